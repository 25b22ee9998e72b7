import type { Phrasing } from './phrasing.ts';

export const nl: Phrasing = {
  prompts: {
    'what-is': 'Wat wordt verstaan onder {x}?',
    'how-to': 'Hoe begin ik met {x}?',
    best: 'Wat is de beste keuze voor {x}?',
    price: 'Welk budget heb ik nodig voor {x}?',
    alternative: 'Welke alternatieven zijn er voor {x}?',
    versus: '{x} vergeleken: wat zijn de verschillen?',
    'for-whom': 'Wie heeft {x} nodig?',
    'worth-it': 'Is het de moeite waard om in {x} te investeren?',
  },
  fanOut: {
    requirement: 'Wat heb ik nodig voor {x}?',
    duration: 'Hoeveel tijd moet ik uittrekken voor {x}?',
    mistake: 'Welke fouten moet ik vermijden bij {x}?',
    example: 'Welke voorbeelden zijn er van {x}?',
  },
  cues: {
    definition:
      'wat is, wat zijn, wat betekent, wat houdt, wat wordt verstaan, betekenis, definitie, uitgelegd, begrippenlijst, inleiding, basis',
    steps:
      'hoe kan, hoe moet, hoe begin, hoe werkt, hoe een, hoe de, hoe het, hoe wij, hoe we, hoe je, hoe u, hoe wordt, hoe worden, zo werkt, stap, handleiding, gids, stappenplan, tutorial, installeren, installatie, instellen',
    best: 'beste, top, aanbevolen, aanbeveling, aanrader, welke, welk, kiezen, keuze, de juiste, het juiste',
    price: 'prijs, prijzen, kosten, kost, hoeveel kost, tarief, tarieven, budget, korting',
    alternative: 'alternatief, alternatieven, in plaats van, vervangen, vervanger, vervanging, concurrent, vergelijkbaar met',
    comparison: 'vs, versus, vergelijking, vergelijken, vergeleken, verschil, verschillen, beter dan',
    audience: 'voor wie, wie heeft, wie zou, geschikt, bedoeld voor, ideaal voor, doelgroep, beginner, professional',
    benefit: 'de moeite waard, loont, voordeel, voordelen, nadeel, nadelen, rendement, besparing, waarom kiezen, winst',
    requirement:
      'vereist, vereiste, voorwaarde, heb ik nodig, heb je nodig, heeft u nodig, is er nodig, benodigd, benodigdheden, noodzakelijk, verplicht, compatibel, checklist',
    duration: 'hoe lang, hoelang, hoeveel tijd, hoe snel, duur, duurt, tijdlijn, levertijd',
    mistake: 'fout, fouten, probleem, problemen, valkuil, vermijden, storing, verkeerd, risico',
    example: 'voorbeeld, voorbeelden, bijvoorbeeld, sjabloon, toepassing',
    proof:
      'casestudy, case study, praktijkvoorbeeld, getuigenis, klantverhaal, klantverhalen, recensie, beoordeling, referentie, onze klanten',
  },
  defines: 'is een, is de, is het, zijn een, zijn de, betekent, verwijst naar, staat voor, verstaan we, wordt gedefinieerd, houdt in',
  units: 'seconde minuut minuten min uur uren u dag dagen week weken maand maanden jaar',
};
