import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { VacancyRow } from './vacancies.tables.ts'

type Versions = Pick<VacancyRow, 'document' | 'pending_document'>

/** What the next save, publication or dropping of changes must have seen. */
export const editRevision = ({ revision, pending_saves }: Pick<VacancyRow, 'revision' | 'pending_saves'>): number =>
  revision + pending_saves

/** What the team writes, which is what people read as long as nothing waits. */
export const editedDocument = ({ document, pending_document }: Versions): VacancyDocument =>
  pending_document ?? document
