import { describe, expect, it } from 'vitest';
import { announces, dangles } from './openers.ts';
import { claimsResearch, firstPerson, namesSource } from './sources.ts';
import type { SupportedLanguage } from './supported.ts';

type Sentences = [language: SupportedLanguage, source: string, research: string, own: string, dangling: string, announcing: string];

describe('a sentence', () => {
  it.each<Sentences>([
    [
      'en',
      'According to Destatis, prices rose.',
      'A study shows it.',
      'We measured it.',
      'This means that it works.',
      'In this article we explain kilns.',
    ],
    [
      'de',
      'Laut Destatis stiegen die Preise.',
      'Eine Studie zeigt es.',
      'Wir haben es gemessen.',
      'Dies bedeutet, dass es geht.',
      'In diesem Artikel geht es um Öfen.',
    ],
    [
      'fr',
      "Selon l'Insee, les prix montent.",
      'Une étude le montre.',
      'Nous avons mesuré.',
      'Cela signifie que tout va.',
      'Dans cet article, on parle de fours.',
    ],
    [
      'es',
      'Según el INE, los precios suben.',
      'Un estudio lo muestra.',
      'Lo hemos medido.',
      'Esto significa que funciona.',
      'En este artículo hablamos de hornos.',
    ],
    [
      'it',
      "Secondo l'Istat i prezzi salgono.",
      'Una ricerca lo dimostra.',
      'Noi abbiamo misurato.',
      'Ciò significa che funziona.',
      'In questo articolo parliamo di forni.',
    ],
    [
      'pt',
      'Segundo o INE, os preços sobem.',
      'Um estudo mostra isso.',
      'Na nossa oficina medimos.',
      'Isto significa que funciona.',
      'Neste artigo falamos de fornos.',
    ],
    [
      'nl',
      'Volgens het CBS stijgen de prijzen.',
      'Onderzoek laat het zien.',
      'Wij hebben gemeten.',
      'Dit betekent dat het werkt.',
      'In dit artikel gaat het over ovens.',
    ],
    ['ja', '総務省によると価格は上がった。', '調査で分かった。', '当社で測定した。', 'これは重要です。', 'この記事では窯を紹介します。'],
    ['zh', '根据国家统计局的数据，价格上涨。', '研究表明如此。', '我们测量过。', '这意味着它有效。', '本文介绍窑炉。'],
    [
      'ar',
      'وفقا لوزارة الطاقة ارتفعت الأسعار.',
      'تظهر دراسة ذلك.',
      'نحن قسنا ذلك.',
      'هذا يعني أنه يعمل.',
      'في هذا المقال نتحدث عن الأفران.',
    ],
  ])('(%s) names a source, claims research, tells of our own, points back or announces, and only that', (language, ...all) => {
    const [source, research, own, dangling, announcing] = all;
    expect(namesSource(source)).toBe(true);
    expect(namesSource(dangling)).toBe(false);
    expect(claimsResearch(research, language)).toBe(true);
    expect(firstPerson(own, language)).toBe(true);
    expect(firstPerson(dangling, language)).toBe(false);
    expect(dangles(dangling, language)).toBe(true);
    expect(dangles(source, language)).toBe(false);
    expect(announces(announcing, language)).toBe(true);
    expect(announces(source, language)).toBe(false);
  });
});

describe('an announcement', () => {
  it.each<[language: SupportedLanguage, announcing: string, promise: string]>([
    ['en', 'We’ll explain how a kiln is fired.', 'We’ll work with you.'],
    ['de', 'Wir werden hier beschreiben, wie ein Ofen brennt.', 'Wir werden Ihnen nichts berechnen.'],
    ['fr', 'Nous allons vous expliquer la cuisson.', 'Nous vous livrons en deux jours.'],
    ['es', 'Vamos a explicarte la cocción.', 'Vamos a su casa en dos días.'],
    ['pt', 'Vamos explicar a cozedura.', 'Vamos a sua casa em dois dias.'],
    ['nl', 'We gaan uitleggen hoe een oven brandt.', 'We leggen de vloer in één dag.'],
    ['sv', 'Vi kommer att förklara hur en ugn fungerar.', 'Vi kommer att ringa dig samma dag.'],
    ['da', 'Vi vil forklare, hvordan en ovn virker.', 'Vi vil gerne have besked dagen før.'],
    ['ar', 'سوف نشرح كيف يعمل الفرن.', 'سوف نصل إليكم في يومين.'],
  ])('(%s) says that something will be told, not that something will be done', (language, announcing, promise) => {
    expect(announces(announcing, language)).toBe(true);
    expect(announces(promise, language)).toBe(false);
  });
});

