import { addDays, addSeconds } from '#shared/core/time.ts'
import { addressed, sayings } from './sayings.ts'
import type { Story } from './story.ts'

export function seen(story: Story): void {
  story.step('VIEWED', story.lead.user_id)
  story.application.viewed_at = story.time
  story.notifySeeker('APP_VIEWED')
}

export function say(story: Story, side: 'TEAM' | 'SEEKER', body: string): void {
  const { chance, application, applicant, rows } = story
  const author_id = side === 'TEAM' ? story.lead.user_id : applicant.user_id
  rows.messages.push({
    id: chance.uuid(),
    application_id: application.id,
    author_id,
    side,
    creation_key: chance.uuid(),
    body: addressed(body, applicant.full_name),
    created_at: story.time,
  })
  story.step(side === 'TEAM' ? 'MESSAGE_TEAM' : 'MESSAGE_SEEKER', author_id)
  if (side === 'TEAM') story.contact()
  const isFresh = story.time > addDays(story.now, -1.5)
  if (side === 'TEAM') application.unread_by_seeker = isFresh ? (application.unread_by_seeker ?? 0) + 1 : 0
  else application.unread_by_team = isFresh ? (application.unread_by_team ?? 0) + 1 : 0
  if (side === 'TEAM') story.notifySeeker('MSG_TO_SEEKER')
  else story.notifyTeam('MSG_TO_TEAM')
}

export function note(story: Story): void {
  const { chance, application, rows, cast } = story
  const author_id = chance.pick(cast.team).user_id
  const body = chance.pick(sayings.notes)
  rows.notes.push({
    id: chance.uuid(),
    application_id: application.id,
    author_id,
    body,
    visibility: 'TEAM',
    created_at: story.time,
  })
}

/** Something that the one who leads has to do, today or soon. */
export function toDo(story: Story, in_days: number): void {
  const { chance, application, rows } = story
  rows.tasks.push({
    id: chance.uuid(),
    application_id: application.id,
    title: chance.pick(sayings.tasks),
    due_on: addDays(story.now, in_days).toISOString().slice(0, 10),
    assignee_id: story.lead.member_id,
    created_at: story.time,
  })
}

const HALF_HOUR = 1800

/** Nobody meets at 20:44. */
export const halfHourBefore = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / (HALF_HOUR * 1000)) * HALF_HOUR * 1000)

/** A whole half hour, so many days from then, at which both sides of the ocean work. */
export function workingHour(story: Story, from: Date, in_days: number): Date {
  const day = addDays(from, in_days)
  const weekend = [1, 0, 0, 0, 0, 0, 2][day.getUTCDay()] ?? 0
  const midnight = new Date(`${addDays(day, weekend).toISOString().slice(0, 10)}T00:00:00Z`)
  return addSeconds(midnight, (28 + story.chance.int(0, 8)) * HALF_HOUR)
}
