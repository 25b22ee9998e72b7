import { jsonLdNodes } from '../artifacts/json-ld.ts';
import { excerpt, quoted } from '../language/excerpt.ts';
import { sentences } from '../language/sentences.ts';
import { supported } from '../language/supported.ts';
import { isScored, type SiteQuestion } from '../topics/corpus.ts';
import { isMainTopic } from '../topics/priorities.ts';
import { practisesLaw } from '../topics/profile.ts';
import { isPriceLeftOpen, isUnpriced } from '../topics/typed-questions.ts';
import { listed, nameOf, type OpportunityContext } from './context.ts';
import type { Draft } from './draft.ts';
import { shareOf } from './recovery.ts';

type Asks = NonNullable<SiteQuestion['asks']>;
/** What a sentence or an amount alone proves. */
const BY_FORM: ReadonlySet<Asks> = new Set(['price', 'definition', 'alternatives', 'membership']);
/** Types of schema.org whose bearers treat people: what patients say of them is private, and their praise is often forbidden. */
const OF_HEALTH: ReadonlySet<string> = new Set(
  'MedicalOrganization MedicalBusiness MedicalClinic Hospital Physician IndividualPhysician PhysiciansOffice Psychologist'.split(' '),
);
type Texts = Pick<Draft, 'title' | 'description' | 'actionSteps'>;

/** Typed questions that the site leaves open; the prices that several pages lack are one job. */
export function openQuestions({ corpus, pages, audits }: OpportunityContext): Draft[] {
  // Nor do clients of lawyers praise them in public, and in some countries they must not.
  const ofLaw = corpus.site !== null && practisesLaw(corpus.profile, corpus.site);
  const isPrivate =
    ofLaw || pages.some(({ document }) => [...jsonLdNodes(document.jsonLd)].some(({ types }) => types.some((type) => OF_HEALTH.has(type))));
  // What is said somewhere in another form is not missing.
  const open = corpus.questions.filter(
    (question) =>
      question.origin === 'typed' &&
      question.asks !== undefined &&
      question.asks !== 'steps' &&
      !(question.asks === 'reviews' && isPrivate) &&
      (question.coverage === 'missing' || (question.coverage === 'mentioned' && BY_FORM.has(question.asks))) &&
      !(isPriceLeftOpen(question) && !isUnpriced(question, corpus)),
  );
  const scored = open.filter(isScored).length;
  return [...Map.groupBy(open, ({ asks }) => asks)].flatMap(([asks, questions]): Draft[] => {
    const onPages = questions.filter((question) => pages.some(({ url }) => url === question.page));
    const [first] = onPages;
    const page = pages.find(({ url }) => url === first?.page);
    if (!asks || !first || !page) return [];
    return [
      {
        type: asks === 'definition' ? 'citation_magnet' : 'faq_content',
        page,
        ...textsFor(asks, onPages, nameOf(page), corpus.profile.brand ?? nameOf(page)),
        evidence: evidenceOf(first, page.url),
        ...(isScored(first) && { recovery: shareOf(audits, 'topic-freshness/prompt-coverage', onPages.length / scored) }),
        unscored: true,
        isMain: first.topic === null || corpus.topics.some((topic) => topic.topic === first.topic && isMainTopic(topic)),
      },
    ];
  });
}

const evidenceOf = ({ passage, question }: SiteQuestion, url: string): Draft['evidence'] =>
  passage
    ? { where: passage.url, what: `The closest text we found to ${quoted(question)}`, snippet: excerpt(passage.text) }
    : { where: url, what: `No page we read answers ${quoted(question)}.` };

