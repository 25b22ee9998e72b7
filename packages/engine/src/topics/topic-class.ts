import type { ReadPage } from '../audits/audit.ts';
import type { SupportedLanguage } from '../text/language.ts';
import { languageOf } from '../text/language.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { spaceless } from '../text/words.ts';
import { isLegalPage } from './legal-pages.ts';

/** Kinds of subject that are held to rules of their own: by care (health, finance, law) or by how fast they age. */
export type TopicClass = 'health' | 'finance' | 'legal' | 'technology' | 'news' | 'general';
type Listed = Exclude<TopicClass, 'general'>;

/** Beginnings of words that only such pages are full of; for ja and zh any part of the text. */
const BEGINNINGS: Record<Listed, Record<SupportedLanguage, string>> = {
  health: {
    en: 'dental dentist tooth teeth patient symptom diagnos therap disease medicin medication dosage doctor clinic surger treatment vaccin cancer diabet infection physician chronic illness',
    de: 'zahnarzt zahnärzt zahnmediz zahnimplant patient symptom diagnos therap krankheit medizin medikament dosierung arzt ärzt klinik operation behandlung impf krebs diabet infektion erkrankung',
    fr: 'dentaire dentiste patient symptôm diagnos thérap maladie médecin médicament posologie clinique chirurg traitement vaccin cancer diabèt infection',
    es: 'dental dentista diente paciente síntoma diagnóst terap enfermedad médic medicament dosis clínic cirug tratamiento vacun cáncer diabet infecci',
    it: 'dental dentist dente denti pazient sintom diagnos terap malatti medic farmac dosagg clinic chirurg trattament vaccin cancro tumor diabet infezion',
    pt: 'dentári dentist dente paciente sintoma diagnóst terap doença médic medicament dosagem clínic cirurg tratament vacin câncer cancro diabet infec',
    nl: 'tandarts tandheel gebit patiënt symptom diagnos therap ziekte medicijn medicat dosering arts kliniek operatie behandeling vaccin kanker diabet infectie',
    ja: '歯科 虫歯 患者 症状 診断 治療 病気 薬 医師 病院 手術 感染 ワクチン がん 糖尿病 疾患',
    zh: '牙科 牙齿 牙齒 患者 症状 症狀 诊断 診斷 治疗 治療 疾病 药物 藥物 医生 醫生 医院 醫院 手术 手術 感染 疫苗 癌 糖尿病',
    ar: 'أسنان مريض مرضى أعراض تشخيص علاج مرض دواء أدوية جرعة طبيب مستشفى جراحة لقاح سرطان سكري عدوى',
  },
  finance: {
    en: 'invest portfolio stock bond mortgage loan credit interest dividend pension retirement broker inflation yield asset insuranc tax fund',
    de: 'invest anleg portfolio aktie anleihe hypothek kredit darlehen zins dividend rente altersvorsorge broker inflation rendite versicher steuer fonds depot',
    fr: 'invest portefeuille action obligation hypothè crédit prêt intérêt dividend retraite courtier inflation rendement assurance impôt fonds',
    es: 'invers inverti cartera acciones bono hipotec crédito préstamo interés dividend pensión jubilación bróker inflación rentabilidad seguro impuesto fondo',
    it: 'invest portafogli azion obbligazion mutuo credito prestit interess dividend pension broker inflazion rendiment assicuraz impost fond',
    pt: 'invest carteira ações obrigaç hipotec crédito empréstimo juros dividend pensão reforma aposentadoria corretor inflação rentabilidade seguro imposto fundo',
    nl: 'beleg invest portefeuille aandel obligatie hypothe krediet lening rente dividend pensioen broker inflatie rendement verzeker belasting fonds',
    ja: '投資 株式 債券 住宅ローン 融資 金利 配当 年金 証券 インフレ 利回り 保険 税金 資産 ファンド',
    zh: '投资 投資 股票 债券 債券 房贷 貸款 贷款 利率 股息 养老金 退休金 券商 通胀 收益率 保险 保險 税 基金 资产',
    ar: 'استثمار محفظة أسهم سندات رهن قرض ائتمان فائدة أرباح تقاعد وسيط تضخم عائد تأمين ضريبة صندوق',
  },
  legal: {
    en: 'lawyer attorney lawsuit court plaintiff defendant statute litigation liability custody divorce solicitor barrister jurisdiction tenant landlord legal',
    de: 'rechtsanw anwält anwalt klage gericht kläger beklagt paragraph haftung sorgerecht scheidung mandant urteil mieter vermieter rechtlich gesetz',
    fr: 'avocat procès tribunal plaignant défendeur litige responsabilité divorce juridiction locataire bailleur juridique loi garde',
    es: 'abogad demanda tribunal juzgado demandante demandado litigio responsabilidad custodia divorcio jurisdicción inquilino arrendador jurídic ley',
    it: 'avvocat causa tribunal querelant imputat contenzioso responsabilità custodia divorzio giurisdizion inquilin locator giuridic legg',
    pt: 'advogad processo tribunal autor réu litígio responsabilidade custódia guarda divórcio jurisdição inquilino senhorio jurídic lei',
    nl: 'advoca rechtszaak rechtbank eiser gedaagde geschil aansprakelijk voogdij scheiding jurisdictie huurder verhuurder juridisch wet',
    ja: '弁護士 訴訟 裁判 原告 被告 法律 賠償 親権 離婚 判決 借主 貸主 条文',
    zh: '律师 律師 诉讼 訴訟 法院 原告 被告 法律 赔偿 賠償 监护 監護 离婚 離婚 判决 判決 租客 房东',
    ar: 'محام دعوى محكمة مدعي مدعى قانون تعويض حضانة طلاق حكم مستأجر مؤجر قضائي',
  },
  technology: {
    en: 'software api javascript python server cloud database kubernetes docker framework browser android iphone gpu llm deploy github npm sdk',
    de: 'software api javascript python server cloud datenbank kubernetes docker framework browser android iphone gpu llm github npm sdk programmier',
    fr: 'logiciel api javascript python serveur cloud kubernetes docker framework navigateur android iphone gpu llm github npm sdk programm',
    es: 'software api javascript python servidor nube kubernetes docker framework navegador android iphone gpu llm github npm sdk program',
    it: 'software api javascript python server cloud database kubernetes docker framework browser android iphone gpu llm github npm sdk programm',
    pt: 'software api javascript python servidor nuvem kubernetes docker framework navegador android iphone gpu llm github npm sdk program',
    nl: 'software api javascript python server cloud database kubernetes docker framework browser android iphone gpu llm github npm sdk programm',
    ja: 'ソフトウェア API JavaScript Python サーバ クラウド データベース ブラウザ Android iPhone GPU プログラム フレームワーク GitHub',
    zh: '软件 軟體 API JavaScript Python 服务器 伺服器 云 数据库 資料庫 浏览器 瀏覽器 安卓 iPhone GPU 编程 框架 GitHub',
    ar: 'برمج برنامج تطبيق خادم سحاب قاعدة متصفح أندرويد آيفون واجهة API JavaScript Python GitHub',
  },
  news: {
    en: 'news breaking reuters headline',
    de: 'nachricht eilmeldung dpa schlagzeil',
    fr: 'actualité afp dépêche',
    es: 'noticia efe actualidad',
    it: 'notizi ansa cronaca',
    pt: 'notícia lusa atualidade',
    nl: 'nieuws anp',
    ja: 'ニュース 速報',
    zh: '新闻 新聞 快讯 快訊',
    ar: 'أخبار عاجل خبر',
  },
};
const ORDER: readonly Listed[] = ['health', 'finance', 'legal', 'technology', 'news'];
/** Of the list, different beginnings in title and headings, and on the whole page. */
const [IN_HEADINGS, ON_PAGE] = [1, 5];
const NEWS_PATH = /\/(?:news|nachrichten|actualites?|noticias?|notizie|nieuws)\//i;

