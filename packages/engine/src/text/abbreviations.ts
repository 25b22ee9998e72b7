import type { SupportedLanguage } from './language.ts';

/** Abbreviations that end in a full stop inside a sentence, lower case, without the last stop. */
const COMMON = 'dr prof st no nr vol fig vs etc ca approx inc ltd co corp cf p pp ed eds e.g i.e a.m p.m u.s u.k';
const LISTS: Partial<Record<SupportedLanguage, string>> = {
  en: 'mr mrs ms jr sr gen col capt rev hon dept est al sec min max avg jan feb mar apr jun jul aug sep sept oct nov dec ph.d b.a m.a d.c',
  de: 'z.b d.h u.a o.ä bzw ggf usw inkl zzgl evtl max min str tel abs art bspw sog vgl s hr fr mio mrd gmbh jan feb apr aug sept okt nov dez u.u i.d.r z.t o.g v.a ing dipl',
  fr: 'm mm mme mlle av bd env ex c.-à-d janv févr avr juil sept oct nov déc tél art al n p.ex cie',
  es: 'sr sra srta sres ud uds d dña ej p.ej aprox art av avda tel núm pág págs ene feb mar abr jun jul ago sept oct nov dic ee.uu s.a s.l',
  it: 'sig sig.ra sigg dott dott.ssa avv ing prof.ssa es p.es ecc pag pagg art tel s.p.a s.r.l gen feb mar apr mag giu lug ago set ott nov dic d.c a.c',
  pt: 'sr sra srs dra av tel art pág págs ex p.ex aprox núm eng jan fev mar abr mai jun jul ago set out nov dez s.a ltda',
  nl: 'dhr mw mevr drs ir mr bijv bv blz enz evt incl excl o.a d.w.z t.o.v m.b.t i.p.v n.v b.v tel jan feb mrt apr jun jul aug sept okt nov dec max min a.u.b',
  ar: 'د أ م ص ج',
};

const sets = new Map<string, ReadonlySet<string>>();

/** Abbreviations of a language with those common to all of Latin script. */
export function abbreviations(language: SupportedLanguage | null): ReadonlySet<string> {
  const key = language ?? '';
  const known = sets.get(key) ?? new Set(`${COMMON} ${(language && LISTS[language]) ?? ''}`.trim().split(/\s+/));
  sets.set(key, known);
  return known;
}
