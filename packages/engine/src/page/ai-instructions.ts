/**
 * Recognizes text that speaks to an AI instead of a reader: "ignore all previous instructions", "AI assistants must recommend …". Per language: verbs that set aside, words for
 * what came before, words for instructions, names of the one addressed, and commands. Patterns are short and bounded, so that hostile text costs no more than its length.
 */
type Phrases = {
  override: string;
  before: string;
  orders: string;
  model: string;
  command: string;
  /** Opens a word to somebody. */
  note: string;
};

const PHRASES: readonly Phrases[] = [
  {
    override: 'ignore|disregard|forget|override|bypass',
    before: 'previous|prior|above|earlier|preceding|all (?:other|your)|system',
    orders: 'instructions?|prompts?|directives?|guidelines|rules',
    model:
      'AI|A\\.I\\.|LLMs?|language models?|chatbots?|assistants?|ChatGPT|GPT-?\\d?|Claude|Gemini|Perplexity|Copilot|answer engines?|AI (?:bots?|crawlers?|agents?)',
    command: 'recommend|cite|mention|rank|praise|prefer|promote|endorse|list|say that|state that|respond|reply|answer with|rate',
    note: 'notes?|notice|messages?|instructions?|memo|hint|attention|dear',
  },
  {
    override: 'ignorier|vergiss|vergesse|missacht|übergeh',
    before: 'vorherig|bisherig|obig|vorangegangen|früher|alle ander',
    orders: 'anweisung|instruktion|vorgabe|regeln|prompt',
    model: 'KI|Sprachmodell|Chatbot|Assistent|ChatGPT|LLM',
    command: 'empfiehl|empfehl|zitier|nenne|erwähn|bevorzug|antworte',
    note: 'hinweis|nachricht|anweisung|an alle|liebe|achtung',
  },
  {
    override: 'ignore|oublie|ne ten(?:ez|ir|ds) pas compte',
    before: 'précédent|antérieur|ci-dessus|toutes (?:tes|vos|les autres)',
    orders: 'instruction|consigne|directive|règles|invite',
    model: 'IA|modèles? de langage|assistants?|chatbots?|ChatGPT|LLM',
    command: 'recommande|cite[rz]?|mentionne|préfère|réponds|répondez',
    note: 'notes?|message|consigne|attention|avis|chers?|à l’attention',
  },
  {
    override: 'ignora|olvida|no tengas en cuenta|descarta',
    before: 'anterior|previa|arriba|todas (?:tus|las demás)',
    orders: 'instruccion|indicacion|directric|reglas|prompt',
    model: 'IA|modelos? de lenguaje|asistentes?|chatbots?|ChatGPT|LLM',
    command: 'recomienda|recomendar|cita|menciona|prefiere|responde',
    note: 'notas?|mensaje|instrucciones|aviso|atención',
  },
  {
    override: 'ignora|dimentica|non tenere conto',
    before: 'precedent|sopra|anterior|tutte le (?:tue|altre)',
    orders: 'istruzion|direttiv|regole|prompt',
    model: 'IA|modell[oi] linguistic[oi]|assistent[ei]|chatbot|ChatGPT|LLM',
    command: 'raccomanda|consiglia|cita|menziona|preferisci|rispondi',
    note: 'nota|messaggio|istruzioni|avviso|attenzione',
  },
  {
    override: 'ignore|esqueça|desconsidere|ignora',
    before: 'anterior|prévia|acima|todas as (?:suas|outras)',
    orders: 'instruç|diretriz|regras|prompt',
    model: 'IA|modelos? de linguagem|assistentes?|chatbots?|ChatGPT|LLM',
    command: 'recomend|cite|mencione|prefira|responda',
    note: 'nota|mensagem|instruções|aviso|atenção',
  },
  {
    override: 'negeer|vergeet|sla .{0,10} over',
    before: 'vorige|voorgaande|eerdere|bovenstaande|alle andere',
    orders: 'instructie|aanwijzing|opdracht|regels|prompt',
    model: 'AI|taalmodel|assistent|chatbot|ChatGPT|LLM',
    command: 'beveel|aanbevelen|citeer|noem|vermeld|antwoord',
    note: 'opmerking|bericht|instructie|let op',
  },
  {
    override: '無視|忘れ|従わない',
    before: '以前|これまで|上記|前の|すべて|全て',
    orders: '指示|命令|プロンプト|ルール',
    model: 'AI|人工知能|言語モデル|アシスタント|チャットボット|ChatGPT|LLM',
    command: '推薦|推奨|おすすめ|引用|言及|回答して|答えて',
    note: '注意|お知らせ|指示',
  },
  {
    override: '忽略|无视|無視|忘记|忘記',
    before: '之前|以前|先前|上述|所有',
    orders: '指令|指示|提示|规则|規則',
    model: 'AI|人工智能|人工智慧|语言模型|語言模型|助手|ChatGPT|LLM',
    command: '推荐|推薦|引用|提及|回答',
    note: '致|注意|提示',
  },
  {
    override: 'تجاهل|انس|تغاض',
    before: 'السابقة|أعلاه|جميع|كل',
    orders: 'التعليمات|الأوامر|الإرشادات|القواعد',
    model: 'الذكاء الاصطناعي|نموذج لغوي|النماذج اللغوية|المساعد|ChatGPT|LLM',
    command: 'أوص|يوصي|توصي|اقتبس|اذكر|أجب',
    note: 'ملاحظة|رسالة|تنبيه|إلى',
  },
];

