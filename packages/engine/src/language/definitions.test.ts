import { describe, expect, it } from 'vitest';
import { definitionOf, onlyJudges } from './definitions.ts';
import type { SupportedLanguage } from './supported.ts';

describe('a sentence', () => {
  it.each<[language: SupportedLanguage, sentence: string, term: string]>([
    ['en', 'A heat pump is a machine that moves heat.', 'heat pump'],
    ['en', 'GEO stands for generative engine optimization.', 'GEO'],
    ['de', 'Eine Wärmepumpe ist ein Gerät, das Wärme bewegt.', 'Wärmepumpe'],
    ['de', 'Als Dampf bezeichnet man gasförmiges Wasser.', 'Dampf'],
    ['fr', 'Une pompe à chaleur est une machine qui déplace la chaleur.', 'pompe à chaleur'],
    ['fr', "L'enthalpie désigne l'énergie d'un système.", 'enthalpie'],
    ['es', 'Una bomba de calor es un aparato que mueve calor.', 'bomba de calor'],
    ['it', 'Una pompa di calore è una macchina che sposta calore.', 'pompa di calore'],
    ['pt', 'Uma bomba de calor é um aparelho que move calor.', 'bomba de calor'],
    ['nl', 'Een warmtepomp is een apparaat dat warmte verplaatst.', 'warmtepomp'],
    ['ja', 'ヒートポンプとは、熱を移動させる装置です。', 'ヒートポンプ'],
    ['zh', '热泵是一种转移热量的装置。', '热泵'],
    ['ar', 'المضخة الحرارية هي جهاز ينقل الحرارة.', 'المضخة الحرارية'],
    ['ja', 'かんすいは、中華麺の製造に使われるアルカリ性の食品添加物です。', 'かんすい'],
    ['ja', '鶏白湯は、鶏の骨と皮を強火で長く炊き、脂とゼラチンを乳化させた白いスープです。', '鶏白湯'],
  ])('defines its term (%s): %s', (language, sentence, term) => expect(definitionOf(sentence, language)).toBe(term));

  it.each<[because: string, language: SupportedLanguage | null, sentence: string]>([
    ['it is about what was named before', 'en', 'It is a machine that moves heat.'],
    ['it asks', 'en', 'What is a heat pump?'],
    ['it tells a property', 'en', 'The pump is quiet.'],
    ['it tells what something is not', 'es', 'La cocción no es un horno.'],
    ['it is about what was named before', 'es', 'Esto es un aparato.'],
    ['it is about what was named before', 'ja', 'これは装置です。'],
    ['it is about what was named before', 'zh', '这是一种装置。'],
    ['its language has no pack', null, 'Tepelné čerpadlo je stroj.'],
    ['it tells a day', 'ja', '定休日は毎週の水曜日です。'],
    ['it tells a price', 'ja', '価格は税込みの三千円です。'],
    ['it is about what was named before, with more words', 'ja', 'これは家で作れる簡単なスープです。'],
    ['it tells what happens', 'ja', '鶏むね肉は長く加熱すると、火が通っていながらしっとり仕上がります。'],
  ])('defines nothing where %s (%s): %s', (_because, language, sentence) => expect(definitionOf(sentence, language)).toBe(null));

  it.each<[language: SupportedLanguage, judging: string, classing: string]>([
    ['en', 'Moving a kiln is a delicate task that takes two people.', 'A trestle is a support that carries a table.'],
    ['en', 'Glaze is a solid choice for bowls.', 'A menu is a choice list that a program shows.'],
    ['de', 'Der Umzug eines Ofens ist eine heikle Aufgabe, die Erfahrung braucht.', 'Eine Muffel ist eine Kammer, die das Feuer abhält.'],
    ['fr', 'La dératisation est une tâche délicate qui demande du temps.', 'La dératisation est une mesure qui éloigne les rats.'],
    ['es', 'La mudanza es una tarea difícil que exige tiempo.', 'La mufla es una cámara que guarda el calor.'],
    ['pt', 'A mudança é uma tarefa difícil que exige tempo.', 'A mufla é uma câmara que guarda o calor.'],
    ['it', 'Il trasloco è una vera sfida che richiede tempo.', 'La muffola è una camera che tiene il calore.'],
    ['nl', 'Verhuizen is een lastige klus die tijd kost.', 'Een moffel is een kamer die de warmte houdt.'],
    ['sv', 'Flytten är en svår uppgift som tar tid.', 'En muffel är en kammare som håller värmen.'],
    ['da', 'Flytningen er en svær opgave, der tager tid.', 'En muffel er et kammer, der holder på varmen.'],
    ['pl', 'Przeprowadzka to trudne zadanie, które wymaga czasu.', 'Mufla to komora, która trzyma ciepło.'],
    ['ru', 'Переезд — это сложная задача, которая требует времени.', 'Муфель — это камера, которая держит тепло.'],
  ])('that only judges is told from one that says the kind of thing (%s)', (language, judging, classing) =>
    expect([judging, classing].map((sentence) => onlyJudges(sentence, language))).toEqual([true, false]),
  );
});
