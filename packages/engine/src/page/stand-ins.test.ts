import { expect, it } from 'vitest';
import { aDocument, heading, paragraph } from '../audits/testing.ts';
import { standInKind } from './unreadable.ts';

const page = (title: string, ...texts: string[]) =>
  aDocument({ title, links: [], blocks: [heading(1, title), ...texts.map((text) => paragraph(text))] });

it.each([
  ['en', 'Page not found', 'Down for maintenance', 'This domain is for sale'],
  ['de', 'Seite nicht gefunden', 'Wir sind bald wieder da', 'Diese Domain steht zum Verkauf'],
  ['fr', 'Page introuvable', 'Site en construction', 'Ce nom de domaine est à vendre'],
  ['es', 'Página no encontrada', 'Sitio en construcción', 'Este dominio está en venta'],
  ['it', 'Pagina non trovata', 'Sito in manutenzione', 'Questo dominio è in vendita'],
  ['pt', 'Página não encontrada', 'Site em manutenção', 'Este domínio está à venda'],
  ['nl', 'Pagina niet gevonden', 'Deze website is in onderhoud', 'Dit domein is te koop'],
  ['pl', 'Strona nie istnieje', 'Przerwa techniczna', 'Ta domena jest na sprzedaż'],
  ['ru', 'Страница не найдена', 'Ведутся технические работы', 'Этот домен продаётся'],
  ['tr', 'Sayfa bulunamadı', 'Sitemiz yapım aşamasında', 'Bu alan adı satılıktır'],
  ['da', 'Siden blev ikke fundet', 'Hjemmesiden er under opbygning', 'Domænet er til salg'],
  ['sv', 'Sidan hittades inte', 'Webbplatsen är under uppbyggnad', 'Domänen är till salu'],
  ['ja', 'ページが見つかりません', '現在メンテナンス中です', 'このドメインは販売中です'],
  ['zh', '页面不存在', '网站正在维护', '该域名正在出售'],
  ['ko', '페이지를 찾을 수 없습니다', '사이트 점검 중입니다', '이 도메인을 판매합니다'],
  ['ar', 'الصفحة غير موجودة', 'الموقع تحت الصيانة', 'هذا النطاق للبيع'],
])('a notice of an error, of work on the site and of a parked domain is told in %s', (_language, ...notices) => {
  expect(notices.map((notice) => standInKind(page(notice)))).toEqual(['error', 'maintenance', 'parked']);
});

it('a page that says more, or has a form, is one', () => {
  const long =
    'A kiln that is under construction needs a permit in most towns, and the fire brigade wants to see the plan of its flue. '.repeat(4);
  expect(standInKind(page('Kilns under construction', long))).toBe(null);
  expect(standInKind(page('Kilns', 'We sell kilns of all sizes.'))).toBe(null);
  const form = aDocument({
    title: 'Coming soon',
    forms: [{ action: '/', password: false, fields: 3 }],
    blocks: [heading(1, 'Coming soon')],
  });
  expect(standInKind(form)).toBe(null);
});
