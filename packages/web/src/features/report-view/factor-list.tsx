import type { Assessment, FactorLimit } from '@citelight/contracts/assessment';
import { displayScore, FACTOR_IDS, FACTORS } from '@citelight/contracts/scores';
import { FactorBar } from '../../ui/factor-bar.tsx';
import { AuditItem } from './audit-item.tsx';
import { Disclosure } from './disclosure.tsx';

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

/** The six factors; each opens to its checks. */
export function FactorList({ analysis }: { analysis: Assessment }) {
  return (
    <div className="divide-y divide-line">
      {FACTOR_IDS.map((id) => (
        <Disclosure
          key={id}
          pad="py-1 sm:py-2.5"
          summary={
            <FactorBar
              title={
                <>
                  {FACTORS[id].title}{' '}
                  <span className="whitespace-nowrap font-normal text-muted text-xs">
                    {FACTORS[id].weight} <span className="max-sm:sr-only">points</span>
                    {/* With the whole word the longest title takes two lines on a phone. */}
                    <span aria-hidden="true" className="sm:hidden">
                      pts
                    </span>
                  </span>
                </>
              }
              score={analysis.scores[id]}
            />
          }
        >
          {() => (
            <div className="pb-3 pl-6">
              <p className="mb-1 text-muted text-sm">{FACTORS[id].asks}</p>
              <FactorLimitNote limit={analysis.factorLimits[id]} />
              <div className="divide-y divide-line">
                {byLoss(analysis.audits.filter(({ factor }) => factor === id)).map((audit) => (
                  <AuditItem key={audit.id} audit={audit} />
                ))}
              </div>
            </div>
          )}
        </Disclosure>
      ))}
    </div>
  );
}
