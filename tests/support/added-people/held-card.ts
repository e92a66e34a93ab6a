import * as contract from '#shared/hiring/added-people/added-people.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import type { TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anAddedPerson, type Hiring, linkOf } from '#tests/support/hiring.ts'

let last = 0
/** An address that nobody had before. */
export const anAddress = () => `quien-${++last}@correo.example`

/** A card of somebody without an account, with the link that they got by mail. */
export async function aHeldCard(app: TestApp, values: Parameters<typeof anAddedPerson>[2] = {}) {
  const hiring = await aHiring(app)
  const email = values.email ?? anAddress()
  const { application_id } = await anAddedPerson(app, hiring, { ...values, email })
  return { hiring, email, application_id, token: await linkOf(app, email) }
}

export const openCard = (app: TestApp, link: string, token?: string) =>
  call(app, contract.getHeldCard, { params: { token: link }, ...(token && { token }) })

export const eraseCardBy = (app: TestApp, link: string) =>
  call(app, contract.eraseHeldCard, { params: { token: link } })

export const bellOf = async (app: TestApp, { owner }: Hiring) =>
  (await call(app, listNotifications, { token: owner.token })).answer.map(({ message }) => message)

export const wholeCard = (app: TestApp, { owner, vacancy }: Hiring, id: string) =>
  call(app, getTeamApplication, { token: owner.token, params: { vacancy_id: vacancy.id, id } })
