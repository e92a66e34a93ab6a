// Everything that must hold, in one run: checks, unit and API tests, browser tests; ends with what failed and `N passed, N failed`.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './check.mjs'
import { plain, runTool } from './run-tool.mjs'

const REPORTS = 'test-results'
const SHOWN_LINES = 14
const SHOWN_LETTERS = 1500

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

async function runVitest() {
  const file = `${REPORTS}/vitest.json`
  const run = await runTool('vitest', ['run'], { RUN_REPORT: file })
  return withEnd('vitest', run, readReport(file))
}

async function runPlaywright() {
  const file = `${REPORTS}/playwright.json`
  // Every account may enter, so that root's database can live there too.
  const data = mkdtempSync(join(tmpdir(), 'skillo-e2e-'))
  chmodSync(data, 0o755)
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_DATA_DIR: data }
  const run = await runTool('playwright', ['test', '--reporter=list,json'], env)
  rmSync(data, { recursive: true, force: true, maxRetries: 20 })
  const report = readReport(file)
  return withEnd('playwright', run, report && browserResult(report))
}

function browserResult({ suites, errors, stats }) {
  const tests = suites.flatMap((suite) => testsIn(suite))
  const told = (status) =>
    tests.filter((test) => test.status === status).map(({ where, message }) => ({ where, message }))
  return {
    passed: stats.expected + stats.flaky,
    flaky: told('flaky'),
    failures: [...told('unexpected'), ...errors.map(({ message }) => ({ where: 'outside any browser test', message }))],
  }
}

function testsIn({ specs, suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, results }) => {
      const message = results.flatMap((result) => result.errors)[0]?.message ?? ''
      return { status, where: `tests/e2e/${file}:${line} > ${title}`, message }
    }),
  )
  return [...own, ...suites.flatMap((suite) => testsIn(suite))]
}

function show(title, list) {
  if (list.length === 0) return
  console.log(`\n${title}`)
  for (const { where, message } of list) {
    const lines = plain(message ?? '')
      .trim()
      .slice(0, SHOWN_LETTERS)
      .split('\n')
      .slice(0, SHOWN_LINES)
    console.log(`- ${where}\n${lines.map((line) => `    ${line}`).join('\n')}`)
  }
}

const results = [await runChecks(), await runVitest(), await runPlaywright()]
const failures = results.flatMap((result) => result.failures)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
show(
  'Passed at a later try:',
  results.flatMap(({ flaky = [] }) => flaky),
)
show('Failed:', failures)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length > 0 ? 1 : 0)
