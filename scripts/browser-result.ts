import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter'
import type { PartResult, Told } from './verdict.ts'

/** What Playwright's own report says, in the words of the run's verdict. */
export function browserResult({ suites, errors, stats }: Pick<JSONReport, 'suites' | 'errors' | 'stats'>): PartResult {
  const tests = suites.flatMap(testsIn)
  const told = (status: JSONReportTest['status']) =>
    tests.filter((test) => test.status === status).map(({ where, message }) => ({ where, message }))
  const outside = errors.map(({ message = '' }) => ({ where: 'outside any browser test', message }))
  return { passed: stats.expected, second_tries: told('flaky'), failures: [...told('unexpected'), ...outside] }
}

function testsIn({ specs, suites = [] }: JSONReportSuite): (Told & Pick<JSONReportTest, 'status'>)[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, results }) => {
      const message = results.flatMap((result) => result.errors)[0]?.message ?? ''
      return { status, where: `tests/e2e/${file}:${line} > ${title}`, message }
    }),
  )
  return [...own, ...suites.flatMap(testsIn)]
}
