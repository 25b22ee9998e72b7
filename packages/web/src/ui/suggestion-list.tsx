import type { SuggestedCompetitor } from '@citelight/contracts/entities';
import { AiMark } from './marks.tsx';
import { SiteLink } from './site-text.tsx';

type Props = {
  suggestions: readonly SuggestedCompetitor[];
  chosen: readonly SuggestedCompetitor[];
  onChange: (chosen: SuggestedCompetitor[]) => void;
  /** One only, in the place of another. */
  single?: boolean;
};

export function SuggestionList({ suggestions, chosen, onChange, single = false }: Props) {
  if (suggestions.length === 0) return <p className="text-muted text-sm">No reachable competitor was found. Please add one by hand.</p>;
  const toggle = (one: SuggestedCompetitor) => {
    if (single) return onChange([one]);
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  };
  return (
    <ul className="grid gap-2">
      {suggestions.map((one) => (
        <li key={one.url}>
          <label className="flex cursor-pointer items-start gap-3 rounded-md border border-line px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft">
            <input
              type={single ? 'radio' : 'checkbox'}
              name="suggested-competitor"
              checked={chosen.includes(one)}
              onChange={() => toggle(one)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0 text-sm">
              <span className="flex flex-wrap items-center gap-2 font-medium">
                <bdi>{one.name}</bdi> {one.aiWritten && <AiMark />}
              </span>
              <span className="block">
                <SiteLink url={one.url} />
              </span>
              <bdi className="block text-muted">{one.reason}</bdi>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
