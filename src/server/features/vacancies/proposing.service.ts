import type { z } from 'zod'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/vacancies.ts'
import type { UserCtx } from '../../context.ts'
import { takeAttempt } from '../limits/limits.service.ts'
import * as proposing from './propose-requirements.ts'

type Propose = { body: z.output<typeof contract.proposeRequirements.body> }

export async function proposeRequirements(ctx: UserCtx, { body }: Propose) {
  await takeAttempt(ctx, rateRules.propose_requirements, ctx.user.id)
  return proposing.proposeRequirements(body.text)
}
