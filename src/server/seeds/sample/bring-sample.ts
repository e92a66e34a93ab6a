import { type Deps, inTransaction } from '#server/context.ts'
import { renderPlain } from '#server/features/cv-drawing/render/render.ts'
import { lockApplication } from '#server/features/hiring/applications/applications.queries.ts'
import { insertAnswerFile, listSent } from '#server/features/hiring/applying/answer-files.queries.ts'
import { attachmentOf } from '#server/features/hiring/messages/attachment.ts'
import { storeFile } from '#server/platform/files/files.service.ts'
import { findAsked, writeAnswers } from './sample.queries.ts'
import { workSample } from './work-sample.ts'

const PERSON = 'demonstration'

/** Answers the question for a file, once; nothing is locked while it is drawn. */
export async function bringSample(deps: Deps, applicationId: string): Promise<void> {
  const asked = deps.config.demo ? await findAsked(deps.db, applicationId) : undefined
  const question = asked?.document.questions.find(({ kind }) => kind === 'ARCHIVO')
  if (!asked?.user_id || !question || (await listSent(deps.db, applicationId)).length > 0) return
  const { user_id, vacancy_id, applied_at } = asked
  const content = Buffer.from(await renderPlain({ person: PERSON }, workSample(asked.full_name)))
  const { name, type } = attachmentOf(content, 'Muestra de trabajo.pdf')
  const stored = await storeFile(deps, user_id, { kind: 'ANSWER_FILE', content_type: type, content })
  await inTransaction(deps, async (tx) => {
    const application = await lockApplication(tx.db, applicationId)
    // Whoever left meanwhile leaves no file behind: bytes without a row are swept away.
    if (application?.user_id !== user_id) return
    await stored.record(tx)
    await insertAnswerFile(tx.db, {
      id: stored.id,
      user_id,
      vacancy_id,
      question_id: question.id,
      application_id: applicationId,
      name,
      type,
      bytes: content.length,
      created_at: applied_at,
    })
    const { id: question_id, text, kind } = question
    await writeAnswers(tx.db, applicationId, [{ question_id, text, kind, values: [stored.id], as_expected: null }])
  })
}
