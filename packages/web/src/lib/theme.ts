/** theme.js has put the class on the page before the first paint; this changes it on the visitor's wish. */
export function toggleTheme(): void {
  const dark = document.documentElement.classList.toggle('dark');
  try {
    localStorage.setItem('citelight-theme', dark ? 'dark' : 'light');
  } catch {
    // storage is switched off: the choice holds for this page
  }
}
