import { type VacancyDocument, vacancyDocument } from '../vacancy-document.ts'
import type { LintFinding } from '../vacancy-lint.ts'
import { type LintContext, lintVacancy } from './lint.ts'

export const SPAIN: LintContext = { company_country: 'ES', today: '2026-11-01' }

/** Long enough, and nothing to say about it. */
export const INTRODUCTION =
  '<p>Somos una cooperativa que fabrica muebles de madera para escuelas y bibliotecas. Trabajamos cerca de cada cliente, desde el primer dibujo hasta el montaje, y cuidamos los materiales que usamos. En este puesto organizarás los pedidos de la semana, hablarás con los talleres y ayudarás a que cada entrega llegue a tiempo. Te acompañaremos durante los primeros meses y tendrás siempre a alguien a quien preguntar.</p>'

const good: Partial<VacancyDocument> = {
  title: 'Analista de pedidos',
  working_day: 'COMPLETA',
  contract: 'INDEFINIDO',
  salary: { min: 24_000_00, max: 30_000_00, currency: 'EUR', period: 'ANIO', payments_per_year: 14, variable_text: '' },
  description: INTRODUCTION,
}

export const aDocument = (changes: Partial<VacancyDocument>): VacancyDocument =>
  vacancyDocument.parse({ ...good, ...changes })
export const lint = (changes: Partial<VacancyDocument>, context = SPAIN): LintFinding[] =>
  lintVacancy(aDocument(changes), context)
export const rules = (changes: Partial<VacancyDocument>, context = SPAIN): string[] =>
  lint(changes, context).map(({ rule }) => rule)
export const shown = (findings: readonly LintFinding[]): string[] =>
  findings.map(({ rule, quote }) => `${rule}: ${quote}`)
