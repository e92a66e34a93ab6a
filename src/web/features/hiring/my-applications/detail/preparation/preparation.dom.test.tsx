import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ApplicationDetail } from '#shared/hiring/my-applications.ts'
import type { LikelyQuestion } from '#shared/hiring/preparation.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { refusal, serverWith } from '#tests/support/dom/dom-server.ts'
import { anId, anInterview, myApplication } from '../../../testing/seeker-fixtures.ts'
import PreparationPanel from './preparation-panel.tsx'

const APPLICATION = `/api/v1/applications/${anId(3)}`
const LINE = anId(61)
const english: LikelyQuestion = {
  line_id: LINE,
  text: 'Te pueden preguntar por tu inglés (C1 o más).',
  verdict: 'PARCIAL',
  importance: 'EXCLUYENTE',
  sentence: 'Tu CV dice B2.',
  seen: ['Idiomas: «Inglés B2»'],
  story: null,
}
const nothing = { is_compared: true, questions: [], examples: [], to_ask: [], meets: [] }

type Answers = Parameters<typeof serverWith>[0]
async function opened(answers: Answers) {
  signedIn()
  const heard = serverWith({
    'GET /api/v1/users/me': () => Response.json({ id: anId(9), timezone: 'Europe/Madrid', intent: 'SEEKER' }),
    [`GET ${APPLICATION}/interviews`]: () => Response.json({ items: [] }),
    ...answers,
  })
  const application = myApplication(3, { state: 'EN_ENTREVISTAS' }) as ApplicationDetail
  await openAt('/app/my-applications', <PreparationPanel application={application} onBack={() => undefined} />)
  return heard
}
const answering = (values: object) => ({
  [`GET ${APPLICATION}/preparation`]: () => Response.json({ ...nothing, ...values }),
})

it('says what there is to say where nothing is open', async () => {
  await opened(answering({}))
  await expect.element(page.getByText(/^Tu CV muestra todo lo que piden/)).toBeVisible()
  await expect.element(page.getByText(/^Todavía no hay ninguna con hora/)).toBeVisible()
  await expect.element(page.getByText(/^La vacante ya responde/)).toBeVisible()
})

it('says that nothing was compared', async () => {
  await opened(answering({ is_compared: false, examples: ['Trabajo en equipo'] }))
  await expect.element(page.getByText(/sin comparar tu CV/)).toBeVisible()
  await expect.element(page.getByText('Trabajo en equipo')).toBeVisible()
})

it('tries again what could not be loaded', async () => {
  const answers = [refusal(409), Response.json({ ...nothing, questions: [english] })]
  await opened({ [`GET ${APPLICATION}/preparation`]: () => answers.shift() ?? refusal(500) })
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(page.getByText(english.text, { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('Idiomas: «Inglés B2»')).toBeVisible()
})

it('keeps what is typed after a moment, and names whom they meet', async () => {
  const starts_at = '2030-06-04T15:00:00.000Z'
  const meeting = anInterview({ state: 'SCHEDULED', starts_at, kind: 'PRESENCIAL', place: 'Calle Mayor 1' })
  const SAVE = `PUT ${APPLICATION}/preparation/${LINE}`
  const heard = await opened({
    ...answering({ questions: [english], meets: [{ interview_id: meeting.id, names: ['Ada Pons', 'Iker Vila'] }] }),
    [`GET ${APPLICATION}/interviews`]: () => Response.json({ items: [meeting] }),
    [SAVE]: () => new Response(null, { status: 204 }),
  })
  await expect.element(page.getByText('Hablarás con Ada Pons e Iker Vila.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Cómo llegar/ })).toBeVisible()
  await page.getByRole('textbox', { name: /^Lo que contaré/ }).fill('Dos años con clientes de Dublín.')
  await expect.element(page.getByText('Guardado.')).toBeVisible()
  const saved = heard.filter(({ call }) => call === SAVE).map(({ body }) => body)
  expect(saved).toEqual([{ story: 'Dos años con clientes de Dublín.' }])
})
