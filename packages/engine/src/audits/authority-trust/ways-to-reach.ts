import { memoize } from '../../artifacts/memoize.ts';
import type { PageDocument } from '../../artifacts/page.ts';
import { PHONE_WORD } from '../../language/phone.ts';
import { exampleContacts, mailsExample, withoutExamples } from '../../page/example-contacts.ts';
import { isNamed } from '../../page/page-names.ts';
import type { ReadPage } from '../audit.ts';

/** Where those who write a program are told what is wrong with it. */
const TRACKER = /^https?:\/\/(?:[\w-]+\.)*(?:github|gitlab|codeberg|bitbucket)\.[a-z]{2,4}\/[^?#]+\/issues(?:[/?#]|$)/i;
/** A heading that says contact, and a link below it: a form of another service, a profile. */
const leadsOn = memoize(({ blocks }: PageDocument): boolean =>
  blocks.some(
    ({ kind, text }, at) =>
      kind === 'heading' &&
      isNamed('contact', text, true) &&
      blocks.slice(at + 1, at + 1 + BELOW).some((block) => block.kind !== 'heading' && block.links.length > 0),
  ),
);
/** Blocks below a heading that belong to it. */
const BELOW = 3;
export const OF_A_BODY = [leadsOn];
/** What a frame shows that is no form. */
const NO_FORM = /(?<![a-z])maps?(?![a-z])|openstreetmap|youtube|vimeo|spotify|soundcloud/i;
/** A contact page shows another site in a frame: a form of some service, as far as anybody can tell. */
const framesForm = ({ pageType, leads = [], links }: PageDocument): boolean =>
  pageType === 'contact' &&
  leads.some(
    ({ href, internal }) => !internal && /^https?:/.test(href) && !NO_FORM.test(href) && !links.some((link) => link.href === href),
  );
const leadsToSomebody = (href: string): boolean => (/^(?:mailto|tel):/i.test(href) && !mailsExample(href)) || TRACKER.test(href);
/** A contact page helps only with a way to be reached. */
const hasMeans = ({ document }: ReadPage): boolean =>
  leadsOn(document) ||
  framesForm(document) ||
  document.links.some(({ href, block }) => leadsToSomebody(href) && !exampleContacts(document).blocks.has(block)) ||
  document.forms.some(({ password, fields }) => !password && fields >= 2);

/** An address for mail or a number to call that is written out. Years and days stand in brackets as well. */
const WRITTEN = new RegExp(
  String.raw`(?:^|[\s:：])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}(?:\s|$|[,;.)])|(?:${PHONE_WORD}\D{0,20}?|\+|\()(?!(?:19|20)\d\d\s?[-./])\d[\d\s()./-]{6,20}\d`,
  'iu',
);
/** The same hidden from collectors of addresses: "office at acme dot org", "office (at) acme.org". */
const SPELLED =
  /[\w.+-]+\s?[([]\s?at\s?[)\]]\s?[\w-]+(?:\s?[([]\s?dot\s?[)\]]\s?|\.)[a-z]{2,12}(?!\w)|[\w.+-]+ at [\w-]+ dot [a-z]{2,12}(?!\w)/i;
const LONGEST = 200;
export const writesContact = memoize((document: PageDocument): boolean =>
  withoutExamples(document).some(
    ({ text, kind }) =>
      kind !== 'code' &&
      ((text.length <= LONGEST && /@|\d{3}/.test(text) && WRITTEN.test(text)) || (/[ ([]at[ )\]]/i.test(text) && SPELLED.test(text))),
  ),
);

/** The first page on which readers find a way to reach somebody. */
export const pageToReach = (pages: readonly ReadPage[]): ReadPage | undefined =>
  pages.find(hasMeans) ?? pages.find(({ document }) => writesContact(document));
