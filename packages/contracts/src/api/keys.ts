import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, list, Timestamp } from '../entities.ts';
import { KEY_SCOPES } from '../key-scopes.ts';
import { LIMITS } from '../limits.ts';

/** API keys: made and revoked by a signed-in member, never by another key. */

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  /** Its first characters, by which the owner can tell it from others. */
  start: z.string(),
  /** Credits that it may spend in 24 hours. */
  daily_credits: z.number().int(),
  created_at: Timestamp,
  /** Rounded to the minute; null until the key is first used. */
  last_used_at: Timestamp.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const NewApiKey = z.strictObject({
  name: z.string().trim().min(1, 'Please enter a name').max(LIMITS.keyNameLength, 'Name must be less than 60 characters'),
  scopes: z
    .array(z.enum(KEY_SCOPES))
    .min(1, 'Please choose at least one permission')
    .transform((scopes) => KEY_SCOPES.filter((scope) => scopes.includes(scope))),
  daily_credits: z
    .number('Please enter a whole number')
    .int('Please enter a whole number')
    .min(0, 'Must not be negative')
    .max(LIMITS.keyDailyCreditsMost, 'Must be at most 10,000')
    .default(LIMITS.keyDailyCredits),
});

export const listApiKeys = endpoint({
  id: 'list-api-keys',
  method: 'GET',
  path: '/api/keys',
  access: 'member',
  summary: 'The API keys of the caller that have not been revoked, newest first. The keys themselves cannot be read again.',
  result: list(ApiKey),
});

export const createApiKey = endpoint({
  id: 'create-api-key',
  method: 'POST',
  path: '/api/keys',
  access: 'member',
  summary: 'Create an API key. This answer is the only one that contains it.',
  body: NewApiKey,
  result: ApiKey.extend({ key: z.string() }),
  errors: ['api_key.limit'],
  limitPerMinute: 10,
});

export const revokeApiKey = endpoint({
  id: 'revoke-api-key',
  method: 'DELETE',
  path: '/api/keys/:id',
  access: 'member',
  summary: 'Revoke an API key of the caller. It is refused from then on.',
  params: z.strictObject({ id: Id }),
  result: z.object({ success: z.literal(true) }),
  errors: ['api_key.not_found'],
});
