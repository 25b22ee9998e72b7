import type { Stretch } from './main-content.ts';
import type { Block } from './page.ts';
import { cutTo } from './text.ts';

const CONSENT =
  /cookies?\b|consent|gdpr|einwilligung|zustimm|consentement|témoins|consentimiento|consenso|consentimento|toestemming|クッキー|同意|隐私|ملفات تعريف الارتباط|موافق/i;
const LOGIN =
  /\b(?:log ?in|sign ?in|register to|create (?:a free|an) account)\b|anmelden|einloggen|registrieren|se connecter|connectez-vous|identifiez-vous|iniciar sesi[oó]n|inicia sesi[oó]n|accedi\b|effettua l['’]accesso|iniciar sess[aã]o|fazer login|inloggen|ログイン|会員登録|登录|登陆|注册|تسجيل الدخول/i;
const PAYWALL =
  /subscri(?:be|ption|bers)|already a (?:subscriber|member)|unlock this|abonn|abo abschließen|weiterlesen mit|suscr[ií]b|suscripci|suscriptor|abbonat|abbonament|assin(?:e|ante|atura)|購読|有料会員|订阅|訂閱|اشترك|الاشتراك/i;
const AGE =
  /(?:are you|i am|you must be)[^.!?]{0,20}\b(?:18|19|20|21)\b|years? of age|legal drinking age|\b(?:18|21)\s?(?:jahre|ans|años|anni|anos|jaar)\b|volljährig|mayor(?:es)? de edad|maggiorenne|maior(?:es)? de idade|18歳|满18|18\s?سنة/i;

const ACCEPT = /accept|agree|allow|akzept|zustimm|aceptar|accett|aceitar|toestaan|同意|許可|接受|موافق|أوافق/i;

/** A page behind a wall has this much text of its own at most. */
const LITTLE = 400;
const LONGEST = 600;
/** A bar that asks for consent leaves a short page (an address, a list of posts) as it is; what is shown in place of a page leaves a headline, or less. */
const LEAST_READ = 25;
/** What asks for consent has a button; a short privacy policy merely speaks of it. */
const LONGEST_BUTTON = 40;

/**
 * The text of a consent, login, paywall or age overlay that is nearly all that the page lets one read; null where none is, or where the content
 * can be read beside it. A page that is itself for signing in is no wall.
 */
export function findPaywall(blocks: readonly Block[], overlays: readonly Stretch[], passwordForm: boolean, url: string): string | null {
  const covered = new Uint8Array(blocks.length);
  for (const { from, to } of overlays) covered.fill(1, from, to);
  let own = '';
  let over = '';
  let asks = false;
  let read = 0;
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (!block) continue;
    if (covered[i]) over += over.length < LONGEST ? `${block.text} ` : '';
    else if (block.region === 'main' || block.region === 'aside') {
      own += `${block.text} `;
      read += 1;
      asks ||= block.kind !== 'heading' && block.text.length <= LONGEST_BUTTON && ACCEPT.test(block.text);
    }
    if (own.length > LITTLE * 3) return null;
  }
  const signIn = /(?:log|sign)-?in|anmeld|connexion|iniciar-sesion|accedi|inloggen|auth|account|register/i.test(url);
  const bars = PAYWALL.test(over) || AGE.test(over) || LOGIN.test(over) || (CONSENT.test(over) && (read <= 1 || own.length < LEAST_READ));
  if (over && own.length <= LITTLE && own.length <= 2 * over.length && bars) return cutTo(over.trim(), LONGEST);
  if (!own || own.length > LITTLE) return null;
  if ((AGE.test(own) && own.length < LITTLE / 2) || (asks && CONSENT.test(own))) return own.trim();
  if (!signIn && ((passwordForm && LOGIN.test(own)) || (PAYWALL.test(own) && LOGIN.test(own)))) return own.trim();
  return null;
}
