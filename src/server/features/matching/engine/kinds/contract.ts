import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { contractWords } from '#shared/words/work.ts'
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
