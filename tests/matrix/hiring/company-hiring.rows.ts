import * as all from '#shared/hiring/all-applications/all-applications.ts'
import * as kept from '#shared/hiring/all-applications/kept-lists.ts'
import * as feed from '#shared/hiring/calendar/calendar-feed.ts'
import * as reports from '#shared/hiring/reports/reports.ts'
import { call } from '#tests/support/call.ts'
import { may } from '../permissions.ts'
import { type Expected, everybody, type Row, row, signedIn, team, teamBy } from '../rows.ts'
import type { World } from '../world.ts'
import { applicantKnown } from './hiring-inputs.ts'

const inCompany = ({ company }: World) => ({ params: { id: company.id } })
const body = kept.keptListBody.parse({ name: 'Por llamar', asked: {}, is_shared: false })

/** What a row names is made just before it; a case is undone before the next begins. */
let list_id = ''
const prepare = async (world: World) => {
  const asked = { ...inCompany(world), token: world.people.owner.token, body }
  list_id = (await call(world.app, kept.createKeptList, asked)).answer.id
}
const ofList = ({ company }: World) => ({ params: { id: company.id, list_id } })

/** The owner's own list: for colleagues who may keep lists too it does not exist. */
const keeper = (status: number): Expected => ({
  ...signedIn(404),
  ...teamBy((role) => (role === 'OWNER' ? status : may(role, 'see_applications') ? 404 : 409)),
})

/** The owner's secret address: whoever holds it reads it, with or without a session. */
let file = ''
const prepareFeed = async (world: World) => {
  const asked = { ...inCompany(world), token: world.people.owner.token }
  file = (await call(world.app, feed.createCalendarFeed, asked)).answer.url.split('/').at(-1) ?? ''
}

const query = { from: '2026-01-01', to: '2026-12-31' }
const inSpan = (world: World) => ({ ...inCompany(world), query })

/** What the whole company's hiring looks like. */
export const companyHiringRows: Row[] = [
  row(all.listAllApplications, team('see_applications', 200), inCompany, applicantKnown),
  row(all.getApplicationChoices, team('see_applications', 200), inCompany, applicantKnown),
  row(all.exportAllApplications, team('export_candidates', 200), inCompany, applicantKnown),
  row(kept.listKeptLists, team('see_applications', 200), inCompany, { prepare }),
  row(kept.createKeptList, team('see_applications', 201), (world) => ({ ...inCompany(world), body })),
  row(kept.updateKeptList, keeper(200), (world) => ({ ...ofList(world), body }), { prepare }),
  row(kept.deleteKeptList, keeper(204), ofList, { prepare }),
  row(feed.getCalendarFeed, team('see_applications', 200), inCompany),
  row(feed.createCalendarFeed, team('see_applications', 201), inCompany),
  row(feed.deleteCalendarFeed, team('see_applications', 204), inCompany),
  row(feed.readCalendarFeed, everybody(200), () => ({ params: { file } }), { ...applicantKnown, prepare: prepareFeed }),
  row(reports.getReports, team('move_application', 200), inSpan, applicantKnown),
  row(reports.exportReports, team('export_candidates', 200), inSpan, applicantKnown),
]
