import type { Deps } from '#server/context.ts'
import { explain, seekerByCv } from '#server/features/matching/matching.service.ts'
import type { DeclaredAnswer, MatchResult } from '#shared/matching/matching.ts'
import { type VacancyDocument, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'

/** How one CV meets a vacancy, with what its person says besides; null when it cannot be read. */
export async function matchOfCv(
  ctx: Pick<Deps, 'db' | 'now' | 'log'>,
  cvId: string,
  document: VacancyDocument,
  declared: Readonly<Record<string, DeclaredAnswer>> = {},
): Promise<MatchResult | null> {
  const { requirements } = vacancyDocument.parse(document)
  const known = new Set<string>(requirements.map(({ id }) => id))
  const answers = Object.fromEntries(Object.entries(declared).filter(([id]) => known.has(id)))
  const seeker = await seekerByCv(ctx, cvId, answers)
  return seeker ? explain(seeker, { document }) : null
}
