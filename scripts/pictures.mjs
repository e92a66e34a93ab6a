// Takes the pictures of README and docs/tour.md from a running demonstration and makes them small.
//   npm start                                   (in another terminal, on a new data folder)
//   npx node scripts/pictures.mjs [http://localhost:3000] [name …]
import { mkdirSync, statSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromium as launch } from '../tests/support/browser/chromium.ts'

const [base = 'http://localhost:3000', ...only] = process.argv.slice(2)
const FOLDER = new URL('../docs/pictures/', import.meta.url).pathname
const PASSWORD = 'demo-skillo-2026'
const DESK = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true }
const MAX_BYTES = 150 * 1024

const AD = `Panadero/a de masa madre – L'Hospitalet de Llobregat (presencial)

Hacemos pan con masa madre desde 1987, de noche y a mano. Abrimos un segundo obrador en primavera y buscamos a una persona más.

Funciones:
- Amasar y formar piezas de masa madre
- Hornear pan y bollería

Requisitos:
- 2 años de experiencia en panadería
- Inglés o francés
- Se valora repostería

Ofrecemos:
- Contrato indefinido, jornada completa
- De 22.000 a 25.000 € brutos al año`

const board = async (page) => {
  await page.goto('/app')
  await page.getByRole('region', { name: 'Vacantes abiertas' }).getByRole('link').nth(1).click()
  await page.getByRole('tab', { name: 'Tablero' }).waitFor()
}

/** Who looks at what, in which size; each leaves the page as it is to be seen. */
const PICTURES = [
  { name: 'landing', size: DESK, show: (page) => page.goto('/') },
  { name: 'seeker-overview', who: 'valeria', size: PHONE, show: (page) => page.goto('/app') },
  { name: 'seeker-overview-dark', who: 'valeria', size: PHONE, dark: true, show: (page) => page.goto('/app') },
  { name: 'seeker-jobs', who: 'valeria', size: PHONE, show: (page) => page.goto('/app/jobs') },
  {
    name: 'seeker-vacancy',
    who: 'valeria',
    size: PHONE,
    show: async (page) => {
      await page.goto('/app/jobs')
      await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
      await page.getByRole('heading', { name: 'Tu encaje' }).evaluate((one) => one.scrollIntoView())
    },
  },
  { name: 'seeker-applications', who: 'valeria', size: PHONE, show: (page) => page.goto('/app/my-applications') },
  { name: 'cv-editor', who: 'valeria', size: DESK, show: (page) => page.goto('/app/cv') },
  { name: 'recruiter-overview', who: 'tomas', size: DESK, show: (page) => page.goto('/app') },
  {
    name: 'ad-read',
    who: 'tomas',
    size: DESK,
    show: async (page) => {
      await page.goto('/app')
      await page.getByRole('link', { name: 'Crear vacante' }).first().click()
      await page.getByLabel('Texto del anuncio').fill(AD)
      await page.getByRole('button', { name: 'Leer el anuncio' }).click()
      await page.getByRole('heading', { name: 'Esto leímos en tu anuncio' }).waitFor()
    },
  },
  { name: 'board', who: 'tomas', size: DESK, show: board },
  { name: 'board-dark', who: 'tomas', size: DESK, dark: true, show: board },
  {
    name: 'application',
    who: 'tomas',
    size: { viewport: { width: 1440, height: 900 } },
    show: async (page) => {
      await board(page)
      await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
      await page.getByRole('tab', { name: 'CV' }).waitFor()
    },
  },
  {
    name: 'talent',
    who: 'tomas',
    size: DESK,
    show: async (page) => {
      await board(page)
      await page.getByRole('button', { name: 'Acciones de la vacante' }).click()
      await page.getByRole('menuitem', { name: 'Buscar personas' }).click()
      await page.getByRole('list', { name: 'Personas' }).waitFor()
    },
  },
]

const sessions = new Map()

/** As a browser that signed in earlier; one session for all pictures of a person. */
async function signIn(page, who) {
  if (!sessions.has(who)) {
    const data = { email: `${who}@demo.skillo.example`, password: PASSWORD }
    sessions.set(who, await (await page.request.post('/api/v1/auth/login', { data })).json())
  }
  const { token, user } = sessions.get(who)
  await page.goto('/manifest.webmanifest')
  const stored = JSON.stringify({ state: { token, user }, version: 0 })
  await page.evaluate((value) => localStorage.setItem('auth-storage', value), stored)
}

async function take(browser, { name, who, size, dark, show }) {
  const context = await browser.newContext({
    baseURL: base,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    ...size,
    colorScheme: dark ? 'dark' : 'light',
  })
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  if (who) await signIn(page, who)
  await show(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  for (const busy of [page.locator('[aria-busy="true"]'), page.getByText(/^(Cargando|Abriendo) .*…$/)])
    await busy.first().waitFor({ state: 'detached' })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  const file = `${FOLDER}${name}.png`
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(file)
  await context.close()
  const { size: bytes } = statSync(file)
  if (bytes > MAX_BYTES) throw new Error(`${name}.png has ${bytes} bytes`)
  process.stdout.write(`${name}.png ${Math.round(bytes / 1024)} KB\n`)
}

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch(launch)
for (const picture of PICTURES) if (only.length === 0 || only.includes(picture.name)) await take(browser, picture)
await browser.close()
