import { describe, expect, it } from 'vitest';
import { PACK_LANGUAGES, TRADES, type Trade } from './pack.ts';
import { packOf } from './packs/index.ts';
import { tradesIn } from './trades.ts';

/** A language, texts that name a trade as what they are about, and texts that only hold such a name. */
const TEXTS: readonly [language: string, named: readonly [text: string, trade: Trade][], held: readonly string[]][] = [
  [
    'en',
    [
      ['Harrow Dental Practice | Leeds', 'Dentist'],
      ['Family dentist in Leeds', 'Dentist'],
      ['The doctor’s surgery at Mill Lane', 'Physician'],
      ['Voss & Sons, roofers', 'RoofingContractor'],
    ],
    ['Restaurant equipment', 'Linen for your hotel', 'Restaurant & hotel supplies', 'Dentist-only software'],
  ],
  [
    'de',
    [
      ['Zahnarztpraxis Dr. Ofner', 'Dentist'],
      ['Ihr Friseur in Linz', 'HairSalon'],
      ['Hotel Seeblick', 'Hotel'],
      ['Steuerberaterin Voss', 'AccountingService'],
    ],
    ['Hotelwäsche', 'Software für das Restaurant', 'Hotel-Software', 'Bio-Hotel'],
  ],
  [
    'fr',
    [
      ['Cabinet d’avocats Martin', 'Attorney'],
      ['Votre restaurant à Lyon', 'Restaurant'],
      ['L’hôtel du Lac', 'Hotel'],
      ['Boulangerie Blé d’or', 'Bakery'],
    ],
    ['Mobilier restaurant', 'Linge pour hôtel', 'Matériel de boulangerie', 'Café en grains'],
  ],
  [
    'es',
    [
      ['Clínica dental Olmo', 'Dentist'],
      ['Abogados en León', 'Attorney'],
      ['Tu peluquería en Vigo', 'HairSalon'],
    ],
    ['Muebles para restaurante', 'Mobiliario restaurante', 'Recetas de panadería'],
  ],
  [
    'it',
    [
      ['Studio dentistico Olmo', 'Dentist'],
      ['L’albergo Bellavista', 'Hotel'],
      ['Agenzia viaggi Onda', 'TravelAgency'],
    ],
    ['Arredi per ristorante', 'Forniture hotel', 'Attrezzature di panificio'],
  ],
  [
    'pt',
    [
      ['Clínica veterinária Olmo', 'VeterinaryCare'],
      ['O restaurante Maré', 'Restaurant'],
      ['Padaria Trigo', 'Bakery'],
    ],
    ['Móveis para restaurante', 'Enxoval hotel', 'Equipamento de padaria'],
  ],
  [
    'nl',
    [
      ['Tandartspraktijk Vos', 'Dentist'],
      ['Restaurant De Haven', 'Restaurant'],
      ['Dierenarts in Zwolle', 'VeterinaryCare'],
    ],
    ['Hotelbeddengoed', 'Software voor het restaurant', 'Hotel-software'],
  ],
  [
    'pl',
    [
      ['Gabinet stomatologiczny Wiśnia', 'Dentist'],
      ['Restauracja Pod Lipą', 'Restaurant'],
      ['Biuro rachunkowe Saldo', 'AccountingService'],
    ],
    ['Meble do restauracji', 'Pościel dla hoteli', 'Hotel dla psów'],
  ],
  [
    'ru',
    [
      ['Стоматология «Улыбка»', 'Dentist'],
      ['Адвокат Иванова', 'Attorney'],
      ['Ветеринарная клиника в Твери', 'VeterinaryCare'],
    ],
    ['Мебель для ресторана', 'Заказ столика в ресторан', 'Гостиница для животных'],
  ],
  [
    'tr',
    [
      ['İZMİR DİŞ HEKİMİ', 'Dentist'],
      ['Kuğu Oteli | Bodrum', 'Hotel'],
      ['Deniz Hukuk Bürosu', 'Attorney'],
    ],
    ['Otel yazılımı', 'Restoran için mobilya', 'Köpek oteli'],
  ],
  [
    'da',
    [
      ['Tandlægen på torvet', 'Dentist'],
      ['Restaurant Havnen', 'Restaurant'],
      ['Dyreklinikken Ravn', 'VeterinaryCare'],
    ],
    ['Hotellinned', 'Møbler til restaurant', 'Hotel-software'],
  ],
  [
    'sv',
    [
      ['Tandläkare i Lund', 'Dentist'],
      ['Restaurangen vid ån', 'Restaurant'],
      ['Advokatbyrån Ek', 'Attorney'],
    ],
    ['Hotellsängar', 'Möbler för restaurang', 'Hotell-program'],
  ],
  [
    'ja',
    [
      ['山田歯科医院 | 渋谷', 'Dentist'],
      ['青山の法律事務所', 'Attorney'],
      ['みどり動物病院', 'VeterinaryCare'],
    ],
    ['レストラン設備', '歯科医院の集客', 'ペットホテル'],
  ],
  [
    'zh',
    [
      ['阳光牙科诊所 - 北京', 'Dentist'],
      ['明理律师事务所', 'Attorney'],
      ['爱心宠物医院', 'VeterinaryCare'],
    ],
    ['餐厅设备', '为酒店', '宠物酒店'],
  ],
  [
    'ko',
    [
      ['미소치과 | 강남', 'Dentist'],
      ['한빛 법률사무소', 'Attorney'],
      ['사랑동물병원', 'VeterinaryCare'],
    ],
    ['치과 마케팅', '레스토랑 용품', '애견호텔'],
  ],
  [
    'ar',
    [
      ['عيادة الأسنان الحديثة', 'Dentist'],
      ['مطعم الشام', 'Restaurant'],
      ['مكتب المحاماة الأول', 'Attorney'],
    ],
    ['معدات مطعم', 'أثاث من فندق', 'فندق قطط'],
  ],
];

