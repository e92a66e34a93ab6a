import type { z } from 'zod'
import { signedFileUrl } from '#server/platform/files/files.service.ts'
import type * as contract from '#shared/companies/company-fields.ts'
import { COMPANY_DESCRIPTION_MIN, companyKind, companySize } from '#shared/companies/company-fields.ts'
import type { Deps } from '../../../context.ts'
import type { CompanyRow } from '../companies.tables.ts'
import { provesCompany } from '../domain.ts'
import type { Access } from './access.service.ts'
import { findPendingTransfer } from './transfers.queries.ts'

type PublishTask = z.input<typeof contract.publishTask>

/** What the profile still needs before the company may publish a vacancy. */
export function missingToPublish(company: CompanyRow): PublishTask[] {
  const tasks: [boolean, PublishTask['field'], string][] = [
    [
      (company.description ?? '').length < COMPANY_DESCRIPTION_MIN,
      'description',
      `Describe la empresa con al menos ${COMPANY_DESCRIPTION_MIN} caracteres.`,
    ],
    [company.sector === null, 'sector', 'Elige el sector de la empresa.'],
    [company.size === null, 'size', 'Indica cuántas personas trabajan en la empresa.'],
    [company.countries.length === 0, 'countries', 'Añade al menos un país donde trabaja la empresa.'],
    [company.hq_city === null, 'hq_city', 'Escribe la ciudad de la sede.'],
  ]
  return tasks.filter(([isMissing]) => isMissing).map(([, field, text]) => ({ field, text }))
}

/** The company as the person who asks may see it. */
export async function presentCompany(
  ctx: Pick<Deps, 'db' | 'config' | 'now'>,
  { company, member }: Pick<Access, 'company' | 'member'>,
): Promise<z.input<typeof contract.company>> {
  const url = (id: string | null) => id && signedFileUrl(ctx, id)
  return {
    ...company,
    kind: companyKind.parse(company.kind),
    size: companySize.nullable().parse(company.size),
    ai_available: ctx.config.analyst !== undefined,
    can_verify_domain: provesCompany(company.domain),
    logo_url: url(company.logo_id),
    cover_url: url(company.cover_id),
    photos: company.photo_ids.map((id) => ({ id, url: signedFileUrl(ctx, id) })),
    missing_to_publish: missingToPublish(company),
    me: {
      member_id: member.id,
      role: member.role,
      can_see_salary_expectations: member.can_see_salary_expectations,
    },
    transfer: await presentTransfer(ctx, company.id, member.id),
  }
}

async function presentTransfer(ctx: Pick<Deps, 'db' | 'now'>, companyId: string, memberId: string) {
  const transfer = await findPendingTransfer(ctx.db, companyId, ctx.now())
  if (!transfer || ![transfer.from_member_id, transfer.to_member_id].includes(memberId)) return null
  return { ...transfer, is_for_me: transfer.to_member_id === memberId }
}
