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

  // A drawn page is complete without the program, so its text, styles and fonts go first.
  const { program } = document.currentScript.dataset
  if (!program) return
  const files = program.split(' ')
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)))

  // All are fetched together, but run one by one: in between, the page answers whoever scrolls or types.
  async function begin() {
    for (const file of files) document.head.append(Object.assign(document.createElement('link'), preload(file)))
    for (const file of files) {
      await import(file)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const preload = (href) => ({ rel: 'modulepreload', crossOrigin: '', href })

  // What is pressed or sent before the program is there to answer comes again once it is; links, <details> and forms that only
  // ask a question need nobody.
  const pressed = []
  const rememberPress = ({ target }) => {
    const button = target.closest('button')
    if (button && !(button.form && button.type === 'submit')) pressed.push(button)
  }
  addEventListener('click', rememberPress)
  addEventListener('programready', () => {
    removeEventListener('click', rememberPress)
    for (const button of pressed) button.click()
  })
  const ready = new WeakSet()
  const sent = new WeakSet()
  // A link that takes along what stands in its form waits for the program like a button.
  const followed = new WeakMap()
  addEventListener('click', (event) => {
    const link = event.target.closest('a[data-takes-typed]')
    if (!link || ready.has(link.closest('form')) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    followed.set(link.closest('form'), link)
  })
  addEventListener('submit', (event) => {
    if (event.target.method !== 'post' || ready.has(event.target)) return
    event.preventDefault()
    sent.add(event.target)
  })
  addEventListener('formready', ({ target }) => {
    ready.add(target)
    if (sent.has(target)) target.requestSubmit()
    followed.get(target)?.click()
  })
})()