/** What to write, and what we looked for and did not find. Only the owner knows the facts. */
const JOBS: Readonly<Record<Exclude<Asks, 'price' | 'steps'>, (name: string) => { title: string; lacks: string; steps: string[] }>> = {
  reviews: (name) => ({
    title: `Show what customers say about ${name}`,
    lacks: 'No page we read quotes a customer.',
    steps: [
      `Ask customers of ${name} for reviews and publish them with name, date and source on a page linked from the navigation.`,
      `Link to the platform that has reviews of ${name}.`,
    ],
  }),
  alternatives: (name) => ({
    title: `Compare ${name} with its alternatives`,
    lacks: 'No page we read names the alternatives and how they differ.',
    steps: [
      `Write a page with a comparison table: ${name} and two or three alternatives in the columns, what a buyer compares in the rows.`,
      `Say who is better off with an alternative to ${name}.`,
    ],
  }),
  definition: (name) => ({
    title: `Say in one sentence what ${name} is`,
    lacks: 'No sentence we read begins with the name and says what it is.',
    steps: [`Open the home page with a sentence such as “${bare(name)} is a …” that says what it is and who it is for.`],
  }),
  hours: (name) => ({
    title: `Write out the opening hours of ${name}`,
    lacks: 'We found no days with times in the text of the home or contact page.',
    steps: [`Add the opening hours of ${name} as text, one line per day, with times.`],
  }),
  address: (name) => ({
    title: `Write out the address of ${name}`,
    lacks: 'The markup has an address, but no page shows it as text.',
    steps: [`Add the street, postal code and town of ${name} to the footer or the contact page.`],
  }),
  shipping: (name) => ({
    title: `State what shipping from ${name} costs`,
    lacks: 'We found no amount in a text about shipping.',
    steps: [`State what ${name} charges for shipping, when shipping is free and how long it takes.`],
  }),
  returns: (name) => ({
    title: `Explain how to return an order to ${name}`,
    lacks: 'We found no page or section about returns.',
    steps: [`State how many days customers have to return an order to ${name}, who pays for it and what to do first.`],
  }),
  parking: (name) => ({
    title: `Say where visitors of ${name} can park`,
    lacks: 'We found no sentence about parking.',
    steps: [`Write where visitors of ${name} can park and what it costs.`],
  }),
  payment: (name) => ({
    title: `List the payment methods of ${name}`,
    lacks: 'We found no sentence about payment.',
    steps: [`Write which means of payment ${name} accepts and when it is due.`],
  }),
  cancellation: (name) => ({
    title: `Explain how to cancel with ${name}`,
    lacks: 'We found no sentence about cancellation.',
    steps: [`Write until when customers of ${name} can cancel and what it costs.`],
  }),
  license: (name) => ({
    title: `State the license of ${name}`,
    lacks: 'We found no sentence that names a license.',
    steps: [`Write under which license ${name} may be used, and link its text.`],
  }),
  jobs: (name) => ({
    title: `Describe how to apply at ${name}`,
    lacks: 'We found no text about open positions.',
    steps: [`Write which positions ${name} has to fill and how to apply.`],
  }),
  contact: (name) => ({
    title: `Write out how to reach ${name}`,
    lacks: 'We found neither an email address nor a phone number.',
    steps: [`Write an email address or a phone number of ${name} on a contact page.`],
  }),
  dates: (name) => ({
    title: `State when ${name} takes place`,
    lacks: 'We found no full date in the text of the home page.',
    steps: [`Add the first and last day of ${name}, with the year, to the text of the home page.`],
  }),
  venue: (name) => ({
    title: `Describe the venue of ${name}`,
    lacks: 'We found no section about the venue.',
    steps: [`State where ${name} takes place, with street and town, and how to get there.`],
  }),
  tickets: (name) => ({
    title: `State what ${name} costs and how to register`,
    lacks: 'We found no amount in a text about registration.',
    steps: [`State what each kind of ticket for ${name} costs, how long it is on sale and how to register.`],
  }),
  program: (name) => ({
    title: `Publish the schedule of ${name} as text`,
    lacks: 'We found no schedule with times.',
    steps: [`Put the schedule of ${name} into a table with a row for each slot: time, title, speaker.`],
  }),
  membership: (name) => ({
    title: `Explain how to join ${name}`,
    lacks: 'We found no section that says how to become a member.',
    steps: [`State who can join ${name}, what it costs per year and what to do first.`],
  }),
  publications: (name) => ({
    title: `List the publications of ${name}`,
    lacks: 'We found no list of publications.',
    steps: [`List the publications of ${name} as text, each with authors, title, year and a link.`],
  }),
};
const bare = (name: string): string => name.replace(/^“|”$/g, '');

