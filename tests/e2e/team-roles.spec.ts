import type { APIRequestContext, Page } from '@playwright/test'
import type { Member } from '#shared/companies/team.ts'
import { type GivenRole, givenRole } from '#shared/companies/team-policy.ts'
import { UNDO_SECONDS } from '#shared/hiring/applying.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { roleLabels } from '#shared/words/companies.ts'
import { aMember, send } from '#tests/support/browser/company-walk.ts'
import { type Account, expect, signIn, test } from '#tests/support/browser/e2e.ts'
import { aProcess, applicants, boardOf, dashboard, type Process } from '#tests/support/browser/hiring-walk.ts'
import { aVacancy } from '#tests/support/browser/vacancies-walk.ts'

// One process for all roles: whoever applied comes to the team after a minute.
test.describe.configure({ mode: 'serial' })

let process: Process
const team = new Map<GivenRole | 'OWNER', Account>()
const NAMES = ['Þóra Jónsdóttir', 'Дарья Ким']

test.beforeAll(async ({ request }) => {
  test.setTimeout(5 * UNDO_SECONDS * 1000)
  process = await aProcess(request)
  const { owner, company } = process
  team.set('OWNER', owner)
  for (const role of givenRole.options) team.set(role, await aMember(request, owner, company, role, roleLabels[role]))
  await aVacancy(request, owner, company, { title: 'Borrador que no es de todos' })
  await applicants(request, process, NAMES)
  await giveWork(request)
})

/** A place in the hiring team for those who see nothing else, and something to do for everybody who can do it. */
async function giveWork(request: APIRequestContext) {
  const { owner, company, vacancy } = process
  const { items }: { items: Member[] } = await send(request, owner, 'GET', `companies/${company.id}/members`)
  const members = items.filter(({ role }) => role !== 'OWNER' && role !== 'BILLING')
  const lead = items.find(({ role }) => role === 'OWNER')
  const hiring_team = [
    { member_id: lead?.id, role: 'LEAD' },
    ...members.map(({ id }) => ({ member_id: id, role: 'MEMBER' })),
  ]
  const { revision, document }: Vacancy = await send(request, owner, 'GET', `vacancies/${vacancy.id}`)
  await send(request, owner, 'PUT', `vacancies/${vacancy.id}`, { revision, document, hiring_team })
  const { cards } = await boardOf(request, process)
  const [first] = cards
  const path = `applications/${first?.id}`
  await send(request, owner, 'POST', `${path}/scorecards/request`, { member_ids: members.map(({ id }) => id) })
  for (const { id } of members) {
    await send(request, owner, 'POST', `${path}/tasks`, { title: 'Pedir referencias', assignee_id: id })
    await send(request, owner, 'POST', `${path}/notes`, { body: `@[${id}] ¿la ves?` })
  }
}

const REFUSED = [401, 403, 404, 409, 410, 422]
/** One page of each kind: the second card of a board leads where the first one leads. */
const kindOf = (url: URL): string =>
  `${url.pathname}?${[...url.searchParams].map(([name, value]) => `${name}=${value}`).join('&')}`.replace(
    /[0-9a-f]{8}-[0-9a-f-]{27}/g,
    '…',
  )
/** The same things in another order, steps of one form, and pages that are everybody's. */
const SKIPPED =
  /[?&](orden|etapa|estado|q|lote|paso|panel|campo|vacante)=|^\/(terms|privacy|jobs|\?|$)|^\/app\/(settings|jobs|cv|my-applications)/

/** Of a list the first ones: the others are alike. */
const MENUS = 3

/** What a screen offers to go to: links in sight, and those in its menus. */
async function offered(page: Page): Promise<string[]> {
  const found = new Set<string>()
  const collect = async () => {
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
    for (const link of links) found.add(link)
  }
  await collect()
  for (const menu of (await page.locator('main button[aria-haspopup="menu"]:visible').all()).slice(0, MENUS)) {
    await menu.click()
    await page.getByRole('menu').waitFor()
    await collect()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'hidden' })
  }
  return [...found]
}

async function walk(page: Page, from: readonly string[]): Promise<{ refused: string[]; seen: string[] }> {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/') && REFUSED.includes(answer.status()))
      refused.push(`${answer.status()} ${answer.request().method()} ${answer.url()} on ${page.url()}`)
  })
  const seen = new Set<string>()
  const todo = [...from]
  for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
    const url = new URL(next, page.url())
    const kind = kindOf(url)
    // What is open beside the board and which tab the board shows know nothing of each other.
    if (url.searchParams.has('tab') && url.searchParams.has('postulacion')) continue
    if (seen.has(kind) || url.protocol !== new URL(page.url()).protocol || SKIPPED.test(kind)) continue
    seen.add(kind)
    await page.goto(url.toString())
    await expect(page.locator('main')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const failures = await page
      .getByText(/^No (pudimos|encontramos)|Tu rol en esta empresa no permite/)
      .allTextContents()
    refused.push(...failures.map((text) => `«${text}» on ${kind}`))
    todo.push(...(await offered(page)))
  }
  return { refused, seen: [...seen] }
}

for (const role of ['OWNER', ...givenRole.options] as const)
  test(`nothing that the screens offer to ${role} ends in a refusal`, async ({ page }) => {
    test.setTimeout(240_000)
    const account = team.get(role)
    if (!account) throw new Error(`nobody is ${role}`)
    await signIn(page, account)
    await page.goto('/app')
    const { refused, seen } = await walk(page, ['/app', ...(role === 'BILLING' ? [] : [dashboard(process)])])
    expect(refused).toEqual([])
    expect(seen.length).toBeGreaterThan(4)
  })
