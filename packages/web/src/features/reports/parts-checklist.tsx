import type { PartName, PartStatus, ReportListItem } from '@citelight/contracts/entities';
import { Check, LoaderCircle, X } from 'lucide-react';

const PARTS: { name: PartName; title: string; wait: string }[] = [
  { name: 'keywords', title: 'Keywords & Topics', wait: '15-30 s' },
  { name: 'content', title: 'Content Opportunities', wait: '15-30 s' },
  { name: 'competitors', title: 'Competitors', wait: '30-60 s each' },
];

const STATES: Record<Exclude<PartStatus, 'none'>, { icon: typeof Check; look: string; word: string }> = {
  pending: { icon: LoaderCircle, look: 'text-muted animate-spin', word: 'waiting' },
  processing: { icon: LoaderCircle, look: 'text-accent-text animate-spin', word: 'being made' },
  completed: { icon: Check, look: 'text-good', word: 'ready' },
  failed: { icon: X, look: 'text-poor', word: 'failed' },
};

/** What else is being made of a report, and how long it usually takes. */
export function PartsChecklist({ report: { parts, credits_charged } }: { report: Pick<ReportListItem, 'parts' | 'credits_charged'> }) {
  // Of a free report there is nothing to give back.
  const failed = credits_charged > 0 ? 'failed, its credits were given back' : 'failed';
  const shown = PARTS.flatMap((part) => {
    const status = parts[part.name];
    if (status === 'none') return [];
    return [{ ...part, ...STATES[status], ...(status === 'failed' && { word: failed }), status }];
  });
  return (
    <ul aria-label="Parts of the report" className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
      {shown.map(({ name, title, wait, icon: Icon, look, word, status }) => (
        <li key={name} className="flex items-start gap-2">
          <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${look}`} />
          <span>
            {title}
            <span className="block text-muted text-xs">
              {status === 'pending' || status === 'processing' ? `${word}, takes ${wait}` : word}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
