import { type CvContent, type CvDocument, cvContent } from '#shared/cvs/cv-document.ts'
import type { LanguageLevel } from '#shared/matching/matching.ts'
import type { Chance } from '../chance.ts'
import { eachOnce, skillId } from '../trades/skill-ids.ts'
import { existsSince } from '../trades/technology-years.ts'
import { calledAs, isTechnical, type Level, type Study, type Trade } from '../trades/trade.ts'
import type { Career, Job } from './career.ts'
import type { Land } from './lands.ts'
import { cvMonth, yearOf } from './months.ts'
import type { Named } from './names.ts'
import { employerOf, schoolOf } from './places-of-life.ts'

interface Life {
  named: Named
  email: string
  land: Land
  city: string
  region: string
  trade: Trade
  career: Career
  /** The month in which all of this is told. */
  now: number
}

const EMPTY = cvContent.parse({ title: 'Mi CV' })
const entry = (chance: Chance) => ({ id: chance.uuid(), hidden: false })

/** A whole CV, as its person would have written it. */
export function writeCv(chance: Chance, life: Life): CvContent {
  const { named, trade, career, land, email, city } = life
  const own = chance.some(trade.more, chance.int(2, 5))
  const names = eachOnce([...trade.skills.slice(0, chance.int(2, trade.skills.length)), ...own])
  const told = chance.some(trade.did, trade.did.length)
  const title = calledAs(trade.name, named.gender)
  const headline = isTechnical(trade) ? `${title} · ${names.slice(0, 2).join(' y ')}` : title
  const document: CvDocument = {
    ...EMPTY.document,
    basics: {
      full_name: named.full_name,
      headline,
      email,
      city,
      country: land.country,
      links: [],
      phone: `${land.phone}${chance.int(100, 999)}`,
    },
    summary: summaryOf(chance, life, names),
    no_experience: career.jobs.length === 0,
    experience: career.jobs.map((job, at) =>
      jobOf(chance, life, { job, names, at, told: told.slice(at * 2, at * 2 + 2) }),
    ),
    education: [studyOf(chance, life)],
    skills: names.map((name, at) => skillOf(chance, life, name, at)),
    languages: languagesOf(chance, life),
    certifications: papersOf(chance, life),
    circumstances: circumstancesOf(chance, life),
    interests: chance.is(0.4) ? chance.some(INTERESTS, 2) : [],
  }
  const template = chance.pick(['ESENCIAL', 'ESENCIAL', 'CLASICO', 'COMPACTO', 'EUROPEO'] as const)
  return { ...EMPTY, title: 'Mi CV', target_role: title, template, document }
}

const INTERESTS = ['Senderismo', 'Cocina', 'Fútbol', 'Lectura', 'Huerto', 'Música', 'Fotografía', 'Ajedrez', 'Ciclismo']

const LIKES = [
  'Me gusta el trabajo bien hecho y explicar lo que hago.',
  'Aprendo deprisa y pregunto antes de suponer.',
  'Valoro los equipos que se escuchan y los horarios que se cumplen.',
  'Busco un lugar donde quedarme y seguir aprendiendo.',
  'Me llevo bien con las prisas, y mejor con los planes.',
]

function summaryOf(chance: Chance, { trade, career, named, now }: Life, names: readonly string[]): string {
  const title = calledAs(trade.name, named.gender)
  const years = Math.floor(career.worked / 12)
  const things = names.slice(0, 3).join(', ')
  const begun = `${title} con ganas de empezar; he practicado ${things} en mis estudios.`
  // Twenty-eight years of work are not twenty-eight years with something that is younger.
  const allAlong = names.slice(0, 3).every((name) => existsSince(name) <= yearOf(now) - years)
  const told = `${title} con ${years} ${years === 1 ? 'año' : 'años'} de experiencia${allAlong ? ' en' : '; ahora trabajo con'} ${things}.`
  return `${years === 0 ? begun : told} ${chance.some(LIKES, 2).join(' ')}`
}

const GRADES: Partial<Record<Level, string>> = { SIN_EXPERIENCIA: ' júnior', JUNIOR: ' júnior', SENIOR: ' sénior' }

interface AtJob {
  job: Job
  names: readonly string[]
  /** 0 for the newest. */
  at: number
  /** What there is to tell of it: nobody says the same of two jobs. */
  told: readonly string[]
}

