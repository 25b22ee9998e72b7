import { CodedError } from '@citelight/contracts';
import { McpServer, type ServerContext } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { type Answer, failure, fenced } from './answers.ts';

type Described = { description: string; input: z.ZodType };
/** A function for each of the described tools. */
export type Tools<D extends Record<string, Described>> = {
  [T in keyof D]: (args: z.output<D[T]['input']>, context: ServerContext) => Answer | Promise<Answer>;
};

/** Arguments as their schema makes them. @throws CodedError request.invalid, naming each argument that is wrong */
function parsed(input: z.ZodType, args: unknown): unknown {
  const { success, data, error } = input.safeParse(args);
  if (success) return data;
  const problems = error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `There is no argument ${issue.keys.join(', ')}.`
      : `${issue.path.join('.') || 'The arguments'}: ${issue.message}`,
  );
  throw new CodedError('request.invalid', problems.join(' '));
}

/** The schema that clients are told, without its check: what is wrong is answered with our codes instead of the library's words. */
const unchecked = (input: z.ZodType): z.ZodType => {
  const standard = input['~standard'];
  const open = { version: standard.version, vendor: standard.vendor, jsonSchema: standard.jsonSchema };
  return { '~standard': { ...open, validate: (value: unknown) => ({ value }) } } as unknown as z.ZodType; // safe: the library reads only this
};

/** A server with these tools, for one connection or one request. */
export function createToolServer<D extends Record<string, Described>>(described: D, tools: Tools<D>): McpServer {
  const server = new McpServer({ name: 'citelight', version: '1.0.0' }, { capabilities: { tools: {} } });
  for (const [name, { description, input }] of Object.entries(described))
    server.registerTool(name, { description, inputSchema: unchecked(input) }, async (args, context) => {
      try {
        return fenced(await (tools[name] as Tools<Record<string, Described>>[string])(parsed(input, args ?? {}), context));
      } catch (error) {
        return failure(error);
      }
    });
  return server;
}
