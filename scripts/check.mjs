// Format, lint, types and the lock file: everything that can be said about the code without running it.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A registry that lacks a platform's package drops it from the lock file in silence; `npm ci` then fails elsewhere. */
function lockIsWhole() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').pop()))
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !present.has(name))
      .map((name) => `${path || 'the project'} needs ${name}`),
  )
  for (const line of missing) console.error(`package-lock.json is not whole: ${line}`)
  return missing.length === 0
}

const tool = (name, ...args) => spawnSync(`node_modules/.bin/${name}`, args, { stdio: 'inherit' }).status === 0

export const checks = {
  'format and lint': () => tool('biome', 'check', '--error-on-warnings', '.'),
  'types (server)': () => tool('tsc', '-p', 'tsconfig.server.json'),
  'types (browser tests)': () => tool('tsc', '-p', 'tsconfig.e2e.json'),
  'types (web)': () => tool('tsc', '-p', 'tsconfig.web.json'),
  'lock file': lockIsWhole,
}

/** Runs every check and says how many passed. */
export function runChecks() {
  const results = Object.entries(checks).map(([name, check]) => {
    const passed = check()
    console.log(`${passed ? 'ok' : 'FAILED'}  ${name}`)
    return passed
  })
  return { passed: results.filter(Boolean).length, failed: results.filter((passed) => !passed).length }
}

if (process.argv[1]?.endsWith('check.mjs')) process.exit(runChecks().failed > 0 ? 1 : 0)
