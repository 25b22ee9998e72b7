import { expect, it } from 'vitest';
import { shownUrl, slackMessage } from './webhooks.rules.ts';

const shop = { website_url: 'https://shop.test/', link: 'https://c.test/reports/1?a=1&b=2' };
const end = ' <https://c.test/reports/1?a=1&amp;b=2|Open Citelight>';
it.each([
  ['report.completed', { ...shop, overall_score: 71.6, previous_score: null }, `New report for https://shop.test/: 72 of 100.${end}`],
  [
    'report.completed',
    { ...shop, overall_score: 71.6, previous_score: 60.2 },
    `New report for https://shop.test/: 72 of 100 (60 before).${end}`,
  ],
  [
    'report.failed',
    { ...shop, error_message: 'No <answer> & <!here>.' },
    `The report for https://shop.test/ failed. No &lt;answer&gt; &amp; &lt;!here&gt;.${end}`,
  ],
  [
    'score.dropped',
    { ...shop, drop: 7.25, previous_score: 70, overall_score: 62.75 },
    `The score of https://shop.test/ dropped by 7.3 points, from 70 to 63.${end}`,
  ],
  [
    'visibility.changed',
    {
      ...shop,
      changes: [
        { engine: 'OpenAI', measure: 'mentions', difference: 0.125 },
        { engine: 'Perplexity', measure: 'citations', difference: -0.2 },
      ],
    },
    `AI visibility of https://shop.test/ changed: OpenAI mentions +13 points, Perplexity citations −20 points.${end}`,
  ],
  ['webhook.test', { message: 'It works.' }, 'It works.'],
])('%s in a chat', (type, data, text) => expect(slackMessage({ type, data } as never)).toEqual({ text }));

it('the secret part of a Slack address is not shown', () => {
  expect(shownUrl('https://hooks.slack.test/services/T/B/secret', 'slack')).toBe('https://hooks.slack.test/…');
  expect(shownUrl('https://shop.test/hook', 'standard')).toBe('https://shop.test/hook');
});