const lists = new Map<string, readonly string[]>();
const listOf = (kind: Listed, language: SupportedLanguage): readonly string[] => {
  const key = `${kind} ${language}`;
  const list = lists.get(key) ?? BEGINNINGS[kind][language].toLowerCase().split(' ');
  lists.set(key, list);
  return list;
};

/** How many beginnings of a list occur among the words of a text, or, without spaces, in the text. */
function counterOf(text: string, language: SupportedLanguage): (kind: Listed) => number {
  if (spaceless(language)) {
    const lower = text.toLowerCase();
    return (kind) => listOf(kind, language).filter((part) => lower.includes(part)).length;
  }
  const seen = [...new Set(lexiconOf(language).words(text))];
  // Arabic writes article and particles before the word into it.
  const fits = (word: string, part: string) => (language === 'ar' ? word.includes(part) : word.startsWith(part));
  return (kind) => listOf(kind, language).filter((part) => seen.some((word) => fits(word.text, part))).length;
}

const classes = new WeakMap<ReadPage, TopicClass>();

/** The class of a page's subject: its title or headings use the words of the class and the page is full of them. Pages about the site itself have none. */
export function topicClass(page: ReadPage): TopicClass {
  const known = classes.get(page) ?? classOf(page);
  classes.set(page, known);
  return known;
}

function classOf(page: ReadPage): TopicClass {
  const { document, url } = page;
  if (['home', 'about', 'contact', 'listing'].includes(document.pageType) || isLegalPage(page)) return 'general';
  const language = languageOf(page);
  if (NEWS_PATH.test(url)) return 'news';
  if (!language) return 'general';
  const main = document.blocks.filter(({ region }) => region === 'main');
  const headings = [document.title ?? '', ...main.filter(({ kind }) => kind === 'heading').map(({ text }) => text)].join(' \n ');
  const whole = `${headings} \n ${main
    .map(({ text }) => text)
    .join(' \n ')
    .slice(0, 20_000)}`;
  const inHeadings = counterOf(headings, language);
  const named = ORDER.filter((kind) => inHeadings(kind) >= IN_HEADINGS);
  if (named.length === 0) return 'general';
  const onPage = counterOf(whole, language);
  return named.find((kind) => onPage(kind) >= (kind === 'news' ? 2 : ON_PAGE)) ?? 'general';
}
