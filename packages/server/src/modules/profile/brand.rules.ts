const DATA = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** How files of each kind begin, in hexadecimal. */
const BEGINNINGS: Record<string, RegExp> = { png: /^89504e470d0a1a0a/, jpeg: /^ffd8ff/, webp: /^52494646.{8}57454250/ };

/** Whether a logo is a `data:` address whose content is the image that it claims to be. SVG is none: it can hold scripts. */
export function isImage(logo: string): boolean {
  const [, kind = '', content = ''] = DATA.exec(logo) ?? [];
  return BEGINNINGS[kind]?.test(Buffer.from(content.slice(0, 32), 'base64').toString('hex')) ?? false;
}
