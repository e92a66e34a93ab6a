import type { LineType, MatchResult } from '#shared/matching/matching.ts'

interface Start {
  vacancy_title: string
  company_name: string
  full_name: string
  match: MatchResult | null
}

const NAMED = 3
/** What somebody names in a letter as something that they have; the work itself is named anyway. */
const NAMEABLE: readonly LineType[] = ['SKILL', 'LANGUAGE', 'CERTIFICATION', 'EDUCATION']

const listed = new Intl.ListFormat('es', { type: 'conjunction' })

/** What is known for sure and nothing else: the words about the person are the person's. */
export function letterStart({ vacancy_title, company_name, full_name, match }: Start): string {
  const met = (match?.items ?? [])
    .filter(({ type, verdict, basis }) => NAMEABLE.includes(type) && verdict === 'CUMPLE' && basis === 'CV')
    .map(({ title }) => title)
    .slice(0, NAMED)
  const paragraphs = [
    `Hola, equipo de ${company_name}:`,
    `Escribo por la vacante de ${vacancy_title}.`,
    ...(met.length > 0 ? [`De lo que se pide, en mi CV están: ${listed.format(met)}.`] : []),
    `Un saludo,\n${full_name}`,
  ]
  return paragraphs.join('\n\n')
}
