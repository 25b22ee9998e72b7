import {
  CRAWLER_CLASS_TITLES,
  type CrawlerActivity,
  type CrawlerClass,
  type CrawlerVisits,
  LOG_FORMAT_TITLES,
} from '@citelight/contracts/crawler-activity';
import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { DOT, formatInstant, formatNumber } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { MoreList } from '../../ui/more-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SiteLink } from '../../ui/site-text.tsx';
import { Table } from '../../ui/table.tsx';
import { Tip } from '../../ui/tip.tsx';
import { VisitBars } from './visit-bars.tsx';

const plural = (count: number, one: string, more = `${one}s`) => `${formatNumber(count)} ${count === 1 ? one : more}`;

const Section = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="border-line border-t pt-6">
    <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
    <p className="mt-0.5 mb-4 max-w-prose text-muted text-sm">{text}</p>
    {children}
  </section>
);

const CLASS_TEXTS: Record<CrawlerClass, string> = {
  searchIndex: 'They build the indexes that answers cite. A page that they do not fetch cannot be cited.',
  userFetch: 'They fetch a page because somebody asked about it just then.',
  training: 'They collect text for training. No vendor documents an effect on search.',
  ads: 'They check pages that ads lead to.',
};

const IDENTITIES = [
  {
    kind: 'verified',
    tone: 'good',
    icon: ShieldCheck,
    what: 'The address is in the vendor’s published ranges, or its name resolves both ways.',
  },
  { kind: 'claimed', tone: 'neutral', icon: ShieldQuestion, what: 'Nothing but the user agent says so.' },
  {
    kind: 'contradicted',
    tone: 'poor',
    icon: ShieldAlert,
    what: 'The vendor’s list confirmed other visits in this log, and these addresses are not in it.',
  },
] as const;

const Identity = ({ of }: { of: CrawlerVisits }) =>
  IDENTITIES.filter(({ kind }) => of.identity[kind] > 0).map(({ kind, tone, icon: Icon, what }) => (
    <Tip key={kind} text={`${what} ${of.basis}.`} className="cursor-help">
      <Badge tone={tone}>
        <Icon aria-hidden="true" />
        {formatNumber(of.identity[kind])} {kind}
      </Badge>
    </Tip>
  ));

function Crawler({ of }: { of: CrawlerVisits }) {
  const facts = [
    `last visit ${formatInstant(of.lastAt)}`,
    of.robotsTxt > 0 ? `read robots.txt ${plural(of.robotsTxt, 'time')}` : 'did not read robots.txt',
    of.llmsTxt > 0 ? `read llms.txt ${plural(of.llmsTxt, 'time')}` : 'did not read llms.txt',
  ];
  return (
    <li className="grid grid-cols-1 gap-4 rounded-lg border border-line p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold">{of.agent}</h3>
          <p className="text-muted text-sm">
            {of.vendor}
            {DOT}
            {of.product}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <span className="font-semibold tabular-nums">{plural(of.hits, 'visit')}</span>
          <Identity of={of} />
        </div>
      </div>
      <p className="text-muted text-sm">{facts.join(DOT)}</p>
      <VisitBars hours={of.hours} />
      <p className="flex flex-wrap gap-1.5">
        <span className="sr-only">Status codes:</span>
        {Object.entries(of.statuses).map(([status, hits]) => (
          <Badge key={status} tone={Number(status) >= 400 ? 'poor' : 'neutral'}>
            {status} × {formatNumber(hits)}
          </Badge>
        ))}
      </p>
      <div>
        <h4 className="mb-1 font-medium text-sm">Pages</h4>
        <MoreList items={of.paths} step={5} what="pages" className="divide-y divide-line">
          {({ path, hits, lastAt, lastStatus }) => (
            <li key={path} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-1.5 text-sm">
              <bdi className="wrap-anywhere min-w-0 font-mono text-xs">{path}</bdi>
              <span className="text-muted tabular-nums">
                {plural(hits, 'visit')}
                {lastAt && `, last ${lastAt.slice(0, 10)}`}
                {lastStatus !== null && ` (${lastStatus})`}
              </span>
            </li>
          )}
        </MoreList>
        {of.otherPaths > 0 && (
          <p className="mt-1 text-muted text-sm">{plural(of.otherPaths, 'visit')} to further pages, counted together.</p>
        )}
      </div>
    </li>
  );
}

