import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { unpackChromium } from './render-packaged.ts';

export type Chromium = { executablePath: string; args: string[]; env: Record<string, string> };

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium talks to nobody but the page it is sent to. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-extensions',
  '--dns-prefetch-disable',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  // Peer connections would go round the proxy.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-dev-shm-usage',
];

/** Where Debian, Fedora and Alpine keep libnss3, which a browser needs and a bare machine lacks. */
const NSS = ['/lib/x86_64-linux-gnu/libnss3.so', '/usr/lib/x86_64-linux-gnu/libnss3.so', '/usr/lib64/libnss3.so', '/usr/lib/libnss3.so'];

/**
 * A Chromium to start: the named one, else one of the system, else the packaged one, unpacked on first use.
 * Its arguments keep it from talking to anyone but the page it is sent to; without a proxy they allow loopback pages, as tests need.
 * @param options.executablePath an explicit setting; default: the environment's CHROMIUM_PATH
 */
export async function findChromium(
  options: { executablePath?: string | undefined; cacheFolder?: string } = {},
): Promise<Chromium | { unavailable: string }> {
  const args = FLAGS;
  const named = options.executablePath ?? process.env.CHROMIUM_PATH;
  if (named) {
    if (await runnable(named)) return { executablePath: named, args, env: plainEnv() };
    return { unavailable: `There is no program at ${named} (CHROMIUM_PATH).` };
  }
  for (const executablePath of SYSTEM) if (await runnable(executablePath)) return { executablePath, args, env: plainEnv() };
  try {
    const { executablePath, libraries, fonts } = await unpackChromium(options.cacheFolder);
    const env = plainEnv();
    if (!NSS.some((path) => existsSync(path))) env.LD_LIBRARY_PATH = libraries;
    if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = fonts;
    return { executablePath, args, env };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { unavailable: `No Chromium was found. Install Debian's package chromium or set CHROMIUM_PATH. ${reason}` };
  }
}

const runnable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** What a browser needs of the environment; secrets of ours stay out of it. */
function plainEnv(): Record<string, string> {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'SystemRoot', 'TEMP', 'LOCALAPPDATA'];
  const entries = kept
    .map((name) => [name, process.env[name]] as const)
    .filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}
