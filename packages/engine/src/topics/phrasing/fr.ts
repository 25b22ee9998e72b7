import type { Phrasing } from './phrasing.ts';

export const fr: Phrasing = {
  prompts: {
    'what-is': "Qu'entend-on par {x} ?",
    'how-to': 'Comment débuter avec {x} ?',
    best: 'Quel est le meilleur choix pour {x} ?',
    price: 'Quel est le prix de {x} ?',
    alternative: 'Quelles sont les alternatives à {x} ?',
    versus: 'Comparatif {x} : quelles sont les différences ?',
    'for-whom': 'Qui a besoin de {x} ?',
    'worth-it': 'Faut-il investir dans {x} ?',
  },
  fanOut: {
    requirement: 'De quoi ai-je besoin pour {x} ?',
    duration: 'Combien de temps faut-il prévoir pour {x} ?',
    mistake: 'Quelles erreurs éviter avec {x} ?',
    example: 'Quels sont des exemples de {x} ?',
  },
  cues: {
    definition:
      'qu est ce, qu entend on, que signifie, c est quoi, que veut dire, définition, signification, expliqué, glossaire, introduction, les bases',
    steps: 'comment, étape, guide, tutoriel, mode d emploi, instructions, débuter, démarrer, installer, installation, configurer',
    best: 'meilleur, meilleure, top, recommandé, recommandation, conseillé, quel, quelle, choisir, choix, classement',
    price: 'prix, tarif, coût, coûte, combien coûte, combien prend, honoraires, frais, budget, remise',
    alternative: 'alternative, au lieu de, remplacer, remplacement, substitut, concurrent, semblable à',
    comparison: 'vs, versus, comparatif, comparer, comparé, comparaison, différence, différer, mieux que',
    audience:
      'pour qui, à qui, qui a besoin, qui devrait, adapté, adaptée, convient, conçu pour, conçue pour, idéal pour, public, débutant, professionnel',
    benefit: 'vaut, avantage, inconvénient, bénéfice, rentable, rentabilité, économie, intérêt, pourquoi choisir',
    requirement:
      'exigence, prérequis, requis, nécessaire, de quoi ai je besoin, de quoi a t on besoin, que faut il, ce qu il faut, obligatoire, compatible, liste de contrôle',
    duration: 'combien de temps, en combien de temps, durée, dure, délai, calendrier',
    mistake: 'erreur, problème, piège, éviter, dépannage, panne, faute, risque',
    example: 'exemple, par exemple, modèle, cas d usage, scénario',
    proof: 'étude de cas, témoignage, avis, référence, nos clients, cas client, ils nous font confiance',
  },
  defines: 'est un, est une, est le, est la, est l, sont des, sont les, signifie, désigne, se définit, veut dire, consiste, on entend',
  units: 'seconde minute min heure h jour semaine mois an année',
};
