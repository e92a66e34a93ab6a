import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { html } from '#server/platform/html.ts'
import { minorUnits } from '#shared/core/money.ts'
import type { Importance, Requirement } from '#shared/matching/matching.ts'
import { type VacancyDocument, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { Chance } from '../chance.ts'
import { citiesByWeight, type Land } from '../people/lands.ts'
import { payOf } from '../trades/pay.ts'
import { eachOnce, skillId } from '../trades/skill-ids.ts'
import { isTechnical, type Level, type Trade } from '../trades/trade.ts'
import type { House } from './house.ts'

type Publisher = Pick<House, 'city' | 'reply_days' | 'description' | 'team' | 'benefits'>

const GRADES: Partial<Record<Level, string>> = { JUNIOR: ' júnior', SENIOR: ' sénior' }
const YEARS: Readonly<Record<Level, number>> = { SIN_EXPERIENCIA: 0, JUNIOR: 1, SEMI_SENIOR: 2, SENIOR: 5, EXPERT: 8 }

/** A whole ad, as its company would have published it. */
export function writeVacancy(chance: Chance, house: Publisher, trade: Trade, land: Land): VacancyDocument {
  const level = chance.pick(trade.levels)
  const title = trade.name + (isTechnical(trade) ? (GRADES[level] ?? '') : '')
  const role_id = normaliseTitle(trade.name).role_id ?? null
  const modality = chance.pick(trade.modes)
  const { city, region } = placeOf(chance, house, land)
  const { min, max } = payOf(trade, land, level)
  const unit = 10 ** minorUnits(land.currency)
  return vacancyDocument.parse({
    title,
    role_id,
    role_family: (role_id && taxonomy().role(role_id)?.family) ?? '',
    seniority: level,
    modality,
    office_days: modality === 'HIBRIDO' ? chance.int(1, 3) : null,
    openings: chance.is(0.2) ? chance.int(2, 6) : 1,
    locations: modality === 'REMOTO' ? [] : [{ country: land.country, region, city }],
    remote_countries: modality === 'REMOTO' ? [land.country] : [],
    contract: chance.is(0.82) ? 'INDEFINIDO' : 'TEMPORAL',
    working_day: 'COMPLETA',
    hours_per_week: chance.pick([38, 40, 40]),
    shifts: trade.shifts && chance.is(0.8) ? trade.shifts : [],
    no_experience_needed: level === 'SIN_EXPERIENCIA',
    salary: {
      min: min * unit,
      max: max * unit,
      currency: land.currency,
      period: land.period,
      payments_per_year: land.period === 'MES' ? land.payments : 12,
    },
    benefits: house.benefits,
    description: descriptionOf(chance, house, trade),
    responsibilities: trade.duties,
    requirements: requirementsOf(chance, trade, level, role_id),
    steps: stepsOf(trade).map((name) => ({ id: chance.uuid(), name, expected_days: chance.int(2, 5) })),
    reply_days: house.reply_days,
    duration_days: 60,
  })
}

function placeOf(chance: Chance, { city }: Publisher, land: Land) {
  const own = land.cities.find((one) => one.city === city)
  return own && chance.is(0.75) ? own : chance.pick(citiesByWeight(land))
}

const NEXT = [
  'Las primeras semanas acompañarás a quien ya conoce el trabajo, y después llevarás lo tuyo con ayuda cerca.',
  'Tendrás desde el primer día una persona de referencia, un plan de acogida escrito y tiempo para aprender.',
  'Nos importa más lo que sabes hacer que dónde lo aprendiste: cuéntanoslo con ejemplos.',
]

function descriptionOf(chance: Chance, house: Publisher, trade: Trade): string {
  const closing = `Respondemos a todas las personas en ${house.reply_days} días como máximo, también cuando seguimos con otras, y contamos siempre el motivo.`
  const paragraphs = [chance.pick(trade.about), house.description, house.team, `${chance.pick(NEXT)} ${closing}`]
  return html`${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`.toString()
}

const stepsOf = (trade: Trade): string[] =>
  isTechnical(trade)
    ? ['Llamada breve', 'Entrevista técnica', 'Entrevista con el equipo', 'Oferta']
    : ['Llamada breve', 'Entrevista con el equipo', 'Oferta']

function requirementsOf(chance: Chance, trade: Trade, level: Level, role_id: string | null): object[] {
  const one = (type: Requirement['type'], importance: Importance, value: object) => ({
    id: chance.uuid(),
    type,
    importance,
    value,
  })
  const skill = (importance: Importance) => (name: string) =>
    one('SKILL', importance, { name, skill_id: skillId(name) })
  const years = YEARS[level]
  const name = (role_id && taxonomy().role(role_id)?.name_es) ?? trade.name
  const [study] = trade.studies
  const asked = eachOnce([...trade.skills.slice(0, 3), ...chance.some(trade.more, 2)])
  const [must, should, nice] = [asked.slice(0, 2), asked.slice(2, 3), asked.slice(3)]
  const needsDegree = study?.level === 'GRADO' && trade.sector !== 'technology'
  return [
    ...must.map(skill('EXCLUYENTE')),
    ...should.map(skill('IMPORTANTE')),
    ...nice.map(skill('DESEABLE')),
    ...(years > 0 ? [one('ROLE_EXPERIENCE', 'IMPORTANTE', { role_id, name, min_years: years })] : []),
    ...(trade.english ? [one('LANGUAGE', 'IMPORTANTE', { language: 'en', min_level: trade.english })] : []),
    ...(needsDegree ? [one('EDUCATION', 'IMPORTANTE', { min_level: 'GRADO' })] : []),
    ...(trade.licence ? [licenceOf(trade.licence)].map(skill('IMPORTANTE')) : []),
    ...(trade.paper ? [one('CERTIFICATION', 'DESEABLE', { name: trade.paper })] : []),
  ]
}

/** As the taxonomy calls it. */
const licenceOf = (licence: string): string =>
  taxonomy().skill(licence === 'C+E' ? 'driving-licence-ce' : 'driving-licence-b')?.name_es ?? `Permiso ${licence}`
