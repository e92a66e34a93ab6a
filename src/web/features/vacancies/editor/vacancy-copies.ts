import { z } from 'zod'
import { type DeviceCopy, deviceCopies } from '#web/editor/saving/device-copies.ts'
import { asSaved, type VacancyContent, vacancyContent } from './vacancy-content.ts'

/** What a closed tab left of a vacancy, or of one that was not on the server yet. */
export interface VacancyCopy extends DeviceCopy<VacancyContent> {
  /** With which its creation was asked for, perhaps without an answer; null once it is on the server. */
  creation_key: string | null
}

const stored = deviceCopies(
  'vacancy-draft:',
  vacancyContent.extend({ creation_key: z.uuid().nullable().default(null) }),
)

export const copyKey = (vacancy_id: string | null, company_id: string): string => vacancy_id ?? `new-${company_id}`

/** The key travels inside the stored text and is taken off again, so that texts are compared without it. */
export const copies = {
  keep: (id: string, { creation_key, base, content, ...copy }: VacancyCopy): boolean =>
    stored.keep(id, { ...copy, base: { ...base, creation_key }, content: { ...content, creation_key } }),
  drop: stored.drop,
  take: async (id: string, user_id: string): Promise<VacancyCopy | null> => {
    const copy = await stored.take(id, user_id)
    if (!copy) return null
    const { base, content } = copy
    return { ...copy, base: asSaved(base), content: asSaved(content), creation_key: content.creation_key }
  },
}
