import { type AuditResult, type Finding, TIER_TITLES } from '@citelight/contracts/assessment';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Quote, SiteLink } from '../../ui/site-text.tsx';
import { Disclosure } from './disclosure.tsx';
import { MoreList } from './more-list.tsx';

export function FindingList({ findings, total }: { findings: readonly Finding[]; total: number }) {
  return (
    <>
      <MoreList items={findings} what="findings" className="grid grid-cols-1 gap-3">
        {(finding, index) => (
          <li key={`${index} ${finding.where}`} className="grid grid-cols-1 gap-1">
            <p className="wrap-anywhere text-sm">
              <bdi dir="ltr">{finding.what}</bdi>
            </p>
            <p>
              <SiteLink url={finding.where} />
            </p>
            {finding.snippet && <Quote text={finding.snippet} />}
          </li>
        )}
      </MoreList>
      {total > findings.length && (
        <p className="mt-2 text-muted text-xs">
          Showing the first {findings.length} of {total}.
        </p>
      )}
    </>
  );
}

const STATES = { notApplicable: 'does not apply', unmeasured: 'not measured', error: 'could not be checked' };

function Outcome({ audit }: { audit: AuditResult }) {
  if (audit.state !== 'scored') return <Badge tone="outline">{STATES[audit.state]}</Badge>;
  if (audit.weight === 0) return <Badge tone="outline">for information</Badge>;
  const lost = audit.pointsLost;
  const tone = lost < 0.05 ? 'good' : (audit.score ?? 0) >= 0.6 ? 'fair' : 'poor';
  return (
    <Badge tone={tone}>
      {audit.pointsWon.toFixed(1)} of {(audit.pointsWon + lost).toFixed(1)} points
    </Badge>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h5 className="mb-1 font-medium text-muted text-xs uppercase tracking-wide">{title}</h5>
    {children}
  </section>
);

/** One check: what was found and where, why it matters and how sure that is, and how to put it right. */
export function AuditItem({ audit }: { audit: AuditResult }) {
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
          <span className="min-w-0">{audit.title}</span>
          <Outcome audit={audit} />
        </span>
      }
    >
      {() => (
        <div className="grid grid-cols-1 gap-4 pb-4 pl-6 text-sm">
          <Part title="What was found">
            {audit.because && <p>{audit.because}</p>}
            {audit.pages && (
              <p>
                {audit.pages.faultless} of {audit.pages.applicable} {audit.pages.applicable === 1 ? 'page' : 'pages'} without fault.
              </p>
            )}
            {audit.findings.length > 0 && (
              <div className="mt-2">
                <FindingList findings={audit.findings} total={audit.findingsTotal} />
              </div>
            )}
            {audit.findings.length === 0 && audit.state === 'scored' && !audit.pages && <p>No fault was found.</p>}
          </Part>
          <Part title="Why it matters">
            <p className="max-w-prose">{audit.why}</p>
            <p className="mt-1.5 text-muted">Evidence: {TIER_TITLES[audit.tier]}.</p>
            <ul className="mt-1 grid gap-0.5">
              {audit.sources.map((source) => (
                <li key={source.url}>
                  <a
                    href={source.url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="text-accent-text underline decoration-1 underline-offset-4"
                  >
                    {source.title}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
            {audit.contested && <p className="mt-1.5 max-w-prose text-muted">Contested: {audit.contested}</p>}
          </Part>
          <Part title="How to fix it">
            <p className="max-w-prose">{audit.fix}</p>
          </Part>
        </div>
      )}
    </Disclosure>
  );
}
