import type { Deps } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { renderPdf } from '#server/features/cv-drawing/render/render.ts'
import { contentOf, fileNameOf } from './cv-content.ts'
import { photoFor } from './cv-files.service.ts'
import { listCvs } from './cvs.queries.ts'
import type { CvRow } from './cvs.tables.ts'

export async function ownCvs(deps: Pick<Deps, 'db'>, userId: string): Promise<CvRow[]> {
  return (await listCvs(deps.db, userId)).map(({ cv }) => cv)
}

/** A CV as its owner would download it. */
export async function drawOwnCv(deps: Pick<Deps, 'storage'>, cv: CvRow, owner: UserRow) {
  const content = contentOf(cv)
  const extras = { photo: await photoFor(deps, content, owner), contact: true, references: true }
  const bytes = await renderPdf({ person: owner.id }, content, extras)
  return { name: fileNameOf([content.title, cv.id.slice(0, 8)], 'pdf'), bytes }
}
