import { describe, expect, it } from 'vitest';
import { aPage, aVisit, gatheredFrom, gatheredPages, heading, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { staleFacts as audit } from './stale-facts.ts';

const page = (text: string, language = 'en', more: { title?: string; url?: string; footer?: string } = {}) =>
  aPage({
    ...(more.url && { url: more.url }),
    document: {
      title: more.title ?? 'Kilns',
      lang: language,
      detectedLanguage: language,
      blocks: [heading(1, 'Kilns'), paragraph(text), paragraph(more.footer ?? '© 2026 Acme', { region: 'footer' })],
    },
  });
const score = (...args: Parameters<typeof page>) => scoreOf(audit, gatheredPages(page(...args)));

describe(audit.id, () => {
  it('passes the good site', () => expect(scoreOf(audit, gatheredFrom())).toBe(1));

  it.each([
    ['en', 'The new controller will be available in 2023.', 'The new controller will be available in 2027.'],
    ['de', 'Die neue Steuerung ist geplant für 2023.', 'Die neue Steuerung ist geplant für 2027.'],
    ['fr', 'La nouvelle commande est prévue pour 2023.', 'La nouvelle commande est prévue pour 2027.'],
    ['es', 'El nuevo mando está previsto para 2023.', 'El nuevo mando está previsto para 2027.'],
    ['it', 'Il nuovo comando è previsto per il 2023.', 'Il nuovo comando è previsto per il 2027.'],
    ['pt', 'O novo comando está previsto para 2023.', 'O novo comando está previsto para 2027.'],
    ['nl', 'De nieuwe besturing is gepland voor 2023.', 'De nieuwe besturing is gepland voor 2027.'],
    ['ja', '新しい制御装置は2023年に発売予定です。', '新しい制御装置は2027年に発売予定です。'],
    ['zh', '新控制器预计2023年上市。', '新控制器预计2027年上市。'],
    ['ar', 'من المقرر إطلاق وحدة التحكم الجديدة في 2023.', 'من المقرر إطلاق وحدة التحكم الجديدة في 2027.'],
  ])('an announcement whose year is over fails in %s; one still ahead does not', (language, over, ahead) => {
    expect(score(over, language)).toBe(0);
    expect(score(ahead, language)).toBe(1);
  });

  it.each([
    ['es', 'Antes de 2014 el horno se encendía con leña, y a finales de 2019 llegó el gas.'],
    ['nl', 'Eind 2019 hebben wij de oven voor het eerst gestookt.'],
  ])('what was before or at the end of a year is history (%s)', (language, text) => expect(score(text, language)).toBe(1));

  it('Will is a man as well', () => expect(score('Will first joined the kiln works in 2000 and has run them since.')).toBe(1));

  it('a state of years ago given as current fails; history does not', () => {
    expect(score('As of 2021, the kiln costs 1,490 euros.')).toBe(0);
    expect(score('Acme has built kilns since 1998, and in 2021 we moved to Stoke.')).toBe(1);
  });

  it('a title with an old year fails, unless the address is an archive or the title spans years', () => {
    expect(score('Our kilns cool slowly.', 'en', { title: 'Best kilns 2022' })).toBe(0);
    expect(score('Our kilns cool slowly.', 'en', { title: 'Best kilns 2026' })).toBe(1);
    expect(score('Our kilns cool slowly.', 'en', { title: 'Our fair in 2022', url: 'https://acme.test/2022/fair' })).toBe(1);
    expect(score('Our kilns cool slowly.', 'en', { title: 'Kilns from 1998 to 2022' })).toBe(0);
    expect(score('Our kilns cool slowly.', 'en', { title: 'Kilns from 2008 to 2022' })).toBe(1);
  });

  it.each([
    ['en', 'Release 1.0.6 (November 27. 2022)'],
    ['en', 'Open day in May 2022'],
    ['es', 'Jornada del 27 de mayo de 2022'],
    ['pl', 'Spotkanie 8 kwietnia 2022'],
  ])('a title with a day or a month says when something was (%s): %s', (language, title) => {
    expect(score('Pece, piece, hornos, kilns.', language, { title })).toBe(1);
    expect(score('Pece, piece, hornos, kilns.', language, { title: 'Kilns 2022' })).toBe(0);
  });

  it.each([
    ['en', 'Projects, 2022 – Present'],
    ['en', 'Projects, 2022 to the present'],
    ['en', 'Projects 2022– | Acme'],
    ['en', 'Projekte 2022 – heute'],
    ['en', 'Exhibitions since 2021'],
    ['en', 'Exhibitions since the year 2021'],
    ['en', 'Rates from 2022'],
    ['en', 'Models of 2022 and later'],
    ['de', 'Projekte 2022 – heute'],
    ['de', 'Projekte 2022 bis heute'],
    ['de', 'Preise ab 2022'],
    ['de', 'Kurse seit dem Jahr 2022'],
    ['fr', 'Projets 2022 – aujourd’hui'],
    ['fr', 'Tarifs à partir de 2022'],
    ['es', 'Obras desde el año 2022'],
    ['es', 'Obras 2022 hasta la actualidad'],
    ['it', 'Opere dal 2022'],
    ['it', 'Opere 2022 – oggi'],
    ['pt', 'Obras 2022 – presente'],
    ['pt', 'Preços a partir de 2022'],
    ['nl', 'Projecten 2022 – heden'],
    ['nl', 'Tarieven vanaf 2022'],
    ['pl', 'Projekty 2022 – obecnie'],
    ['pl', 'Cennik od 2022 roku'],
    ['ru', 'Проекты 2022 – настоящее время'],
    ['ru', 'Проекты 2022 по настоящее время'],
    ['ru', 'Цены с 2022 года'],
    ['tr', 'Projeler 2022 – günümüz'],
    ['tr', 'Sergiler 2022’den beri'],
    ['tr', 'Sergiler 2022 yılından bu yana'],
    ['tr', 'Sergiler 2022’den günümüze'],
    ['da', 'Projekter 2022 – i dag'],
    ['da', 'Priser fra 2022'],
    ['sv', 'Projekt 2022 – nu'],
    ['sv', 'Priser från och med 2022'],
    ['ja', '制作実績 2022年～現在'],
    ['ja', '2022年4月以降の料金'],
    ['zh', '项目 2022年至今'],
    ['zh', '自2022年的价格'],
    ['ko', '프로젝트 2022년 ~ 현재'],
    ['ko', '2022년부터 요금'],
    ['ar', 'مشاريع 2022 – الآن'],
    ['ar', 'الأسعار منذ 2022'],
  ])('a range of years that goes on is not out of date (%s): %s', (language, title) =>
    expect(score('Pece, piece, hornos, kilns.', language, { title })).toBe(1),
  );

  it.each([
    ['en', 'Best kilns 2022: what sells today'],
    ['en', 'Kilns of the present: 2022'],
    ['en', 'Prices 2022 – Acme'],
    ['de', 'Preise von 2022'],
    ['ja', '2022年現在の料金'],
    ['ko', '2022년 현재 요금'],
    ['sv', 'Bästa ugnar 2022'],
  ])('other years with such a word near by are (%s): %s', (language, title) =>
    expect(score('Pece, piece, hornos, kilns.', language, { title })).toBe(0),
  );

  it('a meeting may bear its own year', () => {
    const pages = ['Kiln Days 2021', 'Speakers | Kiln Days 2021'].map((title, at) => {
      const made = page('Three days of kilns.', 'en', { title, url: `https://kilndays.test/${at || ''}` });
      return { ...made, document: made.document && { ...made.document, meta: { 'og:site_name': 'Kiln Days 2021' } } };
    });
    expect(scoreOf(audit, gatheredFrom(aVisit({ pages })))).toBe(1);
    expect(score('Three days of kilns.', 'en', { title: 'The best kilns 2021' })).toBe(0);
  });

  it('a copyright line says when something was written, not that it is out of date', () => {
    expect(score('Our kilns cool slowly.', 'en', { footer: '© 2019 Acme' })).toBe(1);
  });

  it('does not judge languages without word lists', () =>
    expect(verdictOf(audit, gatheredPages(page('Tekst.', 'fi'))).state).toBe('unmeasured'));
});
