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
} as const;

export const FEATURES = [
  {
    id: 'score',
    title: 'A score you can take apart',
    text: 'Six factors make the score. Each opens to its checks, and each check says how many points it holds.',
  },
  {
    id: 'evidence',
    title: 'Evidence, quoted from your pages',
    text: 'Every finding shows the very line of your website and where it stands, beside the published source of the rule.',
  },
  {
    id: 'chain',
    title: 'From crawler to citation',
    text: 'For each AI search engine and page the whole chain is followed, and the first link that breaks is named.',
  },
  {
    id: 'topics',
    title: 'Keyword and topic gaps',
    text: 'The questions people put to AI search, against the passages on your site that would answer them.',
  },
  {
    id: 'opportunities',
    title: 'Content opportunities',
    text: 'Where a figure, an answer, a table or an expert’s name would make a page worth quoting, step by step.',
  },
  {
    id: 'schedule',
    title: 'Reports that keep watch',
    text: 'Every day, week or month your website is measured again, so that you see a change before your visitors do.',
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
