import { headlineOf } from '../artifacts/h1.ts';
import { jsonLdNodes } from '../artifacts/json-ld.ts';
import { once } from '../artifacts/once.ts';
import type { PageDocument } from '../artifacts/page.ts';
import type { ReadPage } from '../audits/audit.ts';
import { isPerson } from '../audits/authority-trust/person-name.ts';
import { isGivenName } from '../text/given-names.ts';
import type { SupportedLanguage } from '../text/language.ts';
import { quotations, ROLE_WORD, speakerOf } from '../text/quotations.ts';
import { spaceless } from '../text/words.ts';
import { isSitePart } from './site-parts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Two words or more that begin with a capital, as people are called. "IBM Watson" and "USB-Stick" are not. */
const PART = String.raw`\p{Lu}[’']?\p{Ll}[\p{L}\p{M}’'-]*\.?|\p{Lu}\.`;
const PARTICLE = 'van|von|vom|zu|der|den|de|del|della|di|da|do|dos|das|du|la|le|al|bin|ibn|el|ter|ten|y|e';
const NAME = new RegExp(String.raw`^(?:${PART})(?:[\s-](?:${PARTICLE}|${PART})){0,3}\s(?:${PART})$`, 'u');

/** What stands before the name of a person, capitals as written. */
const HONORIFICS =
  'Dr|Dra|Drs|Dres|Prof|Profa|Professor|Professorin|Mr|Mrs|Ms|Sir|Rev|Reverend|Cllr|Councillor|Herr|Herrn|Frau|Mme|Mmes|Mlle|Monsieur|Madame|Sr|Sra|Srta|Señor|Señora|Dott|Dottor|Dottore|Dottoressa|Avv|Avvocato|Avvocata|Sig|Signor|Signora|Senhor|Senhora|Dott.ssa|Prof.ssa|Sig.ra|Sig.na|[Dd]hr|[Mm]evr|[Mm]evrouw|[Mm]eneer|[Mm]w';
/** With its stop where that is needed to tell it: "M. Dupont". */
const HONORIFIC = String.raw`(?:(?:${HONORIFICS})\.?|(?:M|MM|Pr|Me|Ing|Dipl|Mag|Geom|Arch|Rag|med|phil|jur|nat)\.)`;
const ARABIC_BEFORE = String.raw`(?:(?:ال)?(?:دكتور|دكتورة|سيد|سيدة|أستاذ|أستاذة|مهندس|مهندسة|بروفيسور)|د\.|أ\.د\.|م\.)`;

/** Words for what people do and are, beside those that quotations know. */
const DOES =
  /(?<!\p{L})(?:teacher|trainer|coach|consultant|curator|conductor|musician|singer|guitarist|pianist|violinist|drummer|bassist|photographer|artist|painter|sculptor|potter|ceramicist|ecologist|biologist|historian|archaeologist|geologist|farmer|chef|baker|brewer|nurse|therapist|psychologist|dentist|chair(?:man|woman|person)?|treasurer|secretary|trustee|volunteer|goalkeeper|midfielder|striker|mayor|councillor|minister|journalist|poet|Trainer(?:in)?|Vorsitzende[rn]?|Kassierer(?:in)?|Schatzmeister(?:in)?|Kurator(?:in)?|Dirigent(?:in)?|Sänger(?:in)?|Musiker(?:in)?|Gitarrist(?:in)?|Schlagzeuger(?:in)?|Fotograf(?:in)?|Künstler(?:in)?|Maler(?:in)?|Lehrer(?:in)?|Anwalt|Anwältin|Rechtsanw[aä]lt(?:in)?|Bürgermeister(?:in)?|Autor(?:in)?|Redakteur(?:in)?|entraîneu(?:r|se)|trésori(?:er|ère)|secrétaire|conservat(?:eur|rice)|commissaire|chanteu(?:r|se)|musicien(?:ne)?|guitariste|batteur|photographe|artiste|peintre|sculpt(?:eur|rice)|avocate?|maire|auteure?|autrice|journaliste|gérante?|écrivaine?|entrenador|entrenadora|tesorer[oa]|secretari[oa]|comisari[oa]|cantante|músic[oa]|guitarrista|fotógraf[oa]|artista|pintor|pintora|abogad[oa]|alcalde|alcaldesa|autora?|periodista|escritor|escritora|allenat(?:ore|rice)|tesoriere|tesoriera|segretari[oa]|curat(?:ore|rice)|musicista|chitarrista|batterista|bassista|fotograf[oa]|pitt(?:ore|rice)|scult(?:ore|rice)|avvocat[oa]|sindac[oa]|giornalista|scritt(?:ore|rice)|titolare|treinador|treinadora|tesoureir[oa]|curador|curadora|cantor|cantora|baterista|baixista|advogad[oa]|prefeit[oa]|jornalista|trainster|penningmeester|secretaris|conservator|zanger|zangeres|muzikant|gitarist|drummer|bassist|fotograaf|kunstenaar|schilder|advocaat|burgemeester|auteur|schrijver|schrijfster|eigenares)(?!\p{L})/iu;
