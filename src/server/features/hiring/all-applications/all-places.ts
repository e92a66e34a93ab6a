import { z } from 'zod'
import { cursorOver } from '#server/platform/db/cursor.ts'
import type { AllSort } from '#shared/hiring/all-applications/all-applications.ts'

/** A moment in thousandths of a second, as far as the database counts years. */
const moment = z.string().regex(/^-?\d{1,13}$/)

const keys: Record<AllSort, z.ZodType<string>> = {
  newest: moment,
  oldest: moment,
  no_contact: moment,
  match: z.string().regex(/^-?\d{1,5}$/),
  name: z.string().max(200),
}

/** Where a page of the list over all vacancies begins. */
export const allPlaceBy = (sort: AllSort) => cursorOver(z.object({ key: keys[sort], id: z.uuid() }))
