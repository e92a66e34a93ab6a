import type { JSONReport, JSONReportSpec, JSONReportTest } from '@playwright/test/reporter'
import { expect, it } from 'vitest'
import { browserResult } from '../../scripts/browser-result.ts'
import { verdictOf } from '../../scripts/verdict.ts'

type Status = JSONReportTest['status']
type Tried = JSONReportTest['results'][number]

const tried = (message: string | undefined, retry: number): Tried => ({
  workerIndex: 0,
  parallelIndex: 0,
  duration: 1,
  retry,
  startTime: '',
  error: undefined,
  stdout: [],
  stderr: [],
  attachments: [],
  annotations: [],
  status: message === undefined ? 'passed' : 'failed',
  errors: message === undefined ? [] : [{ message }],
})

/** A test with the messages of its tries; undefined is a try that passed. */
function spec(title: string, status: Status, ...tries: (string | undefined)[]): JSONReportSpec {
  const test = { timeout: 1, annotations: [], expectedStatus: 'passed' as const, projectName: '', projectId: '' }
  return {
    tags: [],
    title,
    ok: status !== 'unexpected',
    id: title,
    file: 'walk.spec.ts',
    line: 7,
    column: 1,
    tests: [{ ...test, status, results: tries.map(tried) }],
  }
}

function report(specs: JSONReportSpec[], errors: JSONReport['errors'] = []) {
  const count = (status: Status) => specs.filter(({ tests }) => tests[0]?.status === status).length
  const [expected, unexpected, flaky] = [count('expected'), count('unexpected'), count('flaky')]
  const place = { title: '', file: 'walk.spec.ts', column: 0, line: 0 }
  const suites = [{ ...place, specs: specs.slice(0, 1), suites: [{ ...place, specs: specs.slice(1) }] }]
  return { suites, errors, stats: { startTime: '', duration: 1, skipped: 0, expected, unexpected, flaky } }
}

it('takes a test that failed at both tries for a failure and one that passed then for a second try', () => {
  const result = browserResult(
    report([
      spec('fine', 'expected', undefined),
      spec('wrong', 'unexpected', 'first reason', 'second reason'),
      spec('late', 'flaky', 'too early', undefined),
    ]),
  )
  expect(result).toEqual({
    passed: 1,
    second_tries: [{ where: 'tests/e2e/walk.spec.ts:7 > late', message: 'too early' }],
    failures: [{ where: 'tests/e2e/walk.spec.ts:7 > wrong', message: 'first reason' }],
  })
  expect(verdictOf([result])).toMatchObject({ passed: 2, failures: [{ where: expect.stringContaining('wrong') }] })
})

it('two tests that needed a second try fail the run', () => {
  const late = ['one', 'other'].map((title) => spec(title, 'flaky', 'too early', undefined))
  expect(verdictOf([browserResult(report(late))])).toMatchObject({ passed: 0, failures: [{}, {}] })
})

it('an error outside every test is a failure too', () => {
  const { failures } = browserResult(report([spec('fine', 'expected', undefined)], [{ message: 'no server' }]))
  expect(failures).toEqual([{ where: 'outside any browser test', message: 'no server' }])
})
