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
  for (const line of missing) console.error(line)
  return { passed: missing.length === 0, lines: missing.join('\n') }
}

const checks = {
  'format and lint': () => runTool('biome', ['check', '--error-on-warnings', '.']),
  'types (server)': () => runTool('tsc', ['-p', 'tsconfig.server.json']),
  'types (browser tests)': () => runTool('tsc', ['-p', 'tsconfig.e2e.json']),
  'types (web)': () => runTool('tsc', ['-p', 'tsconfig.web.json']),
  'lock file': lockIsWhole,
}

/** Runs every check and says how many passed, and what the others complained of. */
export async function runChecks() {
  const result = { passed: 0, failures: [] }
  for (const [name, check] of Object.entries(checks)) {
    const { passed, lines } = await check()
    console.log(`${passed ? 'ok' : 'FAILED'}  ${name}`)
    if (passed) result.passed += 1
    else result.failures.push({ where: name, message: lines })
  }
  return result
}

if (process.argv[1]?.endsWith('check.mjs')) process.exit((await runChecks()).failures.length > 0 ? 1 : 0)
