import { sql } from 'drizzle-orm'
import * as answerFiles from '#shared/hiring/answer-files.ts'
import { applicantKnown, either } from './hiring/hiring-inputs.ts'
import { FILE_QUESTION } from './hiring/hiring-world.ts'
import { ownerOnly, type Row, row, signedIn } from './rows.ts'
import type { World } from './world.ts'

const ofQuestion = ({ company }: World) => ({
  params: { vacancy_id: company.vacancies.PUBLISHED, question_id: FILE_QUESTION },
})

async function askForFile({ app, company }: World): Promise<void> {
  const question = { id: FILE_QUESTION, text: 'Adjunta una muestra', kind: 'ARCHIVO', options: [], expected: [] }
  await app.deps.db.execute(
    sql`update vacancies set document = jsonb_set(document, '{questions}', ${JSON.stringify([question])}::jsonb)
      where id = ${company.vacancies.PUBLISHED}`,
  )
}

async function notSentYet({ app, company }: World): Promise<void> {
  await app.deps.db.execute(
    sql`update answer_files set application_id = null where id = ${company.hiring.answer_file_id}`,
  )
}

export const answerFilesRows: Row[] = [
  // Whoever has applied brings nothing more.
  row(
    answerFiles.bringAnswerFile,
    { ...signedIn(200), 'seeker-owner': 409 },
    (world) => ({ ...ofQuestion(world), file: new File(['%PDF-1.7 hola'], 'muestra.pdf') }),
    { prepare: askForFile },
  ),
  row(answerFiles.removeAnswerFile, ownerOnly(204), ofQuestion, { prepare: notSentYet }),
  row(
    answerFiles.getAnswerFile,
    either(200),
    ({ company }) => ({ params: { id: company.hiring.application_id, file_id: company.hiring.answer_file_id } }),
    applicantKnown,
  ),
]
