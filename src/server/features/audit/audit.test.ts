import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/context.ts'
import { events } from '#server/features/events/events.tables.ts'
import { anonymiseEverythingOf } from '#server/features/hiring/erasure/anonymise.service.ts'
import { applicationSteps } from '#server/features/hiring/tables/applications.tables.ts'
import { exportAudit } from '#shared/audit/audit.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf, type Hiring, stageAt } from '#tests/support/hiring.ts'
import { auditPending, auditSeals } from './audit.tables.ts'
import { nextLink, START } from './chain.ts'
import { sealPending } from './seal.service.ts'
import { verifyAll, verifyCompany } from './verify.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A company in which something happened, sealed. */
async function aSealedCompany(): Promise<Hiring> {
  const hiring = await aHiring(app)
  const { application_id } = await anApplicant(app, hiring)
  await anApplicant(app, hiring)
  const board = await boardOf(app, hiring)
  const version = board.cards.find(({ id }) => id === application_id)?.version ?? 0
  const body = { version, expected_stage_id: stageAt(board, 0), stage_id: stageAt(board, 1) }
  await call(app, moveApplication, { token: hiring.owner.token, params: { id: application_id }, body })
  await sealPending(app.deps)
  return hiring
}

describe('the log of a company', () => {
  it('is one chain over what happened and over the steps of its applications', async () => {
    const { company } = await aSealedCompany()
    const seals = await app.deps.db
      .select()
      .from(auditSeals)
      .where(eq(auditSeals.company_id, company.id))
      .orderBy(auditSeals.number)
    expect(new Set(seals.map(({ source }) => source))).toEqual(new Set(['EVENT', 'STEP']))
    let head = START
    for (const seal of seals) {
      head = nextLink(head, seal.digest)
      expect([seal.number, seal.hash]).toEqual([head.number, head.hash])
    }
    expect(await app.deps.db.$count(auditPending)).toBe(0)
    const { broken_at, changed, gone, links } = await verifyCompany(app.deps, company.id)
    expect([broken_at, changed, gone, links]).toEqual([null, [], [], seals.length])
  })

  it('goes on where it ended, also when two seal at once', async () => {
    const hiring = await aSealedCompany()
    await anApplicant(app, hiring)
    await Promise.all([sealPending(app.deps), sealPending(app.deps), sealPending(app.deps)])
    await sealPending(app.deps)
    const { broken_at, changed, links } = await verifyCompany(app.deps, hiring.company.id)
    expect([broken_at, changed]).toEqual([null, []])
    expect(links).toBeGreaterThan(5)
  })

  it('shows a row that was changed, one that was taken out, and a seal that was made to fit', async () => {
    const { company, vacancy } = await aSealedCompany()
    const { db } = app.deps
    await db
      .update(events)
      .set({ facts: { name: 'Otra' } })
      .where(eq(events.company_id, company.id))
    expect((await verifyCompany(app.deps, company.id)).changed.length).toBeGreaterThan(0)
    await db.delete(applicationSteps).where(eq(applicationSteps.vacancy_id, vacancy.id))
    expect((await verifyCompany(app.deps, company.id)).gone.length).toBeGreaterThan(0)
    const second = and(eq(auditSeals.company_id, company.id), eq(auditSeals.number, 2))
    await db
      .update(auditSeals)
      .set({ digest: 'ab'.repeat(32) })
      .where(second)
    expect((await verifyCompany(app.deps, company.id)).broken_at).toBe(2)
    await db.delete(auditSeals).where(second)
    expect((await verifyCompany(app.deps, company.id)).broken_at).toBe(2)
    const verdicts = await verifyAll(app.deps)
    expect(verdicts.find(({ company_id }) => company_id === company.id)?.broken_at).toBe(2)
  })

  it('holds for the command when somebody was forgotten: rows may be gone, none may be changed', async () => {
    const own = await createTestApp()
    try {
      const hiring = await aHiring(own)
      const { user } = await anApplicant(own, hiring)
      await sealPending(own.deps)
      const { pool } = own.database
      await inTransaction(own.deps, (tx) => anonymiseEverythingOf(tx, user.id))
      await sealPending(own.deps)
      const { rows } = await pool.query('select state, full_name from applications')
      expect(rows).toEqual([{ state: 'ANONYMISED', full_name: 'Persona anónima' }])
      const verdict = await verifyCompany(own.deps, hiring.company.id)
      expect([verdict.broken_at, verdict.changed]).toEqual([null, []])
      expect(verdict.gone.length).toBeGreaterThan(0)
      const env = { ...process.env, DATABASE_URL: own.database_url }
      const { stdout } = await promisify(execFile)(process.execPath, ['src/server/verify-audit.ts'], { env })
      expect(stdout).not.toContain(user.full_name)
    } finally {
      await own.close()
    }
  })

  it('leaves as a file that says who did what, with what happened a moment ago', async () => {
    const hiring = await aSealedCompany()
    await anApplicant(app, hiring)
    const asked = { token: hiring.owner.token, params: { id: hiring.company.id } }
    const { text } = await call(app, exportAudit, asked)
    const lines = text.trim().split('\r\n')
    expect(lines[0]).toContain('Número,Fecha (UTC),Hecho,Persona')
    expect(lines[1]).toMatch(/^1,20/)
    expect(text).toContain("Laura Núñez-O'Hara")
    expect(text).not.toContain('Ana García-López')
    const older = await call(app, exportAudit, { ...asked, query: { before: 3 } })
    expect(older.text.trim().split('\r\n')).toEqual(lines.slice(0, 3))
  })

  it('is walked by a command that ends badly when something was touched', async () => {
    const { company } = await aSealedCompany()
    const env = { ...process.env, DATABASE_URL: app.database_url }
    await app.deps.db.update(events).set({ facts: {} }).where(eq(events.company_id, company.id))
    const run = promisify(execFile)(process.execPath, ['src/server/verify-audit.ts'], { env })
    await expect(run).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining(`${company.id}: `) })
  })
})
