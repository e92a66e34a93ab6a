import { randomUUID } from 'node:crypto'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { readMoving } from '#server/features/language/normalise/read-moving.ts'
import { registration } from '#shared/cvs/cv-document.ts'
import type { Confidence } from '#shared/cvs/cv-imports.ts'
import type { Draft } from '../draft.ts'
import { headingKind } from '../sections/heading-words.ts'
import { sentencesOf } from '../sections/items.ts'
import type { Section } from '../sections/sections.ts'
import { areClasses, classesBefore, classesOf, licencesIn, namedClasses, type Range } from './licence-phrases.ts'
import { type LifeFacts, lifeFactsIn } from './life-phrases.ts'
import { type FoundRegistration, registrationIn, registrationsIn } from './registration-phrases.ts'
import { saidSentences, TELLS_OF_WORK } from './said-sentences.ts'

const MOST_LICENCES = 10
const LONGEST_CLASS = 20
const MOST_REGISTRATIONS = 10
const LONGEST_SENTENCE = 400
const SPEAKS_OF_ELSE: ReadonlySet<Section['kind']> = new Set<Section['kind']>([...TELLS_OF_WORK, 'summary', 'skills'])

/** Licences, vehicle, hours, start and registrations, wherever a CV says them; what says nothing else goes from there. */
export function settleCircumstances(draft: Draft, sections: readonly Section[]): void {
  let drives = false
  for (const { sentence, kind } of saidSentences(sections)) drives = readSentence(draft, sentence, kind) || drives
  if (drives) takeUnnamed(draft)
  rateAll(draft)
  tidy(draft)
}

/** Answers whether it speaks of a driving licence without its class. */
function readSentence(draft: Draft, sentence: string, kind: Section['kind']): boolean {
  // Of a job only a sentence that begins with such a thing speaks of the person.
  const opens = ({ from }: Range) => !TELLS_OF_WORK.has(kind) || from < 3
  const licences = licencesIn(sentence)
  if (licences.ranges.every(opens)) takeLicences(draft, licences.classes, 'ALTA')
  const bare = withoutWord(sentence)
  if (kind === 'circumstances' && areClasses(bare)) takeLicences(draft, classesOf(bare), 'ALTA')
  const named = namedClasses(sentence)
  if (MAY_LIST_CLASSES.has(kind) || (named.length > 1 && !OF_CLASSES.has(kind))) takeLicences(draft, named, 'ALTA')
  if (kind === 'circumstances') takeLicences(draft, classesBefore(sentence), 'ALTA')
  const facts = lifeFactsIn(sentence, kind === 'circumstances' || (kind === 'other' && HOURS_FIRST.test(sentence)))
  if (facts.ranges.some(opens)) takeFacts(draft, facts)
  const held = SPEAKS_OF_ELSE.has(kind) ? [] : registrationsIn(sentence, kind === 'registrations')
  // «Registro profesional E1» is a licence to drive.
  for (const one of held) if (licences.classes.length === 0 || one.number !== '') placeRegistration(draft, one)
  return licences.unnamed && licences.ranges.every(opens)
}

/** «Jornada de mañana», among other things. */
const HOURS_FIRST = /^(?:solo |s[oó]lo |media )?(?:jornada|horario|turno)s? /iu

/** «LICENCIAS» over «Clase B. Control en 2027». */
const MAY_LIST_CLASSES: ReadonlySet<Section['kind']> = new Set<Section['kind']>(['circumstances', 'certifications'])
/** A teacher has «Clases A y B» too. */
const OF_CLASSES: ReadonlySet<Section['kind']> = new Set<Section['kind']>([...SPEAKS_OF_ELSE, 'education', 'courses'])

/** «Clase B» below «Licencia de conducir». */
const withoutWord = (text: string): string => text.replace(/^(?:clases?|tipos?|categor[ií]as?)\s+|\.$/giu, '')

/** In Europe a licence without a class is the one for cars; elsewhere its text stays at hand. */
const CAR_IS_B: ReadonlySet<string | null> = new Set(['ES', 'PT', 'IT', 'FR', 'DE'])

function takeUnnamed(draft: Draft): void {
  const { circumstances, basics } = draft.document
  if (circumstances.licences.length === 0 && CAR_IS_B.has(basics.country)) takeLicences(draft, ['B'], 'BAJA')
}

/** «A-IIB» below the name is «A-IIb» of the list. */
const isSameClass = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase()

function takeLicences(draft: Draft, classes: readonly string[], confidence: Confidence): void {
  const { licences } = draft.document.circumstances
  for (const one of classes) {
    if (
      one.length > LONGEST_CLASS ||
      licences.length >= MOST_LICENCES ||
      licences.some((known) => isSameClass(known, one))
    )
      continue
    draft.rate(`circumstances.licences.${licences.push(one) - 1}`, one, confidence)
  }
}

function takeFacts({ document: { circumstances } }: Draft, facts: LifeFacts): void {
  circumstances.vehicles = [...new Set([...circumstances.vehicles, ...facts.vehicles])]
  circumstances.shifts = [...new Set([...circumstances.shifts, ...facts.shifts])]
  circumstances.availability ??= facts.availability
  circumstances.travels ??= facts.travels
}

