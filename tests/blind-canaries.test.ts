import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { allRows } from '#tests/matrix/all-rows.ts'
import { type ActorName, createWorld, tokenOf, type World } from '#tests/matrix/world.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { type HeldTransaction, holdTransaction } from '#tests/support/postgres/held-transaction.ts'

/*
 * Blind review, route by route: a person whose every field is one word has applied, and no answer that anybody of the team
 * can get says it. Only what leaves blind review itself may.
 */
let app: TestApp
let transaction: HeldTransaction
let world: World
beforeAll(async () => {
  const whole = await createTestApp()
  transaction = await holdTransaction(whole.database_url)
  const deps = { ...whole.deps, db: transaction.db }
  app = { ...whole, ...(await createApp(deps)), deps }
  world = await createWorld(app)
  const { db } = deps
  const { owner, company } = world
  const [id, vacancy] = [company.hiring.application_id, company.vacancies.PUBLISHED]
  await db.execute(
    sql`update stages set is_blind = true where vacancy_id = ${vacancy} and kind not in ('OFFER', 'HIRED')`,
  )
  await db.execute(sql`update applications set is_blind = true where id = ${id}`)
  // What the person wrote, uploaded and asked for says the word too.
  await db.execute(sql`update application_messages set side = 'SEEKER', author_id = ${owner.id}, body = ${`Soy ${owner.canary}`}
    where application_id = ${id}`)
  await db.execute(
    sql`update message_files set uploader_id = ${owner.id}, name = ${`${owner.canary}.pdf`} where application_id = ${id}`,
  )
  await db.execute(sql`update interviews set asked = ${`Escribe a ${owner.email}`} where application_id = ${id}`)
  await db.execute(sql`update application_snapshots set note = ${`${owner.canary}, ${owner.email}`},
    answers = ${JSON.stringify([
      { question_id: id, text: '¿Por qué?', kind: 'TEXTO', values: [owner.canary], as_expected: null },
      {
        question_id: id,
        text: 'Adjunta una muestra',
        kind: 'ARCHIVO',
        values: [company.hiring.answer_file_id],
        as_expected: null,
      },
    ])}::jsonb
    where application_id = ${id}`)
  await db.execute(
    sql`update application_steps set actor_id = ${owner.id} where application_id = ${id} and kind = 'APPLIED'`,
  )
  // Those who see only what is given to them see this one.
  await db.execute(sql`insert into hiring_teams (vacancy_id, member_id, role)
    select ${vacancy}::uuid, id, 'MEMBER' from members where company_id = ${company.id} on conflict do nothing`)
})
afterAll(async () => {
  await transaction.close()
  await app.close()
})

const team = soak<ActorName[]>(['owner', 'hiring-manager'], ['owner', 'recruiter', 'hiring-manager'])
/** «Mostrar identidad» itself; links that only the person has; and the talent pool, in which they chose to be found by name. */
const OPEN = new Set([
  'POST /api/v1/applications/:id/reveal',
  'GET /api/v1/shared-cvs/:token',
  'POST /api/v1/shared-cvs/:token',
  'GET /api/v1/saved-searches/unsubscribe/:token',
  'POST /api/v1/saved-searches/unsubscribe/:token',
  'GET /api/v1/candidates/:cv_id',
  'GET /api/v1/candidates/:cv_id/pdf',
  'GET /api/v1/vacancies/:vacancy_id/matches/:cv_id',
])

async function saidTo(actor: ActorName, { endpoint, input, more }: (typeof allRows)[number]): Promise<string> {
  await more.prepare?.(world)
  const { text, headers } = await call(app, endpoint, { ...input(world), token: tokenOf(world, actor) } as never)
  return text + JSON.stringify(headers)
}

const routes = allRows.filter(({ route }) => !OPEN.has(route))

describe('in blind review', () => {
  it.each(routes)('$route says nothing of who applied', (row) =>
    transaction.undoing(async () => {
      for (const actor of team) {
        const said = await transaction.undoing(() => saidTo(actor, row))
        expect(said).not.toContain(world.owner.canary)
        expect(said).not.toContain(world.owner.user.phone)
        expect(said).not.toContain(world.owner.cvs.base_id)
      }
    }),
  )

  it('would find the word: without the redaction many routes say it', () =>
    transaction.undoing(async () => {
      await app.deps.db.execute(sql`update applications set is_blind = false`)
      const saying: string[] = []
      for (const row of routes.filter(({ route }) => route.includes('applications') || route.includes('dashboard')))
        if ((await transaction.undoing(() => saidTo('owner', row))).includes(world.owner.canary)) saying.push(row.route)
      expect(saying.length).toBeGreaterThan(15)
    }))
})
