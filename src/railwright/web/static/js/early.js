// Applies the stored look before the first paint, so that a dark page never flashes white. Not a module: it must run at once.
(function () {
  try {
    const stored = JSON.parse(localStorage.getItem('railwright.settings') || '{}');
    const root = document.documentElement;
    if (stored.theme && stored.theme !== 'auto') root.dataset.theme = stored.theme;
    if (stored.palette && stored.palette !== 'plain') root.dataset.palette = stored.palette;
    if (stored.motion && stored.motion !== 'auto') root.dataset.motion = stored.motion;
  } catch {
    // A blocked or broken store means the plain look.
  }
})();
