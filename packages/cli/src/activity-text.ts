import { CRAWLER_CLASS_TITLES, type CrawlerActivity, CrawlerClass, LOG_FORMAT_TITLES } from '@citelight/contracts';
import { plain } from '@citelight/engine/documents/markup';
import type { Colors } from 'picocolors/types';

const SHOWN = 10;
const number = (value: number): string => value.toLocaleString('en-US');
const day = (at: string): string => at.slice(0, 10);
const counted = (value: number, noun: string): string => `${number(value)} ${noun}${value === 1 ? '' : 's'}`;
const more = (left: number): string[] => (left > 0 ? [`  … and ${number(left)} more`] : []);

/** What AI crawlers did, as a person reads it on a terminal: by class, then what needs attention. */
export function activityText(activity: CrawlerActivity, color: Colors): string {
  const { crawlers, lines, from, to } = activity;
  const out = [
    '',
    `${color.bold('AI crawlers in your logs')}  ${color.dim(activity.formats.map((id) => LOG_FORMAT_TITLES[id]).join(', '))}`,
    from && to ? `${day(from)} to ${day(to)} (UTC), ${counted(lines.total, 'line')}` : counted(lines.total, 'line'),
  ];
  if (lines.unread > 0)
    out.push(color.yellow(`${counted(lines.unread, 'line')} could not be read, first at line ${lines.unreadAt.slice(0, 5).join(', ')}.`));
  if (crawlers.length === 0) out.push('', 'No AI crawler visited in this log.');
  for (const kind of CrawlerClass.options) {
    const of = crawlers.filter((one) => one.class === kind);
    if (of.length === 0) continue;
    out.push('', color.bold(CRAWLER_CLASS_TITLES[kind]));
    for (const one of of) {
      const { verified, claimed, contradicted } = one.identity;
      const who = [
        verified > 0 && `${number(verified)} verified`,
        claimed > 0 && `${number(claimed)} claimed`,
        contradicted > 0 && color.red(`${number(contradicted)} contradicted`),
      ].filter(Boolean);
      const errors = Object.entries(one.statuses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, hits]) => `${status} × ${number(hits)}`);
      out.push(`  ${one.agent.padEnd(22)}${number(one.hits).padStart(9)}  ${who.join(', ')}  ${color.dim(`last ${day(one.lastAt)}`)}`);
      if (errors.length > 0) out.push(color.dim(`    errors: ${errors.join(', ')}`));
      if (one.robotsTxt === 0) out.push(color.dim('    did not read robots.txt'));
    }
  }
  const list = (title: string, rows: string[]) => {
    if (rows.length > 0)
      out.push('', color.bold(title), ...rows.slice(0, SHOWN).map((row) => `  ${plain(row)}`), ...more(rows.length - SHOWN));
  };
  list(
    'Errors that only crawlers got',
    activity.crawlerOnlyErrors.map(({ path, status, agents }) => `${status} ${path} (${agents.join(', ')})`),
  );
  list('Pages of the report that no AI crawler fetched', activity.unfetchedPages ?? []);
  list(
    'Visitors from answer engines',
    activity.referrals.map(({ engine, hits }) => `${engine}: ${number(hits)}`),
  );
  if (activity.pathsCapped) out.push('', color.dim('The log has more distinct paths than we keep apart; the rest are counted together.'));
  return `${out.join('\n')}\n`;
}
