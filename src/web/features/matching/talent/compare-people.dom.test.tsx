import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { opened, person, requirementLine } from '../testing/talent-fixtures.ts'
import { CompareBar } from './compare-bar.tsx'
import { ComparePeople } from './compare-people.tsx'

const NAMES = ['Ainhoa Etxeberria', 'Bo Li', 'Núria Puig-Ferrer']
const people = NAMES.map((name, at) =>
  person(`c${at}`, name, [requirementLine('r1', 'React', at === 1 ? 'NO_CUMPLE' : 'CUMPLE')]),
)

async function compare(width: number) {
  await page.viewport(width, 844)
  onTestFinished(() => page.viewport(1280, 800))
  const invited = new Set<string>()
  serverWith(
    Object.fromEntries(
      people.flatMap((one) => {
        const path = `/api/v1/vacancies/v/matches/${one.cv_id}`
        const invited_at = () => (invited.has(one.cv_id) ? '2026-11-16T09:00:00.000Z' : null)
        const invite = () => {
          invited.add(one.cv_id)
          return new Response(null, { status: 204 })
        }
        return [
          [`GET ${path}`, () => Response.json(opened({ ...one, invited_at: invited_at() }))],
          [
            `GET ${path}/invitation`,
            () => Response.json({ company_name: 'Sol', title: 'Panadera', invitations_left: 2 }),
          ],
          [`PUT ${path}/invitation`, invite],
        ]
      }),
    ),
  )
  signedIn()
  await openAt(`/app?comparar=${people.map(({ cv_id }) => cv_id)}&vista=comparar`, <ComparePeople vacancy_id="v" />)
  return page.getByRole('dialog', { name: 'Comparar personas' })
}

describe('people beside each other', () => {
  it.each([
    ['c0', 'Elige a otra persona para comparar', 'true', false],
    ['c0,c1', '2 de 5 para comparar', 'false', true],
  ])('are at least two: with %s', async (chosen, words, disabled, opens) => {
    const { address } = await openAt(`/app?comparar=${chosen}`, <CompareBar />)
    const bar = page.getByRole('region', { name: 'Comparar personas' })
    await expect.element(bar.getByRole('status')).toHaveTextContent(words)
    const button = bar.getByRole('button', { name: 'Comparar' })
    await expect.element(button).toHaveAttribute('aria-disabled', disabled)
    await button.click({ force: true })
    expect(address().includes('vista=comparar')).toBe(opens)
  })

  it('two at a time on a phone, without anything beyond its edge', async () => {
    const panel = await compare(390)
    const columns = panel.getByRole('columnheader')
    await expect.element(panel.getByText('1 y 2 de 3')).toBeVisible()
    await expect.element(columns.nth(0).getByText('Ainhoa Etxeberria')).toBeVisible()
    await expect.element(columns.nth(1).getByText('Bo Li')).toBeVisible()
    await expect.element(panel.getByRole('row', { name: 'Cumple No cumple' })).toBeVisible()
    const table = panel.getByRole('region', { name: 'Comparación' }).element()
    expect(table.scrollWidth).toBe(table.clientWidth)
    await panel.getByRole('button', { name: 'Persona siguiente' }).click()
    await expect.element(panel.getByText('2 y 3 de 3')).toBeVisible()
    await expect.element(columns.nth(1).getByText('Núria Puig-Ferrer')).toBeVisible()
    await expect
      .element(panel.getByRole('button', { name: 'Persona siguiente' }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  it('all of them where there is room', async () => {
    const panel = await compare(1280)
    await expect.element(panel.getByRole('row', { name: 'React importante Cumple No cumple Cumple' })).toBeVisible()
    await expect.element(panel.getByText(/ de 3$/)).not.toBeInTheDocument()
    const edges = (text: string) =>
      panel
        .getByText(text)
        .elements()
        .map((one) => one.getBoundingClientRect())
    // However wide a range is, what stands under it stands on one line with the others'.
    const [shown, label] = [edges('60–80 %')[0], edges('Encaje medio')[0]]
    expect(label?.top).toBeGreaterThanOrEqual(shown?.bottom ?? Number.NaN)
  })

  it('each can be opened and invited from there', async () => {
    const panel = await compare(390)
    await expect
      .element(panel.getByRole('link', { name: 'Bo Li' }))
      .toHaveAttribute('href', expect.stringContaining('persona=c1'))
    await panel.getByRole('button', { name: 'Invitar a Bo Li' }).click()
    await page.getByRole('button', { name: 'Enviar invitación' }).click()
    await expect.element(panel.getByText(/^Invitación enviada el/)).toBeVisible()
    await expect.element(panel.getByRole('button', { name: 'Invitar a Ainhoa Etxeberria' })).toBeVisible()
  })
})
