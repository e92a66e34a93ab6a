import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { requireCompany } from '#server/features/companies/team/access.service.ts'
import { fileNameOf } from '#server/features/cvs/cv-content.ts'
import { toCsv } from '#server/platform/csv.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import type * as contract from '#shared/audit/audit.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { rateRules } from '#shared/core/limits.ts'
import { listForExport } from './audit.queries.ts'
import { sealPending } from './seal.service.ts'

const MOST = 20_000

const HEADS = ['Número', 'Fecha (UTC)', 'Hecho', 'Persona', 'Vacante', 'Postulación', 'Datos', 'Huella', 'Cadena']

interface ExportAudit {
  params: { id: string }
  query: z.output<typeof contract.exportAudit.query>
}

export async function exportAudit(ctx: UserCtx, { params, query }: ExportAudit): Promise<FileAnswer> {
  const { company } = await requireCompany(ctx, params.id, 'see_activity')
  await takeAttempt(ctx, rateRules.application_export_user, ctx.user.id)
  // What happened a moment ago belongs to it too.
  await sealPending(ctx)
  const rows = await listForExport(ctx.db, company.id, query.before, MOST)
  const bytes = toCsv([
    HEADS,
    ...rows
      .reverse()
      .map((row) => [
        row.number,
        row.at?.toISOString() ?? null,
        row.kind ?? 'BORRADO',
        row.member_name ?? (row.actor_id ? 'Persona de fuera del equipo' : 'Skillo'),
        row.vacancy_title,
        row.application_id,
        row.detail,
        row.digest,
        row.hash,
      ]),
  ])
  const name = fileNameOf(['Registro', company.name], 'csv')
  return { bytes, type: 'text/csv; charset=utf-8', name, disposition: 'attachment', cache_seconds: 0 }
}
