import { z } from 'zod'
import { type CvDocument, cvContent } from '#shared/cvs/cv-document.ts'
import type { Confidence, CvProposal } from '#shared/cvs/cv-imports.ts'
import { ImportFailure } from '../files/failure.ts'
import { NO_WISHES } from '../parse/circumstances/wishes.ts'
import { textsIn } from './json-text.ts'

const ownJson = z.object({ format: z.literal('skillo-cv'), version: z.literal(1), content: cvContent })

export const isOwnJson = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 'skillo-cv'

/** Our own export is a CV already: nothing is guessed. */
export function proposeFromOwnJson(value: unknown): CvProposal {
  const parsed = ownJson.safeParse(value)
  if (!parsed.success) throw new ImportFailure('import_corrupt')
  const { language, document } = parsed.data.content
  return {
    language,
    document,
    confidence: certainOf(document),
    unplaced_text: [],
    original_pages: [textsIn(document).join('\n')],
    hidden_text_found: false,
    hides_orders: false,
    wishes: NO_WISHES,
  }
}

const LAYOUT_KEYS = new Set(['id', 'hidden', 'sections', 'kind', 'skill_id'])

function certainOf(document: CvDocument): Record<string, Confidence> {
  const certain: Record<string, Confidence> = {}
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const [at, each] of value.entries()) walk(each, `${path}.${at}`)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value))
        if (!LAYOUT_KEYS.has(key)) walk(each, path === '' ? key : `${path}.${key}`)
    } else if (value !== '' && value !== null && value !== false) certain[path] = 'ALTA'
  }
  walk(document, '')
  return certain
}
