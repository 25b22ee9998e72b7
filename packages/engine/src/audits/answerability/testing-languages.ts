import type { PageArtifact } from '../../artifacts/page.ts';
import type { SupportedLanguage } from '../../text/language.ts';
import { aPage, heading, link, paragraph, quote, tableRow } from '../testing.ts';

/** One article on heat pumps, said in several languages: same structure, same facts, same sources. */
export type Words = {
  title: string;
  h1: string;
  lead: string;
  more: string;
  costHeading: string;
  cost: string;
  study: string;
  quote: string;
  by: string;
  whatHeading: string;
  what: string;
  fitHeading: string;
  fit: string;
  rows: [string, string, string];
};

export const WORDS: Partial<Record<SupportedLanguage, Words>> = {
  en: {
    title: 'What does a heat pump cost?',
    h1: 'What does a heat pump cost?',
    lead: 'A heat pump costs 12,000 to 25,000 euros, installation included. The price depends on the size of the house and on the source of the heat.',
    more: 'A heat pump that draws heat from the air is the cheapest kind. One that uses the ground needs drilling, which takes longer.',
    costHeading: 'How much power does a heat pump use?',
    cost: 'A heat pump uses about 5,000 kWh of power a year in a house of 140 m². According to Fraunhofer (2024), older houses need 30 percent more power.',
    study: 'A field study of 56 heat pumps measured 3.1 units of heat for each unit of power in 2020.',
    quote: 'Most heat pumps that run badly were installed badly; the machine itself is seldom to blame.',
    by: 'Marek Miara, heat pump researcher, Freiburg',
    whatHeading: 'What is a heat pump?',
    what: 'A heat pump is a machine that moves heat from a cold place to a warm one. It works like a fridge that is turned around.',
    fitHeading: 'Houses in which a heat pump pays',
    fit: 'A heat pump pays in houses with large radiators and good windows. In a house without insulation the heat pump runs hot and the power bill grows.',
    rows: ['Kind of heat pump · Price', 'Air · 15,000 €', 'Ground · 25,000 €'],
  },
  es: {
    title: '¿Cuánto cuesta una bomba de calor?',
    h1: '¿Cuánto cuesta una bomba de calor?',
    lead: 'Una bomba de calor cuesta de 12.000 a 25.000 euros con la instalación. El precio depende del tamaño de la casa y de la fuente del calor.',
    more: 'La bomba de calor que toma el calor del aire es la más barata. La que usa el suelo necesita una perforación, que lleva más tiempo.',
    costHeading: '¿Cuánta electricidad usa una bomba de calor?',
    cost: 'Una bomba de calor usa unos 5.000 kWh de electricidad al año en una casa de 140 m². Según Fraunhofer (2024), las casas antiguas necesitan un 30 por ciento más de electricidad.',
    study: 'Un estudio de campo de 56 bombas de calor midió 3,1 unidades de calor por unidad de electricidad en 2020.',
    quote: 'Casi todas las bombas de calor que van mal se instalaron mal; la máquina rara vez tiene la culpa.',
    by: 'Marek Miara, investigador de bombas de calor, Friburgo',
    whatHeading: '¿Qué es una bomba de calor?',
    what: 'Una bomba de calor es una máquina que mueve el calor de un lugar frío a uno cálido. Funciona como una nevera puesta al revés.',
    fitHeading: 'Casas en las que una bomba de calor compensa',
    fit: 'Una bomba de calor compensa en casas con radiadores grandes y buenas ventanas. En una casa sin aislamiento la bomba trabaja caliente y la factura sube.',
    rows: ['Tipo de bomba de calor · Precio', 'Aire · 15.000 €', 'Suelo · 25.000 €'],
  },
  de: {
    title: 'Was kostet eine Wärmepumpe?',
    h1: 'Was kostet eine Wärmepumpe?',
    lead: 'Eine Wärmepumpe kostet 12.000 bis 25.000 Euro mit dem Einbau. Der Preis hängt von der Größe des Hauses und von der Quelle der Wärme ab.',
    more: 'Am günstigsten ist die Wärmepumpe, die Wärme aus der Luft zieht. Wer den Boden nutzt, muss bohren, und das dauert länger.',
    costHeading: 'Wie viel Strom braucht eine Wärmepumpe?',
    cost: 'Eine Wärmepumpe braucht etwa 5.000 kWh Strom im Jahr in einem Haus mit 140 m². Laut Fraunhofer (2024) brauchen alte Häuser 30 Prozent mehr Strom.',
    study: 'Eine Feldstudie mit 56 Wärmepumpen maß 2020 je Einheit Strom 3,1 Einheiten Wärme.',
    quote: 'Die meisten Wärmepumpen, die schlecht laufen, wurden schlecht eingebaut; das Gerät ist selten schuld.',
    by: 'Marek Miara, Forscher für Wärmepumpen, Freiburg',
    whatHeading: 'Was ist eine Wärmepumpe?',
    what: 'Eine Wärmepumpe ist ein Gerät, das Wärme von einem kalten an einen warmen Ort bringt. Sie läuft wie ein umgedrehter Kühlschrank.',
    fitHeading: 'Häuser, in denen sich eine Wärmepumpe lohnt',
    fit: 'Eine Wärmepumpe lohnt sich in Häusern mit großen Heizkörpern und guten Fenstern. In einem Haus ohne Dämmung läuft die Wärmepumpe heiß, und die Stromrechnung steigt.',
    rows: ['Art der Wärmepumpe · Preis', 'Luft · 15.000 €', 'Boden · 25.000 €'],
  },
  fr: {
    title: 'Combien coûte une pompe à chaleur ?',
    h1: 'Combien coûte une pompe à chaleur ?',
    lead: 'Une pompe à chaleur coûte de 12 000 à 25 000 euros avec la pose. Le prix dépend de la taille de la maison et de la source de chaleur.',
    more: 'La pompe à chaleur qui puise la chaleur de l’air est la moins chère. Celle qui utilise le sol demande un forage, ce qui prend plus de temps.',
    costHeading: 'Combien de courant consomme une pompe à chaleur ?',
    cost: 'Une pompe à chaleur consomme environ 5 000 kWh de courant par an dans une maison de 140 m². Selon Fraunhofer (2024), les vieilles maisons demandent 30 pour cent de courant en plus.',
    study: 'Une étude de terrain sur 56 pompes à chaleur a mesuré 3,1 unités de chaleur par unité de courant en 2020.',
    quote: 'La plupart des pompes à chaleur qui marchent mal ont été mal posées ; la machine est rarement en cause.',
    by: 'Marek Miara, chercheur en pompes à chaleur, Fribourg',
    whatHeading: 'Qu’est-ce qu’une pompe à chaleur ?',
    what: 'Une pompe à chaleur est une machine qui déplace la chaleur d’un lieu froid vers un lieu chaud. Elle marche comme un frigo retourné.',
    fitHeading: 'Les maisons où une pompe à chaleur vaut la peine',
    fit: 'Une pompe à chaleur vaut la peine dans les maisons aux grands radiateurs et aux bonnes fenêtres. Dans une maison sans isolation la pompe tourne à chaud et la facture monte.',
    rows: ['Type de pompe à chaleur · Prix', 'Air · 15 000 €', 'Sol · 25 000 €'],
  },
  it: {
    title: 'Quanto costa una pompa di calore?',
    h1: 'Quanto costa una pompa di calore?',
    lead: 'Una pompa di calore costa da 12.000 a 25.000 euro con il montaggio. Il prezzo dipende dalla grandezza della casa e dalla fonte di calore.',
    more: 'La pompa di calore che prende il calore dall’aria è la meno cara. Quella che usa il suolo richiede uno scavo, che dura di più.',
    costHeading: 'Quanta corrente usa una pompa di calore?',
    cost: 'Una pompa di calore usa circa 5.000 kWh di corrente all’anno in una casa di 140 m². Secondo Fraunhofer (2024) le vecchie case richiedono il 30 per cento di corrente in più.',
    study: 'Una ricerca su 56 pompe di calore ha misurato 3,1 unità di calore per ogni unità di corrente nel 2020.',
    quote: 'Quasi tutte le pompe di calore che vanno male sono state montate male; la macchina ha di rado colpa.',
    by: 'Marek Miara, ricercatore di pompe di calore, Friburgo',
    whatHeading: 'Che cos’è una pompa di calore?',
    what: 'Una pompa di calore è una macchina che sposta il calore da un luogo freddo a uno caldo. Lavora come un frigo girato al contrario.',
    fitHeading: 'Case in cui una pompa di calore conviene',
    fit: 'Una pompa di calore conviene in case con grandi radiatori e buone finestre. In una casa senza isolamento la pompa lavora calda e la bolletta sale.',
    rows: ['Tipo di pompa di calore · Prezzo', 'Aria · 15.000 €', 'Suolo · 25.000 €'],
  },
  pt: {
    title: 'Quanto custa uma bomba de calor?',
    h1: 'Quanto custa uma bomba de calor?',
    lead: 'Uma bomba de calor custa de 12.000 a 25.000 euros com a montagem. O preço depende do tamanho da casa e da fonte de calor.',
    more: 'A bomba de calor que tira o calor do ar é a mais barata. A que usa o solo pede um furo, que leva mais tempo.',
    costHeading: 'Quanta energia usa uma bomba de calor?',
    cost: 'Uma bomba de calor usa cerca de 5.000 kWh de energia por ano numa casa de 140 m². Segundo Fraunhofer (2024), as casas antigas pedem 30 por cento mais energia.',
    study: 'Um estudo de campo com 56 bombas de calor mediu 3,1 unidades de calor por unidade de energia em 2020.',
    quote: 'Quase todas as bombas de calor que andam mal foram mal montadas; a máquina raramente tem culpa.',
    by: 'Marek Miara, pesquisador de bombas de calor, Friburgo',
    whatHeading: 'O que é uma bomba de calor?',
    what: 'Uma bomba de calor é uma máquina que leva o calor de um lugar frio para um lugar quente. Anda como um frigorífico ao contrário.',
    fitHeading: 'Casas em que uma bomba de calor compensa',
    fit: 'Uma bomba de calor compensa em casas com radiadores grandes e boas janelas. Numa casa sem isolamento a bomba anda quente e a conta sobe.',
    rows: ['Tipo de bomba de calor · Preço', 'Ar · 15.000 €', 'Solo · 25.000 €'],
  },
  nl: {
    title: 'Wat kost een warmtepomp?',
    h1: 'Wat kost een warmtepomp?',
    lead: 'Een warmtepomp kost 12.000 tot 25.000 euro met de plaatsing erbij. De prijs hangt af van de grootte van het huis en van de bron van de warmte.',
    more: 'De warmtepomp die warmte uit de lucht haalt is het goedkoopst. Wie de bodem gebruikt moet boren, en dat duurt langer.',
    costHeading: 'Hoeveel stroom gebruikt een warmtepomp?',
    cost: 'Een warmtepomp gebruikt zo’n 5.000 kWh stroom per jaar in een huis van 140 m². Volgens Fraunhofer (2024) gebruiken oude huizen 30 procent meer stroom.',
    study: 'Een onderzoek met 56 warmtepompen mat in 2020 per eenheid stroom 3,1 eenheden warmte.',
    quote: 'De meeste warmtepompen die slecht lopen zijn slecht geplaatst; het apparaat heeft zelden schuld.',
    by: 'Marek Miara, onderzoeker van warmtepompen, Freiburg',
    whatHeading: 'Wat is een warmtepomp?',
    what: 'Een warmtepomp is een apparaat dat warmte van een koude naar een warme plek brengt. Het werkt als een omgekeerde koelkast.',
    fitHeading: 'Huizen waarin een warmtepomp loont',
    fit: 'Een warmtepomp loont in huizen met grote radiatoren en goede ramen. In een huis zonder isolatie loopt de warmtepomp heet en stijgt de rekening.',
    rows: ['Soort warmtepomp · Prijs', 'Lucht · 15.000 €', 'Bodem · 25.000 €'],
  },
  ja: {
    title: 'ヒートポンプの費用はいくらですか',
    h1: 'ヒートポンプの費用はいくらですか',
    lead: 'ヒートポンプの費用は設置を含めて12000ユーロから25000ユーロです。価格は家の大きさと熱源によって変わります。',
    more: '空気から熱を取るヒートポンプが最も安い種類です。地中の熱を使う場合は掘削が必要で、時間がかかります。',
    costHeading: 'ヒートポンプはどのくらい電力を使いますか',
    cost: '140m²の家では、ヒートポンプは年間5000kWhの電力を使います。フラウンホーファー研究所によると（2024年）、古い家は30％多くの電力を必要とします。',
    study: '56台のヒートポンプの調査では、2020年に電力1単位につき3.1単位の熱が測定されました。',
    quote: 'うまく動かないヒートポンプの多くは、設置に問題があります。機械そのものが原因であることはまれです。',
    by: '山田太郎、ヒートポンプ研究者',
    whatHeading: 'ヒートポンプとは',
    what: 'ヒートポンプとは、冷たい場所から暖かい場所へ熱を移す機械です。逆向きに置いた冷蔵庫のように働きます。',
    fitHeading: 'ヒートポンプが得になる家',
    fit: 'ヒートポンプは、大きな放熱器とよい窓のある家で得になります。断熱のない家ではヒートポンプが高温で動き、電力の料金が上がります。',
    rows: ['ヒートポンプの種類 · 価格', '空気 · 15000ユーロ', '地中 · 25000ユーロ'],
  },
  zh: {
    title: '热泵多少钱？',
    h1: '热泵多少钱？',
    lead: '一台热泵连安装在内要12000到25000欧元的钱。价格取决于房屋的大小和热源。',
    more: '从空气中取热的热泵最便宜。利用地热的热泵需要钻孔，时间更长。',
    costHeading: '热泵用多少电？',
    cost: '在140m²的房屋里，热泵每年用电5000kWh。根据弗劳恩霍夫研究所的数据（2024年），旧房屋的用电量多30%。',
    study: '一项对56台热泵的研究在2020年测得每单位电力产生3.1单位热量。',
    quote: '运行不好的热泵大多是安装得不好，机器本身很少有问题，安装工人最重要。',
    by: '王建国，热泵研究员',
    whatHeading: '什么是热泵？',
    what: '热泵是一种把热量从冷的地方移到暖的地方的机器。它像一台反过来的冰箱。',
    fitHeading: '适合热泵的房屋',
    fit: '热泵适合暖气片大、窗户好的房屋。在没有隔热层的房屋里，热泵温度高，电费也会上涨，花的钱更多。',
    rows: ['热泵种类 · 价格', '空气 · 15000欧元', '地热 · 25000欧元'],
  },
  ar: {
    title: 'كم تكلف المضخة الحرارية؟',
    h1: 'كم تكلف المضخة الحرارية؟',
    lead: 'تكلف المضخة الحرارية من 12000 إلى 25000 يورو مع التركيب. يعتمد السعر على حجم المنزل وعلى مصدر الحرارة.',
    more: 'المضخة الحرارية التي تأخذ الحرارة من الهواء هي الأرخص. أما التي تستخدم الأرض فتحتاج إلى حفر يستغرق وقتا أطول.',
    costHeading: 'كم تستهلك المضخة الحرارية من الكهرباء؟',
    cost: 'تستهلك المضخة الحرارية نحو 5000 kWh من الكهرباء سنويا في منزل مساحته 140 m². وفقا لمعهد فراونهوفر (2024) تحتاج المنازل القديمة إلى كهرباء أكثر بنسبة 30٪.',
    study: 'قاست دراسة ميدانية على 56 مضخة حرارية في 2020 ما يعادل 3.1 وحدة حرارة لكل وحدة كهرباء.',
    quote: 'معظم المضخات الحرارية التي تعمل بشكل سيئ تم تركيبها بشكل سيئ، ونادرا ما يكون الجهاز هو السبب.',
    by: 'أحمد حسن، باحث في المضخات الحرارية',
    whatHeading: 'ما هي المضخة الحرارية؟',
    what: 'المضخة الحرارية هي جهاز ينقل الحرارة من مكان بارد إلى مكان دافئ. وتعمل مثل ثلاجة معكوسة الاتجاه.',
    fitHeading: 'منازل تناسبها المضخة الحرارية',
    fit: 'تناسب المضخة الحرارية المنازل ذات المشعات الكبيرة والنوافذ الجيدة. وفي منزل بلا عزل تعمل المضخة الحرارية بحرارة عالية وترتفع فاتورة الكهرباء.',
    rows: ['نوع المضخة الحرارية · السعر', 'الهواء · 15000 يورو', 'الأرض · 25000 يورو'],
  },
};

