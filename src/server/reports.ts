import { runCommand } from './command.ts'
import { listToLookAt } from './features/jobs/reports.queries.ts'
import { settleReports } from './features/jobs/reports.service.ts'

const KIND = { usage: 'npm run reports [-- vacancy-id keep|pause]', migrates: false }
const OUTCOMES = { keep: 'KEPT', pause: 'PAUSED' } as const
const isOutcome = (word: string): word is keyof typeof OUTCOMES => word in OUTCOMES

/** `npm run reports`: which reported vacancies wait for a look, and what was decided about one. */
await runCommand(KIND, async ({ deps, args: [vacancyId, word = ''], say }) => {
  if (!vacancyId) {
    const waiting = await listToLookAt(deps.db)
    for (const { vacancy_id, title, company, state, opened_at, answer, said } of waiting) {
      say(`${vacancy_id} ${state} since ${opened_at.toISOString()}: «${title}», ${company}`)
      for (const report of said) say(`  ${report}`)
      say(answer === null ? '  The company has not answered yet.' : `  The company: ${answer}`)
    }
    say(`${waiting.length} to look at`)
    return true
  }
  if (!isOutcome(word) || !/^[0-9a-f-]{36}$/i.test(vacancyId)) return false
  const settled = await settleReports(deps, vacancyId, OUTCOMES[word])
  say(settled ? `${word}: told to the team.` : 'Nothing waits for a look there.')
  return true
})
