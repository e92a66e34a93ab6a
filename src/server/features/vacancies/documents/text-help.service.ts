import type { z } from 'zod'
import { dayOf } from '#shared/core/time.ts'
import * as lint from '#shared/vacancies/lint/lint.ts'
import type { lintBody } from '#shared/vacancies/vacancy-lint.ts'
import type { UserCtx } from '../../../context.ts'

/** For clients without the rules; the editor runs them itself at each keystroke. */
export async function lintVacancy(ctx: UserCtx, { body }: { body: z.output<typeof lintBody> }) {
  const company_country = body.document.locations[0]?.country ?? null
  return { items: lint.lintVacancy(body.document, { company_country, today: dayOf(ctx.now()) }) }
}
