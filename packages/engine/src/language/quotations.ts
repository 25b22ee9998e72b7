import { TEXT_LIMIT } from './words.ts';

export type Quotation = {
  /** The words between the marks. */
  quote: string;
  /** Who said it; null where nobody is named nearby. */
  person: string | null;
  /** What makes that person worth quoting; null where it is not said. */
  role: string | null;
  at: number;
};

/** Marks of the languages with a pack. Marks that open and close alike stand close to the words that they hold: what stands between two quotations is none. Every class is bounded and excludes its own marks, so that no input makes it slow. */
const QUOTED =
  /“[^“”„]{12,600}”|„[^„“”]{12,600}[“”]|«[^«»]{12,600}»|»(?=\S)[^«»]{12,600}(?<=\S)«|「[^「」]{8,400}」|『[^『』]{8,400}』|"(?<![\p{L}\p{N}.,;:!?…)]")(?=\S)[^"]{12,600}(?<=\S)"(?![\p{L}\p{N}])/gu;

const NAME_PART = String.raw`\p{Lu}[\p{L}’'-]{1,30}`;
const PARTICLE = '(?:van|von|der|den|de|del|della|di|da|do|dos|du|la|le|al|bin|ibn|el|ter|ten|zu)';
const TITLE = String.raw`(?:(?:Dr|Prof|Mr|Mrs|Ms|Sr|Sra|Dott|Dhr|Mw|Ing|M|Mme|Herr|Frau|Signora|Signor)\.?\s){0,2}`;
const NAME = String.raw`${TITLE}${NAME_PART}(?:\s(?:\p{Lu}\.|${PARTICLE}|${NAME_PART})){1,4}`;
const SPEECH_VERBS =
  'said|says|adds|added|explains|explained|notes|noted|writes|wrote|argues|told|tells|warns|states|stated|puts|sagt|sagte|erklärt|erklärte|betont|schreibt|so|meint|berichtet|dit|déclare|déclaré|explique|expliqué|affirme|souligne|précise|écrit|ajoute|selon|dice|dijo|afirma|afirmó|explica|explicó|señala|señaló|asegura|escribe|según|spiega|ha spiegato|sostiene|scrive|sottolinea|secondo|disse|diz|explicou|afirmou|destaca|escreve|segundo|zegt|zei|stelt|legt|schrijft|aldus|volgens|mówi|powiedział|powiedziała|twierdzi|podkreśla|говорит|сказал|сказала|отмечает|считает|diyor|dedi|siger|sagde|säger|sade|menar|laut|nach|according to|d’après|de acordo com|de acuerdo con';
const SPEECH = new RegExp(String.raw`(?:^|[\s,(])(?:${SPEECH_VERBS})[\s:,]`, 'iu');
const DASHED = new RegExp(String.raw`^\s*[—–-]\s*(${NAME})`, 'u');
const NAMED = new RegExp(NAME, 'u');
const ROLE_WORD =
  /\b(?:CEO|CTO|CFO|COO|founder|co-founder|director|professor|head|chief|president|engineer|manager|analyst|researcher|scientist|physician|doctor|lecturer|editor|author|economist|architect|designer|lawyer|Leiter(?:in)?|Geschäftsführer(?:in)?|Gründer(?:in)?|Professor(?:in)?|Ingenieur(?:in)?|Forscher(?:in)?|Wissenschaftler(?:in)?|Ärztin|Arzt|Vorstand|Expert(?:e|in)|directeur|directrice|fondateur|fondatrice|professeure?|ingénieure?|chercheu(?:r|se)|responsable|présidente?|médecin|experte?|directora?|fundadora?|profesora?|ingenier[oa]|investigadora?|jef[ea]|presidenta?|médic[oa]|expert[oa]|diret(?:or|ora)|professora?|engenheir[oa]|pesquisadora?|direttore|direttrice|fondatore|fondatrice|professoressa|professore|ingegnere|ricercat(?:ore|rice)|responsabile|presidente|medico|espert[oa]|oprichter|hoogleraar|onderzoeker|ingenieur|hoofd|voorzitter|arts|wetenschapper)(?![\p{L}])/iu;

const CJK_AFTER =
  /^と?、?(?:と)?([\p{Script=Han}\p{Script=Katakana}・ー]{2,24}?)(氏|さん|教授|博士|社長|代表|取締役|研究員|医師|所長)(?:は|が)?/u;
const CJK_BEFORE =
  /([\p{Script=Han}\p{Script=Katakana}・ー]{2,24}?)(氏|さん|教授|博士|社長|代表|取締役|研究員|医師|所長|先生|女士|主任|经理|經理|院长|院長|研究员|研究員)?(?:は|表示|说|說|指出|认为|認為|称|稱|介绍|介紹|强调|強調|解释|解釋)[、，,：:]?\s*$/u;
const CJK_ROLE =
  /[、，,]?([\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{2,20}(?:教授|博士|社長|代表|取締役|研究員|部長|所長|医師|経理|经理|主任|院长|院長|研究员|工程师|工程師|创始人|創始人|总裁|總裁|专家|專家))/u;
const ARABIC_BEFORE = /(?:قال|قالت|يقول|تقول|أكد|أكدت|أوضح|أوضحت|ذكر|ذكرت|صرح|صرحت|وفقا ل|بحسب)\s+(.{4,80}?)[:،,]?\s*$/u;
const ARABIC_ROLE = /مدير|رئيس|أستاذ|دكتور|مهندس|باحث|خبير|مؤسس|طبيب|المدير|الرئيس|الأستاذ|الدكتور|المهندس|الباحث|الخبير|المؤسس/u;
/** A thing that speaks is no person: "the report said". */
const SENTENCE_END = /[.!?。！？](?=\s|$)/gu;
const REACH = 160;

const apposition = (after: string): string | null => {
  const found = /^,?\s*(?:\(|,\s*|–\s|—\s)?([\p{L}][^.;:“”„"«»()\n]{4,90})/u.exec(after);
  const text = found?.[1]?.trim() ?? '';
  return found && /^[,(–—\s]/.test(after) && /\s/.test(text) && !SPEECH.test(` ${text} `) ? text : null;
};

function spokenBy(before: string, after: string): { person: string; role: string | null } | null {
  const dashed = DASHED.exec(after);
  const side = dashed ? after : [after, before].find((text) => SPEECH.test(text) && NAMED.test(text));
  if (!side) return null;
  const found = dashed ?? NAMED.exec(side.replace(SPEECH, (speech) => speech.toLowerCase()));
  const person = dashed?.[1] ?? found?.[0];
  if (!person) return null;
  const end = side.indexOf(person) + person.length;
  const around = `${side.slice(0, Math.max(0, side.indexOf(person)))} ${side.slice(end)}`;
  const role =
    apposition(side.slice(end)) ?? ROLE_WORD.exec(around)?.[0] ?? (/^(?:Dr|Prof)/.test(person) ? (person.split(/\s/)[0] ?? null) : null);
  return { person, role };
}

function spokenElsewhere(before: string, after: string): { person: string; role: string | null } | null {
  const cjk = CJK_AFTER.exec(after) ?? CJK_BEFORE.exec(before);
  if (cjk?.[1]) {
    const title = cjk[2] && !/氏|さん|先生|女士/u.test(cjk[2]) ? cjk[2] : null;
    return { person: cjk[1], role: title ?? CJK_ROLE.exec(before)?.[1] ?? CJK_ROLE.exec(after.slice(0, 60))?.[1] ?? null };
  }
  const arabic = ARABIC_BEFORE.exec(before)?.[1];
  return arabic ? { person: arabic.trim(), role: ARABIC_ROLE.exec(arabic)?.[0] ?? null } : null;
}

/** Words with which a note begins that is set off as a quotation: "Note: …", "⚠ …". */
const CALLOUT =
  /^(?:\p{Extended_Pictographic}|\[!|(?:note|tip|hint|info|warning|caution|important|attention|danger|hinweis|achtung|tipp|wichtig|warnung|remarque|astuce|avertissement|nota|consejo|aviso|importante|atención|attenzione|suggerimento|dica|atenção|opmerking|let op|waarschuwing|注意|ヒント|提示|警告|ملاحظة|تنبيه)\s*[:：!—–-])/iu;
export const isCallout = (text: string): boolean => CALLOUT.test(text);

/** Quotations of some length with the person and role named before or after them. A quotation without a speaker is returned with null. */
export function quotations(text: string): Quotation[] {
  const bounded = text.slice(0, TEXT_LIMIT);
  const found: Quotation[] = [];
  for (const { 0: marked, index } of bounded.matchAll(QUOTED)) {
    const quote = marked.slice(1, -1).trim();
    const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(quote);
    if (!cjk && quote.split(/\s+/).length < 5) continue;
    const tail = bounded.slice(index + marked.length, index + marked.length + REACH);
    const head = bounded.slice(Math.max(0, index - REACH), index);
    const stop = [...tail.matchAll(SENTENCE_END)].find(
      (end) => end.index > 3 && !/\b(?:Dr|Prof|Mr|Ms|Mrs|M)$/.test(tail.slice(0, end.index)),
    );
    const after = tail.slice(0, stop ? stop.index : REACH);
    const stops = [...head.matchAll(SENTENCE_END)].filter((end) => !/\b(?:Dr|Prof|Mr|Ms|Mrs|M)$/.test(head.slice(0, end.index)));
    const before = head.slice((stops.at(-1)?.index ?? -1) + 1);
    const speaker = spokenElsewhere(before, after) ?? spokenBy(before, after);
    found.push({ quote, person: speaker?.person ?? null, role: speaker?.role ?? null, at: index });
  }
  return found;
}

const SPEAKER = new RegExp(String.raw`^${NAME}\s?(?:,|·|\||–|—|\n|\()\s?[\p{L}\p{N}][^.!?;:]{1,100}$`, 'u');
/** Whether a line is a name with a role behind it and nothing else: "Amira Osei, Head of Data, Larkspur". */
export const isSpeaker = (line: string): boolean => line.length <= 140 && SPEAKER.test(line);

/** The line below a quotation without the dash before the speaker's name. */
export const withoutDash = (line: string): string => line.replace(/^[\s—–-]+/u, '');

/** "Jane Doe, Head of Research, Acme", as a citation below a quotation names its speaker. Person null where no name can be seen. */
export function speakerOf(attribution: string): { person: string | null; role: string | null } {
  const text = withoutDash(attribution).slice(0, 200);
  const [first = '', ...rest] = text.split(/[,،、，·|–—(]/u);
  const named =
    NAMED.test(first) ||
    /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}・]{2,20}|^[\p{Script=Arabic}]+\s[\p{Script=Arabic}]+/u.test(first.trim());
  const role = rest
    .map((part) => part.trim())
    .join(', ')
    .replace(/[)\s]+$/u, '')
    .trim();
  const titled = /(氏|教授|博士|社長|代表)/u.exec(first)?.[1] ?? (/^(?:Dr|Prof)\b/.exec(first.trim())?.[0] || null);
  return { person: named ? first.trim() : null, role: role || titled };
}
