// F9: Lighthouse on the first screens, with its mobile profile, and what the browser has to fetch for each.
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import * as chromeLauncher from 'chrome-launcher'
import { z } from 'zod'
import { chromiumOnPath } from '#tests/support/browser/chromium.ts'
import { openBenchDatabase } from './support/database.ts'
import { BUILT_SERVER, startServer } from './support/process.ts'
import { isShort } from './support/size.ts'

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

const listed = z.object({ items: z.array(z.object({ id: z.uuid() })).min(1) })

/** The first screens, a vacancy of the demonstration among them. */
async function pages(url: string): Promise<string[]> {
  const { items } = listed.parse(await (await fetch(`${url}/api/v1/jobs`)).json())
  return ['/', `/jobs/${items[0]?.id}`, '/?empresa=marea-digital-demo', '/login', '/register']
}

/** Bytes as they travel: the compressed copies of what the page itself names. */
function initialScripts(): number {
  const page = readFileSync('dist/web/index.html', 'utf8')
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => `dist/web${path}.gz`)
  return scripts.reduce((sum, file) => sum + readFileSync(file).length, 0)
}

/** Lighthouse itself takes minutes, so the short form asks only whether the page and the browser are there. */
async function linesOf(url: string, chrome_port: number): Promise<string[]> {
  if (!isShort) return (await import('./support/lighthouse.ts')).lighthouseLines(url, chrome_port)
  const answers = await Promise.all([fetch(url), fetch(`http://127.0.0.1:${chrome_port}/json/version`)])
  const bad = answers.find(({ ok }) => !ok)
  if (bad) throw new Error(`${bad.url}: ${bad.status}`)
  return ['is there']
}

export async function run(): Promise<void> {
  const database = await openBenchDatabase()
  const server = await startServer(BUILT_SERVER, { ...database.env, DEMO: '1', LOG_LEVEL: 'silent' }, '/api/v1/ready')
  const chromePath = chromiumOnPath() ?? chromium.executablePath()
  const chrome = await chromeLauncher.launch({ chromePath, chromeFlags: FLAGS })
  try {
    console.log(`scripts named by the page: ${(initialScripts() / 1024).toFixed(0)} KB gzip`)
    for (const path of await pages(server.url)) {
      const [first, ...others] = await linesOf(server.url + path, chrome.port)
      console.log(`${path.slice(0, 10).padEnd(10)} ${first}`)
      for (const line of others) console.log(`           ${line}`)
    }
  } finally {
    chrome.kill()
    await server.stop()
    await database.close()
  }
}
