// Everything that must hold, in one run: checks, unit and API tests, components, browser tests; ends with what failed and `N passed, N failed`.
// `npm test -- PATH…` runs only the tests under these folders and files.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { seed } from '../tests/support/chance/seed.ts'
import { openFolder, roomiestParent } from '../tests/support/open-folder.ts'
import { browserResult } from './browser-result.ts'
import { runChecks } from './check.mjs'
import { runTool } from './run-tool.mjs'
import { linesOf, verdictOf } from './verdict.ts'

const REPORTS = 'test-results'
const BROWSER_TESTS = 'tests/e2e'
/** Folders and files, from the root of the project. */
const paths = process.argv.slice(2).map((path) => relative('.', path))
const took = []
const slowest = []

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A runner that dies before it reports, or ends badly though every test passed, is a failure of its own. */
function withEnd(name, { passed, ended, lines }, report) {
  if (report && (passed || report.failures.length > 0)) return report
  const why = report ? 'though no test failed' : 'before it could say what failed'
  return { passed: report?.passed ?? 0, failures: [{ where: `${name} ${ended} ${why}`, message: lines }] }
}

/** Small enough to be told in one piece, since it runs beside the tests of the node project. */
async function runComponents() {
  const run = await runVitest('web', { isQuiet: true })
  console.log(run.text)
  return run.result
}

async function runVitest(project, options = {}) {
  const file = `${REPORTS}/vitest-${project}.json`
  const args = ['run', '--project', project, ...(paths.length > 0 ? ['--passWithNoTests', ...paths] : [])]
  const run = await runTool('vitest', args, { env: { RUN_REPORT: file }, ...options })
  const report = readReport(file)
  slowest.push(...(report?.slowest ?? []))
  return { text: run.text, result: withEnd(`vitest (${project})`, run, report) }
}

async function runPlaywright() {
  const file = `${REPORTS}/playwright.json`
  const data = openFolder('e2e', roomiestParent())
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_DATA_DIR: data }
  const run = await runTool('playwright', ['test', '--reporter=list,json', ...paths.filter(isBrowserPath)], { env })
  rmSync(data, { recursive: true, force: true, maxRetries: 20 })
  const report = readReport(file)
  return withEnd('playwright', run, report && browserResult(report))
}

async function timed(name, run) {
  const started = performance.now()
  const result = await run()
  took.push(`${name} ${Math.round((performance.now() - started) / 1000)} s`)
  return result
}

const isBrowserPath = (path) => path.startsWith(BROWSER_TESTS) || BROWSER_TESTS.startsWith(`${path}/`)

/** The tests of some folders, by the runners that have any; nothing else is checked. */
async function runAsked() {
  const { result } = await timed('unit and API tests', () => runVitest('node'))
  const results = [result, await timed('components', runComponents)]
  if (paths.some(isBrowserPath)) results.push(await timed('browser tests', runPlaywright))
  const is_empty = results.every(({ passed, failures }) => passed + failures.length === 0)
  return is_empty ? [{ passed: 0, failures: [{ where: paths.join(' '), message: 'No test is there.' }] }] : results
}

async function runAll() {
  // One after the other beside the longer tests, which leave a part of two cores to them.
  const beside = timed('checks', runChecks).then(async (checks) => [checks, await timed('components', runComponents)])
  const node = await timed('unit and API tests', () => runVitest('node'))
  return [...(await beside), node.result, await timed('browser tests', runPlaywright)]
}

console.log(`Chance of this run: SEED=${seed}`)
const results = paths.length > 0 ? await runAsked() : await runAll()
console.log(`\nThe longest files:\n${slowest.toSorted().toReversed().slice(0, 15).join('\n')}`)
console.log(`\nTook: ${took.join(', ')}`)
const verdict = verdictOf(results)
for (const line of linesOf(verdict, seed)) console.log(line)
process.exit(verdict.failures.length > 0 ? 1 : 0)
