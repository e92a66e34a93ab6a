/**
 * Breaks the code of permissions and of the ledger in one small place at a time and asks the tests of that code whether
 * they notice: `node scripts/mutants.mjs permissions|ledger [minutes]`. Run it on a copy: it writes into `src`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

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
      tests: ['billing/payments/payments.test.ts', 'billing/payments/news-orders.test.ts'],
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

const [area = 'ledger', minutes = '60'] = process.argv.slice(2)
const until = Date.now() + Number(minutes) * 60_000
const counts = { killed: 0, survived: 0, left: 0 }
for (const { file, tests } of areas[area]) {
  const original = readFileSync(file, 'utf8')
  try {
    for (const mutant of mutantsOf(original)) {
      if (Date.now() > until) {
        counts.left += 1
        continue
      }
      writeFileSync(file, mutant.text)
      const run = ['run', '--project', 'node', '--bail', '1', '--testTimeout=120000', ...tests]
      const { status } = spawnSync('node_modules/.bin/vitest', run, { stdio: 'ignore' })
      counts[status === 0 ? 'survived' : 'killed'] += 1
      const outcome = status === 0 ? 'SURVIVED' : 'killed'
      process.stdout.write(`${outcome}  ${file}:${mutant.line}  ${mutant.said} → ${mutant.instead || 'nothing'}\n`)
    }
  } finally {
    writeFileSync(file, original)
  }
}
process.stdout.write(`${JSON.stringify(counts)}\n`)
