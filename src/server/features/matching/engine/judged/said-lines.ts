import { withoutWhoTheyAre } from '#server/features/cvs/scrub.ts'
import { educationWords } from '#shared/words/levels/levels.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { ownNameBlanker } from '../own-name.ts'
import type { Workplace } from '../said/workplaces.ts'
import type { Source } from '../types.ts'

/** A line of a CV as somebody reads it: under its position or its section. */
export interface SaidLine {
  above: string
  text: string
  source: Source
}

const SECTIONS: Readonly<Record<string, string>> = {
  basics: 'Perfil',
  summary: 'Perfil',
  education: 'Formación',
  languages: 'Idiomas',
  skills: 'Habilidades',
  certifications: 'Certificados',
  courses: 'Cursos',
  projects: 'Proyectos',
  registrations: 'Colegiación',
  circumstances: 'Otros datos',
  volunteering: 'Voluntariado',
}

/** Of an employer its kind is said, and never its name. */
const WORKPLACES: Readonly<Record<Workplace, string>> = {
  ESCUELA: 'escuela',
  INFANTIL: 'educación infantil',
  PRIMARIA: 'educación primaria',
  SECUNDARIA: 'educación secundaria',
  PREPARATORIA: 'preparatoria',
  UNIVERSIDAD: 'universidad',
  HOSPITAL: 'hospital o clínica',
  RESIDENCIA: 'residencia de mayores',
  TALLER: 'taller',
  CONCESIONARIO: 'concesionario',
  HOTEL: 'hotel',
  APARTAMENTO: 'alojamiento turístico',
  RESTAURANTE: 'restaurante o bar',
  TIENDA: 'tienda',
  FARMACIA: 'farmacia',
  PARAFARMACIA: 'parafarmacia',
  FABRICA: 'fábrica',
  DESPACHO: 'despacho o consultora',
  BANCO: 'banco',
  MINA: 'minería',
  NINEZ: 'infancia',
  MAYORES: 'personas mayores',
  PUERTO: 'puerto',
  AEROPUERTO: 'aeropuerto',
  CAMPO: 'campo',
}

/** From here on a text is read sentence by sentence. */
const LONG = 18
const LANGUAGE_NAMES = new Intl.DisplayNames(['es'], { type: 'language' })

/** All that a CV says, line by line, without the person's name, age, origin, family and sex: the model would hear them. */
export function saidLines(candidate: PreparedCandidate, full_name: string): SaidLine[] {
  const heads = headsOf(candidate)
  const blanked = ownNameBlanker(full_name)
  const nameless = (text: string) => withoutWhoTheyAre(blanked(text))
  const lines = Object.entries(candidate.texts).flatMap(([cv_path, text]): SaidLine[] => {
    const head = heads.get(entryOf(cv_path))
    if (head && cv_path.endsWith('.position'))
      return [{ above: 'Experiencia', text: head, source: whole(cv_path, text) }]
    const state = cv_path.endsWith('.degree') ? studyAt(candidate, cv_path) : ''
    if (state) return [{ above: SECTIONS.education ?? '', text: `${text} (${state})`, source: whole(cv_path, text) }]
    const above = head ?? SECTIONS[cv_path.split('.', 1)[0] ?? ''] ?? ''
    return sentencesOf(text).map(({ start, end }) => ({
      above,
      text: text.slice(start, end),
      source: { cv_path, start, end },
    }))
  })
  // Of a language in the list its line says it already; of others, their work or studies do.
  const levels = candidate.languages.flatMap(({ language, level, source }): SaidLine[] =>
    level && !source.cv_path.startsWith('languages.')
      ? [{ above: 'Idiomas', text: `${LANGUAGE_NAMES.of(language) ?? language}: ${level}`, source }]
      : [],
  )
  return [...lines, ...levels]
    .map(({ above, text, source }) => ({ above: squeezed(nameless(above)), text: squeezed(nameless(text)), source }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

const whole = (cv_path: string, text: string): Source => ({ cv_path, start: 0, end: text.length })

/** Of which level a study is, and whether it goes on: neither where nor when it was. */
function studyAt({ education }: PreparedCandidate, cv_path: string): string {
  const study = education.find(({ fact }) => entryOf(fact.source.cv_path) === entryOf(cv_path))?.fact
  if (!study) return ''
  const level = study.level ? educationWords[study.level].toLowerCase() : ''
  return [level, study.in_progress ? 'sin terminar' : ''].filter(Boolean).join(', ')
}

const entryOf = (cv_path: string): string => cv_path.split('.', 2).join('.')
/** Without the marks that stand for a name, and in single spaces. */
const squeezed = (text: string): string => text.replace(/[\s|]+/g, ' ').trim()

/** What was done, in which kind of house, from when to when, and how long that is. */
function headsOf({ jobs }: PreparedCandidate): Map<string, string> {
  return new Map(
    jobs.map(({ fact: { source, position, start, end, places = [] }, from, to }) => [
      entryOf(source.cv_path),
      `${position}${places.map((place) => `, ${WORKPLACES[place]}`).join('')}, ${month(start)} - ${end === null ? 'hoy' : month(end)} (${length(to - from)})`,
    ]),
  )
}

/** «3 años y 2 meses»: the model reads dates, and does not reckon with them. */
function length(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [
    years > 0 && `${years} ${years === 1 ? 'año' : 'años'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'mes' : 'meses'}`,
  ]
  return parts.filter(Boolean).join(' y ')
}

const month = (date: string): string => `${date.slice(5, 7)}/${date.slice(0, 4)}`

/** Lines, and of long ones their sentences. */
function sentencesOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    if (line.split(/\s+/).length <= LONG) return [{ start: index, end: index + line.length }]
    return [...line.matchAll(/\S.*?(?:[.;](?=\s)|$)/g)].map((found) => ({
      start: index + found.index,
      end: index + found.index + found[0].length,
    }))
  })
}
