import type { WorkingDay } from '#shared/accounts/users.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { contractWords, workingDayWords } from '#shared/words/work.ts'
import { stated, UNKNOWN } from '../findings.ts'
import type { Judge } from './kind.ts'

/** Who has said which contracts they look for is outside of others. */
export function contract(kind: NonNullable<VacancyDocument['contract']>): Judge {
  const name = contractWords[kind].toLowerCase()
  return {
    question: `¿Te encaja un contrato así: ${name}?`,
    answer_settles: true,
    judge: ({ work }) => (work.contracts.length === 0 ? UNKNOWN : stated(work.contracts.includes(kind) ? 1 : 0)),
    describe: ({ value }) =>
      value === 1 ? `Entra en los contratos que busca: ${name}.` : `No está entre los contratos que busca: ${name}.`,
    doneIn: () => 'PREFERENCES',
    advise: () => null,
  }
}

/** Who has said how much they work is outside of other working days; a CV seldom says it. */
export function workingDay(kind: WorkingDay): Judge {
  const name = workingDayWords[kind].toLowerCase()
  return {
    question: `¿Te encaja esta jornada: ${name}?`,
    answer_settles: true,
    goes_without_saying: kind === 'COMPLETA',
    judge({ work: { working_days = [] } }) {
      return working_days.length === 0 ? UNKNOWN : stated(working_days.includes(kind) ? 1 : 0)
    },
    describe: ({ value }) =>
      value === 1 ? `Entra en las jornadas que busca: ${name}.` : `No está entre las jornadas que busca: ${name}.`,
    doneIn: () => 'PREFERENCES',
    advise: () => null,
  }
}
