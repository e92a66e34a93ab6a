import { updateCompanyRow } from '#server/features/companies/companies.queries.ts'
import { storeFile } from '#server/platform/files/files.service.ts'
import { ChildPool } from '#server/platform/processes/child-pool.ts'
import { type Deps, inTransaction } from '../../context.ts'
import { findCompanyById } from '../hiring/hiring-seeds.queries.ts'
import { companySvgs } from './company-pictures.ts'
import type { PictureWork } from './picture-child.ts'

const PERSON = 'demonstration'
const pool = new ChildPool<PictureWork>(new URL('./picture-child.ts', import.meta.url), {
  idle_ms: 3_000,
  patience_ms: 120_000,
  work_ms: 60_000,
})

const drawn = (svg: string): Promise<Uint8Array> => pool.run({ person: PERSON }, 'draw', async () => ({ svg }))

/** Gives a company of the demonstration its sign, its cover and its photos, once; nothing is locked while it is drawn. */
export async function drawCompany(deps: Deps, companyId: string): Promise<void> {
  const company = deps.config.demo ? await findCompanyById(deps.db, companyId) : undefined
  if (!company?.created_by || company.logo_id) return
  const { logo, cover, photos } = companySvgs(company.name, company.sector ?? '')
  const pictures: { kind: string; content: Buffer }[] = []
  for (const [at, svg] of [logo, cover, ...photos].entries())
    pictures.push({ kind: KINDS[at] ?? 'COMPANY_PHOTO', content: Buffer.from(await drawn(svg)) })
  await hangUp(deps, company.id, company.created_by, pictures)
}

const KINDS = ['COMPANY_LOGO', 'COMPANY_COVER']

async function hangUp(
  deps: Deps,
  companyId: string,
  owner_id: string,
  pictures: readonly { kind: string; content: Buffer }[],
): Promise<void> {
  const stored = await Promise.all(
    pictures.map((picture) => storeFile(deps, owner_id, { ...picture, content_type: 'image/webp' })),
  )
  await inTransaction(deps, async (tx) => {
    for (const { record } of stored) await record(tx)
    const [logo_id = null, cover_id = null, ...photo_ids] = stored.map(({ id }) => id)
    await updateCompanyRow(tx.db, companyId, { logo_id, cover_id, photo_ids })
  })
}
