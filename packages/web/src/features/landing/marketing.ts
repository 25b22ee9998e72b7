/** The words of the landing page that make a promise, in one place for the owner to change. */

/** Read as one sentence each; the figure is set large. */
export const FIGURES = [
  { before: 'Results in', figure: '2 minutes', after: '' },
  { before: 'Up to', figure: '5', after: 'competitors compared' },
  { before: '', figure: '6', after: 'analysis factors' },
  { before: '', figure: '78%', after: 'of users improved' },
] as const;

export const HERO = {
  title: 'Will AI search cite your website?',
  text: 'AI search cites websites that its crawlers can fetch, understand, trust and quote. Enter your address to see how ready yours is, why, and what to do first.',
  action: 'Analyze Website',
  note: 'The first assessment is free.',
  sample: 'See a sample report',
} as const;

/** `tab`: where the sample report shows it; '' stands for its first tab, and no report shows plans. */
export const FEATURES = [
  {
    id: 'score',
    title: 'A score you can take apart',
    text: 'Six factors make up the score. Each opens to its checks, and each check shows the points it is worth.',
    tab: '',
  },
  {
    id: 'evidence',
    title: 'Evidence, quoted from your pages',
    text: 'Every finding quotes your page, names its address and links the published source of the rule.',
    tab: '',
  },
  {
    id: 'chain',
    title: 'Which engine can cite which page',
    text: 'We check every step from crawl to citation, for each engine and page, and show where it breaks.',
    tab: '',
  },
  {
    id: 'topics',
    title: 'Topics and questions',
    text: 'You see which questions your pages answer, which they come close to, and which they miss.',
    tab: 'keywords',
  },
  {
    id: 'opportunities',
    title: 'Content opportunities',
    text: 'You see where a source, an answer or a table would make a page worth quoting, step by step.',
    tab: 'opportunities',
  },
  {
    id: 'schedule',
    title: 'Reports that keep watch',
    text: 'We measure your website again every day, week or month, so you see a change before your visitors do.',
    tab: 'pricing',
  },
] as const;
export type FeatureId = (typeof FEATURES)[number]['id'];

export const ABOUT = [
  {
    title: 'The same site, the same score',
    text: 'Scores come from rules, not from a language model’s mood. Measure twice and you get the same figure.',
  },
  {
    title: 'Evidence has a grade',
    text: 'Documented by vendors, shown in an experiment, observed, or practice: each check of a website says on what it rests, and what is disputed.',
  },
  {
    title: 'What is unknown stays unknown',
    text: 'A page that could not be read is reported as not measured. It is never counted as zero, and no figure is made up.',
  },
] as const;

/** Where the social links lead until the owner sets them in the server’s settings. */
export const SOCIAL_PLACEHOLDERS = ['LinkedIn', 'X', 'YouTube'].map((label) => ({ label, url: '#social' }));
