import type { Phrasing } from './phrasing.ts';

export const it: Phrasing = {
  prompts: {
    'what-is': 'Che cosa si intende per {x}?',
    'how-to': 'Come iniziare con {x}?',
    best: 'Qual è la scelta migliore per {x}?',
    price: 'Qual è il prezzo di {x}?',
    alternative: 'Quali sono le alternative a {x}?',
    versus: '{x} a confronto: quali sono le differenze?',
    'for-whom': 'Chi ha bisogno di {x}?',
    'worth-it': 'Vale la pena investire in {x}?',
  },
  fanOut: {
    requirement: 'Che cosa serve per {x}?',
    duration: 'Quanto tempo bisogna prevedere per {x}?',
    mistake: 'Quali errori evitare con {x}?',
    example: 'Quali sono alcuni esempi di {x}?',
  },
  cues: {
    definition:
      'che cosa è, che cos è, cos è, cosa sono, cosa si intende, cosa significa, definizione, significato, spiegato, glossario, introduzione, nozioni di base',
    steps: 'come, passo, passaggio, guida, tutorial, istruzioni, iniziare, installare, installazione, configurare, impostare',
    best: 'migliore, migliori, top, consigliato, raccomandato, quale, scegliere, scelta, giusto per, classifica',
    price: 'prezzo, costo, costa, quanto costa, onorario, onorari, parcella, tariffa, budget, sconto, preventivo',
    alternative: 'alternativa, invece di, al posto di, sostituire, sostituto, concorrente, simile a',
    comparison: 'vs, versus, confronto, confrontare, confrontato, rispetto a, differenza, differenze, meglio di',
    audience:
      'per chi, a chi, chi ha bisogno, chi dovrebbe, adatto, adatta, indicato, pensato per, ideale per, pubblico, principiante, professionista',
    benefit:
      'vale la pena, vantaggio, vantaggi, svantaggio, svantaggi, beneficio, conviene, convenienza, risparmio, perché scegliere, pro e contro',
    requirement:
      'requisito, requisiti, necessario, cosa serve, cosa servono, cosa occorre, di cosa ho bisogno, obbligatorio, compatibile, lista di controllo',
    duration: 'quanto tempo, quanto dura, quanto ci vuole, in quanto, durata, dura, tempistica, tempi',
    mistake: 'errore, errori, problema, problemi, evitare, guasto, risoluzione dei problemi, sbagliato, rischio, rischi',
    example: 'esempio, esempi, ad esempio, per esempio, campione, caso d uso, scenario',
    proof:
      'caso di studio, casi di studio, caso di successo, testimonianza, recensione, recensioni, referenza, referenze, i nostri clienti, dicono di noi',
  },
  defines:
    'è un, è una, è il, è la, è lo, è l, sono un, sono i, sono le, significa, indica, si riferisce, si definisce, consiste, si intende',
  units: 'secondo minuto min ora ore h giorno settimana mese anno',
};
