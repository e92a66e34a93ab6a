import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { type Proposed, proposeFromFile, proposeFromText } from '#server/features/cv-reader/propose.ts'
import type { Upload } from '#server/platform/http/upload.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import { email } from '#shared/core/fields.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/hiring/added-people/added-people.ts'
import { requireAdding } from './adding-access.service.ts'

type InVacancy = { params: { id: string } }

function presentRead({ proposal }: Proposed): z.input<typeof contract.readPerson> {
  const { language, document, hides_orders, unplaced_text } = proposal
  const { full_name, phone } = document.basics
  const has_more = unplaced_text.some((text) => text.trim() !== '')
  // What looks like no address is left to whoever reads it.
  const read = email.safeParse(document.basics.email).data ?? ''
  return { full_name, phone, email: read, language, document, hides_orders, has_more }
}

/** What a file says of somebody who is to be added; the person of the company corrects it, and nothing is kept. */
export async function readPersonFile(ctx: UserCtx, { params, file }: InVacancy & Upload) {
  await requireAdding(ctx, params.id)
  await takeAttempt(ctx, rateRules.read_people_user, ctx.user.id)
  return presentRead(await proposeFromFile(turnOf(ctx), file))
}

type Pasted = InVacancy & { body: z.output<typeof contract.readPersonText.body> }

export async function readPersonText(ctx: UserCtx, { params, body }: Pasted) {
  await requireAdding(ctx, params.id)
  await takeAttempt(ctx, rateRules.read_people_user, ctx.user.id)
  return presentRead(await proposeFromText(turnOf(ctx), body.text))
}
