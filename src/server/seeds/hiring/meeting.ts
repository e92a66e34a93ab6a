import { addSeconds } from '#shared/core/time.ts'
import type { Overall, Rating } from '#shared/hiring/scorecards.ts'
import { sayings } from './sayings.ts'
import type { Story } from './story.ts'
import { halfHourBefore, workingHour } from './talking.ts'

type Meeting = { state: 'PROPOSED' | 'SCHEDULED'; in_days: number } | { state: 'DONE'; part: number }

/** Hours are proposed, one is chosen, and it takes place: as far as the state says. */
export function meet(story: Story, meeting: Meeting): void {
  const { state } = meeting
  const proposed = story.time
  story.step('INTERVIEW_PROPOSED', story.lead.user_id)
  story.contact()
  story.notifySeeker('INTERVIEW_PROPOSED')
  if (state !== 'PROPOSED') {
    story.step('INTERVIEW_SCHEDULED', story.applicant.user_id)
    story.notifyTeam('INTERVIEW_CONFIRMED')
  }
  if (meeting.state === 'DONE') story.at(meeting.part)
  const starts = meeting.state === 'DONE' ? halfHourBefore(story.time) : workingHour(story, story.now, meeting.in_days)
  if (state === 'DONE') story.step('INTERVIEW_DONE', null)
  keep(story, { state, starts, proposed })
}

function keep(
  story: Story,
  { state, starts, proposed }: { state: Meeting['state']; starts: Date; proposed: Date },
): void {
  const { chance, application, rows, cast, stage } = story
  const id = chance.uuid()
  const slots = [starts, addSeconds(starts, 86_400), addSeconds(starts, 90_000)]
  rows.interviews.push({
    id,
    application_id: application.id,
    vacancy_id: application.vacancy_id,
    title: stage.name,
    kind: 'VIDEO',
    duration_minutes: chance.pick([30, 45, 60]),
    slots,
    starts_at: state === 'PROPOSED' ? null : starts,
    timezone: cast.timezone,
    place: 'https://videollamada.example/sala',
    state,
    sequence: state === 'PROPOSED' ? 0 : 1,
    created_at: proposed,
    updated_at: story.time,
  })
  for (const { member_id } of cast.team.slice(0, 2)) rows.interviewers.push({ interview_id: id, member_id })
}

/** What those who interviewed think; the last of them may still owe it. */
export function judge(story: Story, overall: Overall, is_due = false): void {
  const { chance, application, rows, cast } = story
  const people = cast.team.slice(0, 2)
  people.forEach((person, at) => {
    const owes = is_due && at === 0
    const asked_at = story.time
    rows.scorecards.push({
      id: chance.uuid(),
      application_id: application.id,
      member_id: person.member_id,
      asked_at,
      updated_at: asked_at,
      ...(owes ? {} : { ratings: ratingsOf(story, overall), overall, submitted_at: asked_at }),
      ...(owes ? {} : { summary: chance.pick(sayings.summaries) }),
    })
    if (owes) story.askForScorecard(person.user_id)
    else story.step('SCORECARD', person.user_id)
  })
}

const GOOD: readonly Rating[] = ['BIEN', 'BIEN', 'MUY_BIEN', 'REGULAR']
const POOR: readonly Rating[] = ['REGULAR', 'REGULAR', 'BIEN', 'NO']

/** What is said with «no» and «muy bien» has its reason. */
function ratingsOf({ chance, cast }: Story, overall: Overall) {
  const from = overall === 'CONTRATAR' || overall === 'CONTRATAR_SIN_DUDA' ? GOOD : POOR
  return cast.criteria.map(({ id }) => {
    const rating = chance.pick(from)
    const needs = rating === 'MUY_BIEN' || rating === 'NO'
    return { criterion_id: id, rating, note: needs ? chance.pick(sayings.evidence) : null }
  })
}