function jobOf(chance: Chance, life: Life, { job, names, at, told }: AtJob): CvDocument['experience'][number] {
  const { trade, named, city, land } = life
  const grade = isTechnical(trade) ? (GRADES[job.level] ?? '') : ''
  const team = chance.int(3, 24)
  return {
    ...entry(chance),
    position: calledAs(trade.name, named.gender) + grade,
    company: employerOf(chance, trade),
    company_url: '',
    city,
    country: land.country,
    contract: at === 0 && chance.is(0.2) ? 'TEMPORAL' : 'INDEFINIDO',
    modality: chance.pick(trade.modes),
    start: cvMonth(job.start),
    end: job.end === null ? null : cvMonth(job.end),
    current: job.end === null,
    summary: chance.is(0.7)
      ? `${job.end === null ? 'Me encargo' : 'Me encargaba'} de ${lowered(chance.pick(trade.duties))} Equipo de ${team} personas.`
      : '',
    achievements: told.map((one) => filled(chance, one)),
    skills: names
      .slice(0, chance.int(2, 4))
      .filter((name) => existsSince(name) <= yearOf(job.start))
      .map((name) => ({ skill_id: skillId(name), name })),
  }
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const filled = (chance: Chance, sentence: string): string =>
  sentence.replaceAll('{n}', () => String(chance.int(3, 60))).replaceAll('{p}', () => String(chance.int(8, 45)))

/** What Spain calls «grado» the other countries call «licenciatura». */
const degreeIn = ({ country }: Land, { degree }: Study): string =>
  country === 'ES' ? degree : degree.replace(/^Grado en/, 'Licenciatura en')

function studyOf(chance: Chance, { career: { study }, land }: Life): CvDocument['education'][number] {
  return {
    ...entry(chance),
    institution: schoolOf(chance, study),
    degree: degreeIn(land, study),
    level: study.level,
    field: '',
    start: cvMonth(study.start),
    end: study.in_progress ? null : cvMonth(study.end),
    in_progress: study.in_progress,
    grade: '',
    notes: '',
  }
}

function skillOf(chance: Chance, life: Life, name: string, at: number): CvDocument['skills'][number] {
  const years = Math.floor(life.career.worked / 12)
  const possible = Math.min(years, 20, yearOf(life.now) - existsSince(name))
  const own = Math.max(0, possible - chance.int(0, 3) - Math.min(at, 4))
  const level = own >= 6 ? 'EXPERTO' : own >= 3 ? 'AVANZADO' : own >= 1 ? 'INTERMEDIO' : 'BASICO'
  return {
    ...entry(chance),
    skill_id: skillId(name),
    name,
    level,
    years: own === 0 ? null : own,
    group: '',
    last_used: yearOf(life.career.jobs[0]?.end ?? life.now),
  }
}

const REGIONAL: Readonly<Record<string, string>> = {
  Cataluña: 'ca',
  'Islas Baleares': 'ca',
  'Comunidad Valenciana': 'ca-valencia',
  'País Vasco': 'eu',
  Galicia: 'gl',
  Arequipa: 'qu',
}
const LEVELS: readonly LanguageLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']

function languagesOf(chance: Chance, { named, region, trade }: Life): CvDocument['languages'] {
  const known: [string, LanguageLevel][] = [[named.mother_tongue, 'NATIVO']]
  if (named.mother_tongue !== 'es') known.push(['es', chance.pick(['B2', 'C1', 'C2'])])
  const regional = REGIONAL[region]
  if (regional && chance.is(0.7)) known.push([regional, chance.pick(['B2', 'C1', 'NATIVO'])])
  const asked = LEVELS.indexOf(trade.english ?? 'A2')
  if (named.mother_tongue !== 'en' && chance.is(trade.english ? 0.85 : 0.35))
    known.push(['en', LEVELS[Math.max(0, Math.min(5, asked + chance.int(-1, 1)))] ?? 'A2'])
  if (chance.is(0.12)) known.push([chance.pick(['pt', 'fr', 'de', 'it']), chance.pick(['A2', 'B1', 'B2'])])
  const once = known.filter(([language], at) => known.findIndex(([other]) => other === language) === at)
  return once.map(([language, overall]) => ({
    ...entry(chance),
    language,
    overall,
    name: null,
    said: '',
    detail: null,
    certificate: '',
  }))
}

function papersOf(chance: Chance, { trade, career }: Life): CvDocument['certifications'] {
  if (!trade.paper || career.jobs.length === 0 || chance.is(0.25)) return []
  const date = cvMonth(career.jobs.at(-1)?.start ?? career.study.end)
  const issuer = chance.pick(['Centro de Formación La Ría', 'Escuela de Oficios El Puente'])
  return [{ ...entry(chance), name: trade.paper, issuer, date, expires: null, credential_id: '', url: '' }]
}

function circumstancesOf(chance: Chance, { trade }: Life): CvDocument['circumstances'] {
  const drives = trade.licence !== undefined ? chance.is(0.92) : chance.is(0.45)
  const heavy = trade.licence === 'C+E' ? ['C', 'C+E'] : []
  const vehicle = trade.vehicle ?? 'COCHE'
  return {
    licences: drives ? ['B', ...heavy] : [],
    vehicles: drives && chance.is(0.55) ? [vehicle === 'FURGONETA' ? 'COCHE' : vehicle] : [],
    shifts: trade.shifts && chance.is(0.7) ? [...trade.shifts] : [],
    availability: chance.pick(['INMEDIATA', 'INMEDIATA', '15_DIAS', '1_MES', 'A_CONVENIR']),
    travels: chance.is(0.3) ? true : null,
  }
}
