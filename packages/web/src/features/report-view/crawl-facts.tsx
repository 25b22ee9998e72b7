import type { Assessment } from '@citelight/contracts/assessment';
import { formatInstant, formatNumber } from '../../lib/format.ts';
import { SiteLink } from '../../ui/site-text.tsx';
import { Disclosure } from './disclosure.tsx';
import { MoreList } from './more-list.tsx';

const kilobytes = (bytes: number) => `${formatNumber(Math.round(bytes / 1000))} kB`;

function Facts({ analysis }: { analysis: Assessment }) {
  const { crawl, site } = analysis;
  const facts = [
    ['Pages', `${formatNumber(crawl.pagesFetched)} read of ${formatNumber(crawl.pagesFound)} found`],
    ['Rendered with scripts', formatNumber(crawl.rendered)],
    ['Read', kilobytes(crawl.bytes)],
    ['Took', `${(crawl.durationMs / 1000).toFixed(1)} s`],
    ['Visited', formatInstant(analysis.assessedAt)],
    ['Language', analysis.language ?? 'not determined'],
    ['robots.txt', site.robots.status === null ? 'no answer' : `status ${site.robots.status}`],
    ['Sitemaps', formatNumber(site.sitemaps.length)],
    ['llms.txt', site.llmsTxt.present ? (site.llmsTxt.valid ? 'present' : 'present, not valid') : 'none'],
    ['Rubric', analysis.rubricVersion],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-5">
      {facts.map(([title, value]) => (
        <div key={title}>
          <dt className="text-muted text-xs">{title}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** About this visit: the figures, every page, and what was left out. */
export function CrawlFacts({ analysis }: { analysis: Assessment }) {
  const { pages, skipped } = analysis;
  return (
    <>
      <Facts analysis={analysis} />
      <div className="mt-4 divide-y divide-line">
        <Disclosure summary={<span className="font-medium text-sm">Pages read ({formatNumber(pages.length)})</span>}>
          {() => (
            <MoreList items={pages} step={20} what="pages" className="divide-y divide-line pb-3 pl-6">
              {(page) => (
                <li key={page.url} className="py-2">
                  <p className="wrap-anywhere text-sm">
                    <bdi>{page.title ?? 'Without a title'}</bdi>
                  </p>
                  <p className="flex flex-wrap gap-x-3 text-muted text-xs">
                    <SiteLink url={page.url} />
                    <span>{page.error ? page.error.message : `status ${page.status ?? 'none'}`}</span>
                    <span>{page.pageType}</span>
                    <span>{formatNumber(page.wordCount)} words</span>
                    {page.jsonLdTypes.length > 0 && <bdi>{page.jsonLdTypes.join(', ')}</bdi>}
                  </p>
                </li>
              )}
            </MoreList>
          )}
        </Disclosure>
        {skipped.length > 0 && (
          <Disclosure summary={<span className="font-medium text-sm">Left out ({formatNumber(skipped.length)})</span>}>
            {() => (
              <MoreList items={skipped} step={20} what="addresses" className="grid grid-cols-1 gap-1.5 pb-3 pl-6">
                {({ url, because }) => (
                  <li key={url} className="text-muted text-sm">
                    <SiteLink url={url} />: {because}
                  </li>
                )}
              </MoreList>
            )}
          </Disclosure>
        )}
      </div>
    </>
  );
}
