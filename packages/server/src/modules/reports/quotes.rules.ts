import { z } from 'zod';

/** The price of an analysis as it was said, for whom and until when. */
export const Quote = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  url: z.string(),
  baseOnly: z.boolean(),
  credits: z.number(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});
export type Quote = z.infer<typeof Quote>;
