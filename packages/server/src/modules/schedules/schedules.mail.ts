import { COMPREHENSIVE_COST, displayScore, PRODUCT_NAME } from '@citelight/contracts';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h } from 'react';
import { Action, Layout, Paragraph, Score } from '../../platform/mail/layout.ts';
import { changeInWords } from './schedules.rules.ts';

export type FinishedReport = {
  website: string;
  /** The free assessment; else a scheduled report. */
  isFree: boolean;
  score: number;
  isFirst: boolean;
  /** Under the same rubric; null where there is none. */
  scoreBefore: number | null;
  /** The first things to do, most worth first. */
  todo: readonly string[];
  link: string;
  unsubscribeLink: string;
};

/** A report is ready. */
export const FinishedReportMail = ({ website, isFree, score, isFirst, scoreBefore, todo, link, unsubscribeLink }: FinishedReport) =>
  h(
    Layout,
    {
      preview: `${website}: ${displayScore(score)} of 100`,
      heading: isFree ? 'Your report is ready' : `Your new report for ${website}`,
      footer: isFree
        ? `You get this email because you asked ${PRODUCT_NAME} to assess ${website}.`
        : `You get this email because ${PRODUCT_NAME} assesses ${website} for you on a schedule.`,
    },
    h(Paragraph, null, `Readiness for AI search: ${displayScore(score)} of 100. ${changeInWords(score, scoreBefore, isFirst)}`),
    h(Score, { score, change: scoreBefore === null ? null : `${displayScore(scoreBefore)} → ${displayScore(score)}` }),
    todo.length > 0 ? h(Paragraph, null, 'What to do first:') : null,
    h(
      Section,
      { style: { margin: '0 0 16px' } },
      ...todo.map((title, i) =>
        h(Text, { key: title, style: { fontSize: 16, lineHeight: '25px', margin: '0 0 8px' } }, `${i + 1}. ${title}`),
      ),
    ),
    h(Action, { href: link }, 'Open the report'),
    h(
      Text,
      { style: { fontSize: 13, lineHeight: '20px', margin: 0 } },
      h(
        Link,
        { href: unsubscribeLink, style: { color: '#5b6472' } },
        isFree ? 'Stop emails about finished reports' : 'Stop emails about automated reports',
      ),
    ),
  );

/** A scheduled report was skipped because there were too few credits. */
export const SkippedReportMail = ({ website, link, available }: { website: string; link: string; available: number }) =>
  h(
    Layout,
    {
      preview: `The scheduled report for ${website} was skipped`,
      heading: 'Too few credits for your scheduled report',
      footer: 'You get this email once, until a scheduled report can run again.',
    },
    h(
      Paragraph,
      null,
      `We skipped the scheduled report for ${website}. It needs ${COMPREHENSIVE_COST} credits, and you have ${available}. We will try again on its next due date.`,
    ),
    h(Action, { href: link }, 'Buy credits'),
  );
