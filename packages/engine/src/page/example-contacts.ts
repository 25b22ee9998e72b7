import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument } from '../artifacts/page.ts';

/**
 * Contact details that a template came with, to be replaced: a mail address at a host that is reserved for examples (RFC 2606), and the street and number beside it. Looked for where
 * a site says how it is reached; elsewhere such an address is an example indeed. Hosts in .test and .example are those of sites under development and in demonstrations, and their own.
 */

const EXAMPLE_HOST = /^(?:[\w-]+\.)*example\.(?:com|net|org)$/i;
export const isExampleHost = (host: string): boolean => EXAMPLE_HOST.test(host);

const MAIL = /[\w.+-]{1,64}@((?:[\w-]{1,63}\.){1,4}[a-z]{2,24})(?![\w-])/giu;
/** Whether a link leads to a mailbox at a host of examples. */
export const mailsExample = (href: string): boolean => /^mailto:/i.test(href) && mailsIn(href.slice('mailto:'.length)).some(isExample);

type Mail = { written: string; host: string };
const mailsIn = (text: string): Mail[] =>
  text.includes('@') ? [...text.matchAll(MAIL)].map(([written, host = '']) => ({ written, host })) : [];
const isExample = ({ host }: Mail): boolean => isExampleHost(host);

/** Characters of a line that says how somebody is reached; blocks to either side that stand in a group with it. */
const [LONGEST, BESIDE] = [200, 4];
const TIMES = /\p{Nd}\s?[:.h]\s?\p{Nd}{2}(?!\p{Nd})|\p{Nd}\s?[ap]\.?m(?!\p{L})/iu;
const isLine = ({ kind, text }: Block): boolean => kind !== 'code' && text.length <= LONGEST && !text.includes('©');
/** A street with its number, or a number to call. */
const givesContact = ({ kind, text }: Block): boolean => kind !== 'heading' && /\p{Nd}/u.test(text) && !TIMES.test(text);

type Document = Pick<PageDocument, 'blocks' | 'links' | 'pageType'>;
type Found = { /** Indices of the blocks. */ blocks: ReadonlySet<number>; mail: string | null; inFooter: boolean };
const NONE: Found = { blocks: new Set(), mail: null, inFooter: false };

/** What a page gives as contact that is a template’s example. */
export const exampleContacts = memoize((document: Document): Found => {
  const { blocks, links, pageType } = document;
  const mailsOf = (block: Block): Mail[] => [
    ...mailsIn(block.text),
    ...block.links.flatMap((at) => (links[at]?.href.startsWith('mailto:') ? mailsIn(links[at].href) : [])),
  ];
  const says = ({ region }: Block) => region === 'footer' || region === 'header' || (pageType === 'contact' && region === 'main');
  const mails = blocks.flatMap((block, at) => {
    const [mail] = says(block) && isLine(block) ? mailsOf(block).filter(isExample) : [];
    return mail ? [{ at, mail }] : [];
  });
  const [first] = mails;
  if (!first) return NONE;
  const found = new Set<number>();
  for (const { at } of mails) {
    const group = groupAround(blocks, at);
    // Beside an address that was filled in, the others may be as well.
    const isMixed = group.some((one) => mailsOf(blocks[one] as Block).some((mail) => !isExample(mail))); // safe: an index of a block
    for (const one of isMixed ? [] : group) if (givesContact(blocks[one] as Block)) found.add(one);
    found.add(at);
  }
  return { blocks: found, mail: first.mail.written, inFooter: blocks[first.at]?.region === 'footer' };
});

/** The lines around one in the same part of the page, itself among them. */
function groupAround(blocks: readonly Block[], at: number): number[] {
  const group = [at];
  for (const step of [-1, 1])
    for (let other = at + step; Math.abs(other - at) <= BESIDE; other += step) {
      const block = blocks[other];
      if (!block || block.region !== blocks[at]?.region || !isLine(block)) break;
      group.push(other);
    }
  return group;
}

/** The blocks of a page without those contacts. */
export function withoutExamples(document: Document): readonly Block[] {
  const { blocks } = exampleContacts(document);
  return blocks.size === 0 ? document.blocks : document.blocks.filter((_, at) => !blocks.has(at));
}
export const OF_A_BODY = [exampleContacts];