describe('names of trades', () => {
  it('has a row for every language', () => expect(TEXTS.map(([language]) => language).sort()).toEqual([...PACK_LANGUAGES].sort()));

  it.each(TEXTS)('%s: %j are named, %j are not', (language, named, held) => {
    for (const [text, trade] of named)
      expect(
        tradesIn(text, language).named.map((one) => one.trade),
        text,
      ).toEqual([trade]);
    for (const text of held) expect(tradesIn(text, language).named, text).toEqual([]);
  });

  it.each(PACK_LANGUAGES)('%s: each name alone is one of its own trade', (language) => {
    const { names } = packOf(language).trades;
    for (const trade of TRADES)
      for (const name of names[trade]) expect(tradesIn(name, language).named, name).toContainEqual({ trade, words: name });
  });

  it.each(PACK_LANGUAGES)('%s: a name belongs to one trade, unless it says both', (language) => {
    const { names, others } = packOf(language).trades;
    const seen = new Map<string, Trade[]>();
    for (const trade of TRADES) for (const name of names[trade]) seen.set(name, [...(seen.get(name) ?? []), trade]);
    const shared = [...seen].filter(([, trades]) => trades.length > 1);
    for (const [name, trades] of shared) expect(trades, name).toEqual(['HairSalon', 'BeautySalon']);
    expect([...others].filter((name) => seen.has(name))).toEqual([]);
  });

  it('a place of the site may stand behind, a longer name is not read as a part of it, and a hyphen makes another word', () => {
    const isPlace = (text: string) => text === 'leeds';
    expect(tradesIn('Plumber Leeds', 'en').named).toEqual([]);
    expect(tradesIn('Plumber Leeds', 'en', isPlace).named).toEqual([{ trade: 'Plumber', words: 'plumber' }]);
    expect([...tradesIn('みどり歯科診療所', 'ja').mentioned]).toEqual(['Dentist']);
    expect([...tradesIn('Restaurant & hotel supplies', 'en').mentioned]).toEqual(['Restaurant', 'Hotel']);
  });

  it('names none in a language without a pack', () => {
    for (const language of ['fi', null]) expect(tradesIn('Dentist', language).named).toEqual([]);
  });
});
