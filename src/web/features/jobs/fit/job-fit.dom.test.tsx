import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { MatchItem, MatchResult } from '#shared/matching/matching.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { JobFit } from './job-fit.tsx'
import { JobMatch } from './job-match.tsx'

const LONG = `Otorrinolaringo${'logicamente'.repeat(5)}`

const asked = (title: string, question: string): MatchItem => ({
  ...{ requirement_id: title, type: 'CUSTOM', title, verdict: 'SIN_DATOS', evidence: [], declared: null, seen: [] },
  ...{ value: null, sentence: 'Tu CV no lo dice.', importance: 'DESEABLE', basis: null, question, override: null },
})

const score = { engine_version: '2', low: 60, high: 80, certainty: 80, label: 'MEDIO', shown: '60–80 %' } as const

const match = (items: MatchItem[]): MatchResult => ({
  ...{ ...score, missed_must: 0, items, conditions: [], outside: false, missed_requirement_ids: [] },
  ...{ questions: [], interview: [], summary: 'Cumples 1 de 2 requisitos; 1 sin datos.', next_steps: [] },
})

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
      ...{ ...asked(title, `¿${title}?`), verdict, basis, declared: basis === 'ANSWER' ? ('NO' as const) : null },
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
    const card = { ...score, met: [], missing: [], other_work: false, outside: false, outside_of: [], missed_must: 0 }
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
    const shown = { ...score, met, missing, other_work: false, outside: false, outside_of: [], invited: false }
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

  it('on a card says of other work that it is another one, and counts it among no lacks', async () => {
    const card = { ...score, met: [], missing: [], outside: false, outside_of: [], invited: false, other_work: true }
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
})
