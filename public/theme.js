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
  if (!entry) return
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => import(entry))))

  // What is pressed before the program is there to answer is pressed again once it is; links and <details> need nobody.
  const pressed = []
  const remember = ({ target }) => pressed.push(target.closest('button'))
  addEventListener('click', remember)
  addEventListener('programready', () => {
    removeEventListener('click', remember)
    for (const button of pressed) button?.click()
  })
})()
