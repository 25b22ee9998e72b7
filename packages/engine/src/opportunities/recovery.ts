import type { AuditResult } from '@citelight/contracts';
import { quoted } from '../language/excerpt.ts';

/** What can be recovered, and from which audits. */
export type Recovery = { points: number; parts: { title: string; points: number }[] };

const auditOf = (audits: readonly AuditResult[], id: string) => audits.find((audit) => audit.id === id && audit.state === 'scored');

/** A page's part of what audits of pages lost: each faulty page an equal part, as the score counts them. */
export function fromPages(audits: readonly AuditResult[], ids: readonly string[]): Recovery {
  return recovery(
    ids.flatMap((id) => {
      const audit = auditOf(audits, id);
      const faulty = audit?.pages ? audit.pages.applicable - audit.pages.faultless : 1;
      return audit && faulty > 0 ? [{ title: audit.title, points: audit.pointsLost / faulty }] : [];
    }),
  );
}

/** A share (0…1) of what an audit of the site lost. */
export function shareOf(audits: readonly AuditResult[], id: string, share: number): Recovery {
  const audit = auditOf(audits, id);
  return recovery(audit ? [{ title: audit.title, points: audit.pointsLost * Math.min(1, Math.max(0, share)) }] : []);
}

/** Audits that lost nothing here are left out: they show as 0.0. */
function recovery(parts: Recovery['parts']): Recovery {
  const telling = parts.filter(({ points }) => points >= 0.005);
  return { points: telling.reduce((sum, { points }) => sum + points, 0), parts: telling };
}

/** "Recovers up to 1.3 points on “Prices”: “Pages answer their question”, “Text is easy to read”." */
export function inWords({ points, parts }: Recovery, name: string): string {
  if (points < 0.005) return 'Not part of the score, but it gives engines an answer to cite.';
  const amount = points < 0.05 ? 'less than 0.1' : `up to ${points.toFixed(1)}`;
  return `Recovers ${amount} points on ${quoted(name, 60)}: ${parts.map(({ title }) => `“${title}”`).join(', ')}.`;
}

/** What the score does not show. */
export const NO_POINTS: Recovery = { points: 0, parts: [] };
