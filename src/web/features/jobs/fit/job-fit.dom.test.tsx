import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import {
  type CurrentUser,
  type JobPreferences,
  jobPreferences,
  noticeGroups,
  notificationPrefs,
  updateMe,
} from '#shared/accounts/users.ts'
import { type MatchItem, type MatchResult, OWN_LINES } from '#shared/matching/matching.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { JobFit } from './job-fit.tsx'
import { JobMatch } from './job-match.tsx'

const LONG = `Otorrinolaringo${'logicamente'.repeat(5)}`

const asked = (title: string, question: string): MatchItem => ({
  requirement_id: title,
  type: 'CUSTOM',
  title,
  verdict: 'SIN_DATOS',
  evidence: [],
  declared: null,
  seen: [],
  value: null,
  sentence: 'Tu CV no lo dice.',
  importance: 'DESEABLE',
  basis: null,
  question,
  override: null,
})

const score = { engine_version: '2', low: 60, high: 80, certainty: 80, label: 'MEDIO', shown: '60–80 %' } as const

const match = (items: MatchItem[]): MatchResult => ({
  ...score,
  missed_must: 0,
  items,
  conditions: [],
  outside: false,
  missed_requirement_ids: [],
  questions: [],
  interview: [],
  summary: 'Cumples 1 de 2 requisitos; 1 sin datos.',
  next_steps: [],
})

const ME: CurrentUser = {
  id: '7b1f2f3e-0000-4000-8000-000000000001',
  full_name: 'Ana Ruiz',
  email: 'ana@example.com',
  email_verified: true,
  pending_email: null,
  intent: 'SEEKER',
  headline: null,
  bio: null,
  phone: null,
  phone_verified: false,
  profile_picture_url: null,
  cover_photo_url: null,
  country: 'PE',
  region: null,
  city: 'Lima',
  timezone: 'America/Lima',
  locale: 'es-PE',
  currency: 'PEN',
  links: [],
  job_preferences: jobPreferences.parse({}),
  visibility: 'HIDDEN',
  visibility_chosen: false,
  hidden_companies: [],
  marketing_opt_in: false,
  notification_prefs: notificationPrefs.parse(
    Object.fromEntries(noticeGroups.map((group) => [group, { app: true, mail: true }])),
  ),
  created_at: '2026-01-01T00:00:00.000Z',
}

async function onAPhone() {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
}

