/**
 * Text that speaks to an AI instead of a reader: orders to drop its instructions, addresses to models, orders to recommend.
 * Asked only of text that no reader sees (comments, attributes, hidden elements), where such words have no honest use.
 */
const MODEL =
  '(?:an? )?(?:ai|a\\.i\\.|artificial intelligence|llms?|large language models?|language models?|chat ?gpt|gpt(?:-\\d\\w*)?|claude|gemini|copilot|perplexity|chatbots?)(?: (?:assistants?|models?|agents?|systems?|bots?|crawlers?|search engines?|engines?|tools?))?';

const PATTERNS: readonly RegExp[] = [
  // English
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|other|system)\b[^.!?]{0,30}\b(?:instructions?|prompts?|rules|directives?|guidelines|commands?)\b/,
  new RegExp(
    `\\b(?:if you are|if you're|you are|dear|attention,?|note (?:to|for)|notice (?:to|for)|instructions? (?:to|for)|message (?:to|for)|hey|hello|hi|as) ${MODEL}\\b\\s*(?:[,:;.!—–-]|(?:you|should|must|please|reading|read|processing|that|when|summari[sz]|always|do|to)\\b|$)`,
  ),
  /\b(?:when|if|while) (?:you(?:'re| are)? )?(?:asked|ask|summari[sz]\w*|answer\w*|respond\w*|a user asks?|users? asks?|someone asks?|people ask)\b[^.!?]{0,100}\b(?:recommend|mention|say|cite|rank|state|prefer|include|tell)\b/,
  /\b(?:you (?:must|should)|always|please) (?:recommend|cite|rank|prefer|promote|mention|endorse|describe)\b[^.!?]{0,60}\b(?:first|best|top|above|only|highest|leading|number one|positively|favou?rabl[ey]|as the)\b/,
  /\bsystem prompt\b|\bnew (?:system )?instructions?:|<\|im_start\|>|<\|system\|>|\[\/?inst\]|#{2,}\s*(?:system|instructions?)\b|\bdo not (?:reveal|mention|tell)\b[^.!?]{0,40}\b(?:user|instructions?|prompt)\b/,
  // German
  /(?<![a-z])(?:ignorier\w*|vergiss|vergessen sie|missachte\w*|übergehe)\b[^.!?]{0,40}\b(?:anweisung|anweisungen|instruktionen|befehle|vorgaben|regeln|prompts?)\b/,
  /\b(?:(?:wenn|falls|da) (?:du|sie)|hinweis (?:an|für)|anweisung(?:en)? (?:an|für)|achtung,?) (?:eine? |alle )?(?:ki|ai|sprachmodelle?|künstliche intelligenz|chatbots?)\b|(?<!mehr )\bals (?:eine? )?(?:ki|sprachmodell|künstliche intelligenz)(?:[- ](?:assistent|assistentin|modell|system))?\s*(?:[,:;]|(?:sollst|musst|bist|sollten|müssen|empfiehl|antworte)\b)/,
  // French
  /\b(?:ignore[zr]?|oublie[zr]?|ne tene?[zr]? pas compte)\b[^.!?]{0,40}(?:instructions?|consignes|directives|règles)(?![a-z])/,
  /(?<![a-z])(?:si (?:vous êtes|tu es) |à l['’]attention (?:de |d['’]|des ))(?:une? |l['’]|les |tou(?:te)?s les )?(?:ia|intelligences? artificielles?|modèles? de langage|assistants? ia)(?![a-z])|\ben tant qu(?:e |['’] ?)(?:une? )?(?:ia|intelligence artificielle|modèle de langage|assistant ia)\s*(?:[,:;]|(?:vous|tu|il faut)\b)/,
  // Spanish
  /\b(?:ignor[ae]\w*|olvida\w*|haz caso omiso)\b[^.!?]{0,40}(?<![a-z])(?:instrucciones|indicaciones|directrices|órdenes|reglas)\b/,
  /\b(?:si eres|si usted es|nota para|atención,?) (?:una? |la |el |las )?(?:ias?|inteligencia artificial|modelos? de lenguaje|asistente de ia)\b|\bcomo (?:una? )?(?:ia|inteligencia artificial|modelo de lenguaje|asistente de ia)\s*(?:[,:;]|(?:debes|tienes|recomienda)\b)/,
  // Italian
  /\b(?:ignor[aie]\w*|dimentica\w*)\b[^.!?]{0,40}\b(?:istruzioni|indicazioni|direttive|regole)\b/,
  /\b(?:se sei|se lei è|nota per|attenzione,?) (?:un['’ ]?|una |un |l['’]|le )?(?:ia|intelligenza artificiale|modell[oi] linguistic[oi]|assistente ia)\b|\bcome (?:un['’ ]?|una |un )?(?:ia|intelligenza artificiale|modello linguistico|assistente ia)\s*(?:[,:;]|(?:devi|dovresti|raccomanda)\b)/,
  // Portuguese
  /\b(?:ignor[ae]\w*|esque[cç]a\w*|desconsidere)\b[^.!?]{0,40}(?:instruções|instrucoes|orientações|diretrizes|regras)(?![a-z])/,
  /\b(?:se você (?:é|for)|nota para|atenção,?) (?:uma? |a |o |as )?(?:ias?|inteligência artificial|modelos? de linguagem|assistente de ia)(?![a-z])|\bcomo (?:uma? )?(?:ia|inteligência artificial|modelo de linguagem|assistente de ia)\s*(?:[,:;]|(?:você|deve|recomende)(?![a-z]))/,
  // Dutch
  /\b(?:negeer|vergeet)\b[^.!?]{0,40}\b(?:instructies|opdrachten|aanwijzingen|regels)\b/,
  /\b(?:als (?:je|u)|ben je|ben jij|opmerking voor|let op,?) (?:een )?(?:ai|taalmodel(?:len)?|kunstmatige intelligentie|ai-assistent)\b|\bals (?:een )?(?:ai|taalmodel|ai-assistent)\s*(?:[,:;]|(?:moet|zou)\b)/,
  // Japanese, Chinese, Arabic, Russian
  /(?:指示|命令|プロンプト|ルール)[^。]{0,8}(?:無視|忘れ)|(?:AI|人工知能|言語モデル|アシスタント)(?:として|へ|の方へ|であるあなた|アシスタントへ)|あなたはAI/i,
  /(?:忽略|无视|忽視|無視|忘记|忘記|不要理会)[^。]{0,16}(?:指令|指示|提示|命令|规则|規則)|(?:作为|作為|如果你是|你是)(?:一个|一個|一名)?\s*(?:AI|人工智能|人工智慧|语言模型|語言模型|大模型)/i,
  /تجاهل[^.!؟]{0,40}(?:التعليمات|تعليمات|الأوامر|التوجيهات)|(?:بصفتك|إذا كنت|باعتبارك)\s+(?:نموذج|ذكاء|مساعد)/,
  /(?:игнорируй|забудь|не обращай внимания)[^.!?]{0,40}(?:инструкци|указани|команд|правил)|(?:как|если ты|если вы)\s+(?:ии|искусственный интеллект|языковая модель)(?![а-я])/,
];

/** Enough of a text to find the address in it. */
const LOOKED_AT = 5000;

/** One letter sequence that each pattern needs somewhere; most text has none of them, and this is a tenth of the cost of all patterns. */
const TRIGGER =
  /\b(?:ai|a\.i\.|ki|ia|llms?|gpt|chat ?gpt|claude|gemini|copilot|perplexity)\b|artificial|artificiel|model|modèl|intelli|sprachmodell|taalmodel|instru|anweisung|befehl|vorgaben|regel|rules|consigne|directiv|direttiv|diretriz|directric|indicac|istruzion|guidelines|prompt|command|recommend|mention|cite|rank|promot|endorse|chatbot|im_start|system|opdracht|aanwijz|orienta|指示|命令|プロンプト|ルール|指令|提示|规则|規則|智能|智慧|模型|知能|モデル|アシスタント|تعليمات|الأوامر|التوجيهات|نموذج|ذكاء|مساعد|инструк|указан|команд|правил|интеллект|модель|ии/;

export function addressesAi(raw: string): boolean {
  if (raw.length < 8) return false;
  const text = raw.slice(0, LOOKED_AT).toLowerCase().replace(/\s+/g, ' ');
  return TRIGGER.test(text) && PATTERNS.some((pattern) => pattern.test(text));
}
