import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ApplyContext } from '#shared/hiring/applying.ts'
import { type PublicJob, publicJob } from '#shared/jobs/jobs.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { holdTime } from '#tests/support/dom/dom-clock.ts'
import { type Asked, refusal, serverWith } from '#tests/support/dom/dom-server.ts'
import { anId, applicationsPage, applyContext, inSome, myApplication } from '../testing/seeker-fixtures.ts'
import { Apply } from './apply.tsx'

const JOB = anId(1)
const CONTEXT = `GET /api/v1/jobs/${JOB}/apply`
const KEEP = `PUT /api/v1/jobs/${JOB}/apply`
const SEND = `POST /api/v1/jobs/${JOB}/applications`
const UNDO = `POST /api/v1/applications/${anId(5)}/undo`
const MINE = 'GET /api/v1/applications'

const job: PublicJob = publicJob.parse({
  id: JOB,
  state: 'PUBLISHED',
  document: vacancyDocument.parse({ title: 'Enfermera de quirófano' }),
  company: {
    slug: 'empresa-1a2b3c4d',
    id: anId(2),
    name: "Clínica L'Eixample",
    logo_url: null,
    verified: true,
    description: null,
    website: 'https://clinica.example',
    sector: null,
    size: null,
    hq_city: null,
    founded_year: null,
    benefits: [],
    links: [],
    cover_url: null,
    photo_urls: [],
  },
  published_at: new Date(),
  expires_at: new Date(),
  closed_at: null,
  saved: false,
})

const sent = () => ({
  id: anId(5),
  vacancy_id: JOB,
  applied_at: inSome(0),
  promised_reply_at: null,
  undo_until: new Date(Date.now() + 60_000).toISOString(),
})

const drawCv = () => null
const open = () => openAt(`/jobs/${JOB}?panel=postular`, <Apply job={job} drawCv={drawCv} />)
const sheet = () => page.getByRole('dialog', { name: 'Postularte a Enfermera de quirófano' })
const sendButton = () => sheet().getByRole('button', { name: 'Enviar postulación' })
const years = () => sheet().getByLabelText('¿Cuántos años llevas en quirófano?')
const calls = (heard: readonly Asked[], call: string) => heard.filter((one) => one.call === call)

function serve(context: ApplyContext, more: Parameters<typeof serverWith>[0] = {}) {
  signedIn()
  return serverWith({
    [CONTEXT]: () => Response.json(context),
    [KEEP]: () => new Response(null, { status: 204 }),
    [MINE]: () => Response.json(applicationsPage([])),
    ...more,
  })
}

