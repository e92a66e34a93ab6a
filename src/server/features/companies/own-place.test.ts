import { expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/text/source-files.ts'

const HOME = 'src/server/features/companies/own-place.sql.ts'
const server = sourceFiles('src/server').filter(({ path }) => !path.endsWith('.test.ts'))

/** Who only asks whether somebody is in a team, or says itself that a second factor is needed; everybody else reads. */
const NOT_READING = [
  'src/server/features/companies/companies.queries.ts',
  'src/server/features/companies/team/access.queries.ts',
  'src/server/features/jobs/public-job/public-job.queries.ts',
  'src/server/features/vacancies/vacancies.queries.ts',
]

it('whether somebody may read what is in their companies is said in one place', () => {
  const byHand = /eq\(members\.user_id,\s*\w+\),\s*eq\(members\.status, 'ACTIVE'\)/
  expect(server.filter(({ text }) => byHand.test(text)).map(({ path }) => path)).toEqual([HOME])
})

it('and who leaves the second factor out is known', () => {
  const users = server.filter(({ text, path }) => path !== HOME && /\bisInTeam\b/.test(text))
  expect(users.map(({ path }) => path).toSorted()).toEqual(NOT_READING)
})
