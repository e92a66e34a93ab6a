import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'

/** What went wrong, where: a test, a hook, a file that could not be read, or an error that nobody awaited. */
interface Failure {
  where: string
  message: string
}

const failuresOf = (where: string, errors: readonly SerializedError[]): Failure[] =>
  errors.map(({ message, stack, diff, cause }) => {
    const told = [message || stack || 'it gave no reason', cause?.message, diff]
    return { where, message: told.filter(Boolean).join('\n') }
  })

function failuresOfModule(file: TestModule): Failure[] {
  const named = (entity: TestCase | TestSuite) => `${file.relativeModuleId} > ${entity.fullName}`
  const suites = [...file.children.allSuites()].flatMap((suite) => failuresOf(named(suite), suite.errors()))
  const tests = [...file.children.allTests('failed')].flatMap((test) => {
    const [first] = test.result().errors ?? []
    return failuresOf(named(test), [first ?? { message: '' }])
  })
  return [...failuresOf(file.relativeModuleId, file.errors()), ...suites, ...tests]
}

const SHOWN = 15

/** Where the time of a run goes, the longest first, so that whoever wants it shorter knows where to begin. */
const slowestOf = (files: readonly TestModule[]): string[] =>
  files
    .map((file) => ({ file: file.relativeModuleId, seconds: file.diagnostic().duration / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds }) => `${seconds.toFixed(0).padStart(4)} s  ${file}`)

/** Writes what passed and every failure to a file, so that a summary can end with them. */
export class RunReport implements Reporter {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  onTestRunEnd(files: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const passed = files.reduce((sum, file) => sum + [...file.children.allTests('passed')].length, 0)
    const failures = [...files.flatMap(failuresOfModule), ...failuresOf('an error that nobody awaited', unhandled)]
    writeFileSync(this.#file, JSON.stringify({ passed, failures, slowest: slowestOf(files) }))
  }
}
