import type { z } from 'zod'
import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { type Facts, readFacts } from '#server/features/language/normalise/facts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import type { EducationFact } from '#server/features/language/normalise/read-education.ts'
import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import { requirement } from '#shared/matching/matching.ts'
import type * as contract from '#shared/vacancies/vacancies.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { readConditions } from './conditions/conditions.ts'
import { placesOf } from './conditions/places.ts'
import { proposeStart } from './conditions/start.ts'
import { joinedByOr } from './demands/any-of.ts'
import { proposeCircumstances } from './demands/circumstances.ts'
import { Covered } from './demands/covered.ts'
import { proposeExperience } from './demands/experience.ts'
import { isAtPlace } from './demands/experience-target.ts'
import { joinedInLists } from './demands/in-lists.ts'
import { proposeLanguages } from './demands/languages.ts'
import { proposeLicences } from './demands/licences.ts'
import { proposeNotWithout } from './demands/not-without.ts'
import { withOwnWords } from './demands/own-words.ts'
import { proposePapers, readPapers } from './demands/papers.ts'
import { proposePeopleSought } from './demands/people-sought.ts'
import { withoutRepeats } from './demands/repeats.ts'
import { namesInBrackets } from './demands/skills/bracket-names.ts'
import { withoutPartsOfNames } from './demands/skills/inside-names.ts'
import { proposeNorms } from './demands/skills/norms.ts'
import { withoutProofs } from './demands/skills/proofs.ts'
import { inSense } from './demands/skills/senses.ts'
import { proposeSkills } from './demands/skills/skills.ts'
import { inTheirWords, withWishesApart } from './demands/skills/their-words.ts'
import { withAnyStudies } from './demands/studies/any-studies.ts'
import { withEngineers } from './demands/studies/engineers.ts'
import { withHigherTechnicians } from './demands/studies/higher-technicians.ts'
import { withLevelsInBrackets } from './demands/studies/level-in-brackets.ts'
import { withPrimarySchool } from './demands/studies/primary-school.ts'
import { isFieldOfStudy, proposeEducation } from './demands/studies/studies.ts'
import { withWayOfYears } from './demands/studies/way-with-years.ts'
import { proposeWorkingTimes } from './demands/working-times.ts'
import { yearsOfPractice } from './demands/years/years-of-practice.ts'
import { ASSUMED_FAMILY } from './document/assumed-family.ts'
import { writtenOf } from './document/whole-draft.ts'
import { type Draft, merged, strongest } from './drafts/draft.ts'
import { type AdText, readAd } from './text/ad-text.ts'
import { withoutEmphasis } from './text/emphasis.ts'
import { withoutTables } from './text/tables.ts'
import { unwrapped } from './text/unwrapped.ts'
import { withoutTags } from './text/web-tags.ts'

type Answer = z.output<typeof contract.proposeRequirements.answer>
export type Proposal = Answer['requirements'][number]

/** A proposal and where in the ad its words stand. */
export interface Placed {
  at: number
  end: number
  proposal: Proposal
}

export interface RulesReading {
  /** The ad without tags, tables and broken lines; every place is one in its text. */
  ad: AdText
  placed: readonly Placed[]
  /** All but the requirements. */
  draft: Omit<Answer, 'requirements'>
}

const MOST = 20

/** What a pasted ad says, as a draft of a vacancy, by rules alone; each requirement quotes the words that it was read from. */
export function proposeRequirements(pasted: string, title: string | null = null): Answer {
  const { placed, draft } = readByRules(pasted, title)
  return { requirements: placed.map(({ proposal }) => proposal), ...draft }
}

export function readByRules(pasted: string, title: string | null): RulesReading {
  const text = unwrapped(withoutEmphasis(withoutTables(withoutTags(pasted))))
  const ad = readAd(text, title)
  const facts = readFacts(text)
  const places = placesOf(ad, facts.salary.find(({ currency }) => currency !== undefined)?.currency)
  const read = withoutRepeats(merged(withWishesApart(draftsOf(ad, facts, places[0]?.country))))
  const drafts = strongest(read, MOST).map(inTheirWords)
  const placed = [...drafts.filter(isCertain), ...drafts.filter((one) => !isCertain(one))].flatMap(asPlaced)
  const conditions = readConditions(ad, facts, places)
  const written = writtenOf(ad, facts, drafts)
  const doubts = {
    ...conditions.doubts,
    ...(written.short !== undefined && { description: written.short }),
    ...(written.assumed && { role_family: ASSUMED_FAMILY }),
  }
  const draft = {
    ...conditions,
    document: { ...conditions.document, ...written.document },
    ...(Object.keys(doubts).length > 0 && { doubts }),
    ...(written.left_out.length > 0 && { left_out: written.left_out }),
  }
  return { ad, placed, draft }
}

/** «bachillerato hasta noveno grado» is less than that level, and asked for in these words. */
const SOME_GRADES =
  /^,? (?:hasta|minimo(?: hasta)?) (?:el |la )?(?:\d{1,2}|primer|segund|tercer|cuart|quint|sext|septim|octav|noven|decim|once)[a-zº°]*(?: (?:grado|ano|curso|semestre|basico))?(?![a-z])/