function textsFor(asks: Asks, questions: readonly SiteQuestion[], page: string, brand: string): Texts {
  const asked = listed(questions.map(({ question }) => question));
  if (asks === 'price' || asks === 'steps') {
    const names = questions.map(({ topic }) => topic ?? brand);
    return {
      title: `State what ${listed(names)} ${names.length > 1 ? 'cost' : 'costs'}`,
      description: `People ask what it costs (${asked}). We found no amount with a currency in the text about ${names.length > 1 ? 'them' : 'it'}.`,
      actionSteps: [
        `Add the price or starting price, with its currency and what it includes, to the text of ${quoted(page, 80)}${names.length > 1 ? ' and of each of the others' : ''}.`,
        `If the price of ${quoted(names[0] ?? brand, 60)} varies, say what it depends on and give an example with its amount.`,
      ],
    };
  }
  const { title, lacks, steps } = JOBS[asks](quoted(brand, 60));
  return { title, description: `People ask this before they decide (${asked}). ${lacks}`, actionSteps: steps };
}

/** Tasks that a heading names and the text below only touches. */
export function undescribedTasks({ corpus, pages }: OpportunityContext): Draft[] {
  return corpus.questions.flatMap(({ asks, coverage, page: url, passage, question }): Draft[] => {
    const page = pages.find((one) => one.url === url);
    if (asks !== 'steps' || coverage === 'answered' || !page || !passage?.heading) return [];
    return [
      {
        type: 'faq_content',
        page,
        title: `Write down the steps of ${quoted(passage.heading, 80)}`,
        description: `People ask ${quoted(question)}. The text below ${quoted(passage.heading, 80)} is short and has no list, command or example.`,
        actionSteps: [`Describe ${quoted(passage.heading, 80)} in a numbered list, one action per step, and end with the result.`],
        evidence: { where: page.url, what: 'A task without its steps', snippet: excerpt(passage.text) },
      },
    ];
  });
}

/** Characters and sentences of steps told in running text. */
const [STEPS_CHARS, STEPS] = [250, 4];
/** Tasks that are told in running text: a reader who follows along loses the place, and an engine quotes a list. */
export function unnumberedTasks({ corpus, pages }: OpportunityContext): Draft[] {
  const found = corpus.questions.flatMap(({ asks, coverage, page: url, passage }) => {
    const page = pages.find((one) => one.url === url);
    const at = page?.document.blocks.findIndex(({ kind, text }) => kind === 'heading' && text === passage?.heading) ?? -1;
    if (asks !== 'steps' || coverage !== 'answered' || !page || !passage?.heading || at < 0) return [];
    const { blocks } = page.document;
    const end = blocks.findIndex(({ kind, region }, index) => index > at && (kind === 'heading' || region !== 'main'));
    const below = blocks.slice(at + 1, end < 0 ? undefined : end);
    const text = below.map((block) => block.text).join('\n');
    const isProse = below.every(({ kind }) => kind === 'paragraph') && text.length >= STEPS_CHARS;
    return isProse && sentences(text, supported(corpus.language)).length >= STEPS ? [{ page, heading: passage.heading, text }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const heading = quoted(first.heading, 80);
  return [
    {
      type: 'data_structure',
      page: first.page,
      title: `Number the steps of ${listed(found.map((one) => one.heading))}`,
      description: `The text below ${heading} describes several actions in a paragraph. Engines show steps as a list and prefer pages that number them.`,
      actionSteps: [
        `Turn the text of ${heading} into a numbered list, one action per step${found.length > 1 ? ', then do the same with the others' : ''}.`,
      ],
      evidence: { where: first.page.url, what: 'Steps in running text', snippet: excerpt(first.text) },
    },
  ];
}
