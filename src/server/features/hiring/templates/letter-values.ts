import { type Filled, firstName, signatureOf } from '#shared/hiring/templates/filled-text.ts'
import { listInSentence, requirementInSentence } from '#shared/words/requirement-in-sentence.ts'
import type { Surroundings } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'

const nameOf = ({ full_name }: ApplicationRow, around: Surroundings): string => firstName(around.full_name ?? full_name)

/** The last thing that is put into a mail. */
export const withName = (text: string, application: ApplicationRow, around: Surroundings): string =>
  text.replaceAll('{nombre}', nameOf(application, around))

export function valuesFor(application: ApplicationRow, around: Surroundings, missingIds: readonly string[]): Filled {
  const missing = around.document.requirements.filter(({ id }) => missingIds.includes(id))
  return {
    // In blind review whoever writes does not learn it: it is put in when the mail leaves.
    nombre: application.is_blind ? '{nombre}' : nameOf(application, around),
    vacante: around.title,
    empresa: around.company_name,
    qué_faltó: listInSentence(missing.map(requirementInSentence).filter((one) => one !== null)),
    firma: signatureOf(around.company_name),
  }
}
