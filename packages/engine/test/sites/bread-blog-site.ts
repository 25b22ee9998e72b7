import { type Frame, type SitePage, type TestSite, testSite } from './test-site.ts';

/** Ein Blog über Brot: a personal blog in German, with dates and an author, without structured data on every page. */

const HOST = 'krume-und-kruste.test';
const frame: Frame = {
  host: HOST,
  language: 'de',
  name: 'Krume und Kruste',
  nav: [
    ['/', 'Start'],
    ['/blog/', 'Alle Beiträge'],
    ['/ueber-mich/', 'Über mich'],
    ['/impressum/', 'Impressum'],
  ],
  footer:
    'Krume und Kruste, ein Blog von Jule Brandt, Marburg. <a href="/impressum/">Impressum</a> <a href="/datenschutz/">Datenschutz</a>',
};

const AUTHOR = { '@type': 'Person', name: 'Jule Brandt', url: `http://${HOST}/ueber-mich/` };

const post = (path: string, headline: string, description: string, date: string, shown: string, body: string): SitePage => ({
  title: `${headline} – Krume und Kruste`,
  description,
  changed: date,
  jsonLd: [
    {
      '@type': 'BlogPosting',
      headline,
      datePublished: date,
      dateModified: date,
      author: AUTHOR,
      inLanguage: 'de',
      mainEntityOfPage: `http://${HOST}${path}`,
    },
  ],
  main: `<article><h1>${headline}</h1><p>Von <a rel="author" href="/ueber-mich/">Jule Brandt</a>, <time datetime="${date}">${shown}</time></p>${body}</article>`,
});