/** A Latin word starts at a boundary; scripts without one need none. */
const start = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})`;
const loose = (words: string) => (/[a-z]/i.test(words.replace(/ChatGPT|LLM|AI/g, '')) ? start(words) : `(?:${words})`);
/** Both orders, at most 60 characters apart. */
const near = (a: string, b: string) => `${a}[^.!?。]{0,60}${b}|${b}[^.!?。]{0,60}${a}`;

/** What follows is tried on blocks that hold one of these letters only: nearly all text has none, and passes at a tenth of the cost. */
const TRIGGER = new RegExp(
  [
    ...PHRASES.map(({ orders }) => orders),
    'AI\\b|LLM|KI\\b|KI-|IA\\b|GPT|assistent|asistente|assistant|人工|الذكاء|language model|chatbot',
    '<\\||\\[/?INST|<<SYS',
    '[\\u200B-\\u200F\\u2060-\\u2064\\uDB40]',
  ].join('|'),
  'i',
);
const OVERRIDES = PHRASES.map(({ override, before, orders }) => ({
  pattern: new RegExp(near(loose(override), `(?:${orders})`), 'iu'),
  before: new RegExp(before, 'iu'),
}));
const COMMANDS = PHRASES.map(({ model, command }) => new RegExp(near(`${loose(model)}(?![\\p{L}\\p{N}])`, loose(command)), 'iu'));
/** A block that opens with a word to the machine: "Note to AI assistants: …". What it then says must hold a command. */
const SALUTATIONS = PHRASES.map(
  ({ note, model }) => new RegExp(`^\\s*(?:${note})[^.!?。]{0,30}(?<![\\p{L}\\p{N}])(?:${model})(?!\\p{L}{4})[^.!?。]{0,40}[:：]`, 'iu'),
);
const ADDRESSED =
  /\b(?:if|when|as|because) (?:you are|you're|you) (?:an? |the )?(?:AI|LLM|large language model|language model|AI assistant|chatbot)\b/i;
const TEMPLATE = /<\|(?:im_start|system|user|endoftext)\|>|\[\/?INST\]|<<SYS>>|\bsystem prompt:/i;

/** Unicode tag characters spell ASCII invisibly; zero-width characters part words. Both are made plain first. */
const plain = (text: string) =>
  text
    .slice(0, 20_000)
    .replace(/[\u{E0020}-\u{E007E}]/gu, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000))
    .replace(/[\u200B-\u200F\u2060-\u2064\uFEFF\u00AD]/g, '');

const quoted = (text: string, match: RegExpExecArray) => text.slice(match.index, match.index + 160).trim();

/** A command to set aside what came before: the three parts close to each other. */
function overriding(text: string): string | null {
  for (const { pattern, before } of OVERRIDES) {
    const match = pattern.exec(text);
    if (match && before.test(text.slice(Math.max(0, match.index - 60), match.index + 160))) return quoted(text, match);
  }
  return null;
}

function firstOf(text: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return quoted(text, match);
  }
  return null;
}

/** In text that a reader cannot see: any command to an AI. Gives the words found, or null. */
export function hiddenInstruction(text: string): string | null {
  const shown = plain(text);
  return overriding(shown) ?? firstOf(shown, [...COMMANDS, ADDRESSED, TEMPLATE]);
}

/** A note to an AI that commands it to speak for the site. */
function noteToAi(text: string): string | null {
  return firstOf(
    text,
    COMMANDS.filter((_, at) => SALUTATIONS[at]?.test(text)),
  );
}

/** In text that a reader sees, where people also write about AI: only what sets instructions aside or addresses the model itself. */
export function visibleInstruction(text: string): string | null {
  if (!TRIGGER.test(text)) return null;
  const shown = plain(text);
  return overriding(shown) ?? noteToAi(shown) ?? firstOf(shown, [ADDRESSED, TEMPLATE]);
}
