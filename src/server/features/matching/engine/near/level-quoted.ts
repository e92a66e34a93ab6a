import type { SkillLevel } from '#shared/matching/matching.ts'
import type { PreparedCandidate } from '../candidate.ts'
import type { Judge } from '../kinds/kind.ts'
import { partsShowing } from '../said/level-shown.ts'
import type { Finding } from '../types.ts'

const MOST_PARTS = 2

/** «Excel, nivel intermedio» is shown by «tablas dinámicas», and not by «Excel» alone. */
export function levelQuoted(judge: Judge, skill_id: string | null, min_level: SkillLevel | null): Judge {
  if (skill_id === null || min_level === null || min_level === 'BASICO') return judge
  return {
    ...judge,
    judge(candidate) {
      const found = judge.judge(candidate)
      return found.value === 1 && saysNoLevel(skill_id, candidate) ? withParts(found, skill_id, candidate) : found
    },
    describe(finding) {
      const { parts, found } = finding
      return parts && found ? `El CV lo muestra: «${found}», con ${listed(parts.shown)}.` : judge.describe(finding)
    },
  }
}

const saysNoLevel = (skill_id: string, { skills }: PreparedCandidate): boolean =>
  (skills.get(skill_id)?.level ?? null) === null

function withParts(found: Finding, skill_id: string, candidate: PreparedCandidate): Finding {
  const parts = partsShowing(skill_id, candidate).slice(0, MOST_PARTS)
  if (parts.length === 0) return found
  const shown = parts.map(({ name }) => name)
  return { ...found, sources: [...parts.map(({ source }) => source), ...found.sources], parts: { shown, missing: [] } }
}

const listed = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(' y ')
