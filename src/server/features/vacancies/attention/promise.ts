import type { VacancyRow } from '../vacancies.tables.ts'

/** What people read of the promise: nothing while somebody waits longer than was promised. */
export const promisedDays = ({ document, promise_missed_at }: Pick<VacancyRow, 'document' | 'promise_missed_at'>) =>
  promise_missed_at ? null : document.reply_days
