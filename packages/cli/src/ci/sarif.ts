import { createHash } from 'node:crypto';
import { type Assessment, type AuditResult, type Finding, PRODUCT_NAME } from '@citelight/contracts';
import { plain } from '@citelight/engine/documents/markup';
import { pagePath } from './page-path.ts';
import type { Verdict } from './verdict.ts';

/** What the home page is called: GitHub wants a path that is not empty. */
const HOME = 'index.html';
const NAME_OF_SITE = 'SITE';

/** GitHub refuses addresses with a scheme, so pages stand as paths below the site. */
function location({ where }: Finding, siteUrl: string) {
  const path = pagePath(where, siteUrl);
  const onSite = path.startsWith('/');
  const uri = onSite ? path.slice(1).replace(/^[^/?]*/, (segment) => segment.replaceAll(':', '%3A')) : where.replace(/^\w+:\/\//, '');
  const artifactLocation = { uri: onSite ? uri || HOME : encodeURI(uri), ...(onSite && { uriBaseId: NAME_OF_SITE }) };
  return { physicalLocation: { artifactLocation, region: { startLine: 1 } } };
}

/** The same finding has the same print in the next run, however it is worded and wherever the site is deployed. */
const fingerprint = (audit: string, page: string, nth: number): string =>
  createHash('sha256').update(`${audit}\n${page}\n${nth}`).digest('hex').slice(0, 32);

const levelOf = ({ pointsLost }: AuditResult) => (pointsLost > 0 ? 'warning' : 'note');

/** The findings as SARIF 2.1.0 (OASIS), in the part of it that GitHub's code scanning reads. Ignored findings are suppressed with their reason. */
export function sarifOf(assessment: Assessment, { exceptionFor, isNew }: Verdict): string {
  const { url, audits, gates, rubricVersion } = assessment;
  const faulty = audits.filter(({ score, findings }) => score !== null && score < 1 && findings.length > 0);
  const rules = [
    ...faulty.map((audit) => ({
      id: audit.id,
      name: audit.id,
      shortDescription: { text: plain(audit.title) },
      fullDescription: { text: plain(audit.why) },
      help: { text: plain(`${audit.fix}\n\n${audit.sources.map(({ title, url: source }) => `${title}: ${source}`).join('\n')}`) },
      defaultConfiguration: { level: levelOf(audit) },
      properties: { tags: [audit.factor] },
    })),
    ...gates.map(({ id, title }) => ({
      id,
      name: id,
      shortDescription: { text: plain(title) },
      defaultConfiguration: { level: 'error' },
    })),
  ];
  const results = faulty.flatMap((audit) => {
    const nth = new Map<string, number>();
    return audit.findings.map((finding) => {
      const page = pagePath(finding.where, url);
      const count = (nth.get(page) ?? 0) + 1;
      nth.set(page, count);
      const exception = exceptionFor(audit.id, finding);
      const fresh = isNew(audit.id, finding);
      return {
        ruleId: audit.id,
        level: levelOf(audit),
        message: { text: plain(finding.what) },
        locations: [location(finding, url)],
        partialFingerprints: { 'citelight/v1': fingerprint(audit.id, page, count) },
        ...(fresh !== null && { baselineState: fresh ? 'new' : 'unchanged' }),
        ...(exception && { suppressions: [{ kind: 'external', justification: plain(exception.reason) }] }),
        properties: { url: finding.where },
      };
    });
  });
  const capped = gates.map(({ id, because, cap }) => ({
    ruleId: id,
    level: 'error',
    message: { text: plain(`${because} The score is capped at ${cap}.`) },
    locations: [location({ where: url, what: '' }, url)],
    partialFingerprints: { 'citelight/v1': fingerprint(id, '', 1) },
    properties: { url },
  }));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: PRODUCT_NAME, semanticVersion: rubricVersion, rules } },
        originalUriBaseIds: { [NAME_OF_SITE]: { uri: `${new URL(url).origin}/` } },
        columnKind: 'utf16CodeUnits',
        results: [...capped, ...results],
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
