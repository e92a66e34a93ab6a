// Format, lint, types and the lock file: everything that can be said about the code without running it.
import { readFileSync } from 'node:fs'
import { runTool } from './run-tool.mjs'

/** A registry that lacks a platform's package drops it from the lock file in silence; `npm ci` then fails elsewhere. */
function lockIsWhole() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').pop()))
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !present.has(name))
      .map((name) => `package-lock.json is not whole: ${path || 'the project'} needs ${name}`),
  )
  return { passed: missing.length === 0, lines: missing.join('\n'), text: missing.map((line) => `${line}\n`).join('') }
}

/**
 * Only what changed since the last run, and what depends on it, is looked at again. Several checkers would each work out
 * the same types anew: twice the work, which the tests beside it have to wait for.
 */
const types = (part) => () => {
  const remembered = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/tsc/${part}.tsbuildinfo`]
  return runTool('tsc', ['-p', `tsconfig.${part}.json`, '--checkers', '1', ...remembered], { isQuiet: true })
}

const checks = {
  'format and lint': () => runTool('biome', ['check', '--error-on-warnings', '.'], { isQuiet: true }),
  'types (server)': types('server'),
  'types (browser tests)': types('e2e'),
  'types (web)': types('web'),
  'types (service worker)': types('worker'),
  'lock file': lockIsWhole,
}

/** Runs every check and says how many passed, and what the others complained of. */
export async function runChecks() {
  const result = { passed: 0, failures: [] }
  for (const [name, check] of Object.entries(checks)) {
    const { passed, lines, text } = await check()
    if (!passed) console.log(text)
    console.log(`${passed ? 'ok' : 'FAILED'}  ${name}`)
    if (passed) result.passed += 1
    else result.failures.push({ where: name, message: lines })
  }
  return result
}

if (process.argv[1]?.endsWith('check.mjs')) process.exit((await runChecks()).failures.length > 0 ? 1 : 0)
