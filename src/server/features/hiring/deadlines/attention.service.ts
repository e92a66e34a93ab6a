import type { Deps } from '#server/context.ts'
import { FIRST_WARNING, neglectStep, setPromiseKept } from '#server/features/vacancies/deadlines/attention.service.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { addDays } from '#shared/core/time.ts'
import { hasLate, listAttended, listNeglected, listPromisesToSet, neglectOf } from './attention.queries.ts'

/** Who waits too long was told first; from then on, and until all are answered, the page promises nothing. */
export function keepPromisesHonest(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'hiring.promise-pages',
    list: (page) => listPromisesToSet(deps.db, page),
    work: async (tx, id) => setPromiseKept(tx, id, !(await hasLate(tx.db, id))),
  })
}

/** Vacancies in which people wait and nobody does anything: two warnings, then they take no more people. */
export function pauseNeglected(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'hiring.neglected',
    list: (page) => listNeglected(deps.db, addDays(deps.now(), -FIRST_WARNING), page),
    work: async (tx, id) => neglectStep(tx, id, await neglectOf(tx.db, id, tx.now())),
  })
}

/** Whoever works on it need not wait for the morning until the warning goes. */
export function forgetWarnings(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'hiring.attended',
    list: (page) => listAttended(deps.db, addDays(deps.now(), -FIRST_WARNING), page),
    work: async (tx, id) => neglectStep(tx, id, await neglectOf(tx.db, id, tx.now())),
  })
}
