import type { VacancyRow } from '../vacancies.tables.ts'

/** After so many days without work the first warning and the second. */
export const WARNED_AFTER = [10, 15]

/** Warned for the last time: the screens of the vacancy say so until somebody works on it. */
export const isNeglected = ({ state, neglect_warnings }: Pick<VacancyRow, 'state' | 'neglect_warnings'>): boolean =>
  state === 'PUBLISHED' && neglect_warnings >= WARNED_AFTER.length
