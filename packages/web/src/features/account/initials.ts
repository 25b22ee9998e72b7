/** The first two letters of the e-mail's local part in upper case, or U where there is no e-mail. */
export function initialsOf(email: string | undefined): string {
  const local = email?.split('@')[0] ?? '';
  const letters = [...local].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).slice(0, 2);
  return letters.join('').toUpperCase() || 'U';
}
