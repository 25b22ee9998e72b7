import type { KeyScope } from '@citelight/contracts/key-scopes';

/** What each scope of an API key lets its holder do, in the owner's words. */
export const SCOPE_LABELS: Record<KeyScope, { title: string; text: string }> = {
  read_reports: { title: 'Read reports', text: 'Reports, scores, keywords, competitors and AI visibility.' },
  run_analyses: { title: 'Run analyses', text: 'Start analyses. They are paid for with your credits.' },
  manage_competitors: { title: 'Manage competitors', text: 'Add, replace and remove competitors.' },
};
