import { displayScore } from '@citelight/contracts';
import type { WebhookPayload } from '@citelight/contracts/api/webhooks';

const percent = (share: number): string => `${share > 0 ? '+' : '−'}${Math.abs(Math.round(share * 100))} points`;

/** What Slack would take for markup of its own; a mention cannot be forged by the name of a site. */
const escapeSlack = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An event in a sentence, for a chat. */
function sentence(payload: WebhookPayload): string {
  const { type, data } = payload;
  switch (type) {
    case 'report.completed':
      return `New report for ${data.website_url}: ${displayScore(data.overall_score)} of 100${
        data.previous_score === null ? '' : ` (${displayScore(data.previous_score)} before)`
      }.`;
    case 'report.failed':
      return `The report for ${data.website_url} failed. ${data.error_message}`;
    case 'score.dropped':
      return `The score of ${data.website_url} dropped by ${data.drop.toFixed(1)} points, from ${displayScore(data.previous_score)} to ${displayScore(data.overall_score)}.`;
    case 'visibility.changed':
      return `AI visibility of ${data.website_url} changed: ${data.changes
        .map(({ engine, measure, difference }) => `${engine} ${measure} ${percent(difference)}`)
        .join(', ')}.`;
    case 'webhook.test':
      return data.message;
  }
}

/** The body that Slack’s incoming webhooks take. */
export const slackMessage = (payload: WebhookPayload): { text: string } => ({
  text: `${escapeSlack(sentence(payload))}${'link' in payload.data ? ` <${escapeSlack(payload.data.link)}|Open Citelight>` : ''}`,
});

/** An address as the list shows it. */
export const shownUrl = (url: string, format: 'standard' | 'slack'): string => (format === 'slack' ? `${new URL(url).origin}/…` : url);
