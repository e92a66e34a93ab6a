import type { Deps } from '#server/context.ts'
import { requireLawfulText } from '#shared/vacancies/lint/lawful-text.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { lockVacancy, updateVacancyRow } from './vacancies.queries.ts'

type Steps = VacancyDocument['steps']

/** The process became another than the ad describes: from now on people read what the team really does. */
export async function setPublicProcess(tx: Pick<Deps, 'db'>, vacancyId: string, steps: Steps): Promise<void> {
  requireLawfulText(steps.map(({ name }, i) => ({ path: `steps.${i}.name`, text: name })))
  if (await lockVacancy(tx.db, vacancyId)) await updateVacancyRow(tx.db, vacancyId, { process_steps: steps })
}
