import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { send } from './company-walk.ts'
import { type Account, confirmAddress, expect, registerAccount } from './e2e.ts'
import { aPublisher, aVacancy } from './vacancies-walk.ts'

export const NIGHT = '¿Puedes trabajar alguna noche?'
export const YEARS = '¿Cuántos años llevas con SQL?'

const questions = () => [
  { id: randomUUID(), text: NIGHT, kind: 'SI_NO', required: true },
  { id: randomUUID(), text: YEARS, kind: 'NUMERO', required: true },
]

/** A published vacancy of a company of its own, with two questions. */
export async function anOpenVacancy(request: APIRequestContext, title = 'Analista de datos') {
  const { owner, company } = await aPublisher(request)
  const draft = await aVacancy(request, owner, company, { title, questions: questions() })
  const vacancy: Vacancy = await send(request, owner, 'POST', `vacancies/${draft.id}/publish`, {})
  return { owner, company, vacancy }
}

export const aCvFor = (request: APIRequestContext, who: Account, title = 'CV de datos'): Promise<CvDetail> =>
  send(request, who, 'POST', 'cvs', {
    title,
    document: {
      experience: [
        { id: randomUUID(), position: 'Analista', company: "Müller & O'Neill", start: '2019-01', current: true },
      ],
      skills: [{ id: randomUUID(), name: 'SQL', skill_id: 'sql' }],
    },
  })

/** Somebody with a CV and a confirmed address, who could send at once. */
export async function aReadySeeker(request: APIRequestContext, full_name = "Núria O'Hara-Ibáñez") {
  const account = await registerAccount(request, { intent: 'SEEKER', full_name })
  await confirmAddress(request, account)
  return { account, cv: await aCvFor(request, account) }
}

/** Sends by the API what the person would send on the screen; answers with the id. */
export async function anApplication(request: APIRequestContext, vacancy: Vacancy, who: Account, cv: CvDetail) {
  const [night, years] = vacancy.document.questions
  const { id }: { id: string } = await send(request, who, 'POST', `jobs/${vacancy.id}/applications`, {
    creation_key: randomUUID(),
    cv_id: cv.id,
    note: 'Llevo cuatro años haciendo justo esto.',
    answers: [
      { question_id: night?.id, values: ['SI'] },
      { question_id: years?.id, values: ['4'] },
    ],
  })
  return id
}

/** Until the minute is over in which its person can take it back, the team does not have it. */
export async function untilTheTeamHasIt(request: APIRequestContext, team: Account, vacancy: Vacancy, id: string) {
  const headers = { authorization: `Bearer ${team.token}` }
  const asked = () => request.get(`/api/v1/vacancies/${vacancy.id}/applications/${id}`, { headers })
  await expect.poll(async () => (await asked()).status(), { timeout: 120_000, intervals: [2_000] }).toBe(200)
}
