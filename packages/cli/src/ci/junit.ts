import { type Assessment, type AuditResult, FACTOR_IDS, FACTORS } from '@citelight/contracts';
import { escapeHtml } from '@citelight/engine/documents/markup';
import { UNSCORED } from '@citelight/engine/documents/wording';
import type { Verdict } from './verdict.ts';

/** XML 1.0 has no place for half characters and these two, even as references. */
const xml = (text: string): string => escapeHtml(text.toWellFormed()).replace(/[\ufffe\uffff]/g, ' ');

type Case = { name: string; failure?: string; skipped?: string; out?: string };

const caseXml = (suite: string, { name, failure, skipped, out }: Case): string => {
  const inner = [
    ...(failure === undefined ? [] : [`<failure message="${xml(failure)}"/>`]),
    ...(skipped === undefined ? [] : [`<skipped message="${xml(skipped)}"/>`]),
    ...(out ? [`<system-out>${xml(out)}</system-out>`] : []),
  ].join('');
  return `    <testcase classname="${xml(suite)}" name="${xml(name)}">${inner}</testcase>`;
};

const suiteXml = (name: string, cases: readonly Case[]): string => {
  const count = (has: (one: Case) => boolean) => cases.filter(has).length;
  const counts = `tests="${cases.length}" failures="${count(({ failure }) => failure !== undefined)}" skipped="${count(({ skipped }) => skipped !== undefined)}" errors="0"`;
  return [`  <testsuite name="${xml(name)}" ${counts}>`, ...cases.map((one) => caseXml(name, one)), '  </testsuite>'].join('\n');
};

const findingLines = ({ findings }: AuditResult): string => findings.map(({ where, what }) => `${where}: ${what}`).join('\n');

/** One case for each check, in a suite for each factor. A case fails where the command does: the file and the exit code never disagree. */
export function junitOf(assessment: Assessment, { failures }: Verdict): string {
  const overall = failures.filter(({ audit }) => audit === null).map(({ text }) => text);
  const suites = [
    suiteXml('Overall', [{ name: 'Budgets and caps', ...(overall.length > 0 && { failure: overall.join(' ') }) }]),
    ...FACTOR_IDS.map((factor) =>
      suiteXml(
        FACTORS[factor].title,
        assessment.audits
          .filter((audit) => audit.factor === factor)
          .map((audit): Case => {
            const name = `${audit.title} (${audit.id})`;
            if (audit.state !== 'scored') return { name, skipped: `${UNSCORED[audit.state]}: ${audit.because ?? ''}` };
            const texts = failures.filter((one) => one.audit === audit.id).map(({ text }) => text);
            return { name, out: findingLines(audit), ...(texts.length > 0 && { failure: texts.join(' ') }) };
          }),
      ),
    ),
  ];
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites name="Citelight">', ...suites, '</testsuites>', ''].join('\n');
}
