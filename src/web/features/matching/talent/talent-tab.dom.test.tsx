import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { KeepingOut, OpenedMatch } from '#shared/matching/vacancy-matches.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { type Asked, serverWith } from '#tests/support/dom/dom-server.ts'
import { opened, person, requirementLine } from '../testing/talent-fixtures.ts'
import { OpenPerson } from './open-person.tsx'
import { PeopleList } from './people-list.tsx'

const LIST = 'GET /api/v1/vacancies/v/matches'
const ONE = 'GET /api/v1/vacancies/v/matches/c1'
const ORDER = 'Primero, quienes cumplen tus condiciones.'

const ainhoa = person('c1', "Ainhoa O'Donnell-Etxeberria", [
  requirementLine('r1', 'React', 'CUMPLE'),
  requirementLine('r2', 'Inglés B2', 'SIN_DATOS'),
])

const pageOf = (items: unknown[], nobody_with: KeepingOut[] = []) =>
  Response.json({ items, next_cursor: null, total: items.length, order: ORDER, nobody_with })
const asked = (heard: readonly Asked[], call: string) => heard.filter((one) => one.call === call)

describe('people for a vacancy', () => {
  it('name the whole of what was asked for, however long, on a phone', async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 800))
    const long = 'Experiencia en atención al público en comercios de alimentación con mucha afluencia'
    const lines = [
      requirementLine('r1', `${long} de día`, 'CUMPLE'),
      requirementLine('r2', `${long} de noche`, 'SIN_DATOS'),
    ]
    serverWith({ [LIST]: () => pageOf([person('c1', 'Bo Li', lines)]) })
    signedIn()
    await openAt('/app?tab=talento', <PeopleList vacancy_id="v" editor="/editor" />)
    for (const end of ['de día', 'de noche']) {
      const name = page.getByRole('list', { name: 'Por qué' }).getByText(`${long} ${end}`, { exact: true })
      await expect.element(name).toBeVisible()
      expect(name.element().scrollWidth).toBeLessThanOrEqual(name.element().clientWidth || 390)
      expect(getComputedStyle(name.element()).whiteSpace).not.toBe('nowrap')
    }
  })

  const aPreview = { company_name: 'Panadería Sol', title: 'Panadera', invitations_left: 7 }

  it('say why, and an invitation is sent once, after it was read', async () => {
    let invited_at: string | null = null
    const heard = serverWith({
      [LIST]: () => pageOf([{ ...ainhoa, invited_at }]),
      'GET /api/v1/vacancies/v/matches/c1/invitation': () => Response.json(aPreview),
      'PUT /api/v1/vacancies/v/matches/c1/invitation': () => {
        invited_at = '2026-11-16T09:00:00.000Z'
        return new Response(null, { status: 204 })
      },
    })
    signedIn()
    await openAt('/app?tab=talento', <PeopleList vacancy_id="v" editor="/editor" />)
    const card = page.getByRole('list', { name: 'Personas' }).getByRole('listitem').first()
    await expect.element(card.getByText('60–80 %')).toBeVisible()
    await expect.element(card.getByText('React', { exact: true })).toBeVisible()
    await expect.element(card.getByText('Inglés B2', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/Primero, quienes/)).toBeVisible()
    await card.getByRole('button', { name: /^Invitar/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Así leerá tu invitación' })
    await expect.element(dialog.getByText('Panadería Sol te invita a postularte a «Panadera»')).toBeVisible()
    await expect.element(dialog.getByText('Te quedan 7 invitaciones este mes.')).toBeVisible()
    expect(asked(heard, 'PUT /api/v1/vacancies/v/matches/c1/invitation')).toHaveLength(0)
    await dialog.getByLabelText('Tus palabras').fill('Abrimos en mayo y nos gustaría conocerte.')
    await expect
      .element(dialog.getByRole('article').getByText(/Abrimos en mayo y nos gustaría conocerte\./))
      .toBeVisible()
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
    await expect.element(card.getByText(/^Invitación enviada el/)).toBeVisible()
    expect(asked(heard, 'PUT /api/v1/vacancies/v/matches/c1/invitation')).toHaveLength(1)
  })

  it('from outside: says of which conditions, and that nobody meets them all', async () => {
    const match = {
      ...ainhoa.match,
      outside: true,
      conditions: [requirementLine('c1', 'Lugar de trabajo', 'NO_CUMPLE')],
    }
    serverWith({ [LIST]: () => pageOf([{ ...ainhoa, match }]) })
    signedIn()
    await openAt('/app?tab=talento', <PeopleList vacancy_id="v" editor="/editor" />)
    await expect.element(page.getByText('Fuera de las condiciones: Lugar de trabajo')).toBeVisible()
    await expect.element(page.getByText(/Nadie cumple todas tus condiciones/)).toBeVisible()
    await expect.element(page.getByText(/Primero, quienes/)).not.toBeInTheDocument()
  })

  it('what is not met is no question', async () => {
    const items = [requirementLine('r1', 'React', 'NO_CUMPLE'), requirementLine('r2', 'Inglés B2', 'SIN_DATOS')]
    serverWith({ [LIST]: () => pageOf([person('c1', 'Bo Li', items)]) })
    signedIn()
    await openAt('/app?tab=talento', <PeopleList vacancy_id="v" editor="/editor" />)
    const reasons = page.getByRole('list', { name: 'Por qué' }).getByRole('listitem')
    await expect.element(reasons.nth(0)).toHaveTextContent('No cumple: React')
    await expect.element(reasons.nth(1)).toHaveTextContent('Sin datos: Inglés B2')
  })

  it('who did other work until now lacks no requirement that somebody marked', async () => {
    const line = { ...requirementLine('r1', 'Dependiente', 'NO_CUMPLE'), importance: 'EXCLUYENTE' as const }
    const someone = person('c1', 'Bo Li', [{ ...line, type: 'OCCUPATION' }])
    serverWith({ [LIST]: () => pageOf([{ ...someone, match: { ...someone.match, missed_must: 1 } }]) })
    signedIn()
    await openAt('/app?tab=talento', <PeopleList vacancy_id="v" editor="/editor" />)
    await expect.element(page.getByText('Hasta ahora hizo otro trabajo', { exact: true })).toBeVisible()
  })

  it.each([
    ['?buscar=faro', /menos palabras\.$/],
    ['?buscar=faro&dentro=1', /menos palabras o mira también a quienes están fuera/],
    ['?dentro=1', /^Nadie cumple todas tus condiciones/],
  ])('nobody at %s: says only what can be done there', async (address, words) => {
    serverWith({ [LIST]: () => pageOf([]) })
    signedIn()
    await openAt(`/app${address}`, <PeopleList vacancy_id="v" editor="/editor" />)
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it('nobody with one of the words: says which, and searches without it', async () => {
    const nobody_with = [{ words: ['danés C1', 'zahorí'], rest: 'apicultora', beside_others: false }]
    const answers = [pageOf([], nobody_with), pageOf([ainhoa])]
    serverWith({ [LIST]: () => answers.shift() ?? pageOf([]) })
    signedIn()
    await openAt('/app?buscar=apicultora+zahorí+danés+C1', <PeopleList vacancy_id="v" editor="/editor" />)
    await expect.element(page.getByText(/nadie tiene «danés C1» ni «zahorí» en su CV/)).toBeVisible()
    await page.getByRole('button', { name: 'Buscar sin «danés C1» ni «zahorí»' }).click()
    await expect.element(page.getByRole('list', { name: 'Personas' }).getByRole('listitem').first()).toBeVisible()
    await expect.element(page.getByRole('searchbox', { name: 'Buscar personas' })).toHaveValue('apicultora')
  })

  it('nobody with all of the words at once: says so, and offers to leave out each', async () => {
    const nobody_with = ['apicultora', 'quesera'].map((one) => ({
      words: [one],
      rest: `sin ${one}`,
      beside_others: true,
    }))
    serverWith({ [LIST]: () => pageOf([], nobody_with) })
    signedIn()
    await openAt('/app?buscar=apicultora+quesera', <PeopleList vacancy_id="v" editor="/editor" />)
    await expect.element(page.getByText(/por separado, pero nadie lo tiene todo/)).toBeVisible()
    for (const one of ['apicultora', 'quesera'])
      await expect.element(page.getByRole('button', { name: `Buscar sin «${one}»` })).toBeVisible()
  })

  it('nobody: says how to widen', async () => {
    serverWith({ [LIST]: () => pageOf([]) })
    signedIn()
    await openAt('/app?tab=talento', <PeopleList vacancy_id="v" editor="/editor" />)
    await expect.element(page.getByRole('link', { name: 'Revisar los requisitos' })).toBeVisible()
  })
})

describe('a person beside a vacancy', () => {
  it('is corrected with a reason, never without one', async () => {
    const path = 'PUT /api/v1/vacancies/v/matches/c1/overrides/r2'
    const heard = serverWith({
      [ONE]: () => Response.json(opened(ainhoa)),
      [path]: () => new Response(null, { status: 204 }),
    })
    signedIn()
    await openAt('/app?persona=c1', <OpenPerson vacancy_id="v" cv_id="c1" />)
    const panel = page.getByRole('dialog', { name: 'Persona y encaje' })
    const questions = panel.getByRole('region', { name: 'Preguntas para la entrevista' })
    await expect.element(questions.getByText('¿Inglés B2?')).toBeVisible()
    await panel.getByRole('region', { name: 'Requisitos' }).getByText('Inglés B2', { exact: true }).first().click()
    await panel.getByRole('button', { name: 'Corregir Inglés B2' }).click()
    const save = panel.getByRole('button', { name: 'Guardar la corrección' })
    await panel.getByRole('radio', { name: 'Cumple', exact: true }).click()
    await save.click()
    await expect.element(panel.getByRole('alert')).toBeVisible()
    expect(asked(heard, path)).toHaveLength(0)
    await panel.getByRole('textbox', { name: 'Motivo' }).fill('Vivió dos años en Cork.')
    await save.click()
    await expect.element(save).not.toBeInTheDocument()
    expect(asked(heard, path)[0]?.body).toEqual({ verdict: 'CUMPLE', reason: 'Vivió dos años en Cork.' })
  })

  it('is put into words by a model where the company wants it, which is said, and a failure stops nothing', async () => {
    const ask = 'POST /api/v1/vacancies/v/matches/c1/summary'
    let summary: OpenedMatch['summary'] = { state: 'FAILED', text: null }
    const heard = serverWith({
      [ONE]: () => Response.json({ ...opened(ainhoa), speaks_to_programs: true, summary }),
      [ask]: () => {
        summary = { state: 'READY', text: 'Cumple React.' }
        return Response.json({ state: 'WAITING', text: null }, { status: 202 })
      },
    })
    signedIn()
    await openAt('/app?persona=c1', <OpenPerson vacancy_id="v" cv_id="c1" />)
    const panel = page.getByRole('dialog', { name: 'Persona y encaje' })
    await expect.element(panel.getByText(/parece dirigido a un programa/)).toBeVisible()
    const words = panel.getByRole('region', { name: 'Resumen de IA' })
    await expect.element(words.getByText(/no escribió un resumen/)).toBeVisible()
    await expect.element(panel.getByRole('region', { name: 'Requisitos' })).toBeVisible()
    await words.getByRole('button', { name: 'Volver a intentar' }).click()
    await expect.element(words.getByText('Resumen escrito por IA a partir del análisis')).toBeVisible()
    await expect.element(words.getByText('Cumple React.')).toBeVisible()
    expect(asked(heard, ask)).toHaveLength(1)
  })
})
