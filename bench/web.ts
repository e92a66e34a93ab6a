// F9: Lighthouse on the first screens, with its mobile profile, and what the browser has to fetch for each.
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { listJobs } from '#shared/jobs/jobs.ts'
import { openFolder } from '#tests/support/open-folder.ts'
import { startServer } from './support/process.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

function chromiumPath(): string {
  const folders = (process.env.PATH ?? '').split(':')
  const files = ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
  return files.find((file) => existsSync(file)) ?? chromeLauncher.getChromePath()
}

/** The first screens, a vacancy of the demonstration among them. */
async function pages(url: string): Promise<string[]> {
  const { items } = listJobs.answer.parse(await (await fetch(`${url}/api/v1/jobs`)).json())
  return ['/', `/jobs/${items[0]?.id}`, '/login', '/register']
}

/** Bytes as they travel: the compressed copies of what the page itself names. */
function initialScripts(): number {
  const page = readFileSync('dist/web/index.html', 'utf8')
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => `dist/web${path}.gz`)
  return scripts.reduce((sum, file) => sum + readFileSync(file).length, 0)
}

export async function run(): Promise<void> {
  const folder = openFolder('bench')
  const server = await startServer('src/server/main.ts', { DATA_DIR: folder, LOG_LEVEL: 'silent' }, '/api/v1/ready')
  const chrome = await chromeLauncher.launch({ chromePath: chromiumPath(), chromeFlags: FLAGS })
  try {
    console.log(`scripts named by the page: ${(initialScripts() / 1024).toFixed(0)} KB gzip`)
    for (const path of await pages(server.url)) {
      const result = await lighthouse(server.url + path, {
        port: chrome.port,
        onlyCategories: CATEGORIES,
        logLevel: 'error',
      })
      const { categories = {}, audits = {} } = result?.lhr ?? {}
      const scores = CATEGORIES.map((name) => `${name} ${Math.round((categories[name]?.score ?? 0) * 100)}`)
      const requests = audits['network-requests']?.details
      const items = requests && 'items' in requests && Array.isArray(requests.items) ? requests.items : []
      const scripts = items
        .filter((item) => item.resourceType === 'Script')
        .reduce((sum, item) => sum + Number(item.transferSize), 0)
      console.log(
        `${path.slice(0, 10).padEnd(10)} ${scores.join(', ')}; LCP ${audits['largest-contentful-paint']?.displayValue}; scripts ${(scripts / 1024).toFixed(0)} KB`,
      )
      const failed = Object.values(audits).filter(
        (audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary',
      )
      if (failed.length > 0) console.log(`           not perfect: ${failed.map((audit) => audit.id).join(', ')}`)
    }
  } finally {
    chrome.kill()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
