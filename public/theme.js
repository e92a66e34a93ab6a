// Runs before the first paint, so that a dark screen never flashes white; src/web/lib/theme.ts changes the choice.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  function apply() {
    const choice = localStorage.getItem('theme')
    const dark = choice === 'dark' || (choice !== 'light' && system.matches)
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
    document.querySelector('meta[name="theme-color"]').content = dark ? '#100e1c' : '#faf9f6'
  }
  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('themechange', apply)

  // The landing page is complete without the program, so its text, styles and fonts go first.
  const { entry } = document.currentScript.dataset
  if (entry) addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => import(entry))))
})()
