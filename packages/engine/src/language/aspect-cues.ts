import type { SupportedLanguage } from './supported.ts';
/** What people ask of a thing, as headings and questions say it. */
export const ASPECTS = [
  'definition',
  'steps',
  'best',
  'price',
  'alternative',
  'comparison',
  'audience',
  'benefit',
  'requirement',
  'duration',
  'mistake',
  'example',
  'proof',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Cues are words and phrases, parted by commas, in the form in which `words` cuts them; for ja and zh any part of the text. `defines`: how a sentence that defines goes on; `units`: of time. */
export type AspectCues = { cues: Record<Aspect, string>; defines: string; units: string };

export const ASPECT_CUES: Record<SupportedLanguage, AspectCues> = {
  en: {
    cues: {
      definition: 'what is, what are, what does, mean, meaning, definition, defined, explained, glossary, basics, introduction',
      steps:
        'how to, how do, how does, how can, how is, how are, how a, how an, how the, how your, how our, how we, how you, how it, step, guide, tutorial, instructions, getting started, get started, set up, setup, install, walkthrough',
      best: 'best, top, recommended, recommendation, which, choose, choosing, right for, ranking, things to do, things to see',
      price: 'price, pricing, cost, how much is, how much are, fee, budget, plans, discount',
      alternative: 'alternative, instead of, replacement, substitute, competitor, similar to',
      comparison: 'vs, versus, compare, compared, comparison, comparing, difference, differ, better than',
      audience:
        'for whom, who is, who are, who needs, who should, suitable, suited, designed for, ideal for, audience, beginner, professional',
      benefit: 'worth, benefit, advantage, disadvantage, pros, cons, roi, saving, drawback, why choose',
      requirement: 'requirement, prerequisite, required, what do i need, do you need, what you need, you will need, checklist, compatible',
      duration: 'how long, how much time, how quickly, how many days, how many hours, how many weeks, duration, timeline, lead time',
      mistake: 'mistake, error, problem, pitfall, avoid, troubleshooting, wrong, risk',
      example: 'example, for instance, sample, use case, scenario, such as',
      proof: 'case study, testimonial, review, customer story, customer stories, success story, success stories, reference, our customers',
    },
    defines: 'is a, is an, is the, are a, means, refers to, is defined as, stands for, is any, describes',
    units: 'second minute min hour h day week month year',
  },
  de: {
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
  },
  fr: {
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
  },
  es: {
    cues: {
      definition:
        'qué es, qué son, qué significa, qué se entiende, qué quiere decir, definición, significado, explicado, glosario, introducción, conceptos básicos',
      steps: 'cómo, paso, guía, tutorial, instrucciones, empezar, comenzar, instalar, instalación, configurar',
      best: 'mejor, mejores, top, recomendado, recomendación, cuál, qué modelo, elegir, elección, adecuado para usted, ranking, clasificación',
      price:
        'precio, coste, costo, cuesta, cuánto cuesta, cuánto vale, cuánto cobra, cuánto cobran, honorarios, tarifa, presupuesto, descuento',
      alternative: 'alternativa, en lugar de, en vez de, sustituir, sustituto, reemplazo, competidor, similar a',
      comparison: 'vs, versus, frente a, comparativa, comparar, comparado, comparación, compara, diferencia, mejor que',
      audience:
        'para quién, quién necesita, quién debería, a quién, adecuado, indicado, apto, diseñado para, ideal para, público, principiante, profesional',
      benefit: 'vale la pena, ventaja, desventaja, inconveniente, beneficio, rentable, rentabilidad, ahorro, por qué elegir, pros, contras',
      requirement:
        'requisito, necesario, qué necesita, qué necesito, qué se necesita, hace falta, obligatorio, compatible, lista de comprobación',
      duration: 'cuánto tiempo, cuánto tarda, cuánto dura, en cuánto, duración, dura, plazo, calendario',
      mistake: 'error, errores, problema, fallo, evitar, solución de problemas, riesgo, avería',
      example: 'ejemplo, por ejemplo, muestra, modelo de, caso de uso, escenario',
      proof: 'caso de éxito, casos de éxito, estudio de caso, testimonio, reseña, opinión, opiniones, referencia, nuestros clientes',
    },
    defines: 'es un, es una, es el, es la, son un, son los, son las, significa, se refiere, se define, consiste, se entiende, se llama',
    units: 'segundo minuto min hora h día semana mes meses año',
  },
  it: {
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
  },
  pt: {
    cues: {
      definition:
        'o que é, o que são, o que significa, o que se entende, o que quer dizer, definição, significado, explicado, glossário, introdução, noções básicas',
      steps: 'como, passo, guia, tutorial, instruções, começar, iniciar, instalar, instalação, configurar',
      best: 'melhor, melhores, top, recomendado, recomendação, qual, escolher, escolha, certo para, ranking, classificação',
      price: 'preço, custo, custa, quanto custa, quanto cobra, quanto cobram, honorários, tarifa, orçamento, desconto, valor',
      alternative: 'alternativa, em vez de, em lugar de, substituir, substituto, concorrente, semelhante a',
      comparison: 'vs, versus, comparação, comparativo, comparar, comparado, diferença, melhor que, melhor do que',
      audience:
        'para quem, a quem, quem precisa, quem deve, adequado, indicado, projetado para, ideal para, público, iniciante, profissional',
      benefit: 'vale a pena, vantagem, desvantagem, benefício, compensa, rentável, economia, poupança, por que escolher, prós, contras',
      requirement: 'requisito, necessário, o que precisa, o que preciso, o que é preciso, obrigatório, compatível, lista de verificação',
      duration: 'quanto tempo, quanto demora, quanto dura, em quanto, duração, dura, demora, prazo, cronograma',
      mistake: 'erro, problema, falha, evitar, solução de problemas, errado, risco, avaria',
      example: 'exemplo, por exemplo, amostra, modelo de, caso de uso, cenário',
      proof:
        'estudo de caso, estudos de caso, caso de sucesso, casos de sucesso, depoimento, testemunho, avaliação, opinião, referência, nossos clientes',
    },
    defines: 'é um, é uma, é o, é a, são um, são os, são as, significa, refere se, define se, consiste, entende se, chama se',
    units: 'segundo minuto min hora h dia semana mês ano',
  },
  nl: {
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
  },
  ja: {
    cues: {
      definition: 'とは, 意味, 定義, 用語, 基礎, 入門, 概要',
      steps: '方法, 手順, 使い方, 始め方, やり方, 設定, ステップ, ガイド, するには, 導入, インストール, どうやって',
      best: 'おすすめ, お勧め, 最適, 選び方, どれ, どの, ランキング, 最高の, 人気',
      price: '価格, 料金, 費用, 値段, いくら, コスト, 予算, プラン, 割引, 見積',
      alternative: '代わり, 代替, 乗り換え, 競合, 類似',
      comparison: '比較, 違い, 違う, 対比, vs, より優れ',
      audience: '向いて, 向け, 対象, 誰, どんな人, 適して, 初心者, プロ',
      benefit: 'メリット, デメリット, 利点, 欠点, 価値, 効果, 節約, お得',
      requirement: '必要なもの, 何が必要, 要件, 条件, 準備するもの, 必須',
      duration: 'どのくらい, どれくらい, 何日, 何時間, 期間, 所要時間, 時間がかか, 納期',
      mistake: '失敗, 間違い, エラー, 注意, トラブル, 問題, 避ける, リスク',
      example: '例えば, たとえば, の例, 事例, サンプル',
      proof: '導入事例, お客様の声, レビュー, 口コミ, 実績, 評判',
    },
    defines: 'とは, を指し, のことです, の一種, を意味し, である, 呼ばれ',
    units: '秒 分 時間 日間 週間 か月 ヶ月 カ月 年間',
  },
  zh: {
    cues: {
      definition: '是什么, 什么是, 是什麼, 什麼是, 定义, 定義, 含义, 含義, 概念, 简介, 簡介, 入门, 入門',
      steps: '如何, 怎么, 怎麼, 怎样, 怎樣, 步骤, 步驟, 教程, 指南, 安装方法, 安裝方法, 使用方法, 设置方法, 設置方法',
      best: '最好, 最佳, 推荐, 推薦, 哪个, 哪個, 哪种, 哪種, 哪款, 选择, 選擇, 选购, 選購, 排名',
      price: '价格, 價格, 多少钱, 多少錢, 费用, 費用, 成本, 收费, 收費, 报价, 報價, 预算, 預算, 优惠, 優惠',
      alternative: '替代, 代替, 取代, 竞品, 競品, 类似, 類似',
      comparison: '对比, 對比, 比较, 比較, 区别, 區別, 差异, 差異, 不同, vs',
      audience: '适合, 適合, 谁, 誰, 哪些人, 适用, 適用, 面向, 新手, 初学者, 初學者, 专业人士, 專業人士',
      benefit: '值得, 优点, 優點, 缺点, 缺點, 优势, 優勢, 好处, 好處, 收益, 节省, 節省',
      requirement: '需要什么, 需要什麼, 需要哪些, 要求, 条件, 條件, 必备, 必備, 前提, 兼容',
      duration: '多久, 多长时间, 多長時間, 几天, 幾天, 时长, 時長, 周期, 週期, 工期',
      mistake: '错误, 錯誤, 问题, 問題, 避免, 故障, 注意, 风险, 風險, 失败, 失敗',
      example: '例如, 例子, 比如, 示例, 案例, 场景, 場景',
      proof: '客户案例, 客戶案例, 成功案例, 评价, 評價, 口碑, 用户反馈, 用戶反饋, 客户评论',
    },
    defines: '是一种, 是一種, 是一个, 是一個, 是指, 指的是, 即, 意思是, 称为, 稱為',
    units: '秒 分钟 分鐘 小时 小時 天 周 週 个月 個月',
  },
  ar: {
    cues: {
      definition: 'ما هو, ما هي, ما المقصود, ماذا يعني, ماذا تعني, تعريف, معنى, شرح, مقدمة, أساسيات',
      steps: 'كيف, كيفية, خطوة, خطوات, دليل, طريقة, تعليمات, ابدأ, أبدأ, تثبيت, إعداد',
      best: 'أفضل, الأفضل, موصى, توصية, توصيات, أي, اختيار, اختر, المناسب, ترتيب',
      price: 'سعر, أسعار, الأسعار, تكلفة, التكلفة, تكاليف, كم يكلف, كم تبلغ, رسوم, ميزانية, خصم',
      alternative: 'بديل, بدائل, البدائل, بدلا من, عوضا عن, استبدال, منافس, مشابه',
      comparison: 'مقارنة, المقارنة, مقابل, الفرق, فرق, الفروق, فروق, يختلف, تختلف, أفضل من',
      audience: 'لمن, من يحتاج, مناسب, مناسبة, يناسب, تناسب, مثالي, مصمم, الجمهور, مبتدئ, للمبتدئين, محترف',
      benefit: 'يستحق, تستحق, المجدي, فائدة, فوائد, ميزة, مزايا, عيوب, عيب, توفير, جدوى, لماذا تختار',
      requirement: 'متطلبات, المتطلبات, شروط, مطلوب, ماذا أحتاج, ماذا تحتاج, ما يلزم, ضروري, متوافق',
      duration: 'كم من الوقت, كم يستغرق, كم تستغرق, كم تدوم, مدة, المدة, تستغرق, يستغرق, جدول زمني',
      mistake: 'خطأ, أخطاء, الأخطاء, مشكلة, مشاكل, تجنب, تجنبها, عطل, مخاطر',
      example: 'مثال, أمثلة, الأمثلة, على سبيل المثال, مثلا, نموذج, نماذج',
      proof: 'دراسة حالة, دراسات حالة, شهادات, آراء العملاء, تقييمات, قصص نجاح, عملاؤنا, مراجعات',
    },
    defines: 'هو, هي, يعني, تعني, يشير إلى, تشير إلى, يقصد, عبارة عن, يعرف',
    units: 'ثانية ثوان دقيقة دقائق ساعة ساعات يوم أيام أسبوع أسابيع شهر أشهر سنة سنوات',
  },
};
