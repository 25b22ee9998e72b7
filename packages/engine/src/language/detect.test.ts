import { describe, expect, it } from 'vitest';
import { extractDocument } from '../artifacts/extract.ts';
import { detectLanguage, languageOfTexts } from './detect.ts';

describe('language', () => {
  it.each([
    ['en', 'The oldest part of the library was built in 1843 and still holds the maps that sailors brought home.'],
    ['de', 'Der älteste Teil der Bibliothek wurde 1843 gebaut und bewahrt noch immer die Karten der Seeleute auf.'],
    ['fr', 'La partie la plus ancienne de la bibliothèque date de 1843 et conserve encore les cartes des marins.'],
    ['es', 'La parte más antigua de la biblioteca se construyó en 1843 y aún conserva los mapas de los marineros.'],
    ['it', 'La parte più antica della biblioteca fu costruita nel 1843 e conserva ancora le mappe dei marinai.'],
    ['pt', 'A parte mais antiga da biblioteca foi construída em 1843 e ainda guarda os mapas dos marinheiros.'],
    ['nl', 'Het oudste deel van de bibliotheek is in 1843 gebouwd en bewaart nog altijd de kaarten van zeelieden.'],
    ['ja', 'この図書館の最も古い部分は1843年に建てられ、船乗りたちの地図を今も保管しています。'],
    ['zh', '图书馆最古老的部分建于1843年，至今仍保存着水手们带回来的地图和航海日记。'],
    ['ar', 'بُني أقدم جزء من المكتبة عام 1843 ولا يزال يحتفظ بالخرائط التي جلبها البحارة إلى الوطن.'],
    ['ko', '도서관에서 가장 오래된 부분은 1843년에 지어졌으며 선원들이 가져온 지도를 지금도 보관하고 있습니다.'],
    ['ru', 'Самая старая часть библиотеки построена в 1843 году и до сих пор хранит карты моряков.'],
    ['uk', 'Найстаріша частина бібліотеки побудована у 1843 році й досі зберігає їхні мапи та щоденники.'],
    ['el', 'Το παλαιότερο τμήμα της βιβλιοθήκης χτίστηκε το 1843 και φυλάσσει ακόμη τους χάρτες των ναυτικών.'],
    ['he', 'החלק העתיק ביותר של הספרייה נבנה בשנת 1843 ועדיין שומר את המפות שהביאו המלחים הביתה מהמסעות.'],
    ['fa', 'قدیمی‌ترین بخش کتابخانه در سال ۱۸۴۳ ساخته شد و هنوز نقشه‌های دریانوردان را نگه می‌دارد.'],
    ['pl', 'Najstarsza część biblioteki została zbudowana w 1843 roku i nadal przechowuje mapy przywiezione przez żeglarzy.'],
    ['sv', 'Bibliotekets äldsta del byggdes 1843 och förvarar fortfarande kartorna som sjömännen tog med sig hem.'],
    ['tr', 'Kütüphanenin en eski bölümü 1843 yılında inşa edildi ve denizcilerin getirdiği haritaları hâlâ saklıyor.'],
    ['ca', 'La part més antiga de la biblioteca es va construir el 1843 i encara conserva els mapes dels mariners.'],
  ])('%s is told from one sentence', (language, text) => {
    expect(detectLanguage(text, null)).toBe(language);
    expect(detectLanguage(text, 'xx')).toBe(language);
  });

  it.each(['', 'Hello world', '12345 67890', 'Über uns · Kontakt', '靴'])('too short to tell: %s', (text) => {
    expect(detectLanguage(text, 'en')).toBeNull();
  });

  it.each([
    ['es', 'Contacto. Calle Feria 31, 41003 Sevilla. Teléfono +34 955 555 014, hola@rueda-libre.test. De lunes a sábado, de diez a ocho.'],
    ['pt', 'Contacto. Escreva para ola@poupa-claro.test ou ligue para +351 22 555 0142, de segunda a sexta.'],
    [
      'es',
      'Calle Feria 31, 41003 Sevilla. Teléfono +34 955 555 014, hola@rueda-libre.test. De lunes a sábado, de diez a ocho.\nLos estudios muestran que el 97 % de los usuarios está de acuerdo.',
    ],
  ])('%s: an address and opening hours are no Galician, and no Catalan', (language, text) => {
    expect(detectLanguage(text, language)).toBe(language);
  });

  it('a few labels read as what the page declares, if they do nearly as well', () => {
    const labels =
      'About Us\nFreebies\nPremium Tools\nBlog\nIllustrations\nBits & Snippets\nAffiliate Program\nContact Us\nKnowledge Center\nCustom Development\nSponsorships\nTerms & Conditions\nPrivacy Policy\nLicenses (EULA)';
    expect(detectLanguage(labels, 'en')).toBe('en');
    const italian = 'Prodotti Contatti Chi siamo Negozio Forni Argilla Smalti Assistenza Spedizioni Resi Privacy';
    expect(detectLanguage(italian, 'en')).toBe('it');
  });

  it('an address with opening hours is of the language that the page declares', () => {
    const address =
      'C/ Feria 20, 41003 Sevilla. Teléfono 954 000 000, correo hola@llaves.test. Abrimos de lunes a viernes de 10 a 14 y de 17 a 20 horas.';
    expect(detectLanguage(address, 'es')).toBe('es');
    expect(detectLanguage(address, 'en')).not.toBe('en');
  });

  it('names and titles are of the language that the page declares, if they have its function words', () => {
    const names =
      'D. Brandt and M. Schreiber and R. Kaufmann and H. Winterfeld and J. Vogelsang and K. Lindenberg. Messung der Temperatur im Brennofen mit Thermoelementen. Zeitschrift Keramik, Berlin. F. Bauer and C. Bellmann and G. Jaenisch. Virtuelle Prüfung keramischer Bauteile.';
    expect(detectLanguage(names, null)).toBe('de');
    expect(detectLanguage(names, 'en')).toBe('en');
    expect(detectLanguage(names, 'fr')).toBe('de');
  });

  it('a false declaration changes nothing', () => {
    expect(
      detectLanguage('The oldest part of the library was built in 1843 and still holds the maps that sailors brought home.', 'fr'),
    ).toBe('en');
  });

  it.each([
    [
      'pl',
      'Polityka prywatności\nAdministratorem danych osobowych jest Stolarnia Dąb i Buk Sp. z o.o. Dane przetwarzamy tylko w celu realizacji umowy.',
    ],
    ['tr', 'İletişim\nAtatürk Caddesi No: 12 Kadıköy İstanbul. Telefon: 0216 555 44 33. Pazartesi-Cuma 09.00-18.00, Cumartesi 10.00-14.00'],
  ])('%s: a few words are told by the model of the language that is declared', (language, text) => {
    expect(detectLanguage(text, language)).toBe(language);
  });

  it.each([
    [
      'da',
      'Privatlivspolitik\nSnedkeriet Eg og Bøg ApS er ansvarlig for dine oplysninger. Vi bruger dem kun til at levere det, du har bestilt.',
    ],
    ['fi', 'Tietosuoja\nRekisterinpitäjä on Puusepät Oy. Käytämme tietoja vain tilauksen toimittamiseen, emmekä luovuta niitä eteenpäin.'],
    [
      'sk',
      'Ochrana údajov\nPrevádzkovateľom je Stolárstvo Dub a Buk s.r.o. Údaje spracúvame len na účel plnenia zmluvy a o vašich údajoch nikomu nehovoríme.',
    ],
    [
      'et',
      'Privaatsus\nTöötleme isikuandmeid ainult tellimuse täitmiseks ega anna neid edasi. Küsimuste korral kirjuta meile e-posti aadressil.',
    ],
    ['lt', 'Privatumas\nAsmens duomenis tvarkome tik užsakymui įvykdyti ir niekam jų neperduodame. Jei turite klausimų, parašykite mums.'],
  ])('%s is told from two sentences, declared or not', (language, text) => {
    expect([detectLanguage(text, language), detectLanguage(text, null)]).toEqual([language, language]);
  });

  const ENGLISH =
    'The kiln is made for potters who work at home. It holds six bowls and fires them in a night, and the lid can be taken off when it is cool. You can set the ramp on the front of it or with your phone. The shelves that come with it are of the same clay as the walls, so they last for as long as these do.';
  const CHINESE = '这台窑炉专为在家工作的陶艺师设计，一次可以烧制六只碗，一个晚上就能完成。冷却以后可以取下盖子，升温曲线可以用手机设定。';
  const NAMES =
    'Kiln Master Pro X2, Firing Studio Cloud, Ramp Controller Mini, Studio Bluetooth Bridge, Kiln App Android iOS, Ramp CLI, YAML, JSON, or with the Console of the Studio in a Browser';
  it.each<[because: string, text: string, declared: string | null, language: string]>([
    ['most words are prose in Latin letters', `${ENGLISH}\n${CHINESE}`, null, 'en'],
    ['the smaller part is what the page declares', `${ENGLISH}\n${CHINESE}`, 'zh-CN', 'zh'],
    ['the Latin letters are names', `${NAMES}\n${NAMES}\n${CHINESE}`, null, 'zh'],
    ['a sentence of another language stands in it', `${ENGLISH.slice(0, 47)}\n${CHINESE}`, null, 'zh'],
  ])('of two scripts in a text: %s', (_because, text, declared, language) => expect(detectLanguage(text, declared)).toBe(language));

  it('what the detector does not know is unknown, not its neighbor', () => {
    const galician =
      'A parte máis antiga da biblioteca construíuse en 1843 e aínda garda os mapas que os mariñeiros trouxeron á casa das súas viaxes.';
    expect(detectLanguage(galician, 'gl')).toBeNull();
  });

  const danish =
    'Vores værksted ligger i en gammel gård uden for byen, og her har vi bygget ovne siden 1998. Når leret er tørt, brænder vi det to gange, først ved lav og så ved høj temperatur. ';
  const code =
    '<pre><code>const kiln = await open({ power: 12, shelves: 4 }); for (const pot of pots) kiln.load(pot); return kiln.fire();</code></pre>';
  it.each([
    ['da', `<html lang="en"><p>${danish.repeat(50)}</p></html>`],
    [
      'zh',
      `<html lang="en"><main><h1>窑炉控制接口</h1>${`<p>先用 <code>await kiln.open()</code> 打开窑炉，再调用 <code>kiln.load(pot)</code> 装窑，最后读取温度。</p>${code}<p>import { fire } from kiln; fire({ shelves: 4, power: 12 }) // 烧制之前必须检查电源和排气口</p>`.repeat(6)}</main></html>`,
    ],
    [null, '<html><p>Kiln</p><pre><code>const kiln = 12;</code></pre></html>'],
  ])('%s: a page of prose is of its language whatever it declares and whatever code it shows', (language, html) => {
    expect(extractDocument(html, 'https://a.test/').detectedLanguage).toBe(language);
  });
});

describe('E4 the language of a panel of questions', () => {
  const english = [
    'Which kiln is best for a small studio?',
    'How hot does a raku kiln get?',
    'What does a kiln shelf cost?',
    'Is a front loader safer?',
  ];
  const german = [
    'Welcher Brennofen passt in eine kleine Werkstatt?',
    'Wie heiß wird ein Raku-Ofen?',
    'Was kostet eine Ofenplatte?',
    'Ist ein Frontlader sicherer?',
  ];
  it.each<[string, string[], string | null]>([
    ['English', english, 'en'],
    ['German', german, 'de'],
    ['several languages', [...english, ...german], null],
    ['too few letters', ['Kiln?'], null],
    ['none', [], null],
  ])('%s', (_name, texts, language) => expect(languageOfTexts(texts)).toBe(language));
});
