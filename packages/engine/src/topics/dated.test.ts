import { describe, expect, it } from 'vitest';
import type { SupportedLanguage } from '../text/language.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { carriesDay } from './dated.ts';
import { phrasesOf } from './vocabulary.ts';

const carries = (text: string, language: SupportedLanguage) => carriesDay(phrasesOf(text, lexiconOf(language)), language);

describe('a headline', () => {
  it.each<[SupportedLanguage, string]>([
    ['en', 'Library hours change on 1 December'],
    ['en', 'December 1st: the new opening hours'],
    ['en', 'Open day, Sat 5 Dec'],
    ['de', 'Bücherei ab 1. Dezember länger offen'],
    ['de', 'Ab 01.12.2026 gilt ein neuer Tarif'],
    ['fr', 'Les horaires changent le 1er décembre'],
    ['es', 'Nuevo horario el 1 de diciembre'],
    ['it', 'Nuovi orari dall’1 dicembre'],
    ['pt', 'Novo horário a 1 de dezembro'],
    ['nl', 'Andere openingstijden op 1 december'],
    ['ja', '12月1日から図書館の開館時間が変わります'],
    ['zh', '图书馆开放时间将于12月1日调整'],
    ['ar', 'تغيير ساعات المكتبة في ١ ديسمبر'],
  ])('carries a day of the calendar (%s: %s)', (language, text) => expect(carries(text, language)).toBe(true));

  it.each<[SupportedLanguage, string]>([
    ['en', '10 out of 12 kilns'],
    ['en', 'What to sow in March 2027'],
    ['en', 'Kiln 60 in May'],
    ['de', 'Sauerteig nach 3 Tagen'],
    ['it', 'TFR 2026: le novità'],
    ['ja', '2026年3月の新商品'],
  ])('carries none (%s: %s)', (language, text) => expect(carries(text, language)).toBe(false));
});
