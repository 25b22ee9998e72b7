import { displayScore } from '@citelight/contracts';
import { createElement as h } from 'react';
import { Action, Layout, Paragraph, Quote, Score } from '../../platform/mail/layout.ts';

export type SharedReport = {
  host: string;
  score: number;
  summary: string;
  link: string;
  from: string;
  recipientName: string | null;
  message: string | null;
  /** For how long the link works. */
  days: number;
};

/** A report that a member sends to somebody. Names and messages are text: React escapes them. */
export const ShareMail = ({ host, score, summary, link, from, recipientName, message, days }: SharedReport) =>
  h(
    Layout,
    {
      preview: `${displayScore(score)} of 100: how ready ${host} is for AI search`,
      heading: `AI search readiness of ${host}: ${displayScore(score)} of 100`,
      footer: `${from} sent you this report. Anyone with the link can read it without signing in. The link works for ${days} days, unless the sender ends it sooner or renews it.`,
    },
    h(Paragraph, null, recipientName ? `Hello ${recipientName},` : 'Hello,'),
    h(Paragraph, null, `${from} shared a report with you.`),
    message ? h(Quote, null, message) : null,
    h(Score, { score, change: null }),
    h(Paragraph, null, summary),
    h(Action, { href: link }, 'Read the report'),
  );
