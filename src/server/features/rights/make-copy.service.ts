import { type Deps, inTransaction } from '#server/context.ts'
import { findPerson } from '#server/features/accounts/users/people.service.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { drawOwnCv, ownCvs } from '#server/features/cvs/own-drawings.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { ownAnswerFiles } from '#server/features/hiring/applying/answer-files.service.ts'
import { ownApplications } from '#server/features/hiring/my-applications/own-copy.service.ts'
import { storeFile } from '#server/platform/files/files.service.ts'
import { describeError } from '#server/platform/http/errors.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { DATA_COPY_LIFE } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import { type Archive, openArchive } from './archive.ts'
import { copiedTables, copyTable, countParts, findCopy } from './copies.queries.ts'
import { moveCopy } from './copy-states.service.ts'
import { README } from './readme.ts'
import { copyReadyMail } from './rights.mails.ts'

interface Asked {
  user_id: string
  number: string
}

/** One thing to put into the file; together they are what the person sees growing. */
type Part = (archive: Archive) => Promise<void>

export async function makeCopy(deps: Deps, { user_id, number }: Asked): Promise<void> {
  const user = await findPerson(deps, user_id)
  const asked = await findCopy(deps.db, user_id)
  if (!user || asked?.number !== number || asked.state !== 'RUNNING') return
  try {
    const archive = openArchive()
    const parts = await partsOf(deps, user)
    for (const [done, part] of parts.entries()) {
      await countParts(deps.db, number, done, parts.length)
      await part(archive)
    }
    await countParts(deps.db, number, parts.length, parts.length)
    await finish(deps, user, number, await archive.close())
  } catch (error) {
    deps.log.error({ event: 'rights.copy_failed', user_id, error: describeError(error) })
    await moveCopy(deps, 'fail', number)
  }
}

async function partsOf(deps: Deps, user: UserRow): Promise<Part[]> {
  const cvs = await ownCvs(deps, user.id)
  return [
    (archive) => archive.addFile('LEEME.txt', Buffer.from(README, 'utf8')),
    ...copiedTables.map(
      (held): Part =>
        async (archive) => {
          await archive.addRows(`datos/${held.table}.json`, await copyTable(deps.db, held, user))
        },
    ),
    ...cvs.map(
      (cv): Part =>
        async (archive) => {
          const { name, bytes } = await drawOwnCv(deps, cv, user)
          await archive.addFile(`cv/${name}`, bytes)
        },
    ),
    (archive) => addApplications(deps, user, archive),
    (archive) => addAnswerFiles(deps, user, archive),
    (archive) => addPictures(deps, user, archive),
  ]
}

async function addApplications(deps: Deps, user: UserRow, archive: Archive): Promise<void> {
  const applications = await ownApplications(deps, user.id)
  await archive.addRows('datos/applications.json', applications)
  for (const { id, name } of applications.flatMap(({ files }) => files)) {
    const content = await deps.storage.get(id)
    if (content) await archive.addFile(`mensajes/${id.slice(0, 8)}-${name}`, content)
  }
}

async function addAnswerFiles(deps: Deps, user: UserRow, archive: Archive): Promise<void> {
  for (const { id, name } of await ownAnswerFiles(deps, user.id)) {
    const content = await deps.storage.get(id)
    if (content) await archive.addFile(`respuestas/${id.slice(0, 8)}-${name}`, content)
  }
}

async function addPictures(deps: Deps, user: UserRow, archive: Archive): Promise<void> {
  const pictures = { 'fotos/perfil.webp': user.profile_picture_id, 'fotos/portada.webp': user.cover_photo_id }
  for (const [name, id] of Object.entries(pictures)) {
    const content = id && (await deps.storage.get(id))
    if (content) await archive.addFile(name, content)
  }
}

/** The bytes first, so that a row never points at nothing; what nobody waits for any more is swept. */
async function finish(deps: Deps, user: UserRow, number: string, content: Buffer): Promise<void> {
  const file = await storeFile(deps, user.id, { kind: 'DATA_COPY', content_type: 'application/zip', content })
  await inTransaction(deps, async (tx) => {
    const values = { file_id: file.id, bytes: content.length, expires_at: addSeconds(tx.now(), DATA_COPY_LIFE) }
    if (!(await moveCopy(tx, 'finish', number, values))) return
    await file.record(tx)
    await emit(tx, { kind: 'EXPORT_READY', person_id: user.id, recipients: [user.id] })
    await sendMail(tx, copyReadyMail(user.email, tx.config.public_url))
  })
}