describe('a claim of research', () => {
  it.each<[language: SupportedLanguage, thing: string, finding: string]>([
    ['en', 'We send you a yearly report on help.', 'A report by the agency found that prices rose.'],
    ['de', 'Sie bekommen jeden Monat einen Bericht.', 'Ein Bericht der Behörde zeigt, dass die Preise steigen.'],
    ['fr', 'Vous recevez un rapport par mois.', 'Un rapport de l’agence montre que les prix montent.'],
    ['es', 'Recibe un informe cada mes.', 'Un informe de la agencia muestra que los precios suben.'],
    ['it', 'Riceve un rapporto al mese.', 'Un rapporto dell’agenzia mostra che i prezzi salgono.'],
    ['pt', 'Recebe um relatório por mês.', 'Um relatório da agência mostra que os preços sobem.'],
    ['nl', 'U krijgt elke maand een rapport.', 'Uit een rapport van de dienst blijkt dat de prijzen stijgen.'],
    ['ja', '毎月報告書をお送りします。', '報告書によると価格は上がった。'],
    ['zh', '我们每月寄送一份报告。', '报告显示价格上涨。'],
    ['ar', 'نرسل لك تقرير كل شهر.', 'أظهر تقرير الوكالة أن الأسعار ارتفعت.'],
  ])('is a report once it finds something (%s)', (language, thing, finding) => {
    expect(claimsResearch(thing, language)).toBe(false);
    expect(claimsResearch(finding, language)).toBe(true);
  });

  it.each<[because: string, language: SupportedLanguage, text: string]>([
    [
      'a title beside other figures',
      'en',
      'These traits are worth the time to study. Start a free trial of 14 days. Piotr Nowak, head of research at the OECD.',
    ],
    ['a chapter of a book', 'en', 'Chapters 2 and 3 outline the case study, and readers will find a short course in appendix B.'],
    ['figures that a program reports', 'en', 'Coverage is collected and statistics are reported once all tests have completed.'],
    ['reports of errors', 'en', 'Of course, bug reports with a suggested patch will be processed faster.'],
    [
      'a search for text',
      'it',
      'Per effettuare ricerche di testo si può usare grep, che indica le righe. Il comando di ricerca mostra i pacchetti.',
    ],
    ['a case study of a manual', 'fr', 'L’étude de cas indique comment installer le serveur.'],
    ['a case study of a manual', 'es', 'El estudio de caso muestra cómo se instala.'],
    ['a department and a poll', 'de', 'Sie leitet Forschung und Entwicklung. Die Umfrage ist anonym.'],
    ['a department', 'fr', 'Elle dirige la recherche et le développement.'],
    ['recording studios', 'es', 'Los estudios de grabación abren a diario.'],
    ['a search field', 'it', 'Usa la ricerca in alto a destra.'],
    ['a search field', 'pt', 'Use a pesquisa no topo da página.'],
    ['an examination by a doctor', 'nl', 'Het onderzoek bij de arts is kort.'],
    ['a laboratory', 'ja', '研究室は二階にあります。'],
    ['a laboratory', 'zh', '研究室在二楼。'],
    ['a search field', 'ar', 'استخدم البحث في أعلى الصفحة.'],
    ['a school that studies so many things', 'en', 'The school teaches and studies 41 reefs.'],
    ['a person who studies so many things', 'en', 'She studies how 41 reefs recover.'],
    ['groups of so many people', 'en', '58 people work in four research groups.'],
    ['a university of so many students', 'en', 'A research university with 11,000 students.'],
    ['a survey with the year of its beginning', 'en', 'She has led the survey since 2016.'],
  ])('is not %s (%s)', (_because, language, text) => expect(claimsResearch(text, language)).toBe(false));
});

describe('a source', () => {
  it.each<[because: string, text: string, named: boolean]>([
    ['a ruling is one', 'Das Fahrtenbuch muss geschlossen sein (BFH, Urteil vom 9. November 2005, VI R 27/05).', true],
    ['a standard is one', '根据国家标准GB/T 3883.1的要求，更换碳刷前必须切断电源。', true],
    ['a law is one', '日本では食品衛生法により、成分は13種類に限られています。', true],
    ['a method is none', 'この方法により、麺は10%伸びます。', false],
    ['a date in brackets is none', 'Preise in Euro (Stand Januar 2025).', false],
    ['“according to” wants a name', 'according to many experts, it rose', false],
    ['a name and a year in brackets are one', 'It rose (Smith et al., 2023).', true],
    ['brackets without a year are none', 'It rose (a lot).', false],
  ])('%s: %s', (_because, text, named) => expect(namesSource(text)).toBe(named));
});

describe('an opening “it”', () => {
  it.each<[because: string, text: string]>([
    ['for what is possible', 'It is possible for a kiln to crack.'],
    ['for what is common', 'It’s also common to fire twice.'],
    ['for what is important', "It's important to cool slowly."],
  ])('points at nothing before it: %s: %s', (_because, text) => expect(dangles(text, 'en')).toBe(false));

  it.each<[because: string, text: string]>([
    ['a property', 'It is hot.'],
    ['what may happen', 'It can crack.'],
    ['what it is', 'It’s a kiln.'],
    ['what it is, with praise', 'It is a good kiln.'],
  ])('points at what was said before: %s: %s', (_because, text) => expect(dangles(text, 'en')).toBe(true));
});
