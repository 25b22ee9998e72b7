import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract.ts';

const wall = (body: string, path = '/x', language = '') =>
  extractDocument(`<html lang="${language}"><body>${body}</body></html>`, `https://acme.test${path}`).wall;
const form = (text: string) => `<main><h1>${text}</h1><form><input type="password"></form></main>`;
const overlay = (text: string) => `<main><h1>60</h1></main><div role="dialog">${text}</div>`;

/** A language, notices that ask to sign in and to subscribe, and the address of a page for signing in. */
const NOTICES: readonly [language: string, login: string, subscription: string, path: string][] = [
  ['en', 'Please log in to read on', 'For subscribers', '/sign-in'],
  ['de', 'Bitte melden Sie sich an', 'Jetzt Digitalabo sichern', '/anmeldung'],
  ['fr', 'Connectez-vous pour lire', 'Réservé aux abonnés', '/se-connecter'],
  ['es', 'Inicie sesión para leer', 'Solo para suscriptores', '/acceder'],
  ['it', "Effettua l'accesso per leggere", 'Solo per abbonati', '/area-clienti'],
  ['pt', 'Faça login para ler', 'Exclusivo para assinantes', '/entrar'],
  ['nl', 'Je moet ingelogd zijn', 'Alleen voor abonnees', '/inloggen'],
  ['pl', 'Zaloguj się, aby czytać', 'Tylko dla prenumeratorów', '/zaloguj-sie'],
  ['ru', 'Войдите, чтобы читать', 'Только по подписке', '/вход'],
  ['tr', 'OKUMAK İÇİN GİRİŞ YAPIN', 'Abonelere özel', '/giris-yap'],
  ['da', 'Log ind for at læse', 'Kun for abonnenter', '/log-ind'],
  ['sv', 'Logga in för att läsa', 'Endast för prenumeranter', '/logga-in.html'],
  ['ja', '続きはログインしてください', '有料会員限定です', '/マイページ'],
  ['zh', '请登录后阅读', '仅限付费会员', '/登录'],
  ['ko', '로그인 후 이용하세요', '유료회원 기사입니다', '/로그인'],
  ['ar', 'يرجى تسجيل الدخول للقراءة', 'للمشتركين فقط', '/تسجيل-الدخول'],
];

describe('notices in place of a page', () => {
  it.each(NOTICES)('%s: “%s”, “%s”', (language, login, subscription, path) => {
    for (const declared of [language, '']) {
      expect(wall(form(login), '/x', declared)).toBe(login);
      expect(wall(overlay(subscription), '/x', declared)).toBe(subscription);
      expect(wall(overlay(login), '/x', declared)).toBe(login);
      expect(wall(`<main><p>${subscription}. ${login}.</p></main>`, '/x', declared)).toBe(`${subscription}. ${login}.`);
      expect(wall(`<main><p>${subscription}.</p></main>`, '/x', declared), 'beside no login').toBeNull();
      expect(wall(form(login), path, declared), 'the page for signing in').toBeNull();
    }
  });

  it('a text that asks for nothing is none', () => {
    expect(wall(form('60'))).toBeNull();
    expect(wall(overlay('Подпись к рисунку'))).toBeNull();
  });

  it('words in a language without a pack are not read', () => {
    expect(wall(form('Abonnement konto login'), '/x', 'fi')).toBeNull();
    expect(wall(overlay('Abonnement'), '/x', 'fi')).toBeNull();
  });
});
