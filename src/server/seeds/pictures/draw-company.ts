import { updateCompanyRow } from '#server/features/companies/companies.queries.ts'
import { storeFile } from '#server/platform/files/files.service.ts'
import { ChildPool } from '#server/platform/processes/child-pool.ts'
import type { Deps } from '../../context.ts'
import { findCompanyById } from '../hiring/hiring-seeds.queries.ts'
import { companySvgs } from './company-pictures.ts'
import type { PictureWork } from './picture-child.ts'

const PERSON = 'demonstration'
const pool = new ChildPool<PictureWork>(new URL('./picture-child.ts', import.meta.url), {
  ...{ idle_ms: 3_000, patience_ms: 120_000, work_ms: 60_000 },
})

/** Gives a company of the demonstration its sign, its cover and its photos, once. */
export async function drawCompany(tx: Deps, companyId: string): Promise<void> {
  const company = tx.config.demo ? await findCompanyById(tx.db, companyId) : undefined
  if (!company?.created_by || company.logo_id) return
  const owner_id = company.created_by
  const keep = async (kind: string, svg: string): Promise<string> => {
    const drawn = await pool.run({ person: PERSON }, 'draw', async () => ({ svg }))
    const file = await storeFile(tx, owner_id, { kind, content_type: 'image/webp', content: Buffer.from(drawn) })
    await file.record(tx)
    return file.id
  }
  const { logo, cover, photos } = companySvgs(company.name, company.sector ?? '')
  const logo_id = await keep('COMPANY_LOGO', logo)
  const cover_id = await keep('COMPANY_COVER', cover)
  const photo_ids: string[] = []
  for (const photo of photos) photo_ids.push(await keep('COMPANY_PHOTO', photo))
  await updateCompanyRow(tx.db, companyId, { logo_id, cover_id, photo_ids })
}