export function placeRegistration(draft: Draft, found: FoundRegistration): void {
  const { registrations } = draft.document
  const known = registrations.some(
    ({ body, number }) => (number !== '' && number === found.number) || flatten(body) === flatten(found.body),
  )
  if (known || found.body === '' || registrations.length >= MOST_REGISTRATIONS) return
  const { since } = found
  const item = registration.parse({ id: randomUUID(), body: found.body, number: found.number.slice(0, 40), since })
  const at = registrations.push(item) - 1
  for (const key of ['body', 'number', 'since'] as const) draft.rate(`registrations.${at}.${key}`, item[key], 'MEDIA')
}

function rateAll(draft: Draft): void {
  const { vehicles, shifts, availability, travels } = draft.document.circumstances
  for (const at of vehicles.keys()) draft.rate(`circumstances.vehicles.${at}`, vehicles, 'MEDIA')
  for (const at of shifts.keys()) draft.rate(`circumstances.shifts.${at}`, shifts, 'MEDIA')
  draft.rate('circumstances.availability', availability, 'MEDIA')
  if (travels !== null) draft.rate('circumstances.travels', 'said', 'MEDIA')
}

/** What stands in its field now need not stand among the certificates, skills and leftovers. */
function tidy(draft: Draft): void {
  const { document } = draft
  // «Movilidad geográfica» says more than that somebody travels.
  const stays = (text: string) => !isPlaced(draft, text) || readMoving(text) !== null
  draft.unplaced.splice(0, Infinity, ...draft.unplaced.flatMap((text) => heldApart(draft, text)).filter(stays))
  // A registration has no field for how long it holds.
  document.certifications = document.certifications.filter(
    ({ name, issuer, expires }) =>
      (expires !== null || !isHeld(draft, `${name} ${issuer}`)) &&
      headingKind(name) !== 'circumstances' &&
      !isLicenceAndVehicle(draft, name),
  )
  document.courses = document.courses.filter(
    ({ name, organisation }) => !isHeld(draft, `${name} ${organisation}`.trim()),
  )
  // A licence keeps its own words and date, but the page says it once.
  for (const held of document.certifications) held.hidden = isPlaced(draft, `${held.name} ${held.issuer}`.trim())
  const [skills, placed] = [document.skills.filter(({ name }) => !isPlaced(draft, name)), document.skills]
  for (const { name } of placed) if (isPlaced(draft, name) && readMoving(name)) draft.hold(name)
  document.skills = skills
}

/** «carnet B y coche propio»: each of the two has its field, and together they are no paper. */
const isLicenceAndVehicle = (draft: Draft, name: string): boolean =>
  lifeFactsIn(name, false).vehicles.length > 0 && licencesIn(name).classes.length > 0 && isPlaced(draft, name)

const FILLER =
  /(?<![a-z])(?:y|e|i|o|amb|con|sin|no|puedo|problemas?|de|del|la|el|las|los|en|a|para|vigor|vigentes?|al|dia|tengo|dispongo|poseo|si|propi[oa]s?|trabajar|total|completa|horaria|horario|laboral|geografica|turnos?|disponibilidad|disponible|incorporacion|carnet|carne|permiso|conducir)(?![a-z])/g

/** Whether a text says nothing but what has its field by now. */
function isPlaced(draft: Draft, text: string): boolean {
  if (text.length > LONGEST_SENTENCE) return false
  const { licences } = draft.document.circumstances
  const found = licencesIn(text)
  if (isHeld(draft, text)) return true
  const driving = found.unnamed && licences.length === 0 ? [] : found.ranges
  const ranges = [...driving, ...lifeFactsIn(text, false).ranges]
  if (headingKind(text) === 'circumstances') return licences.length > 0 || !found.unnamed
  const bare = withoutWord(text)
  if (ranges.length === 0) return areClasses(bare) && classesOf(bare).every((one) => licences.includes(one))
  const flat = [...flatten(text)]
  for (const { from, to } of ranges) flat.fill(' ', from, to)
  return !/[a-z0-9]/.test(flat.join('').replace(FILLER, ' '))
}

/** «Colegiada nº 123. Profesora en la UCM (2019)»: what has its field takes nothing else along. */
function heldApart(draft: Draft, text: string): string[] {
  const sentences = sentencesOf(text)
  return sentences.length > 1 && sentences.some((one) => isHeld(draft, one)) ? sentences : [text]
}

function isHeld({ document }: Draft, text: string): boolean {
  const held = registrationIn(text.trim())
  return document.registrations.some((one) => {
    const named = one.number !== '' && text.includes(one.number) && text.includes(one.body)
    return named || (held !== null && sameHeld(held, one))
  })
}

const sameHeld = (one: { number: string; body: string }, other: { number: string; body: string }): boolean =>
  one.number === other.number && (one.number !== '' || flatten(other.body).includes(flatten(one.body)))
