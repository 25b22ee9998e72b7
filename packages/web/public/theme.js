// Runs before the first paint: puts the chosen or the system's theme on the page, and sends a signed-in visitor of / to the dashboard.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is switched off
    }
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const choice = read('citelight-theme');
    root.classList.toggle('dark', choice ? choice === 'dark' : system.matches);
  };
  apply();
  system.addEventListener('change', apply);

  // The text font comes with the style sheet, but is decoded only when text first asks for it: the text waits these milliseconds unseen,
  // instead of being set twice. The first animation frame comes once the style sheets are there.
  const FONT_LIMIT_MS = 300;
  root.classList.add('font-pending');
  const show = () => root.classList.remove('font-pending');
  requestAnimationFrame(() => {
    setTimeout(show, FONT_LIMIT_MS);
    document.fonts.load('1rem "Instrument Sans"').then(show, show);
  });

  const signedIn = read('citelight-auth')?.includes('"refresh_token"');
  if (signedIn) root.classList.add('signed-in');
  if (signedIn && root.dataset.document === 'landing') {
    // Not before the document stands: a browser that is told to leave while it parses shows nothing at all.
    document.addEventListener('DOMContentLoaded', () => location.replace('/dashboard'));
  }
})();
