import type { z } from 'zod'
import { type AdDocument, adDocument } from '#shared/jobs/pasted-ads.ts'
import type { proposeRequirements } from '#shared/vacancies/vacancies.ts'

type Reading = z.output<typeof proposeRequirements.answer>

/** Of what was read only what is certain: nobody confirms it, and a CV is not measured by what the ad may not ask. */
export function adDocumentOf({ document, doubts = {}, requirements }: Reading): AdDocument {
  const certain = Object.entries(document).filter(([field]) => !(field in doubts))
  const asked = requirements.flatMap(({ requirement, selected = true }) => (selected ? [requirement] : []))
  return adDocument.parse({ ...Object.fromEntries(certain), requirements: asked })
}
