import { and, asc, count, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { hiringTeams } from '#server/features/vacancies/vacancies.tables.ts'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import { assignedTo } from '../applications/assigned.queries.ts'
import { applications } from '../tables/applications.tables.ts'
import { applicationNotes as n, applicationTasks as t } from '../tables/notes.tables.ts'

const noteColumns = { note: n, id: n.id, created_at: n.created_at, author_name: users.full_name }

interface Page {
  after: Position | undefined
  limit: number
  /** Whether notes for leads are among them. */
  private_too: boolean
}

export function listNotes(db: Database, applicationId: string, { after, limit, private_too }: Page) {
  const older =
    after && or(lt(n.created_at, after.created_at), and(eq(n.created_at, after.created_at), lt(n.id, after.id)))
  return db
    .select(noteColumns)
    .from(n)
    .leftJoin(users, eq(users.id, n.author_id))
    .where(and(eq(n.application_id, applicationId), private_too ? undefined : eq(n.visibility, 'TEAM'), older))
    .orderBy(desc(n.created_at), desc(n.id))
    .limit(limit)
}

export async function insertNote(db: Database, values: typeof n.$inferInsert) {
  const [row] = await db.insert(n).values(values).returning()
  if (!row) throw new Error('the note was not written')
  return row
}

export async function deleteOwnNote(db: Database, applicationId: string, id: string, authorId: string) {
  const gone = await db
    .delete(n)
    .where(and(eq(n.id, id), eq(n.application_id, applicationId), eq(n.author_id, authorId)))
    .returning()
  return gone.length > 0
}

/** People of the company by their membership. */
export function listMembers(db: Database, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .select({ member_id: members.id, full_name: users.full_name, user_id: users.id, role: members.role })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .where(and(eq(members.company_id, companyId), eq(members.status, 'ACTIVE'), inArray(members.id, [...ids])))
}

interface About {
  company_id: string
  vacancy_id: string
  application_id: string
}

/** Who works in the company now, with their place in the vacancy; interviewers only if the application is given to them. */
export function listNear(db: Database, { company_id, vacancy_id, application_id }: About) {
  const inVacancy = and(eq(hiringTeams.vacancy_id, vacancy_id), eq(hiringTeams.member_id, members.id))
  return db
    .select({ member: members, user_id: users.id, full_name: users.full_name, team_role: hiringTeams.role })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .innerJoin(applications, eq(applications.id, application_id))
    .leftJoin(hiringTeams, inVacancy)
    .where(
      and(
        eq(members.company_id, company_id),
        eq(members.status, 'ACTIVE'),
        or(ne(members.role, 'INTERVIEWER'), assignedTo(db, members.id)),
      ),
    )
    .orderBy(users.full_name, members.id)
}

const taskColumns = { task: t, assignee_name: users.full_name }
const tasks = (db: Database) =>
  db
    .select(taskColumns)
    .from(t)
    .leftJoin(members, eq(members.id, t.assignee_id))
    .leftJoin(users, eq(users.id, members.user_id))

export function listTasks(db: Database, applicationId: string, limit: number) {
  return tasks(db)
    .where(eq(t.application_id, applicationId))
    .orderBy(sql`${t.done_at} is not null`, asc(t.created_at))
    .limit(limit)
}

export async function findTask(db: Database, applicationId: string, id: string) {
  const [row] = await tasks(db).where(and(eq(t.id, id), eq(t.application_id, applicationId)))
  return row
}

export async function countTasks(db: Database, applicationId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(t).where(eq(t.application_id, applicationId))
  return row?.total ?? 0
}

export async function insertTask(db: Database, values: typeof t.$inferInsert): Promise<string> {
  const [row] = await db.insert(t).values(values).returning({ id: t.id })
  if (!row) throw new Error('the task was not written')
  return row.id
}

export async function updateTask(db: Database, id: string, done_at: Date | null): Promise<void> {
  await db.update(t).set({ done_at }).where(eq(t.id, id))
}

export async function deleteTaskRow(db: Database, id: string): Promise<void> {
  await db.delete(t).where(eq(t.id, id))
}
