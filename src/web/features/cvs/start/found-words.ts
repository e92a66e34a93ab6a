import { plural } from '#shared/core/numbers.ts'
import type { CvDocument } from '#shared/cvs/cv-document.ts'

/** «Encontramos 3 experiencias y 2 estudios.»: what was not found is not counted as «0 habilidades». */
export function foundWords({ experience, education, skills }: CvDocument): string {
  const counts: [number, string, string][] = [
    [experience.length, 'experiencia', 'experiencias'],
    [education.length, 'estudio', 'estudios'],
    [skills.length, 'habilidad', 'habilidades'],
  ]
  const parts = counts.filter(([count]) => count > 0).map((part) => plural(...part))
  return parts.length > 0 ? `Encontramos ${new Intl.ListFormat('es').format(parts)}.` : ''
}
