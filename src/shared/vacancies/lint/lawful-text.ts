import { AppError } from '../../core/errors.ts'
import type { LintFinding } from '../vacancy-lint.ts'
import { findDiscrimination } from './discrimination/discrimination.ts'
import type { LintText } from './texts.ts'

/** The first part of a path, as people call it. */
const PLACES: Record<string, string> = {
  title: 'el título',
  department: 'el departamento',
  on_behalf_of: 'el nombre de la empresa cliente',
  salary: 'el texto del salario',
  benefits: 'los beneficios',
  description: 'la descripción',
  responsibilities: 'las responsabilidades',
  requirements: 'los requisitos',
  questions: 'las preguntas',
  steps: 'los pasos del proceso',
  company: 'la presentación de la empresa',
  message: 'tu mensaje',
}

/** «En la descripción dice «Talla máxima 38». El aspecto no mide el trabajo…» */
export function saidOf({ path, quote, reason }: Pick<LintFinding, 'path' | 'quote' | 'reason'>): string {
  const place = PLACES[path.split('.')[0] ?? ''] ?? 'el texto'
  return `En ${place} dice «${quote}». ${reason}`
}

export const companyTexts = ({
  description,
  benefits,
}: {
  description: string | null
  benefits: readonly string[]
}): LintText[] => [
  { path: 'company.description', text: description ?? '' },
  ...benefits.map((text, i) => ({ path: `company.benefits.${i}`, text })),
]

/** The last gate before anybody reads a text: whoever writes public text or opens a vacancy calls it, whatever was checked before. */
export function requireLawfulText(texts: readonly LintText[]): void {
  const [first, ...others] = findDiscrimination(texts)
  if (!first) return
  const fields = Object.fromEntries([...others.toReversed(), first].map(({ path, reason }) => [path, reason]))
  throw new AppError('lint_blocked', saidOf(first), { fields })
}