describe('the apply screen', () => {
  it.each([
    { name: 'the CV that fits better than the others', others: null, praised: 1 },
    { name: 'none of two that fit alike', others: applyContext().cvs[0]?.match ?? null, praised: 0 },
  ])('praises $name', async ({ others, praised }) => {
    const { cvs } = applyContext()
    serve(applyContext({ cvs: cvs.map((cv, at) => (at === 0 ? cv : { ...cv, match: others })) }))
    await open()
    await expect.element(sheet().getByRole('radio', { name: /CV base/ })).toBeVisible()
    expect(sheet().getByText('El que mejor encaja').elements()).toHaveLength(praised)
  })

  it('has the best CV chosen, says which answers are from before and stops at what is missing', async () => {
    const heard = serve(applyContext(), { [SEND]: () => Response.json(sent(), { status: 201 }) })
    await open()
    await expect.element(sheet().getByRole('radio', { name: /CV para clínicas/ })).toBeChecked()
    await expect.element(sheet().getByText('78–86 % · Encaje alto')).toBeVisible()
    await expect.element(sheet().getByText('Es lo que respondiste antes a esta pregunta. Revísalo.')).toBeVisible()
    await sendButton().click()
    await expect.element(years()).toHaveFocus()
    await expect.element(sheet().getByText('Escribe un número.')).toBeVisible()
    expect(calls(heard, SEND)).toHaveLength(0)
    await years().fill('4')
    await sheet().getByRole('radio', { name: 'Un poco' }).click()
    await sendButton().click()
    await expect.element(page.getByText('Postulación enviada.')).toBeVisible()
    await expect.element(sheet()).not.toBeInTheDocument()
    expect(calls(heard, SEND)[0]).toMatchObject({
      body: {
        cv_id: anId(11),
        note: null,
        source: 'DIRECT',
        declared: { [anId(31)]: 'UN_POCO' },
        answers: [
          { question_id: anId(21), values: ['SI'] },
          { question_id: anId(22), values: ['4'] },
        ],
      },
    })
  })

  it('comes back from «Así te verá la empresa» to where it was opened, not to the top', async () => {
    const view = {
      identity_from: null,
      full_name: 'Ane Ruiz',
      headline: '',
      contact: { email: 'ane@correo.example', phone: '' },
      language: 'es',
      document: {},
      note: null,
      answers: [],
      match: null,
    }
    serve(applyContext(), { [`POST /api/v1/jobs/${JOB}/apply/preview`]: () => Response.json(view) })
    await open()
    const opener = sheet().getByRole('button', { name: 'Así te verá la empresa' })
    await opener.click()
    await expect.element(sheet().getByRole('heading', { name: 'Así te verá la empresa' })).toHaveFocus()
    await sheet().getByRole('button', { name: 'Volver a mi postulación' }).click()
    await expect.element(opener).toHaveFocus()
    await expect.element(opener).toBeInViewport()
  })

  it('keeps what is typed a moment after the last letter, and nothing more once it is sent', async () => {
    const clock = holdTime()
    const heard = serve(applyContext({ questions: [] }), { [SEND]: () => Response.json(sent(), { status: 201 }) })
    await open()
    const note = sheet().getByRole('textbox', { name: /^Nota para la empresa/ })
    await note.fill('Me ilusiona')
    expect(calls(heard, KEEP)).toHaveLength(0)
    await clock.pass(800)
    await expect.poll(() => calls(heard, KEEP).length).toBe(1)
    await expect.element(sheet().getByText('Borrador guardado.')).toBeVisible()
    await note.fill('Me ilusiona volver a quirófano')
    await sendButton().click()
    await expect.poll(() => calls(heard, SEND).length).toBe(1)
    await clock.pass(2_000)
    expect(calls(heard, KEEP).map(({ call }) => call)).toHaveLength(1)
  })

  it('keeps what was typed when it is closed before the pause is over', async () => {
    const heard = serve(applyContext({ questions: [] }))
    await open()
    await sheet()
      .getByRole('textbox', { name: /^Nota para la empresa/ })
      .fill('Hola')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => calls(heard, KEEP).length).toBe(1)
  })

  it('sends with the same key after an answer that got lost', async () => {
    const answers = [refusal(500, 'Se cayó.'), Response.json(sent(), { status: 201 })]
    const heard = serve(applyContext({ questions: [] }), { [SEND]: () => answers.shift() ?? refusal(500) })
    await open()
    await sendButton().click()
    await expect.element(sheet().getByText('Se cayó.')).toBeVisible()
    await sendButton().click()
    await expect.element(page.getByText('Postulación enviada.')).toBeVisible()
    const [first, second] = calls(heard, SEND).map(({ body }) => body)
    expect(first).toEqual(second)
  })

  it('says that the vacancy was paused meanwhile, and keeps the draft', async () => {
    let context = applyContext({ questions: [] })
    const heard = serve(context, {
      [CONTEXT]: () => Response.json(context),
      [SEND]: () => {
        context = { ...context, refusal: 'VACANCY_PAUSED' }
        return refusal(410, 'Esta vacante está en pausa.')
      },
    })
    await open()
    await sheet()
      .getByRole('textbox', { name: /^Nota para la empresa/ })
      .fill('Hola')
    await sendButton().click()
    await expect.element(sheet().getByText(/Tu borrador queda guardado/)).toBeVisible()
    await expect.element(sendButton()).not.toBeInTheDocument()
    await expect.poll(() => calls(heard, KEEP).at(-1)).toMatchObject({ body: { note: 'Hola' } })
  })

  it('sent by keyboard leaves the focus on what says so', async () => {
    let context = applyContext({ questions: [] })
    serve(context, {
      [CONTEXT]: () => Response.json(context),
      [SEND]: () => {
        const earlier = { id: anId(5), applied_at: '2026-11-02T10:00:00.000Z', again_from: null }
        context = applyContext({ refusal: 'ALREADY_APPLIED', earlier })
        return Response.json(sent(), { status: 201 })
      },
    })
    await openAt(`/jobs/${JOB}`, <Apply job={job} drawCv={drawCv} />)
    await page.getByRole('button', { name: 'Postularme' }).click()
    await expect.element(sendButton()).toBeVisible()
    const button = sendButton().element()
    if (button instanceof HTMLElement) button.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(sendButton()).not.toBeInTheDocument()
    await expect.element(page.getByText('Te postulaste el 2 nov 2026')).toHaveFocus()
  })

  it('can be taken back from the notice', async () => {
    const heard = serve(applyContext({ questions: [] }), {
      [SEND]: () => Response.json(sent(), { status: 201 }),
      [UNDO]: () => new Response(null, { status: 204 }),
    })
    await open()
    await sendButton().click()
    await page.getByRole('button', { name: 'Deshacer la postulación' }).click()
    await expect.element(page.getByText('Postulación deshecha. Tu borrador sigue guardado.')).toBeVisible()
    expect(calls(heard, UNDO)).toHaveLength(1)
    await expect.element(page.getByText('Postulación enviada.')).not.toBeInTheDocument()
  })
})

