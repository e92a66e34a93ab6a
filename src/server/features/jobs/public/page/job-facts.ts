import type { Importance } from '#shared/matching/matching.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { dayWords, shiftsWords } from '#shared/words/hours.ts'
import { importanceWords } from '#shared/words/matching.ts'
import { countryName } from '#shared/words/names.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { salaryWords } from '#shared/words/vacancies.ts'
import { contractWords, modalityWords, seniorityWords } from '#shared/words/work.ts'

type Document = Omit<VacancyDocument, 'questions'>

/** Where somebody may work from; what search engines are told is the same list. */
export function remoteCountries({ modality, remote_countries, locations }: Document): string[] {
  if (modality !== 'REMOTO') return []
  return remote_countries.length > 0 ? remote_countries : [...new Set(locations.map(({ country }) => country))]
}

function placeText(document: Document): string {
  const countries = remoteCountries(document)
  if (countries.length > 0) return `Desde ${countries.map(countryName).join(', ')}`
  return document.locations
    .map(({ city, region, country }) => [city, region, countryName(country)].filter(Boolean).join(', '))
    .join(' · ')
}

/** The conditions as label and value, in the order in which people ask for them. */
export function factsOf(document: Document): [label: string, value: string][] {
  const { modality, contract, shifts, no_experience_needed, seniority, openings, reply_days, office_days, salary } =
    document
  const facts: [string, string | null | false][] = [
    ['Salario', salaryWords(salary)],
    ['Variable', salary.variable_text],
    ['Modalidad', modality && modalityWords[modality]],
    ['Días en la oficina', modality === 'HIBRIDO' && office_days !== null && `${office_days} por semana`],
    ['Lugar', placeText(document)],
    ['Contrato', contract && contractWords[contract]],
    ['Jornada', dayWords(document)],
    ['Turnos', shiftsWords(shifts)],
    ['Experiencia', no_experience_needed && 'Sin experiencia previa'],
    ['Nivel', seniority && seniorityWords[seniority]],
    ['Plazas', openings > 1 && String(openings)],
    ['Área', document.department],
    ['Empresa final', document.on_behalf_of],
    ['Respuesta', reply_days !== null && `En ${reply_days} días como máximo`],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []))
}

const ORDER: Importance[] = ['EXCLUYENTE', 'IMPORTANTE', 'DESEABLE']

/** «Excluyentes», «Importantes», «Deseables», each with its sentences. */
export function requirementGroups({ requirements }: Document): { title: string; items: string[] }[] {
  return ORDER.map((importance) => ({
    title: `${importanceWords[importance]}s`,
    items: requirements.filter((one) => one.importance === importance).map(requirementWords),
  })).filter(({ items }) => items.length > 0)
}
