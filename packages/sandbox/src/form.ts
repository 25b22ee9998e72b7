import { invalid } from './errors.ts';

/** Parameters as the API takes them: a form whose names nest with brackets, such as `items[0][price]`. */
export type Params = { [name: string]: string | Params };

const PARTS = /[^[\]]+/g;

export function parseForm(text: string): Params {
  const root: Params = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.match(PARTS) ?? [];
    const last = path.pop();
    if (last === undefined) continue;
    let at = root;
    for (const part of path) {
      at[part] ??= Object.create(null) as Params;
      const next = at[part];
      if (typeof next === 'string') throw invalid(`Invalid parameter: ${name}`, name);
      at = next;
    }
    at[last] = value;
  }
  return root;
}

/** The value of one parameter that is no group. */
export function text(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || typeof value === 'string') return value;
  throw invalid(`Invalid string: ${name}`, name);
}

export function needed(params: Params, name: string): string {
  const value = text(params, name);
  if (value === undefined || value === '') throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  return value;
}

export function group(params: Params, name: string): Params {
  const value = params[name];
  if (value === undefined) return {};
  if (typeof value === 'string') throw invalid(`Invalid object: ${name}`, name);
  return value;
}

/** `items[0]…`, `items[1]…` in their order. */
export const listed = (params: Params, name: string): Params[] => {
  const all = group(params, name);
  return Object.keys(all).map((index) => group(all, index));
};

export function whole(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value)) throw invalid(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
  return Number(value);
}

export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, name);
  return value === 'true';
}

export const metadataOf = (params: Params): Record<string, string> =>
  Object.fromEntries(Object.entries(group(params, 'metadata')).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));

/** Like Stripe, what nobody knows is refused. */
export function only(params: Params, ...names: string[]): void {
  for (const name of Object.keys(params))
    if (!names.includes(name) && name !== 'expand') throw invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
}
