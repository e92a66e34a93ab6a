// Everything that must hold, in one run: checks, unit and API tests, browser tests; ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './check.mjs'

const reports = 'test-results'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A runner that dies without a report, or fails without a failed test, counts as one failure. */
function count(status, passed, failed) {
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) }
}

function runVitest() {
  const file = `${reports}/vitest.json`
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { stdio: 'inherit' },
  )
  const report = readReport(file)
  return count(status, report?.numPassedTests ?? 0, report?.numFailedTests ?? 1)
}

function runPlaywright() {
  const file = `${reports}/playwright.json`
  // Every account may enter, so that root's database can live there too.
  const data = mkdtempSync(join(tmpdir(), 'skillo-e2e-'))
  chmodSync(data, 0o755)
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_DATA_DIR: data }
  const { status } = spawnSync('node_modules/.bin/playwright', ['test', '--reporter=list,json'], {
    stdio: 'inherit',
    env,
  })
  rmSync(data, { recursive: true, force: true })
  const stats = readReport(file)?.stats
  return count(status, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 1)
}

const results = [runChecks(), runVitest(), runPlaywright()]
const total = (kind) => results.reduce((sum, result) => sum + result[kind], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') > 0 ? 1 : 0)
