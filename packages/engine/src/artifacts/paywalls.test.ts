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

/** A language, a notice about cookies, its button, one that asks for an age, and a text with a number of years that asks for none. */
const GATES: readonly [language: string, consent: string, button: string, age: string, years: string][] = [
  ['en', 'This shop uses cookies', 'Accept all', 'Are you over 18?', 'Over 20 years of kilns'],
  ['de', 'Wir bitten um Ihre Einwilligung', 'Alle akzeptieren', 'Sind Sie schon 18?', '20 Jahre Ofenbau'],
  ['fr', 'Votre consentement compte', 'Tout accepter', 'Avez-vous plus de 18 ans ?', '20 ans de fours'],
  ['es', 'Pedimos su consentimiento', 'Aceptar todo', '¿Es mayor de edad?', 'Más de 20 años de hornos'],
  ['it', 'Serve il tuo consenso', 'Accetta tutto', 'Sei maggiorenne?', 'Da 20 anni facciamo forni'],
  ['pt', 'Pedimos o seu consentimento', 'Aceitar tudo', 'É maior de idade?', 'Mais de 20 anos de fornos'],
  ['nl', 'Wij vragen uw toestemming', 'Alles toestaan', 'Bent u 18 jaar of ouder?', 'Meer dan 20 jaar ovens'],
  ['pl', 'Prosimy o zgodę', 'Akceptuję', 'Czy masz 18 lat?', 'Od 20 lat budujemy piece'],
  ['ru', 'Нам нужно ваше согласие', 'Принять все', 'Вам уже 18?', '20 лет строим печи'],
  ['tr', 'Çerezleri kullanıyoruz', 'Kabul et', '18 yaşından büyük müsünüz?', '20 yıldır fırın yapıyoruz'],
  ['da', 'Vi beder om dit samtykke', 'Tillad alle', 'Er du over 18?', 'Over 20 år med ovne'],
  ['sv', 'Vi ber om ditt samtycke', 'Godkänn alla', 'Är du över 18?', 'Över 20 år med ugnar'],
  ['ja', 'クッキーを使用しています', '許可する', '20歳以上ですか', '創業20年の窯元'],
  ['zh', '本网站使用Cookie', '接受全部', '您年满18了吗', '二十年老窑'],
  ['ko', '쿠키를 사용합니다', '모두 수락', '만 19세 이상입니까', '19세기의 가마'],
  ['ar', 'نستخدم ملفات تعريف الارتباط', 'أوافق', 'هل عمرك 18؟', 'خبرة 20 سنة في الأفران'],
];

describe('notices in place of a page', () => {
  it.each(GATES)('%s: “%s” with “%s”, “%s”, not “%s”', (language, consent, button, age, years) => {
    expect(wall(overlay(consent), '/x', language)).toBe(consent);
    expect(wall(`<main><p>${consent}.</p><button>${button}</button></main>`, '/x', language)).toContain(consent);
    expect(wall(`<main><p>${consent}.</p></main>`, '/x', language), 'without a button').toBeNull();
    expect(wall(overlay(age), '/x', language)).toBe(age);
    expect(wall(overlay(years), '/x', language)).toBeNull();
  });

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
