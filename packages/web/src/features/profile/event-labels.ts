import type { WebhookEvent } from '@citelight/contracts/api/webhooks';

export const EVENT_LABELS: Record<WebhookEvent, string> = {
  'report.completed': 'A report is completed',
  'report.failed': 'A report fails',
  'score.dropped': 'The score drops',
  'visibility.changed': 'AI visibility changes',
};
