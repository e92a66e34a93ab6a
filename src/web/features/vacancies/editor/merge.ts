import type { Requirement } from '#shared/matching/matching.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { plainText, type VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { dayWords, shiftsWords } from '#shared/words/hours.ts'
import { importanceWords } from '#shared/words/matching.ts'
import { countryName } from '#shared/words/names.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { familyWords } from '#shared/words/role-families.ts'
import { salaryWords } from '#shared/words/vacancies.ts'
import { contractWords, modalityWords, seniorityWords } from '#shared/words/work.ts'
import { clashesFirst, type MergePart, type Picks, whoChanged } from '#web/editor/merging/merge.ts'
import type { MergeRules } from '#web/editor/merging/merge-question.tsx'
import { formatDate } from '#web/lib/format.ts'
import { fullPlaceWords } from '#web/lib/place-words.ts'
import { fieldName } from './field-names.ts'
import type { VacancyContent } from './vacancy-content.ts'

type Field = keyof VacancyDocument
type Lines = (string | null | false | undefined)[]

/** Fields that say something only together; called after the first of them. */
interface Unit {
  fields: readonly [Field, ...Field[]]
  lines: (document: VacancyDocument) => Lines
}

const requirementLine = (requirement: Requirement): string =>
  `${requirementWords(requirement)} (${importanceWords[requirement.importance].toLowerCase()})`

const languages: Readonly<Record<VacancyDocument['language'], string>> = {
  es: 'Español',
  en: 'Inglés',
  pt: 'Portugués',
}

const units: readonly Unit[] = [
  { fields: ['title', 'role_id', 'role_family'], lines: (one) => [one.title, familyWords(one.role_family)] },
  { fields: ['seniority'], lines: ({ seniority }) => [seniority && seniorityWords[seniority]] },
  { fields: ['openings'], lines: ({ openings }) => [`Plazas: ${openings}`] },
  { fields: ['department'], lines: ({ department }) => [department] },
  { fields: ['on_behalf_of'], lines: ({ on_behalf_of }) => [on_behalf_of] },
  { fields: ['language'], lines: ({ language }) => [languages[language]] },
  {
    fields: ['modality', 'office_days'],
    lines: ({ modality, office_days }) => [
      modality && modalityWords[modality],
      office_days !== null && `Días en la oficina: ${office_days}`,
    ],
  },
  { fields: ['locations'], lines: ({ locations }) => locations.map(fullPlaceWords) },
  { fields: ['remote_countries'], lines: ({ remote_countries }) => remote_countries.map(countryName) },
  { fields: ['contract'], lines: ({ contract }) => [contract && contractWords[contract]] },
  { fields: ['working_day', 'hours_per_week'], lines: (one) => [dayWords(one)] },
  { fields: ['shifts'], lines: ({ shifts }) => [shiftsWords(shifts)] },
  {
    fields: ['no_experience_needed'],
    lines: ({ no_experience_needed }) => [no_experience_needed ? 'Sin experiencia previa' : 'Con experiencia'],
  },
  { fields: ['salary'], lines: ({ salary }) => [salaryWords(salary), salary.variable_text] },
  { fields: ['benefits'], lines: ({ benefits }) => benefits },
  { fields: ['start_date'], lines: ({ start_date }) => [start_date && formatDate(start_date)] },
  { fields: ['requirements'], lines: ({ requirements }) => requirements.map(requirementLine) },
  { fields: ['description'], lines: ({ description }) => plainText(description).split('\n') },
  { fields: ['responsibilities'], lines: ({ responsibilities }) => responsibilities },
  {
    fields: ['steps'],
    lines: ({ steps }) => steps.map(({ name, expected_days }) => `${name} (${expected_days} días)`),
  },
  { fields: ['questions'], lines: ({ questions }) => questions.map(({ text }) => text) },
  { fields: ['reply_days'], lines: ({ reply_days }) => [reply_days !== null && `${reply_days} días`] },
  {
    fields: ['process_public'],
    lines: ({ process_public }) => [process_public ? 'Se muestra en la vacante' : 'No se muestra en la vacante'],
  },
  { fields: ['duration_days'], lines: ({ duration_days }) => [`${duration_days} días`] },
]

const TEAM = 'hiring_team'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const asPart = (
  key: string,
  of: (content: VacancyContent) => unknown,
  lines: (content: VacancyContent) => Lines,
  { base, mine, theirs }: Texts,
): MergePart[] => {
  if (same(of(mine), of(theirs))) return []
  const words = (content: VacancyContent) => lines(content).flatMap((line) => line || [])
  return [
    {
      key,
      title: fieldName(key),
      mine: words(mine),
      theirs: words(theirs),
      changed_by: whoChanged(!same(of(base), of(mine)), !same(of(base), of(theirs))),
    },
  ]
}

interface Texts {
  /** The last one that both knew. */
  base: VacancyContent
  mine: VacancyContent
  theirs: VacancyContent
}

/** The fields in which two texts of a vacancy differ. */
export function mergeFields(base: VacancyContent, mine: VacancyContent, theirs: VacancyContent): MergePart[] {
  const texts = { base, mine, theirs }
  const found = units.flatMap(({ fields, lines }) =>
    asPart(
      fields[0],
      ({ document }) => fields.map((field) => document[field]),
      ({ document }) => lines(document),
      texts,
    ),
  )
  const people = ({ hiring_team }: VacancyContent) => [`Personas: ${hiring_team.length}`]
  return clashesFirst([...found, ...asPart(TEAM, placesOf, people, texts)])
}

const placesOf = ({ hiring_team }: VacancyContent) => hiring_team.map(({ member_id, role }) => [member_id, role])

export function merged(mine: VacancyContent, theirs: VacancyContent, picks: Picks): VacancyContent {
  const taken = units.filter(({ fields }) => picks[fields[0]] === 'THEIRS').flatMap(({ fields }) => fields)
  const parts = taken.map((field) => [field, theirs.document[field]] as const)
  return {
    document: Object.assign({}, mine.document, Object.fromEntries(parts)),
    hiring_team: picks[TEAM] === 'THEIRS' ? theirs.hiring_team : mine.hiring_team,
  }
}

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** Who saved the other text: a colleague by name, or the person in another tab. */
export function vacancyMerge(
  { saved_by }: Pick<Vacancy, 'saved_by'>,
  user_id: string,
  onJoined: (words: string) => void,
): MergeRules<VacancyContent> {
  const is_own = saved_by?.user_id === user_id
  const name = is_own ? null : saved_by?.full_name || 'Alguien de tu equipo'
  const first_name = name && saved_by?.full_name ? name.split(' ')[0] : null
  return {
    title: name ? `${name} cambió esta vacante mientras escribías` : 'Cambiaste esta vacante en otra pestaña',
    text: 'Lo que solo cambió uno de los dos ya está junto. Elige en lo que cambió en los dos lugares.',
    theirs_label: first_name ? `Lo de ${first_name}` : 'Lo del otro lugar',
    partsOf: mergeFields,
    merged,
    onJoined: (parts) => {
      const fields = parts.filter(({ changed_by }) => changed_by === 'THEM').map(({ title }) => title.toLowerCase())
      if (fields.length === 0) return
      const what = list.format(fields)
      onJoined(
        name
          ? `${name} cambió ${what} mientras escribías. Aquí está junto a lo tuyo.`
          : `En otra pestaña cambiaste ${what}. Aquí está junto a lo que escribes.`,
      )
    },
  }
}
