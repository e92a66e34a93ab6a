import { fileURLToPath } from 'node:url'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { NO_TRADES } from '#server/features/language/trades/told-trades.ts'
import { type PreparedCandidate, prepareCandidate } from '#server/features/matching/engine/candidate.ts'
import { explainMatch, scoreMatch } from '#server/features/matching/engine/match.ts'
import type { CvSections } from '#server/features/matching/engine/read/cv-sections.ts'
import { readFactsOf } from '#server/features/matching/engine/read-cv.ts'
import { type PreparedVacancy, prepareVacancy } from '#server/features/matching/engine/vacancy.ts'
import { NO_VECTORS } from '#server/features/matching/engine/vectors.ts'
import { type Requirement, requirement } from '#shared/matching/matching.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { seededRandom } from '#tests/support/chance/random.ts'
import { tfIdfIndex } from './ranking/tf-idf.ts'
import { size } from './support/size.ts'

const CANDIDATES = size(400, 20)
const VACANCIES = size(50, 5)
const SECONDS = size(2, 0.01)

// The same numbers in every run, so that runs can be compared.
const { whole, oneOf } = seededRandom(20261115)

const LEVELS = ['A2', 'B1', 'B2', 'C1', 'NATIVO'] as const
const STUDIES = ['BACHILLERATO', 'FP_MEDIO', 'FP_SUPERIOR', 'GRADO', 'MASTER'] as const

/** A person of one role: its skills, three jobs, two languages, one degree. */
function aCv(): CvSections {
  const { skills, roles, skill } = taxonomy()
  const role = oneOf(roles)
  const skill_ids = [...role.skill_ids, oneOf(skills).id, oneOf(skills).id]
  const name = (id: string) => skill(id)?.name_es ?? id
  return {
    headline: role.name_es,
    summary: `Trabajo como ${role.name_es.toLowerCase()} y uso ${skill_ids.slice(0, 3).map(name).join(', ')}.`,
    experience: [0, 1, 2].map((job) => ({
      position: job === 2 ? oneOf(roles).name_es : role.name_es,
      start: `${2023 - job * 4}-0${1 + whole(9)}`,
      end: job === 0 ? null : `${2026 - job * 4}-0${1 + whole(9)}`,
      summary: 'Trabajo diario con el equipo.',
      achievements: [`Mejoré los plazos con ${name(oneOf(skill_ids))}.`],
      skills: skill_ids.slice(0, 4),
    })),
    education: [
      { degree: 'Título oficial', field: 'Administración', level: oneOf(STUDIES), in_progress: false, notes: '' },
    ],
    skills: skill_ids.map((id) => ({ skill_id: id, name: name(id), level: null, years: whole(10), last_used: 2025 })),
    languages: [
      { language: 'es', overall: 'NATIVO' },
      { language: 'en', overall: oneOf(LEVELS) },
    ],
    certifications: [],
    projects: [],
    mentions: [],
    shifts: [],
    vehicles: [],
  }
}

function aCandidate(): PreparedCandidate {
  return prepareCandidate({
    ...readFactsOf(aCv(), {
      full_name: '',
      tradesTold: () => NO_TRADES,
      vectorsOf: () => NO_VECTORS,
    }),
    as_of: '2026-11',
    home: { city: 'Madrid', country: 'ES' },
    work: { modalities: ['HIBRIDO'], contracts: [], countries: ['ES'], relocate: false },
    work_permits: ['ES'],
    availability: 'INMEDIATA',
    min_salary: { amount: 150_000 + whole(200_000), currency: 'EUR', period: 'MES' },
    answers: {},
  })
}

/** Ten requirements: role, years, six skills, a language and a degree. */
function aVacancy(index: number): PreparedVacancy {
  const { roles, skill } = taxonomy()
  const role = oneOf(roles)
  const id = (at: number) => `00000000-0000-4000-8000-${String(index * 100 + at).padStart(12, '0')}`
  const skills = role.skill_ids.slice(0, 6).map((skill_id, i) => ({
    id: id(i),
    type: 'SKILL',
    importance: i < 2 ? 'EXCLUYENTE' : 'DESEABLE',
    value: { skill_id, name: (skill(skill_id)?.name_es ?? skill_id).slice(0, 50), min_years: i === 0 ? 3 : null },
  }))
  const others = [
    {
      id: id(10),
      type: 'ROLE_EXPERIENCE',
      importance: 'EXCLUYENTE',
      value: { role_id: role.id, name: role.name_es, min_years: 3 },
    },
    { id: id(11), type: 'TOTAL_EXPERIENCE', importance: 'IMPORTANTE', value: { min_years: 5 } },
    { id: id(12), type: 'LANGUAGE', importance: 'IMPORTANTE', value: { language: 'en', min_level: oneOf(LEVELS) } },
    { id: id(13), type: 'EDUCATION', importance: 'DESEABLE', value: { min_level: oneOf(STUDIES) } },
  ]
  const requirements = [...skills, ...others].map((each): Requirement => requirement.parse(each))
  return prepareVacancy(
    { ...vacancyDocument.parse({}), title: role.name_es, work_name: role.name_es, requirements },
    () => null,
  )
}

/** Seconds that this thread spent computing: other work on the machine does not count, so it means one core. */
function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000_000
}

function pairsPerSecond(work: () => number): number {
  work()
  const start = computed()
  let pairs = 0
  while (computed() < start + SECONDS) pairs += work()
  return Math.round(pairs / (computed() - start))
}

function overAllPairs(
  vacancies: readonly PreparedVacancy[],
  candidates: readonly PreparedCandidate[],
  judge: (vacancy: PreparedVacancy, candidate: PreparedCandidate) => unknown,
): () => number {
  let at = 0
  return () => {
    const vacancy = vacancies[at++ % vacancies.length]
    if (vacancy) for (const candidate of candidates) judge(vacancy, candidate)
    return candidates.length
  }
}

/** Words of both sides, as a matcher without requirements would compare them. */
function tfIdfPairs(vacancies: readonly PreparedVacancy[], candidates: readonly PreparedCandidate[]): () => number {
  const index = tfIdfIndex(
    candidates.map(({ skills, jobs, texts }) =>
      [...skills.values()]
        .flatMap(({ sources }) => sources.flatMap(({ cv_path }) => (texts[cv_path] ?? '').toLowerCase().split(/\W+/)))
        .concat(jobs.flatMap(({ fact }) => fact.position.toLowerCase().split(/\W+/))),
    ),
  )
  const queries = vacancies.map(({ fit }) => fit.flatMap(({ title }) => title.toLowerCase().split(/\W+/)))
  let at = 0
  return () => index.similarities(queries[at++ % queries.length] ?? []).length
}

export async function run(): Promise<void> {
  const candidates = Array.from({ length: CANDIDATES }, aCandidate)
  const vacancies = Array.from({ length: VACANCIES }, (_, index) => aVacancy(index))
  console.table({
    'engine, numbers only': {
      'pairs/s': pairsPerSecond(overAllPairs(vacancies, candidates, scoreMatch)),
      target: 50_000,
    },
    'engine, explained': {
      'pairs/s': pairsPerSecond(overAllPairs(vacancies, candidates, explainMatch)),
      target: 5_000,
    },
    'plain TF-IDF cosine': { 'pairs/s': pairsPerSecond(tfIdfPairs(vacancies, candidates)), target: '' },
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run()
