import type { Assessment, FactorId, FactorLimit } from '@citelight/contracts/assessment';
import { displayScore, FACTOR_IDS, FACTORS } from '@citelight/contracts/scores';
import { ChevronRight, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { FactorBar } from '../../ui/factor-bar.tsx';
import { AuditItem } from './audit-item.tsx';

const DETAILS_ID = 'factor-details';

/** What costs most comes first; what could not be scored comes last. */
const byLoss = (audits: Assessment['audits']) =>
  audits.toSorted((a, b) => Number(b.state === 'scored') - Number(a.state === 'scored') || b.pointsLost - a.pointsLost);

const FactorLimitNote = ({ limit }: { limit: FactorLimit | null }) =>
  limit && (
    <p className="mb-1 text-muted text-sm">
      Limited: {Math.round(limit.share * 100)} % of its weight could be judged. The score is between {displayScore(limit.low)} and{' '}
      {displayScore(limit.high)}.
    </p>
  );

type Props = { analysis: Assessment; chosen: FactorId | null; onChoose: (factor: FactorId | null) => void };

/** The six factors; each opens its checks below both columns, so that neither grows past the other. */
export function FactorList({ analysis, chosen, onChoose }: Props) {
  return (
    <ul className="divide-y divide-line">
      {FACTOR_IDS.map((id) => (
        <li key={id}>
          <button
            type="button"
            aria-expanded={chosen === id}
            aria-controls={chosen === id ? DETAILS_ID : undefined}
            onClick={() => onChoose(chosen === id ? null : id)}
            className="flex w-full items-start gap-2 rounded-md py-0.5 text-left hover:bg-sunken sm:py-2.5"
          >
            <ChevronRight
              aria-hidden="true"
              className={`mt-1 size-4 shrink-0 text-muted transition-transform ${chosen === id ? 'rotate-90' : ''}`}
            />
            <span className="block min-w-0 flex-1">
              <FactorBar
                title={
                  <>
                    {FACTORS[id].title} {/* On a phone the longest title would take two lines with it. */}
                    <span className="whitespace-nowrap font-normal text-muted text-xs max-sm:sr-only">{FACTORS[id].weight} points</span>
                  </>
                }
                score={analysis.scores[id]}
              />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The checks of one factor. */
export function FactorDetails({ analysis, factor, onClose }: { analysis: Assessment; factor: FactorId; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another factor in the same place is led to as well
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [factor]);
  return (
    <section id={DETAILS_ID} aria-label={FACTORS[factor].title} className="rounded-lg border border-line p-4 sm:p-5">
      <div className="flex items-start justify-between gap-4">
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-4 font-semibold text-lg tracking-tight outline-none">
          {FACTORS[factor].title}
        </h3>
        <Button variant="quiet" size="sm" onClick={onClose}>
          <X aria-hidden="true" />
          Close checks
        </Button>
      </div>
      <p className="mb-1 text-muted text-sm">{FACTORS[factor].asks}</p>
      <FactorLimitNote limit={analysis.factorLimits[factor]} />
      <div className="divide-y divide-line">
        {byLoss(analysis.audits.filter((audit) => audit.factor === factor)).map((audit) => (
          <AuditItem key={audit.id} audit={audit} />
        ))}
      </div>
    </section>
  );
}
