/**
 * Breaks the code of permissions and of the ledger in one small place at a time and asks the tests of that code whether
 * they notice: `node scripts/mutants.mjs [permissions|ledger]`. One warm runner tries them all, with one worker. Run it on
 * a copy: it writes into `src`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BaseSequencer, createVitest } from 'vitest/node'

const feature = 'src/server/features'
const areas = {
  permissions: [
    {
      file: `${feature}/hiring/applications/application-access.service.ts`,
      tests: ['hiring/board', 'hiring/applying', 'hiring/interviews', 'hiring/mine'],
    },
    {
      file: `${feature}/vacancies/vacancy-access.service.ts`,
      tests: ['vacancies/transitions.test.ts', 'vacancies/hiring-team', 'vacancies/vacancies.test.ts'],
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
    { file: `${feature}/billing/payments/payment-states.ts`, tests: ['billing/payments/news-orders.test.ts'] },
    {
      file: `${feature}/billing/payments/pricing.ts`,
      tests: ['billing/payments/pricing.test.ts', 'billing/payments/payments.test.ts'],
    },
    {
      file: `${feature}/vacancies/slots.service.ts`,
      tests: ['billing/payments/payments.test.ts', 'vacancies/transitions.test.ts'],
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
  ...{ project: ['node'], watch: false, maxWorkers: 1, bail: 1, testTimeout: 120_000, reporters: [{}] },
  sequence: { sequencer: AsListed },
})

function write(file, text) {
  writeFileSync(file, text)
  vitest.invalidateFile(resolve(file))
}

async function passes(specifications) {
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications)
  return unhandledErrors.length === 0 && specifications.every(({ testModule }) => testModule?.ok())
}

const counts = { killed: 0, survived: 0 }

async function tryMutants({ file, tests }) {
  listed = tests
  const specifications = await vitest.globTestSpecifications(tests)
  // What fails by itself would kill every mutant.
  if (!(await passes(specifications))) throw new Error(`the tests of ${file} fail without a mutant`)
  const original = readFileSync(file, 'utf8')
  try {
    for (const { text, line, said, instead } of mutantsOf(original)) {
      write(file, text)
      const outcome = (await passes(specifications)) ? 'survived' : 'killed'
      counts[outcome] += 1
      console.log(`${outcome}  ${file}:${line}  ${said} → ${instead || 'nothing'}`)
    }
  } finally {
    write(file, original)
  }
}

const [area] = process.argv.slice(2)
try {
  for (const target of area ? areas[area] : Object.values(areas).flat()) await tryMutants(target)
} finally {
  await vitest.close()
}
console.log(JSON.stringify(counts))
