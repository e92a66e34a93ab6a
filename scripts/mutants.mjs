/**
 * Breaks the code of permissions and of the ledger in one small place at a time and asks the tests of that code whether
 * they notice: `npx node scripts/mutants.mjs [permissions | ledger | part of a file's name]`. One warm runner tries them all,
 * with one worker. Run it on a copy: it writes into `src`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BaseSequencer, createVitest } from 'vitest/node'

const feature = 'src/server/features'
const areas = {
  permissions: [
    {
      file: `${feature}/hiring/applications/application-access.service.ts`,
      tests: ['hiring/board', 'hiring/applying', 'hiring/interviews', 'hiring/my-applications'],
    },
    {
      file: `${feature}/vacancies/vacancy-access.service.ts`,
      tests: [
        'vacancies/publishing/transitions.test.ts',
        'vacancies/hiring-team',
        'vacancies/documents/vacancies.test.ts',
        'hiring/board',
      ],
    },
    {
      file: `${feature}/companies/team/access.service.ts`,
      tests: ['companies/team/team.test.ts', 'companies/companies.test.ts'],
    },
    { file: 'src/shared/companies/team-policy.ts', tests: ['companies/team', 'tests/matrix.test.ts'] },
  ],
  ledger: [
    {
      file: `${feature}/billing/payments/news.service.ts`,
      tests: ['billing/payments/news-orders.test.ts', 'billing/payments/payments.test.ts'],
    },
    {
      file: `${feature}/billing/payments/payment-states.ts`,
      tests: ['billing/payments/payment-states.test.ts', 'billing/payments/news-orders.test.ts'],
    },
    {
      file: `${feature}/billing/payments/pricing.ts`,
      tests: ['billing/payments/pricing.test.ts', 'billing/payments/payments.test.ts'],
    },
    {
      file: `${feature}/vacancies/slots.service.ts`,
      tests: ['billing/payments/payments.test.ts', 'vacancies/publishing/transitions.test.ts'],
    },
  ],
}

/** What is found, and what stands there instead. */
const changes = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ >= /g, ' > '],
  [/ <= /g, ' < '],
  [/(?<==?) > |(?<!=) > /g, ' >= '],
  [/(?<=\w\)?) < /g, ' <= '],
  [/return true/g, 'return false'],
  [/return false/g, 'return true'],
  [/if \((?=!)/g, 'if (!'],
  // A permission that is not asked, a refusal that is not spoken, an effect that is left out.
  [/^ +await (?:require|lock|hold)\w+\(.*\)$/gm, ''],
  [/^ +(?:if \(.*\)\n? +|if \(.*\) )throw .*$/gm, ''],
  [/^ +(?:if \(.*\) )?await (?:tell|endCredit|grant|takeBack|follow|movePayment)\w*\(.*\)$/gm, ''],
]

function mutantsOf(text) {
  const begin = text.lastIndexOf('\nimport ') + 1
  return changes.flatMap(([found, instead]) =>
    [...text.matchAll(found)]
      .filter(({ index }) => index > begin && !/^\s*(?:\/?\*|\/\/|import|export type)/.test(lineAt(text, index)))
      .map(({ 0: said, index }) => ({
        line: text.slice(0, index + 1).split('\n').length,
        said: said.trim(),
        instead: instead.trim(),
        text: text.slice(0, index) + instead + text.slice(index + said.length),
      })),
  )
}

const lineAt = (text, index) => text.slice(text.lastIndexOf('\n', index) + 1).split('\n', 1)[0]

/** In the order in which they are listed, since the first failure ends a run: what is quick and near comes first. */
class AsListed extends BaseSequencer {
  sort = async (specifications) => specifications.toSorted((a, b) => placeOf(a) - placeOf(b))
}
let listed = []
const placeOf = ({ moduleId }) => listed.findIndex((test) => moduleId.includes(test))

const vitest = await createVitest('test', {
  project: ['node'],
  watch: false,
  maxWorkers: 1,
  bail: 1,
  testTimeout: 120_000,
  reporters: [{}],
  sequence: { sequencer: AsListed },
})

function write(file, text) {
  writeFileSync(file, text)
  vitest.invalidateFile(resolve(file))
}

/** The first test that fails, by its name; undefined when none does. */
async function killerAmong(specifications) {
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const failed = specifications.map(({ testModule }) => testModule).find((module) => module && !module.ok())
  if (!failed) return unhandledErrors.length > 0 ? 'an error outside of all tests' : undefined
  return [...failed.children.allTests('failed')][0]?.fullName ?? failed.relativeModuleId
}

const counts = { killed: 0, survived: 0 }

async function tryMutants({ file, tests }) {
  listed = tests
  const specifications = await vitest.globTestSpecifications(tests)
  // What fails by itself would kill every mutant.
  const failing = await killerAmong(specifications)
  if (failing) throw new Error(`the tests of ${file} fail without a mutant: ${failing}`)
  const original = readFileSync(file, 'utf8')
  try {
    for (const { text, line, said, instead } of mutantsOf(original)) {
      write(file, text)
      const killer = await killerAmong(specifications)
      counts[killer ? 'killed' : 'survived'] += 1
      console.log(`${killer ? 'killed' : 'SURVIVED'}  ${file}:${line}  ${said} → ${instead || 'nothing'}`)
      // On a machine that is too busy a test may fail by itself: whoever doubts looks here.
      if (killer) console.log(`        by «${killer}»`)
    }
  } finally {
    write(file, original)
  }
}

const [wanted = ''] = process.argv.slice(2)
try {
  for (const [area, targets] of Object.entries(areas))
    for (const target of targets) if (area === wanted || target.file.includes(wanted)) await tryMutants(target)
} finally {
  await vitest.close()
}
console.log(JSON.stringify(counts))
