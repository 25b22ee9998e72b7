import { CodedError } from '@citelight/contracts';
import type { RealtimeEvent } from '@citelight/contracts/api/site';
import { limitKey } from '../../platform/client-address.ts';
import type { MemberContext } from '../../platform/context.ts';

/** The event stream of one browser. It carries topics; the browser fetches what it shows again. */

const HEARTBEAT_MS = 20_000;
/** A browser that does not read: what waits for it stays this small, because an event that waits already is not added. */
const MOST_WAITING = 200;

/** A member with many windows, and an office behind one address. */
const MOST_OF_MEMBER = 30;
const MOST_OF_ADDRESS = 300;
const openOf = new Map<string, number>();

/** Counts one more stream of each, or throws realtime.too_many; what is returned counts it back. */
function takePlace(limits: readonly (readonly [who: string, most: number])[]): () => void {
  const count = (who: string, by: number) => {
    const open = (openOf.get(who) ?? 0) + by;
    if (open > 0) openOf.set(who, open);
    else openOf.delete(who);
  };
  if (limits.some(([who, most]) => (openOf.get(who) ?? 0) >= most)) throw new CodedError('realtime.too_many');
  for (const [who] of limits) count(who, 1);
  return () => {
    for (const [who] of limits) count(who, -1);
  };
}

const line = (event: RealtimeEvent) => `data: ${JSON.stringify(event)}\n\n`;

/** `stillValid` says whether the sign-in is still good; it is asked with every heartbeat. Throws realtime.too_many. */
export function openStream(ctx: MemberContext, stillValid: () => Promise<boolean>, heartbeatMs = HEARTBEAT_MS): ReadableStream<Uint8Array> {
  const leavePlace = takePlace([
    [`member ${ctx.user.id}`, MOST_OF_MEMBER],
    [`address ${limitKey(ctx.ip)}`, MOST_OF_ADDRESS],
  ]);
  const encoder = new TextEncoder();
  const waiting = new Set<string>();
  let close = () => {};

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const flush = () => {
          for (const text of waiting) {
            if ((controller.desiredSize ?? 0) <= 0) return;
            waiting.delete(text);
            controller.enqueue(encoder.encode(text));
          }
        };
        const unsubscribe = ctx.changes.subscribe(ctx.user.id, (event) => {
          // Too many different reports at once: that something of the topic changed is enough to know.
          waiting.add(line(waiting.size < MOST_WAITING ? event : { topic: event.topic, report_id: null }));
          flush();
        });
        const heartbeat = setInterval(async () => {
          if (!(await stillValid())) return close();
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(': still here\n\n'));
          flush();
        }, heartbeatMs);
        const expiry = setTimeout(() => close(), Math.max(0, ctx.user.expiresAt * 1000 - ctx.now().getTime()));
        let open = true;
        close = () => {
          if (!open) return;
          open = false;
          unsubscribe();
          leavePlace();
          clearInterval(heartbeat);
          clearTimeout(expiry);
          ctx.stopping.removeEventListener('abort', close);
          try {
            controller.close();
          } catch {
            // the browser closed it first
          }
        };
        ctx.stopping.addEventListener('abort', close);
        controller.enqueue(encoder.encode('retry: 2000\n: connected\n\n'));
      },
      pull(controller) {
        for (const text of waiting) {
          waiting.delete(text);
          return controller.enqueue(encoder.encode(text));
        }
      },
      cancel: () => close(),
    },
    { highWaterMark: 16 },
  );
}