export const TRANSLATED = Object.keys(WORDS) as SupportedLanguage[];

/** The article in one language; the same to the last link in all of them. */
export function articleIn(language: SupportedLanguage): PageArtifact {
  const said = WORDS[language];
  if (!said) throw new Error(`no article in ${language}`);
  return aPage({
    url: 'https://acme.test/costs',
    document: {
      lang: language,
      detectedLanguage: language,
      title: `${said.title} | Acme`,
      meta: { 'og:site_name': 'Acme' },
      jsonLd: [],
      breadcrumbs: [],
      bylines: [],
      dates: [],
      tables: [{ rows: 3, columns: 2, hasHeader: true, caption: null, layout: false, region: 'main' }],
      blocks: [
        heading(1, said.h1),
        paragraph(said.lead),
        paragraph(said.more),
        ...said.rows.map((row) => tableRow(row, { group: 0 })),
        heading(2, said.costHeading),
        paragraph(said.cost, { links: [link('https://www.fraunhofer.de/heat-pumps', 'Fraunhofer')] }),
        paragraph(said.study, { links: [link('https://example.org/field-study', 'study')] }),
        quote(said.quote, { attribution: said.by }),
        heading(2, said.whatHeading),
        paragraph(said.what),
        heading(2, said.fitHeading),
        paragraph(said.fit),
      ],
    },
  });
}
