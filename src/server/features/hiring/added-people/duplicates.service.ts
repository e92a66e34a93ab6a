import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import type { VacancyAccess } from '#server/features/vacancies/vacancy-access.service.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import type * as contract from '#shared/hiring/added-people/added-people.ts'
import { listAlike } from './added-people.queries.ts'
import { requireAdding } from './adding-access.service.ts'

type Asked = { params: { id: string }; body: z.output<typeof contract.findDuplicates.body> }

/** Numbers are written with and without the code of their country: the end of them is the same. */
const PHONE_END = 9
const PHONE_DIGITS_MIN = 7

function endOfPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length < PHONE_DIGITS_MIN ? '' : digits.slice(-PHONE_END)
}

export async function findDuplicates(ctx: UserCtx, { params, body }: Asked) {
  return { items: await alikeIn(ctx, await requireAdding(ctx, params.id), body) }
}

/**
 * Those of the company whom the reader can see and who are perhaps the same person. Nobody of a blind review is among them:
 * that somebody is like a known person would tell who it is.
 */
export async function alikeIn(
  ctx: UserCtx,
  { company, vacancy, member }: VacancyAccess,
  { full_name, email, phone, employers }: Asked['body'],
): Promise<z.input<typeof contract.findDuplicates.answer>['items']> {
  const rows = await listAlike(ctx.db, {
    company_id: company.id,
    vacancy_id: vacancy.id,
    full_name,
    email,
    phone_end: endOfPhone(phone),
    employers: employers.filter(Boolean),
    only_member_id: mayAlways(member.role, 'see_applications') ? undefined : member.id,
  })
  return rows.map(({ same_mail, same_phone, same_name, ...row }) => ({
    ...row,
    same: [
      ...(same_mail ? (['MAIL'] as const) : []),
      ...(same_phone ? (['PHONE'] as const) : []),
      ...(same_name ? (['NAME_AND_EMPLOYER'] as const) : []),
    ],
  }))
}
