import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { peopleAllowed } from '#server/features/companies/team/access.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { walkRows } from '#server/platform/tasks/each-row.ts'
import { AppError } from '#shared/core/errors.ts'
import { addSeconds } from '#shared/core/time.ts'
import type { AutomationDo } from '#shared/hiring/automations.ts'
import { filledIn } from '#shared/hiring/templates/filled-text.ts'
import { requireTeamApplication, type TeamAccess } from '../applications/application-access.service.ts'
import { findMember, findSnapshot, listTeam, lockApplication } from '../applications/applications.queries.ts'
import { addTag, assign } from '../board/owner-and-tags.service.ts'
import { findVacancy } from '../deadlines/deadlines.queries.ts'
import { moveTo } from '../moves/move-to.service.ts'
import { createTask } from '../notes/tasks.service.ts'
import { notifyMember, surroundingsOf } from '../notices/notices.service.ts'
import { insertOutgoing } from '../outgoing/outgoing.queries.ts'
import { requestScorecards } from '../scorecards/scorecards.service.ts'
import { listStages } from '../stages/stages.queries.ts'
import type { AutomationRow } from '../tables/automations.tables.ts'
import { valuesFor } from '../templates/letter-values.ts'
import {
  claimRun,
  findRule,
  isInProcess,
  listDueFor,
  listRulesOn,
  markStopTold,
  skipRun,
} from './automations.queries.ts'
import { asAuthor, findText, stoppedBy } from './rule-check.service.ts'

/** Every rule that is on and can go on comes to every application that is due, each in a transaction of its own. */
export function runRules(deps: Deps): Promise<void> {
  return walkRows(deps, {
    name: 'hiring.automations',
    list: (page) => listRulesOn(deps.db, page),
    work: (id) => runRule(deps, id),
  })
}

async function runRule(deps: Deps, id: string): Promise<void> {
  const found = await findRule(deps.db, id)
  if (!found) return
  if (await stoppedBy(deps, found.rule, found.author)) return inTransaction(deps, (tx) => notifyOfStop(tx, found.rule))
  if (!found.author) return
  const author = asAuthor(deps, found.author)
  const { rule } = found
  await walkRows(deps, {
    name: `hiring.automations:${rule.id}`,
    list: (page) => listDueFor(deps.db, rule, deps.now(), page),
    work: (application_id) => inTransaction(author, (tx) => comeTo(tx, rule, application_id)),
  })
}

/** Said once to those who may mend it; whoever made it may no longer read it. */
async function notifyOfStop(tx: Deps, { id, vacancy_id }: AutomationRow): Promise<void> {
  const vacancy = (await markStopTold(tx.db, id, tx.now())) && (await findVacancy(tx.db, vacancy_id))
  if (!vacancy) return
  const { company_id, title } = vacancy
  const allowed = new Set(await peopleAllowed(tx, company_id, 'edit_templates'))
  const team = (await listTeam(tx.db, vacancy_id)).map(({ user_id }) => user_id).filter((one) => allowed.has(one))
  const recipients = team.length > 0 ? team : [...allowed]
  await emit(tx, { kind: 'RULE_STOPPED', company_id, vacancy_id, facts: { title }, recipients })
}

async function comeTo(tx: UserCtx, rule: AutomationRow, application_id: string): Promise<void> {
  const application = await lockApplication(tx.db, application_id)
  // Decided since the list was read.
  if (!application || !isInProcess(application)) return
  const run = { automation_id: rule.id, application_id, outcome: 'DONE', created_at: tx.now() } as const
  if (!(await claimRun(tx.db, run))) return
  const isDone = await inTransaction(tx, (inner) => actOn(inner, rule, application_id)).catch((error: unknown) => {
    if (error instanceof AppError) return false
    throw error
  })
  if (!isDone) await skipRun(tx.db, rule.id, application_id)
}

/** False when there was nothing to do. */
async function actOn(tx: UserCtx, { trigger, action }: AutomationRow, id: string): Promise<boolean> {
  if (trigger.kind === 'ANSWER_IS') {
    const answers = (await findSnapshot(tx.db, id))?.answers ?? []
    const said = answers.find(({ question_id }) => question_id === trigger.question_id)
    if (!said?.values.includes(trigger.value)) return false
  }
  return act(tx, action, await requireTeamApplication(tx, id, 'see_applications'))
}

const SUGGESTION = 'Decidir si sigue en el proceso'

async function act(tx: UserCtx, action: AutomationDo, access: TeamAccess): Promise<boolean> {
  const { application } = access
  const params = { id: application.id }
  switch (action.kind) {
    case 'SEND_TEMPLATE':
      return write(tx, access, action)
    case 'ADD_TAG':
      return addTag(tx, application, action.tag)
    case 'ASSIGN_OWNER':
      return giveTo(tx, access, action.member_id)
    case 'REQUEST_SCORECARD':
      await requestScorecards(tx, { params, body: { member_ids: [action.member_id] } })
      return true
    case 'CREATE_TASK':
      await createTask(tx, { params, body: { title: action.title, assignee_id: action.member_id, due_on: null } })
      return true
    case 'SUGGEST_REJECT': {
      const assignee_id = application.owner_member_id ?? access.member.id
      await createTask(tx, { params, body: { title: SUGGESTION, assignee_id, due_on: null } })
      return true
    }
    case 'NOTIFY_MEMBER':
      return notify(tx, access, action.member_id)
    case 'MOVE_STAGE':
      return moveOn(tx, access, action.stage_id)
  }
}

/** In the name of its author, who may have lost the right to it. */
async function giveTo(tx: UserCtx, { application }: TeamAccess, member_id: string): Promise<boolean> {
  await requireTeamApplication(tx, application.id, 'move_application')
  return (await assign(tx, application, { member_id, actor_id: tx.user.id })) === 'DONE'
}

async function write(tx: UserCtx, access: TeamAccess, action: Extract<AutomationDo, { kind: 'SEND_TEMPLATE' }>) {
  const { application, company } = access
  const text = await findText(tx, company.id, action.template_id)
  if (!text) return false
  const around = await surroundingsOf(tx, application)
  const values = valuesFor(application, around, [])
  const [subject, body] = [filledIn(text.subject, values) || around.title, filledIn(text.body, values)]
  // Every sentence of it says what was missing, and a rule does not know that.
  if (!body) return false
  const now = tx.now()
  await insertOutgoing(tx.db, {
    vacancy_id: application.vacancy_id,
    application_id: application.id,
    kind: 'MESSAGE',
    subject,
    body,
    send_at: addSeconds(now, action.delay_minutes * 60),
    created_by: tx.user.id,
    created_at: now,
  })
  return true
}

async function notify(tx: UserCtx, { application, company }: TeamAccess, memberId: string): Promise<boolean> {
  const member = await findMember(tx.db, company.id, memberId)
  if (!member) return false
  const people = { user_id: member.user_id, actor_id: tx.user.id }
  await notifyMember(tx, 'RULE_NOTICE', application, await surroundingsOf(tx, application), people)
  return true
}

/** Only ever forward: a rule takes nobody back. */
async function moveOn(tx: UserCtx, { application }: TeamAccess, stageId: string): Promise<boolean> {
  const ids = (await listStages(tx.db, application.vacancy_id)).map(({ id }) => id)
  if (application.state !== 'ACTIVE' || ids.indexOf(stageId) <= ids.indexOf(application.stage_id)) return false
  await moveTo(tx, application, stageId, tx.user.id)
  return true
}