/** «Enseñanza básica» are the eight years before the «media»: nobody there calls it secondary. */
const asCalledThere = (fact: EducationFact): EducationFact =>
  /^ensenanza basica/.test(flatten(fact.text)) ? { ...fact, level: 'PRIMARIA' } : fact

/** «+ 1 año de experiencia», where the sign is that of the list. */
function withoutBullet<Fact extends Span>(fact: Fact, { text }: AdText): Fact {
  const sign = /^\+\s+/.exec(fact.text)?.[0].length ?? 0
  return sign === 0 ? fact : { ...fact, ...spanOf(text, fact.start + sign, fact.end) }
}

const isCertain = ({ doubt }: Draft): boolean => doubt === null

function draftsOf(ad: AdText, facts: Facts, country: string | undefined): Draft[] {
  const concepts = withoutProofs(inSense(withoutPartsOfNames(findConcepts(ad.text), ad), ad), ad)
  // In half of the countries a «especialización» is a course, and where it is a degree an ad says so.
  const said = facts.education.filter(
    ({ start, end }) =>
      !ad.flat.startsWith('especializacion', start) && !SOME_GRADES.test(ad.flat.slice(end, end + 30)),
  )
  const schools = withPrimarySchool(said.map(asCalledThere), ad)
  const degrees = withAnyStudies(withEngineers(withHigherTechnicians(schools, ad), ad), ad)
  const named = {
    skills: coveredBy(
      ad,
      concepts.filter(({ kind }) => kind === 'skill'),
    ),
    studies: coveredBy(ad, degrees),
  }
  const studies = withWayOfYears(withLevelsInBrackets(proposeEducation(ad, degrees), ad), ad)
  const licences = proposeLicences(ad, country)
  const driving = new Covered(ad.text.length, licences)
  const studied = new Covered(ad.text.length, studies)
  const papers = proposePapers(ad, readPapers(ad.text, ad.flat, named)).filter(
    ({ at, end }) => !driving.touches(at, end) && !studied.touches(at, end),
  )
  const circumstances = proposeCircumstances(ad, country)
  const in_their_words = new Covered(
    ad.text.length,
    circumstances.filter(({ asked }) => asked.type === 'CUSTOM'),
  )
  const settled = [
    ...joinedByOr([...studies, ...papers], ad),
    ...proposeLanguages(ad, facts.languages),
    ...licences.filter(({ at, end }) => !in_their_words.touches(at, end)),
    ...proposeNorms(ad, named.skills),
    ...circumstances,
    ...proposeStart(ad),
    // «Disponibilidad para turnos de 12x12» is asked once.
    ...proposeWorkingTimes(ad).filter(({ at, end }) => !in_their_words.touches(at, end)),
  ]
  const seniority = facts.seniority.map(({ start, end }) => ({ at: start, end }))
  const taken = new Covered(ad.text.length, [...settled, ...seniority])
  const skills = proposeSkills(
    ad,
    concepts,
    (span) => taken.touches(span.start, span.end) || isFieldOfStudy(span, ad, studies),
  )
  // «Grado en ADE o 5 años de experiencia»: those years are the other way to meet what is asked already.
  const learnt = new Covered(ad.text.length, [...studies, ...papers])
  const counted = facts.experience.map((fact) => withoutBullet(fact, ad))
  const practised = [...counted, ...yearsOfPractice(ad, counted)]
  const years = practised.filter(({ start, end }) => !learnt.touches(start, end))
  const experience = proposeExperience(ad, years, concepts)
  const places = new Covered(
    ad.text.length,
    experience.filter(
      ({ asked, quote, whole }) =>
        whole ||
        asked.type === 'ANY_OF' ||
        (asked.type === 'ROLE_EXPERIENCE' && (isAtPlace(flatten(quote)) || / (?:o|u|y\/o) /.test(quote))),
    ),
  )
  const named_there = skills.filter(({ at, end }) => !places.touches(at, end))
  const read = [...settled, ...named_there, ...experience]
  const bracketed = namesInBrackets(ad, named.skills).filter(({ at, end }) => !learnt.touches(at, end))
  const known = [...read, ...bracketed]
  const all = withOwnWords(ad, known, seniority)
  const without = proposeNotWithout(ad, new Covered(ad.text.length, all))
  return joinedInLists([...all, ...proposePeopleSought(ad, all), ...without], ad)
}

const coveredBy = ({ text }: AdText, spans: readonly Span[]): Covered =>
  new Covered(
    text.length,
    spans.map(({ start, end }) => ({ at: start, end })),
  )

function asPlaced({ asked, importance, quote, doubt, soft, at, end }: Draft): Placed[] {
  const read = requirement.safeParse({ id: crypto.randomUUID(), importance, ...asked })
  // A question of the ad is nothing that somebody has; what is asked of people is of a kind of its own.
  if (!read.success || (read.data.type !== 'CUSTOM' && /[¿?]/.test(requirementWords(read.data)))) return []
  const proposal = {
    requirement: read.data,
    quote,
    selected: doubt === null,
    ...(doubt !== null && { reason: doubt }),
    ...(soft && { soft }),
  }
  return [{ at, end, proposal }]
}