const pages: Record<string, SitePage> = {
  '/': {
    title: 'Krume und Kruste – Sauerteigbrot zu Hause backen',
    description:
      'Rezepte und Grundlagen für Sauerteigbrot aus dem eigenen Ofen: Anstellgut, Teigruhe, Backen im Topf, und was tun, wenn es nicht aufgeht.',
    changed: '2026-11-08',
    jsonLd: [{ '@type': 'Blog', name: 'Krume und Kruste', url: `http://${HOST}/`, author: AUTHOR, inLanguage: 'de' }],
    main: `<h1>Sauerteigbrot zu Hause backen</h1>
<p>Für ein Sauerteigbrot brauchst du Mehl, Wasser, Salz und Geduld: rund 24 Stunden vom Ansetzen bis zum Anschnitt, davon 40 Minuten Arbeit. Hier steht, wie es gelingt, und warum es manchmal nicht gelingt.</p>
<h2>Neu im Blog</h2><ul><li><a href="/blog/roggenmischbrot-aus-dem-topf/">Roggenmischbrot aus dem Topf</a></li><li><a href="/blog/anstellgut-ansetzen/">Anstellgut ansetzen in fünf Tagen</a></li><li><a href="/blog/warum-geht-mein-brot-nicht-auf/">Warum geht mein Brot nicht auf?</a></li></ul>
<h2>Zum Nachschlagen</h2><ul><li><a href="/blog/mehltypen-erklaert/">Mehltypen erklärt</a></li><li><a href="/blog/was-kostet-ein-selbst-gebackenes-brot/">Was kostet ein selbst gebackenes Brot?</a></li></ul>`,
  },
  '/blog/': {
    title: 'Alle Beiträge – Krume und Kruste',
    description: 'Alle Beiträge über Sauerteig, Mehl und Brot, die neuesten zuerst.',
    changed: '2026-11-08',
    main: `<h1>Alle Beiträge</h1><ul><li><a href="/blog/roggenmischbrot-aus-dem-topf/">Roggenmischbrot aus dem Topf</a> (8. November 2026)</li><li><a href="/blog/warum-geht-mein-brot-nicht-auf/">Warum geht mein Brot nicht auf?</a> (12. Oktober 2026)</li><li><a href="/blog/was-kostet-ein-selbst-gebackenes-brot/">Was kostet ein selbst gebackenes Brot?</a> (1. September 2026)</li><li><a href="/blog/mehltypen-erklaert/">Mehltypen erklärt</a> (20. Juni 2026)</li><li><a href="/blog/anstellgut-ansetzen/">Anstellgut ansetzen in fünf Tagen</a> (3. März 2026)</li></ul>`,
  },
  '/blog/anstellgut-ansetzen/': post(
    '/blog/anstellgut-ansetzen/',
    'Anstellgut ansetzen in fünf Tagen',
    'Ein Anstellgut entsteht in fünf Tagen aus Roggenmehl und Wasser bei 26 bis 28 Grad. Schritt für Schritt, mit Mengen und Zeichen, an denen du erkennst, dass es lebt.',
    '2026-03-03',
    '3. März 2026',
    `<p>Ein Anstellgut ist ein Teig aus Mehl und Wasser, in dem Milchsäurebakterien und wilde Hefen leben; es treibt jedes Sauerteigbrot. Du setzt es in fünf Tagen an, mit 250 g Roggenvollkornmehl und 250 g Wasser, bei 26 bis 28 Grad.</p>
<h2>Was brauche ich dafür?</h2><ul><li>ein sauberes Glas mit einem halben Liter</li><li>250 g Roggenvollkornmehl, am besten frisch gemahlen</li><li>einen warmen Platz: der Ofen mit eingeschalteter Lampe hat etwa 27 Grad</li></ul>
<h2>Wie geht es Tag für Tag?</h2><ol><li>Tag 1: 50 g Mehl und 50 g Wasser (30 Grad) verrühren, Deckel lose auflegen.</li><li>Tag 2: 50 g Mehl und 50 g Wasser dazu. Erste Blasen sind noch keine Hefe.</li><li>Tag 3: noch einmal 50 g und 50 g. Es riecht jetzt streng; das vergeht.</li><li>Tag 4: die Hälfte wegnehmen, mit 50 g und 50 g füttern.</li><li>Tag 5: verdoppelt sich der Teig in sechs Stunden, ist das Anstellgut fertig.</li></ol>
<h2>Woran erkenne ich, dass es gelungen ist?</h2><p>Ein Löffel Anstellgut schwimmt auf Wasser, riecht mild säuerlich wie Joghurt und hat einen pH-Wert um 3,8. „Unter 24 Grad gewinnt die Essigsäure, und der Teig wird spitz“, sagt Bäckermeister Henning Olt aus Kirchhain, bei dem ich 2019 gelernt habe.</p>`,
  ),
  '/blog/roggenmischbrot-aus-dem-topf/': post(
    '/blog/roggenmischbrot-aus-dem-topf/',
    'Roggenmischbrot aus dem Topf',
    'Roggenmischbrot mit 70 Prozent Roggen aus dem gusseisernen Topf: Zutaten für ein Brot von 1 kg, Zeitplan und Temperaturen.',
    '2026-11-08',
    '8. November 2026',
    `<p>Ein Roggenmischbrot mit 70 % Roggen gelingt im geschlossenen Topf ohne Dampf im Ofen: 30 Minuten bei 250 Grad mit Deckel, 25 Minuten bei 210 Grad ohne. Das Rezept ergibt ein Brot von etwa 1 kg.</p>
<h2>Welche Zutaten brauche ich?</h2><table><thead><tr><th>Zutat</th><th>Menge</th><th>Anteil</th></tr></thead><tbody><tr><td>Roggenmehl 1150</td><td>420 g</td><td>70 %</td></tr><tr><td>Weizenmehl 1050</td><td>180 g</td><td>30 %</td></tr><tr><td>Wasser</td><td>450 g</td><td>75 %</td></tr><tr><td>Anstellgut</td><td>20 g</td><td>3 %</td></tr><tr><td>Salz</td><td>12 g</td><td>2 %</td></tr></tbody></table>
<h2>Wie sieht der Zeitplan aus?</h2><ol><li>20 Uhr: Sauerteig aus 210 g Roggenmehl, 210 g Wasser und Anstellgut ansetzen, 12 Stunden bei 26 Grad.</li><li>8 Uhr: alles verkneten, vier Minuten genügen; Roggen hat kaum Kleber.</li><li>8:30 Uhr: rund formen, 60 Minuten im Gärkorb.</li><li>9:30 Uhr: im heißen Topf backen.</li></ol>
<h2>Wann ist das Brot fertig?</h2><p>Wenn es innen 97 Grad hat und beim Klopfen hohl klingt. Schneide es erst am nächsten Tag an: die Krume von Roggen festigt sich 24 Stunden lang.</p>`,
  ),
  '/blog/warum-geht-mein-brot-nicht-auf/': post(
    '/blog/warum-geht-mein-brot-nicht-auf/',
    'Warum geht mein Brot nicht auf?',
    'Meist ist der Teig zu kalt oder das Anstellgut zu alt. Die fünf häufigsten Gründe, woran du sie erkennst und was hilft.',
    '2026-10-12',
    '12. Oktober 2026',
    `<p>Geht ein Sauerteigbrot nicht auf, war der Teig in vier von fünf Fällen zu kalt oder das Anstellgut zu alt. Von 212 Fotos missglückter Brote, die mir Leser seit 2022 geschickt haben, zeigten 121 zu kurze Gare, 54 ein schwaches Anstellgut und 37 etwas anderes.</p>
<h2>War der Teig zu kalt?</h2><p>Bei 20 Grad braucht die Stückgare dreimal so lange wie bei 27 Grad. Miss den Teig, nicht die Küche: Ein Thermometer kostet 12 Euro und erspart die meisten Fehler.</p>
<h2>War das Anstellgut zu alt?</h2><p>Steht es länger als zwei Wochen im Kühlschrank, füttere es zweimal, bevor du backst.</p>
<h2>Woran erkenne ich zu lange Gare?</h2><p>Drücke mit dem Finger hinein. Kommt die Delle nicht zurück, ist die Hefe erschöpft und das Brot wird flach.</p>`,
  ),
  '/blog/mehltypen-erklaert/': post(
    '/blog/mehltypen-erklaert/',
    'Mehltypen erklärt',
    'Die Mehltype sagt, wie viel Milligramm Asche 100 g Mehl beim Verbrennen hinterlassen: 405, 550, 1050, 1150 und Vollkorn im Vergleich.',
    '2026-06-20',
    '20. Juni 2026',
    `<p>Die Mehltype ist die Masse der Mineralstoffe, in Milligramm, die von 100 g trockenem Mehl nach dem Verbrennen übrig bleiben (DIN 10355). Weizenmehl 405 hat also etwa 405 mg, Vollkorn hat keine Type, weil nichts fehlt.</p>
<h2>Welche Type wofür?</h2><table><thead><tr><th>Mehl</th><th>Asche</th><th>gut für</th></tr></thead><tbody><tr><td>Weizen 550</td><td>0,51 bis 0,63 %</td><td>Brötchen, helles Brot</td></tr><tr><td>Weizen 1050</td><td>0,91 bis 1,20 %</td><td>Mischbrot</td></tr><tr><td>Roggen 1150</td><td>1,11 bis 1,30 %</td><td>Roggenbrot</td></tr></tbody></table>
<p>Mehr dazu im <a href="https://www.muehlen.org/produkte/mehl/mehltypen">Lexikon des Verbands der Mühlen</a>.</p>`,
  ),
  '/blog/was-kostet-ein-selbst-gebackenes-brot/': post(
    '/blog/was-kostet-ein-selbst-gebackenes-brot/',
    'Was kostet ein selbst gebackenes Brot?',
    'Ein Brot von 1 kg kostet selbst gebacken 1,62 Euro: 1,04 Euro für Mehl und Salz, 0,58 Euro für Strom. Die Rechnung mit Preisen vom September 2026.',
    '2026-09-01',
    '1. September 2026',
    `<p>Ein Roggenmischbrot von 1 kg kostet selbst gebacken 1,62 Euro: 1,04 Euro für Mehl und Salz und 0,58 Euro für 1,6 kWh Strom. Beim Bäcker in Marburg zahlte ich im September 2026 zwischen 5,20 und 6,80 Euro.</p>
<h2>Wie habe ich gerechnet?</h2><ul><li>600 g Mehl zu 1,69 Euro das Kilo</li><li>12 g Salz: 1 Cent</li><li>Strom: gemessen 1,6 kWh zu 36,2 Cent (<a href="https://www.bdew.de/service/daten-und-grafiken/bdew-strompreisanalyse/">Strompreisanalyse des BDEW</a>)</li></ul>`,
  ),
  '/ueber-mich/': {
    title: 'Über mich – Krume und Kruste',
    description: 'Jule Brandt backt seit 2014 mit Sauerteig, hat 2019 in einer Bäckerei in Kirchhain gelernt und gibt Kurse in Marburg.',
    changed: '2026-02-01',
    main: '<h1>Über mich</h1><p>Ich heiße Jule Brandt, lebe in Marburg und backe seit 2014 mit Sauerteig. 2019 habe ich ein halbes Jahr in der Bäckerei Olt in Kirchhain mitgearbeitet. Seit 2021 gebe ich Kurse in der Volkshochschule. Jedes Rezept hier habe ich mindestens fünfmal gebacken.</p><p>Schreib mir: <a href="mailto:jule@krume-und-kruste.test">jule@krume-und-kruste.test</a></p>',
  },
  '/impressum/': {
    title: 'Impressum – Krume und Kruste',
    description: 'Wer für diesen Blog verantwortlich ist.',
    changed: '2026-02-01',
    main: '<h1>Impressum</h1><p>Jule Brandt, Barfüßerstraße 12, 35037 Marburg. Verantwortlich für den Inhalt: Jule Brandt.</p><p>E-Mail: <a href="mailto:jule@krume-und-kruste.test">jule@krume-und-kruste.test</a></p>',
  },
  '/datenschutz/': {
    title: 'Datenschutz – Krume und Kruste',
    description: 'Welche Daten dieser Blog speichert: keine.',
    changed: '2026-02-01',
    main: '<h1>Datenschutz</h1><p>Dieser Blog setzt keine Cookies und zählt keine Besuche. Der Server löscht seine Protokolle nach sieben Tagen.</p>',
  },
};

export const breadBlogSite: TestSite = testSite(frame, pages);
