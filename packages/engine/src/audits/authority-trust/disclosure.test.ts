import { describe, expect, it } from 'vitest';
import { aPage, aVisit, findingsOf, gatheredFrom, link, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { disclosure as audit } from './disclosure.ts';

const page = (text: string, href: string, rel: string[] = [], language = 'en') =>
  gatheredFrom(
    aVisit({
      pages: [
        aPage({
          document: { lang: language, detectedLanguage: language, blocks: [paragraph(text, { links: [link(href, 'Buy', { rel })] })] },
        }),
      ],
    }),
  );
const AMAZON = 'https://www.amazon.de/dp/B00?tag=acme-21';

describe(audit.id, () => {
  it('asks nothing of pages without paid links', () => {
    expect(verdictOf(audit, gatheredFrom()).state).toBe('notApplicable');
    expect(verdictOf(audit, page('Buy it.', 'https://shop.test/kiln')).state).toBe('notApplicable');
  });

  it.each([
    [AMAZON, []],
    ['https://shop.test/', ['sponsored']],
    ['https://amzn.to/3abc', []],
  ] as [string, string[]][])('a paid link (%s) without a word fails', (href, rel) => {
    expect(scoreOf(audit, page('Our favourite kiln.', href, rel))).toBe(0);
    expect(findingsOf(audit, page('Our favourite kiln.', href, rel))).toContain(href);
  });

  it.each([
    ['en', 'We may earn a commission when you buy through these links.'],
    ['de', 'Anzeige: Für Käufe über diese Links erhalten wir eine Provision.'],
    ['fr', 'Liens affiliés : nous touchons une commission.'],
    ['es', 'Enlaces de afiliado: recibimos una comisión.'],
    ['it', 'Link di affiliazione: riceviamo una commissione.'],
    ['pt', 'Links de afiliado: recebemos uma comissão.'],
    ['nl', 'Wij ontvangen commissie via deze links.'],
    ['pl', 'Ten wpis zawiera linki afiliacyjne.'],
    ['pl', 'Jeśli kupisz, dostaniemy prowizję.'],
    ['ru', 'В статье есть партнёрские ссылки.'],
    ['ru', 'На правах рекламы.'],
    ['tr', 'Bu yazıdaki bağlantılardan KOMİSYON kazanıyoruz.'],
    ['tr', 'Sayfa satış ortaklığı bağlantıları içerir.'],
    ['da', 'Indlægget indeholder reklamelinks.'],
    ['da', 'Vi får provision, når du køber.'],
    ['sv', 'Inlägget innehåller annonslänkar.'],
    ['sv', 'Reklam för en ugnstillverkare.'],
    ['ko', '이 글에는 제휴 링크가 있습니다.'],
    ['ko', '구매하시면 일정액의 수수료를 받습니다.'],
    ['ja', '本ページはアフィリエイト広告を利用しています。'],
    ['zh', '本页面含有广告链接，我们会获得佣金。'],
    ['ar', 'نحصل على عمولة من هذه الروابط.'],
  ])('a word in %s is enough', (language, text) => {
    expect(scoreOf(audit, page(text, AMAZON, [], language))).toBe(1);
  });

  it.each([
    ['de', 'Senden Sie uns Ihre Bewerbung.'],
    ['pl', 'Zwroty i reklamacje przyjmujemy w sklepie.'],
    ['da', 'Reklamation skal ske inden fire uger.'],
    ['sv', 'Reklamation görs i butiken.'],
  ])('a word that only looks like one is none in %s: %s', (language, text) => {
    expect(scoreOf(audit, page(text, AMAZON, [], language))).toBe(0);
  });

  it('leaves out pages in a language without word lists', () =>
    expect(verdictOf(audit, page('Osta.', AMAZON, [], 'fi')).state).toBe('notApplicable'));
});
