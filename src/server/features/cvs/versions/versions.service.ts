import { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { cursorOver } from '#server/platform/db/cursor.ts'
import { AppError } from '#shared/core/errors.ts'
import { CV_NAMED_VERSIONS_MAX, CV_NAMED_VERSIONS_PERSON_MAX } from '#shared/core/limits.ts'
import { cvContent } from '#shared/cvs/cv-document.ts'
import type * as contract from '#shared/cvs/cvs.ts'
import { changeContent, lockOwnCv, type OfCv, presentCv, requireOwnCv } from '../cvs.service.ts'
import { addVersion } from '../keep-version.service.ts'
import { countNamedVersions, countNamedVersionsOf, findVersion, listVersions } from '../versions.queries.ts'

const PAGE = 30
const TOO_MANY_NAMED = `Ya guardaste ${CV_NAMED_VERSIONS_MAX} versiones con nombre de este CV. Duplícalo y sigue en la copia.`
const TOO_MANY_IN_ALL = `Ya guardaste ${CV_NAMED_VERSIONS_PERSON_MAX} versiones con nombre entre todos tus CV. Elimina un CV que no uses para guardar más.`

type OfVersion = { params: { id: string; number: number } }

const cursor = cursorOver(z.object({ number: z.int32().min(1) }))

export async function listCvVersions(
  ctx: UserCtx,
  { params, query }: OfCv & { query: z.output<typeof contract.listCvVersions.query> },
): Promise<z.input<typeof contract.listCvVersions.answer>> {
  const cv = await requireOwnCv(ctx, params.id)
  const found = await listVersions(ctx.db, cv.id, cursor.read(query.cursor)?.number, PAGE + 1)
  return cursor.page(found, PAGE, ({ number }) => ({ number }))
}

async function requireVersion(ctx: UserCtx, cvId: string, number: number) {
  const version = await findVersion(ctx.db, cvId, number)
  if (!version) throw new AppError('not_found')
  return version
}

export async function getCvVersion(ctx: UserCtx, { params }: OfVersion) {
  const cv = await requireOwnCv(ctx, params.id)
  return requireVersion(ctx, cv.id, params.number)
}

export function nameCvVersion(ctx: UserCtx, { params, body }: OfCv & { body: z.output<typeof contract.versionName> }) {
  return inTransaction(ctx, async (tx) => {
    const cv = await lockOwnCv(tx, params.id)
    if ((await countNamedVersions(tx.db, cv.id)) >= CV_NAMED_VERSIONS_MAX)
      throw new AppError('state_conflict', TOO_MANY_NAMED)
    if ((await countNamedVersionsOf(tx.db, tx.user.id)) >= CV_NAMED_VERSIONS_PERSON_MAX)
      throw new AppError('state_conflict', TOO_MANY_IN_ALL)
    return addVersion(tx, cv, { reason: 'NAMED', name: body.name })
  })
}

export async function restoreCvVersion(
  ctx: UserCtx,
  { params, body }: OfVersion & { body: z.output<typeof contract.restoreCvVersion.body> },
) {
  const restored = await inTransaction(ctx, async (tx) => {
    const cv = await lockOwnCv(tx, params.id)
    const version = await requireVersion(tx, cv.id, params.number)
    const content = cvContent.parse(version.content)
    return changeContent(tx, cv, { revision: body.revision, content, reason: 'RESTORE' })
  })
  return presentCv(ctx, restored)
}
