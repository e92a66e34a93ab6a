import { QUOTE_MAX } from '#shared/matching/matching.ts'
import type { Candidate, Source } from './types.ts'

const SHOWN_SOURCES = 3
const CONTEXT_BEFORE = 100

const SECTION_TEXT: Readonly<Record<string, string>> = {
  basics: 'Datos',
  summary: 'Perfil',
  experience: 'Experiencia',
  education: 'Formación',
  skills: 'Habilidades',
  languages: 'Idiomas',
  certifications: 'Certificaciones',
  projects: 'Proyectos',
  courses: 'Cursos',
  volunteering: 'Voluntariado',
}

interface Evidence {
  cv_path: string
  quote: string
}

/** Literal spans of the CV, each place once. */
export function quotesOf(sources: readonly Source[], texts: Candidate['texts']): Evidence[] {
  const evidence: Evidence[] = []
  for (const source of sources) {
    if (evidence.length === SHOWN_SOURCES) break
    const quote = quoteOf(texts[source.cv_path] ?? '', source)
    const is_known = evidence.some((item) => item.cv_path === source.cv_path && item.quote === quote)
    if (quote !== '' && !is_known) evidence.push({ cv_path: source.cv_path, quote })
  }
  return evidence
}

/** The whole text when it is short, else whole words around the fact. */
function quoteOf(text: string, { start, end }: Source): string {
  if (text.length <= QUOTE_MAX) return text.trim()
  let from = Math.max(0, Math.min(start, text.length) - CONTEXT_BEFORE)
  if (from > 0) {
    const word_start = text.indexOf(' ', from) + 1
    if (word_start > 0 && word_start <= start) from = word_start
  }
  let to = Math.min(text.length, from + QUOTE_MAX)
  if (to < text.length) {
    const word_end = text.lastIndexOf(' ', to)
    if (word_end >= end) to = word_end
  }
  return text.slice(from, to).trim()
}

/** «Experiencia: “…”», for the list «Dónde lo vimos». */
export function seenText({ cv_path, quote }: Evidence): string {
  const section = SECTION_TEXT[cv_path.split(/[.[]/, 1)[0] ?? ''] ?? 'CV'
  return `${section}: «${quote}»`
}