const IS = 'is|was|are|ist|war|est|était|es|era|è|é|foi|fue|fu';

/** What a portrait is called in the text that stands for it. */
const PORTRAIT =
  /^(?:a\s)?(?:portrait|headshot|porträt|portraitfoto|porträtfoto|retrato|ritratto|retrat|portret|portretfoto)(?:\s(?:photo|photograph|foto))?\s(?:of|von|de|di|do|da|d['’]|van)\s?(.+)$/iu;
const CJK_PORTRAIT = /^(.{2,12}?)(?:さん|氏|教授|先生|女士)?の?(?:肖像|顔写真|头像|頭像|肖像照)$/u;
const ARABIC_PORTRAIT = /^(?:صورة شخصية ل|بورتريه\s)(.+)$/u;

/** Pages that present one person each, and pages that present several. */
const OF_ONE =
  /\/(?:about|about-us|team|our-team|people|staff|speakers?|authors?|experts?|artists?|ueber-uns|über-uns|autoren|autor|redaktion|referenten|personen|equipe|équipe|auteurs?|intervenants?|equipo|autores|ponentes?|sobre|chi-siamo|autori|relatori|persone|equipa|oradores|palestrantes|over-ons|sprekers?|medewerkers)\/[^/]+\/?$/i;
const OF_SEVERAL =
  /\/(?:team|the-team|our-team|meet-the-team|people|our-people|staff|speakers|authors|experts|board|trustees|committee|faculty|players|squad|lineup|line-up|artists|members|das-team|unser-team|ueber-uns\/team|referenten|referentinnen|sprecher|vorstand|mitarbeiter|personen|autoren|mannschaft|equipe|équipe|notre-equipe|l-equipe|intervenants|conferenciers|auteurs|bureau|joueurs|equipo|nuestro-equipo|ponentes|autores|junta|junta-directiva|plantilla|jugadores|relatori|squadra|il-team|autori|persone|direttivo|consiglio|equipa|nossa-equipe|oradores|palestrantes|elenco|jogadores|direcao|ons-team|het-team|sprekers|medewerkers|bestuur|spelers)\/?(?:index\.\w+)?$/i;
/** Pages on the house itself, which present people by name where headings have no capitals of their own. */
const OF_THE_HOUSE =
  /\/(?:a-propos|qui-sommes-nous|quienes-somos|sobre-nosotros|chi-siamo|lo-studio|sobre-nos|quem-somos|over-ons|wie-zijn-wij)\/?$/i;

const looksLikeName = (text: string): boolean =>
  NAME.test(text) && !text.split(/[\s-]/).some((word) => isSitePart(word.toLowerCase(), 'en'));
const HONORIFICS_FIRST = new RegExp(String.raw`^(?:${HONORIFIC}\s+)+`, 'u');
const untitled = (text: string): string => text.trim().replace(HONORIFICS_FIRST, '');

/** Whom a page names by its marks: as a person in structured data, by a portrait, as who is quoted. */
export const personsMarked = once((document: PageDocument): readonly string[] => {
  const found = new Set<string>();
  const take = (name: unknown) => {
    if (typeof name === 'string' && name.length <= 80 && found.size < MOST) found.add(untitled(name));
  };
  for (const { types, node } of jsonLdNodes(document.jsonLd)) if (types.includes('Person')) take(node.name);
  for (const { type, properties } of document.microdata) if (/(?:^|\/)Person$/.test(type)) take(properties.name?.[0]);
  for (const { alt } of document.images) {
    const shown = alt && (PORTRAIT.exec(alt) ?? CJK_PORTRAIT.exec(alt) ?? ARABIC_PORTRAIT.exec(alt))?.[1];
    if (shown) take(shown.split(/[,(–—]/)[0]?.trim());
  }
  for (const { attribution } of document.blocks) if (attribution) take(speakerOf(attribution).person);
  return [...found];
});
const MOST = 500;

/** "Chidi Okafor, DDS", "Ada Lovelace, Ph.D., FRSC" */
const CREDENTIALS = /(?:,\s*(?:\p{Lu}[\p{L}.]{1,8}|\p{Lu}\p{Ll}{1,3}\.?\p{Lu}\.?))+$/u;
/** Headings that are a name and nothing else. */
const headingsOfNames = once((document: PageDocument): readonly string[] =>
  document.blocks
    .flatMap(({ kind, region, text }) =>
      kind === 'heading' && region === 'main' && text.length <= 80 ? [untitled(text).replace(CREDENTIALS, '')] : [],
    )
    .filter(looksLikeName),
);

/** Things that structured data names: a shoe may be called as people are. */
const thingsMarked = once((document: PageDocument): readonly string[] =>
  [...jsonLdNodes(document.jsonLd)].flatMap(({ types, node }) =>
    typeof node.name === 'string' &&
    types.some((type) => /^(?:Product|ProductGroup|Brand|SoftwareApplication|Place|City|Book|Movie|Recipe)$/.test(type))
      ? [node.name]
      : [],
  ),
);

function presentedOn({ finalUrl, document }: ReadPage, language: SupportedLanguage | null): readonly string[] {
  const path = URL.parse(finalUrl)?.pathname ?? '';
  const capitals = language === null || language === 'en' || language === 'de';
  if (OF_SEVERAL.test(path) || (!capitals && OF_THE_HOUSE.test(path))) return headingsOfNames(document);
  const headline = untitled(headlineOf(document) ?? '').replace(CREDENTIALS, '');
  return OF_ONE.test(path) && looksLikeName(headline) ? [headline] : [];
}

/** The people that a site names, by the stems of their names. */
export class People {
  readonly #vocabulary: Vocabulary;
  readonly #language: SupportedLanguage | null;
  readonly #byStem = new Map<number, Name[]>();
  readonly #things: readonly string[];

  constructor(pages: readonly ReadPage[], vocabulary: Vocabulary, language: SupportedLanguage | null) {
    this.#vocabulary = vocabulary;
    this.#language = language;
    this.#things = [...new Set(pages.flatMap(({ document }) => thingsMarked(document)))];
    const signed = new Set(pages.flatMap(({ document }) => document.bylines.map(({ text }) => text)));
    const named = new Set(pages.flatMap((page) => [...personsMarked(page.document), ...presentedOn(page, language)]));
    for (const name of signed) this.#add(name, isPerson(name, pages));
    for (const name of named) if (!signed.has(name) && isPerson(name, pages)) this.#add(name, true);
  }

  #add(text: string, person: boolean): void {
    const { stems, empty } = this.#vocabulary;
    const words = this.#vocabulary.tokens(untitled(text), this.#language).filter((word) => word >= 0 && !empty[word]);
    const name = { stems: words.map((word) => stems[word] ?? -1), person };
    for (const stem of new Set(name.stems)) {
      const known = this.#byStem.get(stem) ?? [];
      known.push(name);
      this.#byStem.set(stem, known);
    }
  }

  /** Whether these stems are a name or belong to one together. A single word of a longer name may be a word as well ("Grant"). */
  isName(stems: readonly number[]): boolean {
    const of = this.#byStem.get(stems[0] ?? -1);
    return of?.some((name) => (stems.length > 1 || name.stems.length === 1) && stems.every((stem) => name.stems.includes(stem))) ?? false;
  }

  /** Whether each of these stems is part of a person's name. */
  areOfNames(stems: readonly number[]): boolean {
    return stems.every((stem) => this.#byStem.get(stem)?.some(({ person }) => person));
  }

  /** Takes in whoever texts speak of as of a person; `name` as they write it. `further`: texts of the same pages, read where the others do not tell. */
  hear(name: string, texts: readonly string[], further: () => readonly string[]): void {
    if (this.#things.some((thing) => thing.includes(name))) return;
    if (isSpokenOf(name, texts, this.#language) || (looksLikeName(name) && isSpokenOf(name, [...texts, ...further()], this.#language)))
      this.#add(name, true);
  }

  /** Whether a phrase holds a name ("Hannah Osei leads"), or is or ends in a part of one ("Hannah", "glazes with Mina"), which the texts never write in small letters. */
  holdsName(words: readonly number[], texts: readonly string[]): boolean {
    const { stems, words: written, empty, numeric } = this.#vocabulary;
    const full = words.filter((word) => !empty[word] && !numeric[word]);
    const inOneName = (one: number, next: number) =>
      this.#byStem.get(one)?.some((name) => name.person && one !== next && name.stems.includes(next)) ?? false;
    if (full.some((word, at) => at > 0 && inOneName(stems[full[at - 1] ?? 0] ?? -1, stems[word] ?? -1))) return true;
    // "Glazes with Mina", "Quon on glazes": what a function word parts from the rest is a phrase of its own. "Hannah says": a given name begins nothing else, a family name may ("Montessori school").
    const [first, last] = [full[0], full.at(-1)];
    const isSingle = full.length === 1;
    const isPart = (word: number | undefined, givenOnly: boolean): boolean => {
      const stem = stems[word ?? -1] ?? -1;
      const named = this.#byStem.get(stem)?.some((name) => !givenOnly || (name.person && name.stems[0] === stem));
      return named === true && !isWrittenSmall(written[word ?? -1] ?? '', texts);
    };
    return (
      isPart(first, isSingle ? this.#language === 'de' : !empty[words[1] ?? 0]) ||
      (!isSingle && empty[words.at(-2) ?? 0] === true && isPart(last, false))
    );
  }
}

/** `person`: false for what signs in a person's stead. */
type Name = { stems: readonly number[]; person: boolean };

/** Beside these a word belongs to an address or a longer word ("harrow-finch.com"). */
const BELONGS = /[\p{L}\p{N}@_/-]/u;
function isWrittenSmall(word: string, texts: readonly string[]): boolean {
  if (word === word.toUpperCase()) return false;
  return texts.some((text) => {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const end = at + word.length;
      const before = text[at - 1] ?? '';
      if (!BELONGS.test(before) && before !== '.' && !BELONGS.test(text[end] ?? '') && !/^\.\p{L}/u.test(text.slice(end, end + 2)))
        return true;
    }
    return false;
  });
}

const INTERVIEW =
  'interview (?:with|mit|met)|conversation with|talk (?:by|with)|gespräch mit|vortrag von|entretien avec|conférence de|conversation avec|entrevista (?:a|con|com)|conversación con|charla (?:de|con)|intervista a|conversazione con|conversa com|palestra de|gesprek met|lezing van|portrait of|porträt von';

/** Whether texts speak of a name as of a person. */
function isSpokenOf(written: string, texts: readonly string[], language: SupportedLanguage | null): boolean {
  if (language !== null && spaceless(language)) return isAddressed(written, texts);
  if (language === 'ar') return isAddressedInArabic(written, texts);
  if (TITLED.test(written)) return true;
  if (!looksLikeName(written)) return false;
  const parts = written.split(/[\s-]+/);
  const [begin = '', end = ''] = [parts[0], parts.at(-1)];
  if (isGivenName(begin) && ![begin, end].some((part) => isWrittenSmall(part.toLowerCase(), texts))) return true;
  const telling = texts.filter((text) => text.includes(begin));
  const whole = telling.join('\n');
  const [name, first] = [RegExp.escape(written), RegExp.escape(begin)];
  const has = (pattern: string) => new RegExp(pattern, 'u').test(whole);
  return (
    has(String.raw`(?<!\p{L})${HONORIFIC}\s+(?:\p{Lu}[\p{L}.]*\s+)?${name}(?!\p{L})`) ||
    has(String.raw`(?<!\p{L})(?:${INTERVIEW})\s+${name}(?!\p{L})`) ||
    // A conversation: "Mina: Because it was there."
    has(String.raw`(?:^|\n)\s*${first}\s?:\s[\s\S]*\n\s*${first}\s?:\s`) ||
    hasRole(name, first, whole) ||
    (language === 'en' &&
      !isWrittenSmall(begin.toLowerCase(), telling) &&
      has(String.raw`(?:^|[.!?\n]\s*)${first}\s\p{Ll}[^\n]{0,160}?(?<!\p{L})(?:[Ss]he|[Hh]e|[Hh]er|[Hh]is)(?!\p{L})`)) ||
    telling.some(
      (text) => /[“”„«»"]/.test(text) && text.includes(written) && quotations(text).some(({ person }) => person?.includes(written)),
    )
  );
}
const TITLED = new RegExp(String.raw`^${HONORIFIC}\s+(?:${PART})`, 'u');

/** "Hannah Osei, professor of ecology", "founder Hannah Osei", "Pieter is a hydraulic engineer". */
function hasRole(name: string, first: string, whole: string): boolean {
  const around = [
    String.raw`(?<!\p{L})${name}\s*(?:,|\(|\s[–—-])\s*((?!(?:an?|the|and)\s)[^.;:,)\n]{3,50})`,
    String.raw`(?:^|[.!?\n]\s*)${first}\s(?:${IS})\s([^.;:,\n]{3,60})`,
    String.raw`([\p{L}-]{3,30})\s${name}(?!\p{L})`,
  ];
  return around.some((pattern) => {
    for (const [, said = ''] of whole.matchAll(new RegExp(pattern, 'gu'))) if (namesRole(said)) return true;
    return false;
  });
}
/** Programs are called editors and managers too. */
const ALSO_THINGS = /(?<!\p{L})(?:manager|editor|designer|architect|analyst|author|head|chief)(?!\s(?:of|at|for|in)(?!\p{L}))/giu;
const namesRole = (said: string): boolean => {
  const people = said.replace(ALSO_THINGS, ' ');
  return ROLE_WORD.test(people) || DOES.test(people);
};

/** 山田太郎さん, 王小明先生: who is addressed; what people do ("看護師さん") is no name. */
function isAddressed(name: string, texts: readonly string[]): boolean {
  if (!/^\p{Script=Han}{2,5}$/u.test(name) || /[師士員屋者家様客生]$/u.test(name)) return false;
  const pattern = new RegExp(`${name}(?:さん|氏|先生|女士)`, 'u');
  return name.length > 2 && texts.some((text) => pattern.test(text));
}

function isAddressedInArabic(name: string, texts: readonly string[]): boolean {
  const parts = name.split(' ');
  if (parts.length < 2) return false;
  const pattern = new RegExp(String.raw`(?<!\p{L})${ARABIC_BEFORE}\s*${RegExp.escape(name)}(?!\p{L})`, 'u');
  return isGivenName(parts[0] ?? '') || texts.some((text) => pattern.test(text));
}