describe('how a person matches a vacancy', () => {
  it('is told to them, asks once, and no word of it leaves the screen', async () => {
    await onAPhone()
    const items = [asked(`¿Sabes de ${LONG}?`, `¿Sabes de ${LONG}?`), asked('Triaje', `¿Has hecho triaje de ${LONG}?`)]
    serverWith({ 'GET /api/v1/jobs/v/match': () => Response.json({ match: match(items), needs: null }) })
    signedIn()
    await openAt('/app/jobs', <JobFit job={{ id: 'v', state: 'PUBLISHED' }} level={1} />)
    await expect.element(page.getByText('Cumples 1 de 2 requisitos; 1 sin datos.')).toBeVisible()
    const groups = page.getByRole('group', { name: /^¿/ })
    await expect.element(groups.nth(1).getByRole('button', { name: 'No' })).toBeVisible()
    const legends = groups.elements().map((group) => group.querySelector('legend'))
    expect(legends.map((legend) => (legend?.clientHeight ?? 0) > 1)).toEqual([false, true])
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  it('says of what the person answered that they did, also of «No», and names no basis of what was only not found', async () => {
    const line = (title: string, verdict: MatchItem['verdict'], basis: MatchItem['basis']) => ({
      ...asked(title, `¿${title}?`),
      verdict,
      basis,
      declared: basis === 'ANSWER' ? ('NO' as const) : null,
    })
    const items = [line('Triaje', 'NO_CUMPLE', 'ANSWER'), line('Agenda', 'NO_CUMPLE', 'NEAR')]
    serverWith({ 'GET /api/v1/jobs/v/match': () => Response.json({ match: match(items), needs: null }) })
    signedIn()
    await openAt('/app/jobs', <JobFit job={{ id: 'v', state: 'PUBLISHED' }} level={1} />)
    const lines = page.getByRole('list', { name: 'Requisitos comparados con tu CV' }).getByRole('listitem')
    await expect.element(lines.nth(0).getByText('Según tu respuesta')).toBeVisible()
    await expect.element(lines.nth(1).getByText('Parecido, según el texto')).not.toBeInTheDocument()
  })

  it('of what was sent asks nothing any more, and says that the company reads the same', async () => {
    const sent = { match: match([asked('Triaje', '¿Has hecho triaje?')]), needs: null, sent_at: '2026-03-02T09:00:00Z' }
    serverWith({ 'GET /api/v1/jobs/v/match': () => Response.json(sent) })
    signedIn()
    await openAt('/app/jobs', <JobFit job={{ id: 'v', state: 'PUBLISHED' }} level={1} />)
    await expect.element(page.getByText(/La empresa lee lo mismo\.$/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'No' })).not.toBeInTheDocument()
  })

  it('says that the company asked for the person, on a card and where the vacancy is open', async () => {
    serverWith({ 'GET /api/v1/jobs/v/match': () => Response.json({ match: match([]), needs: null, invited: true }) })
    signedIn()
    const card = {
      ...score,
      met: [],
      missing: [],
      is_read: true,
      other_work: false,
      outside: false,
      far: false,
      outside_of: [],
      missed_must: 0,
    }
    await openAt(
      '/app/jobs',
      <>
        <JobMatch match={{ ...card, invited: true }} />
        <JobMatch match={{ ...card, invited: false }} />
        <JobFit job={{ id: 'v', state: 'PUBLISHED' }} level={1} />
      </>,
    )
    await expect.poll(() => page.getByText('La empresa te invita a postularte').elements()).toHaveLength(2)
  })

  it('on a card says first what is missing when it must be there: a phone has one line for it', async () => {
    await onAPhone()
    const [met, missing] = [['Inglés, B2 o más', 'Agenda'], ['Experiencia en recepción, 2 años o más']]
    const shown = {
      ...score,
      met,
      missing,
      is_read: true,
      other_work: false,
      outside: false,
      far: false,
      outside_of: [],
      invited: false,
    }
    await openAt(
      '/app/jobs',
      <div className="w-80">
        <JobMatch match={{ ...shown, missed_must: 1 }} />
      </div>,
    )
    const [line] = page.getByRole('list', { name: 'Requisitos' }).elements()
    const top = line?.getBoundingClientRect().top
    await expect
      .poll(() => page.getByRole('listitem').filter({ hasText: 'recepción' }).element().getBoundingClientRect().top)
      .toBe(top)
  })

  it('on a card ticks only what was read, and says of the rest that it looks like it', async () => {
    const shown = { ...score, met: ['Inglés, B2 o más'], missing: ['Agenda'], other_work: false, outside: false }
    const card = { ...shown, outside_of: [], far: false, invited: false, missed_must: 0 }
    await openAt('/app/jobs', <JobMatch match={{ ...card, is_read: false }} />)
    const list = page.getByRole('list', { name: 'Requisitos, a primera vista' })
    await expect
      .element(list)
      .toHaveTextContent('A primera vista cumples: Inglés, B2 o másA primera vista te falta: Agenda')
    await expect.element(page.getByText('A primera vista:', { exact: true })).toBeVisible()
  })

  it('on a card says of other work that it is another one, and counts it among no lacks', async () => {
    const card = {
      ...score,
      met: [],
      missing: [],
      outside: false,
      far: false,
      outside_of: [],
      invited: false,
      is_read: true,
      other_work: true,
    }
    await openAt(
      '/app/jobs',
      <>
        <JobMatch match={{ ...card, missed_must: 1 }} />
        <JobMatch match={{ ...card, missed_must: 3 }} />
      </>,
    )
    await expect.element(page.getByText('Hasta ahora hiciste otro trabajo', { exact: true })).toBeVisible()
    await expect
      .element(page.getByText('Hasta ahora hiciste otro trabajo · Te faltan 2 requisitos excluyentes'))
      .toBeVisible()
  })

  it('asks for conditions once: in one sheet at the first match that needs it, and never on the next', async () => {
    const night = { requirement_id: OWN_LINES.SHIFT, type: 'SHIFT' as const, title: 'Turnos: noche' }
    const line = { ...night, evidence: [], seen: [], declared: null, question: '¿Puedes de noche?' }
    let saved: JobPreferences = jobPreferences.parse({})
    const me = () => ({ ...ME, job_preferences: saved })
    const verdict = () => (saved.shifts.length > 0 ? ('NO_CUMPLE' as const) : ('SIN_DATOS' as const))
    serverWith({
      'GET /api/v1/users/me': () => Response.json(me()),
      'PUT /api/v1/users/me': ({ body }) => {
        saved = updateMe.body.parse(body).job_preferences ?? saved
        return Response.json(me())
      },
      'GET /api/v1/jobs/v/match': () => {
        const conditions = [{ ...line, verdict: verdict(), sentence: 'No está entre los turnos que haces: noche.' }]
        return Response.json({ match: { ...match([]), conditions, outside: saved.shifts.length > 0 }, needs: null })
      },
    })
    signedIn()
    await openAt('/app/jobs', <JobFit job={{ id: 'v', state: 'PUBLISHED' }} level={1} />)
    await expect.element(page.getByRole('button', { name: 'Decir mis condiciones' })).toBeVisible()
    // One question for all vacancies, and none beside the line.
    expect(page.getByRole('group', { name: '¿Puedes de noche?' }).elements()).toEqual([])
    await page.getByRole('button', { name: 'Decir mis condiciones' }).click()
    await page.getByRole('checkbox', { name: 'Mañana' }).click()
    await page
      .getByRole('group', { name: /¿Cambiarías/ })
      .getByRole('radio', { name: 'No' })
      .click()
    await page.getByRole('button', { name: 'Guardar mis condiciones' }).click()
    await expect.element(page.getByText('No va con tus condiciones')).toBeVisible()
    expect(saved).toMatchObject({ shifts: ['MANANA'], relocate: false, conditions_asked: true })
    expect(page.getByRole('button', { name: 'Decir mis condiciones' }).elements()).toEqual([])
    await expect.element(page.getByRole('button', { name: 'Cambiar mis condiciones' })).toBeVisible()
  })

  it('counts pay in the currency of the country that the CV names, where the account has none', async () => {
    const night = { requirement_id: OWN_LINES.SHIFT, type: 'SHIFT' as const, title: 'Turnos: noche' }
    const line = { ...night, evidence: [], seen: [], declared: null, question: '¿Puedes de noche?' }
    const conditions = [{ ...line, verdict: 'SIN_DATOS' as const, sentence: '' }]
    serverWith({
      'GET /api/v1/users/me': () =>
        Response.json({ ...ME, country: null, currency: 'EUR', job_preferences: jobPreferences.parse({}) }),
      'GET /api/v1/cvs': () => Response.json({ items: [{ id: 'cv-1' }] }),
      'GET /api/v1/cvs/cv-1': () => Response.json({ document: { basics: { country: 'PE' } } }),
      'GET /api/v1/jobs/v/match': () => Response.json({ match: { ...match([]), conditions }, needs: null }),
    })
    signedIn()
    await openAt('/app/jobs', <JobFit job={{ id: 'v', state: 'PUBLISHED' }} level={1} />)
    await page.getByRole('button', { name: 'Decir mis condiciones' }).click()
    await expect.element(page.getByRole('combobox', { name: 'Moneda' })).toHaveValue('PEN')
    await expect.element(page.getByText(/Lo que pague menos queda aparte, al final\./)).toBeVisible()
  })

  it('on a card says what contradicts the conditions, and why one stands apart', async () => {
    const said = { met: [], missing: [], other_work: false, is_read: true }
    const card = { ...score, ...said, far: false, invited: false, missed_must: 0 }
    const outside_of = ['Pide turno de noche; no está entre los tuyos']
    await openAt('/app/jobs', <JobMatch match={{ ...card, outside: true, outside_of }} />)
    await expect.element(page.getByText('Pide turno de noche; no está entre los tuyos')).toBeVisible()
  })
})