describe('what stands in the way', () => {
  it.each([
    ['NO_CV', 'Primero necesitas un CV', 'Crear mi CV'],
    ['VACANCY_CLOSED', 'Esta vacante ya cerró', 'Ver otros empleos'],
  ] as const)('%s is said with the way on', async (reason, title, way) => {
    serve(applyContext({ refusal: reason, cvs: [], best_cv_id: null }))
    await open()
    await expect.element(sheet().getByText(title)).toBeVisible()
    await expect.element(sheet().getByRole('link', { name: way })).toBeVisible()
    await expect.element(sendButton()).not.toBeInTheDocument()
  })

  it('an address to confirm leaves the form open, so that everything can be ready', async () => {
    serve(applyContext({ refusal: 'EMAIL_NOT_VERIFIED' }))
    await open()
    await expect.element(sheet().getByText('Confirma tu correo para enviarla')).toBeVisible()
    await expect.element(sheet().getByText('ana@example.com')).toBeVisible()
    await expect.element(sheet().getByRole('button', { name: 'Reenviar el correo' })).toBeVisible()
    await expect.element(years()).toBeVisible()
    await expect.element(sendButton()).not.toBeInTheDocument()
  })

  it('an earlier application is said with its date, where the button would be', async () => {
    const earlier = { id: anId(5), applied_at: '2026-11-02T10:00:00.000Z', again_from: null }
    serve(applyContext({ refusal: 'ALREADY_APPLIED', earlier }), {
      [MINE]: () => Response.json(applicationsPage([myApplication(5, { vacancy_id: JOB })])),
    })
    await openAt(`/jobs/${JOB}`, <Apply job={job} drawCv={drawCv} />)
    await expect.element(page.getByText('Te postulaste el 2 nov 2026')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Ver mi postulación' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Postularme' })).not.toBeInTheDocument()
  })

  it('an application that ended says so, and from when on another one can be sent', async () => {
    const earlier = { id: anId(5), applied_at: '2026-11-02T10:00:00.000Z', again_from: '2027-02-01T10:00:00.000Z' }
    serve(applyContext({ refusal: 'ALREADY_APPLIED', earlier }), { [MINE]: () => Response.json(applicationsPage([])) })
    await openAt(`/jobs/${JOB}`, <Apply job={job} drawCv={drawCv} />)
    await expect.element(page.getByText(/ya terminó\. Puedes volver a postularte desde el 1 feb 2027/)).toBeVisible()
  })

  it('nobody signed in goes through the sign-up and comes back to the open screen', async () => {
    serverWith({})
    await openAt(`/jobs/${JOB}`, <Apply job={job} drawCv={drawCv} />)
    const back = encodeURIComponent(`/jobs/${JOB}?panel=postular`)
    await expect
      .element(page.getByRole('link', { name: 'Postularme' }))
      .toHaveAttribute('href', `/register?intent=SEEKER&next=${back}`)
    await expect
      .element(page.getByRole('link', { name: 'Ya tengo cuenta' }))
      .toHaveAttribute('href', `/login?next=${back}`)
  })
})
