import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ApplicationDetail } from '#shared/hiring/my-applications.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { refusal, serverWith } from '#tests/support/dom/dom-server.ts'
import { anId, anInterview, anOffer, myApplication } from '../../testing/seeker-fixtures.ts'
import { InterviewCard } from './interview-card.tsx'
import { OfferCard } from './offer-card.tsx'
import { ProcessTab } from './process-tab.tsx'

const ME = 'GET /api/v1/users/me'
const APPLICATION = `/api/v1/applications/${anId(3)}`
const inBogota = () => Response.json({ id: anId(9), timezone: 'America/Bogota', intent: 'SEEKER' })

describe('hours to choose', () => {
  it('are those of the clock in the profile, and the chosen one is sent as it was proposed', async () => {
    signedIn()
    const CHOOSE = `POST ${APPLICATION}/interviews/${anId(41)}/choose`
    const heard = serverWith({ [ME]: inBogota, [CHOOSE]: () => Response.json(anInterview({ state: 'SCHEDULED' })) })
    await openAt('/app/my-applications', <InterviewCard interview={anInterview()} />)
    await expect.element(page.getByText(/hora de Colombia/)).toBeVisible()
    const late = page.getByRole('radio', { name: '18:30–19:15 miércoles, 5 de junio' })
    await expect.element(page.getByRole('radio', { name: '10:00–10:45 martes, 4 de junio' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Confirmar horario' })).toBeDisabled()
    await late.click()
    await page.getByRole('button', { name: 'Confirmar horario' }).click()
    await expect.element(page.getByText('Entrevista confirmada.')).toBeVisible()
    expect(heard.find(({ call }) => call === CHOOSE)?.body).toEqual({ starts_at: '2030-06-05T23:30:00.000Z' })
  })

  it('of who chose no clock are those of the town in their CV, as in mails; the hour of the device is named beside them', async () => {
    signedIn()
    serverWith({ [ME]: () => Response.json({ id: anId(9), timezone: 'UTC', intent: 'SEEKER' }) })
    const own_timezone = 'Asia/Tokyo'
    await openAt('/app/my-applications', <InterviewCard interview={anInterview({ own_timezone })} />)
    await expect.element(page.getByRole('radio', { name: '00:00–00:45 miércoles, 5 de junio' })).toBeVisible()
    await expect.element(page.getByText(/En tu dispositivo, el primero es mar, 4 jun/)).toBeVisible()
  })

  it('may all have passed; then others are asked for', async () => {
    signedIn()
    const ASK = `POST ${APPLICATION}/interviews/${anId(41)}/ask-others`
    const heard = serverWith({
      [ME]: inBogota,
      [ASK]: () => Response.json(anInterview({ state: 'RESCHEDULE_ASKED' })),
    })
    const over = anInterview({ slots: ['2020-01-01T10:00:00.000Z', '2020-01-02T10:00:00.000Z'] })
    await openAt('/app/my-applications', <InterviewCard interview={over} />)
    await page.getByRole('button', { name: 'Pedir otros horarios' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pedir otros horarios' })
    await dialog.getByRole('textbox', { name: /^¿Cuándo podrías?/ }).fill('Por la tarde')
    await dialog.getByRole('button', { name: 'Pedir otros horarios' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(heard.find(({ call }) => call === ASK)?.body).toEqual({ message: 'Por la tarde' })
  })
})

it.each([
  ['are asked for while the process goes on', true, 1],
  ['are asked for no more once it is over', false, 0],
])('hours of an interview %s', async (_, is_open, asked) => {
  signedIn()
  const done = anInterview({ id: anId(42), title: 'La que ya fue', state: 'DONE' })
  serverWith({
    [ME]: inBogota,
    [`GET ${APPLICATION}/offers`]: () => Response.json({ items: [anOffer({ state: 'ACCEPTED' })] }),
    [`GET ${APPLICATION}/interviews`]: () => Response.json({ items: [anInterview(), done] }),
  })
  const application = {
    ...myApplication(3, { state: is_open ? 'EN_ENTREVISTAS' : 'CONTRATADA', is_open }),
    timeline: [],
    process: [],
    decision: null,
    identity: null,
    can_withdraw: false,
    can_message: false,
  } as unknown as ApplicationDetail
  await openAt('/app/my-applications', <ProcessTab application={application} />)
  await expect.element(page.getByText('La que ya fue')).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: 'Confirmar horario' }).elements()).toHaveLength(asked)
})

it('reads the stage and that one is there as two things', async () => {
  signedIn()
  const nothing = () => Response.json({ items: [] })
  serverWith({ [ME]: inBogota, [`GET ${APPLICATION}/offers`]: nothing, [`GET ${APPLICATION}/interviews`]: nothing })
  const application = {
    ...myApplication(3, { state: 'EN_ENTREVISTAS' }),
    process: [{ name: 'Entrevista técnica', is_here: true, is_past: false }],
    timeline: [],
    decision: null,
    identity: null,
    can_withdraw: false,
    can_message: false,
  } as unknown as ApplicationDetail
  await openAt('/app/my-applications', <ProcessTab application={application} />)
  await expect.element(page.getByText('Entrevista técnica estás aquí', { exact: true })).toBeVisible()
})

it('says why not to the person, in words for them', async () => {
  signedIn()
  const nothing = () => Response.json({ items: [] })
  serverWith({ [ME]: inBogota, [`GET ${APPLICATION}/offers`]: nothing, [`GET ${APPLICATION}/interviews`]: nothing })
  const application = {
    ...myApplication(3, { state: 'NO_SELECCIONADA', is_open: false }),
    decision: { reason: 'NO_RESPONDE', missing: [], message: null },
    timeline: [],
    process: [],
    identity: null,
    can_withdraw: false,
    can_message: false,
  } as unknown as ApplicationDetail
  await openAt('/app/my-applications', <ProcessTab application={application} />)
  await expect.element(page.getByText(/^No recibimos respuesta tuya/)).toBeVisible()
  expect(page.getByText('Falta de respuesta').elements()).toEqual([])
})

describe('an offer', () => {
  it('says what it offers, and is accepted only after it was said what follows', async () => {
    signedIn()
    const ACCEPT = `POST ${APPLICATION}/offers/${anId(51)}/accept`
    const answers = [refusal(409, 'La oferta ya venció.'), Response.json(anOffer({ state: 'ACCEPTED' }))]
    const heard = serverWith({ [ACCEPT]: () => answers.shift() ?? refusal(500) })
    await openAt('/app/my-applications', <OfferCard offer={anOffer()} company="Müller e Hijos" />)
    await expect.element(page.getByText('42.000')).toBeVisible()
    await expect.element(page.getByText('Responde en 5 días')).toBeVisible()
    await page.getByRole('button', { name: 'Aceptar la oferta' }).click()
    const dialog = page.getByRole('dialog', { name: 'Aceptar la oferta' })
    await expect.element(dialog.getByText(/Empezarías el 1 jul 2030/)).toBeVisible()
    expect(heard).toHaveLength(0)
    await dialog.getByRole('button', { name: 'Aceptar la oferta' }).click()
    await expect.element(dialog.getByText('La oferta ya venció.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Aceptar la oferta' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('that was answered only stays readable', async () => {
    signedIn()
    serverWith({})
    await openAt('/app/my-applications', <OfferCard offer={anOffer({ state: 'DECLINED' })} company="Müller e Hijos" />)
    await expect.element(page.getByText('No aceptada')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Aceptar la oferta' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Descargar la carta' })).toBeVisible()
  })
})
