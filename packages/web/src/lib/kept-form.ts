import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useUser } from './auth.ts';

const kept = new Map<string, FieldValues>();
const keptTexts = new Map<string, string>();

/**
 * A form whose unsent text outlives its screen, as long as the page and for the same user: a session that ends takes the screen away, and a dialog may be
 * closed by a slip.
 */
export function useKeptForm<T extends FieldValues>(name: string, resolver: Resolver<T>, empty: T): UseFormReturn<T> {
  const key = `${useUser().id} ${name}`;
  // safe: kept under this name, hence of this form
  const form = useForm<T>({ resolver, defaultValues: (kept.get(key) ?? empty) as DefaultValues<T> });
  useEffect(() => () => void kept.set(key, form.getValues()), [key, form]);
  return form;
}

/** The same for a single text; undefined while nothing is being typed, which is also how whoever sends or gives it up forgets it. */
export function useKeptText(name: string): [text: string | undefined, setText: (text: string | undefined) => void] {
  const key = `${useUser().id} ${name}`;
  const [text, setText] = useState(keptTexts.get(key));
  const change = (next: string | undefined) => {
    if (next === undefined) keptTexts.delete(key);
    else keptTexts.set(key, next);
    setText(next);
  };
  return [text, change];
}
