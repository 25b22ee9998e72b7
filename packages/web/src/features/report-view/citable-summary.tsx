import type { EngineVerdict } from '@citelight/contracts/assessment';
import { CircleCheck, CircleX } from 'lucide-react';
import { LINKS } from './citable-pages.tsx';
import { goTo } from './go-to.ts';

/** Where the grid of engines and pages stands. */
export const CITABLE_ID = 'citable-pages';

/** Whether engines can cite the pages, in a sentence; the grid further down has each of them. */
export function CitableSummary({ engines }: { engines: readonly EngineVerdict[] }) {
  const search = engines.filter(({ purpose }) => purpose !== 'training');
  if (search.length === 0) return null;
  const cells = search.flatMap(({ pages }) => pages);
  const barred = cells.filter(({ citable }) => citable === false);
  const count = new Set(cells.map(({ url }) => url)).size;
  const free = count - new Set(barred.map(({ url }) => url)).size;
  const links = Map.groupBy(barred, ({ brokenLink }) => brokenLink);
  const [worst] = [...links].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  const Icon = barred.length === 0 ? CircleCheck : CircleX;
  return (
    <p className="flex gap-2 text-sm">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${barred.length === 0 ? 'text-good' : 'text-poor'}`} />
      <span>
        {barred.length === 0
          ? `Every page is open to all ${search.length} engines.`
          : `${free} of ${count} ${count === 1 ? 'page is' : 'pages are'} open to all ${search.length} engines.${worst ? ` Most common block: ${LINKS[worst]}.` : ''}`}{' '}
        <button
          type="button"
          onClick={() => goTo(CITABLE_ID)}
          className="font-medium text-accent-text underline decoration-1 underline-offset-4"
        >
          Engine by engine
        </button>
      </span>
    </p>
  );
}
