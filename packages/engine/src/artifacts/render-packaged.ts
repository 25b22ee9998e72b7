import { createReadStream, createWriteStream } from 'node:fs';
import { access, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

/** Files of root, too, belong to root and not to whoever packed them. */
const AS_OWN = { chown: false, dmode: 0o755, fmode: 0o755 };

export type Unpacked = { executablePath: string; libraries: string; fonts: string };

/**
 * The Chromium that the package @sparticuz/chromium carries, unpacked once into a cache folder of this user (66 MB packed; about 3 s).
 * It is unpacked beside its place and then renamed, so that a second process finds all of it or nothing, and whoever comes late uses the other's.
 * Throws where there is no such package for this machine or no folder to write to.
 * @param cacheFolder where to unpack; default: the user's cache folder, or the temporary folder
 */
export async function unpackChromium(cacheFolder?: string): Promise<Unpacked> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(`The packaged Chromium does not run on ${process.platform} ${process.arch}.`);
  const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }; // safe: an installed package has one
  const home = await cacheIn(cacheFolder);
  const folder = join(home, `chromium-${version}`);
  const unpacked = { executablePath: join(folder, 'chromium'), libraries: join(folder, 'lib'), fonts: folder };
  if (await exists(unpacked.executablePath)) return unpacked;

  const draft = join(home, `.chromium-${version}-${process.pid}-${performance.now().toString(36).replace('.', '')}`);
  try {
    await mkdir(draft, { recursive: true });
    const packed = join(packageFolder, 'bin');
    const { extract } = await import('tar-fs'); // here only: a folder is unpacked once, and a start has no use for it
    for (const archive of ['al2023.tar.br', 'fonts.tar.br'])
      await pipeline(createReadStream(join(packed, archive)), createBrotliDecompress(), extract(draft, AS_OWN));
    await writeFile(join(draft, 'fonts.conf'), fontsConf(folder));
    await pipeline(
      createReadStream(join(packed, 'chromium.br'), { highWaterMark: 2 ** 20 }),
      createBrotliDecompress({ chunkSize: 2 ** 20 }),
      createWriteStream(join(draft, 'chromium'), { mode: 0o755 }),
    );
    await rename(draft, folder).catch(async (error: unknown) => {
      if (!(await exists(unpacked.executablePath))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return unpacked;
}

/** The archive's own points at folders of the cloud it was made for. */
const fontsConf = (folder: string): string =>
  `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>\n`;

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * A folder that only this user can write to: in a shared temporary folder somebody else could have put a program of theirs under a name we would run.
 * Root's can be read by all, because root starts Chromium as another user.
 */
async function cacheIn(chosen: string | undefined): Promise<string> {
  const user = process.getuid?.() ?? 0;
  const own = user === 0 ? '/var/cache/citelight' : join(homedir(), '.cache', 'citelight');
  const candidates = chosen === undefined ? [own, join(tmpdir(), `citelight-${user}`)] : [chosen];
  for (const folder of candidates) {
    try {
      await mkdir(folder, { recursive: true, mode: user === 0 ? 0o755 : 0o700 });
      const { uid, mode } = await lstat(folder);
      if (process.getuid && uid !== user) continue;
      if ((mode & 0o022) === 0) return folder;
    } catch {
      // The next one.
    }
  }
  throw new Error(`There is no folder of this user to unpack Chromium into (tried ${candidates.join(', ')}).`);
}
