import type { Phrasing } from './phrasing.ts';

export const de: Phrasing = {
  prompts: {
    'what-is': 'Was versteht man unter {x}?',
    'how-to': 'Wie fange ich mit {x} an?',
    best: 'Was ist die beste Wahl bei {x}?',
    price: 'Mit welchen Kosten muss ich bei {x} rechnen?',
    alternative: 'Welche Alternativen gibt es zu {x}?',
    versus: '{x} im Vergleich: Was sind die Unterschiede?',
    'for-whom': 'Wer braucht {x}?',
    'worth-it': 'Lohnt es sich, in {x} zu investieren?',
  },
  fanOut: {
    requirement: 'Was brauche ich für {x}?',
    duration: 'Wie viel Zeit muss ich für {x} einplanen?',
    mistake: 'Welche Fehler sollte ich bei {x} vermeiden?',
    example: 'Welche Beispiele gibt es für {x}?',
  },
  cues: {
    definition:
      'was ist, was sind, was bedeutet, was versteht man, was heißt, bedeutung, definition, erklärt, grundlagen, glossar, einführung',
    steps:
      'wie kann, wie können, wie man, wie fange, wie geht, so geht, wie funktioniert, wie ein, wie eine, wie der, wie die, wie das, wie wir, wie sie, wie wird, wie werden, schritt, anleitung, tutorial, leitfaden, einrichten, einrichtung, installieren',
    best: 'beste, besten, top, empfehlung, empfohlen, empfehlen, welcher, welche, welches, wählen, auswahl, der richtige, die richtige, das richtige',
    price: 'preis, kosten, kostet, gebühr, budget, tarif, rabatt',
    alternative: 'alternative, anstelle, anstatt, stattdessen, ersatz, mitbewerber, konkurrent, ähnlich wie',
    comparison: 'vs, versus, vergleich, vergleichen, verglichen, unterschied, unterscheiden, unterscheidet, besser als',
    audience:
      'für wen, wer braucht, wer sollte, wer ist, geeignet, eignet, eignen, ideal für, gedacht für, zielgruppe, einsteiger, anfänger, profi',
    benefit: 'lohnt, lohnen, vorteil, nachteil, nutzen, ersparnis, rendite, warum',
    requirement:
      'voraussetzung, anforderung, erforderlich, benötigt, benötigen, notwendig, was brauche, was brauchen, was braucht, was sie brauchen, checkliste, kompatibel',
    duration: 'wie lange, wie viel zeit, wie schnell, dauer, dauert, zeitplan, lieferzeit',
    mistake: 'fehler, problem, vermeiden, fallstrick, störung, falsch, risiko, risiken',
    example: 'beispiel, zum beispiel, beispielsweise, muster, anwendungsfall',
    proof: 'fallstudie, referenz, kundenstimme, erfahrungsbericht, bewertung, rezension, erfolgsgeschichte, unsere kunden',
  },
  defines:
    'ist ein, ist eine, ist der, ist die, ist das, sind ein, sind die, bedeutet, bezeichnet, versteht man, steht für, heißt, beschreibt',
  units: 'sekunde minute min stunde std h tag woche monat jahr',
};