const CLASSES: readonly CrawlerClass[] = ['searchIndex', 'userFetch', 'training', 'ads'];

/** What AI crawlers did, by class; classes are shown side by side and never summed. */
export function ActivityView({ activity }: { activity: CrawlerActivity }) {
  const { crawlers, lines, from, to, formats, crawlerOnlyErrors, unfetchedPages, referrals, contradicted } = activity;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-3">
        <p className="text-muted text-sm">
          {formats.map((id) => LOG_FORMAT_TITLES[id]).join(', ')}
          {from && to && `${DOT}${formatInstant(from)} to ${formatInstant(to)}`}
          {DOT}
          {plural(lines.total, 'line')}, {formatNumber(lines.others)} by people and other bots, dropped
        </p>
        {lines.unread > 0 && (
          <Notice tone="warning">
            {plural(lines.unread, 'line')} could not be read, first at line {lines.unreadAt.slice(0, 5).map(formatNumber).join(', ')}.
          </Notice>
        )}
        {activity.pathsCapped && (
          <Notice tone="warning">The log has more distinct paths than we keep apart; the rest are counted together.</Notice>
        )}
        {crawlers.length === 0 && <Notice>No AI crawler visited in this log.</Notice>}
      </div>
      {CLASSES.map((kind) => {
        const of = crawlers.filter((one) => one.class === kind);
        return of.length === 0 ? null : (
          <Section key={kind} title={CRAWLER_CLASS_TITLES[kind]} text={CLASS_TEXTS[kind]}>
            <MoreList items={of} what="crawlers">
              {(one) => <Crawler key={one.agent} of={one} />}
            </MoreList>
          </Section>
        );
      })}
      {referrals.length > 0 && (
        <Section title="AI referrals" text="People who came to your site from an answer.">
          <ul className="divide-y divide-line">
            {referrals.map(({ engine, hits, paths }) => (
              <li key={engine} className="py-2 text-sm">
                <p className="flex justify-between gap-4">
                  <span className="font-medium">{engine}</span>
                  <span className="text-muted tabular-nums">{plural(hits, 'visit')}</span>
                </p>
                <p className="wrap-anywhere text-muted">
                  <bdi>
                    {paths
                      .slice(0, 5)
                      .map(({ path }) => path)
                      .join(', ')}
                  </bdi>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {crawlerOnlyErrors.length > 0 && (
        <Section
          title="Errors that only crawlers got"
          text="People got these pages without an error. A firewall or a bot rule is the usual cause."
        >
          <MoreList items={crawlerOnlyErrors} what="errors" className="divide-y divide-line">
            {({ path, status, agents, hits }) => (
              <li key={path} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2 text-sm">
                <bdi className="wrap-anywhere min-w-0 font-mono text-xs">{path}</bdi>
                <span className="text-muted">
                  <Badge tone="poor">{status}</Badge> {plural(hits, 'visit')} by {agents.join(', ')}
                </span>
              </li>
            )}
          </MoreList>
        </Section>
      )}
      {unfetchedPages && unfetchedPages.length > 0 && (
        <Section title="Pages that no AI crawler fetched" text="Pages of the report that was newest when you uploaded this log.">
          <MoreList items={unfetchedPages} what="pages" className="grid gap-1.5">
            {(url) => (
              <li key={url}>
                <SiteLink url={url} />
              </li>
            )}
          </MoreList>
        </Section>
      )}
      {contradicted.length > 0 && (
        <Section title="Addresses that posed as a crawler" text="Kept for 30 days after the upload, then deleted.">
          <Table
            caption="Contradicted claims"
            rows={contradicted.slice(0, 50)}
            keyOf={({ agent, address }) => `${agent} ${address}`}
            columns={[
              { title: 'Address', cell: ({ address }) => <bdi className="wrap-anywhere font-mono text-xs">{address}</bdi> },
              { title: 'Claimed to be', cell: ({ agent }) => agent },
              { title: 'Visits', align: 'end', cell: ({ hits }) => formatNumber(hits) },
              { title: 'Last', cell: ({ lastAt }) => formatInstant(lastAt) },
            ]}
          />
          {contradicted.length > 50 && <p className="mt-2 text-muted text-sm">And {formatNumber(contradicted.length - 50)} more.</p>}
        </Section>
      )}
    </div>
  );
}
