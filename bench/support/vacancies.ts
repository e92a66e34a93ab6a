import { type Place, taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import { type VacancyDocument, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { seededRandom } from '#tests/support/chance/random.ts'

const LEVELS = ['SIN_EXPERIENCIA', 'JUNIOR', 'SEMI_SENIOR', 'SENIOR'] as const
const LEVEL_WORD = { SIN_EXPERIENCIA: '', JUNIOR: 'junior', SEMI_SENIOR: '', SENIOR: 'senior', EXPERT: '' }
const MODALITIES = ['REMOTO', 'HIBRIDO', 'PRESENCIAL', 'PRESENCIAL'] as const
const CONTRACTS = [
  'INDEFINIDO',
  'INDEFINIDO',
  'INDEFINIDO',
  'TEMPORAL',
  'POR_PROYECTO',
  'PRACTICAS',
  'FREELANCE',
] as const
const DAYS = ['COMPLETA', 'COMPLETA', 'COMPLETA', 'PARCIAL', 'POR_HORAS'] as const
const NAMES = 'Norte Sur Luz Mar Roca Valle Monte Faro Cauce Prado Nube Brisa Cumbre Vega Ribera Alba'.split(' ')
const KINDS = 'Servicios Grupo Talleres Soluciones Industrias Comercial Clínica Consultores Logística Estudio'.split(
  ' ',
)

/** What all adverts say; words like these are why a search by mere words finds too much. */
const SENTENCES = [
  'Contamos con un equipo que lleva años trabajando junto y que cuida a quien llega.',
  'Ofrecemos formación continua, horario flexible y un plan de carrera con revisiones cada seis meses.',
  'Reportarás a la dirección de operaciones y trabajarás con ventas, compras y atención al cliente.',
  'Valoramos la comunicación, la organización y las ganas de aprender por encima de los títulos.',
  'Somos una empresa en crecimiento con presencia en varios países y clientes de todos los sectores.',
  'El proceso tiene dos entrevistas y respondemos siempre, también cuando seguimos con otras personas.',
  'Trabajarás con herramientas modernas y podrás proponer mejoras desde el primer día.',
  'La jornada incluye pausas, y las horas extra se compensan con tiempo libre.',
  'Buscamos a alguien responsable, con experiencia en equipos y orientación a resultados.',
  'El puesto incluye seguro de salud, comedor y ayudas al transporte.',
  'Participarás en proyectos con administración, marketing, contabilidad y recursos humanos.',
  'Se trabaja por objetivos, con reuniones cortas y decisiones escritas.',
]

/** What a vacancy was made to be, by which what a search finds is judged. */
export interface Truth {
  id: string
  role_id: string
  skill_ids: string[]
  /** Null when it is remote. */
  city: string | null
  seniority: string
  modality: string
  contract: string
}

export interface MadeVacancy {
  vacancy: VacancyRow
  company: { id: string; name: string; domain: string }
  truth: Truth
}

export const companyRow = (company: MadeVacancy['company'], now: Date) => ({
  ...company,
  slug: company.domain.replace('.', '-'),
  website: `https://${company.domain}`,
  default_currency: 'EUR',
  timezone: 'Europe/Madrid',
  created_at: now,
  updated_at: now,
})

const uuid = (kind: number, at: number) =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(at).padStart(12, '0')}`

/** The first city of each region: most work is there. */
export function mainCities(places: readonly Place[]): Place[] {
  const seen = new Set<string>()
  return places.filter(({ kind, region_id }) => {
    if (kind !== 'CITY' || !region_id || seen.has(region_id)) return false
    seen.add(region_id)
    return true
  })
}

/** As titles are written: bare, for both genders, or with words around. */
const TITLES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replace(/(o|or)(?= |$)/, '$1/a'),
  (name) => `Se busca ${name}`,
  (name) => `${name} (turno de tarde)`,
]

/** They carry the words and none of the concepts that they were made from: every engine has to find those by itself. */
export function* makeVacancies(count: number, now: Date): Generator<MadeVacancy> {
  const random = seededRandom(20_261_115)
  const { roles, places, skill, place } = taxonomy()
  const cities = mainCities(places)
  const companies = Array.from({ length: 1000 }, (_, at) => ({
    id: uuid(1, at),
    name: `${random.oneOf(KINDS)} ${random.oneOf(NAMES)} ${at}`,
    domain: `empresa-${at}.example`,
  }))
  for (let at = 0; at < count; at++) {
    const role = random.oneOf(roles)
    const city = random.oneOf(cities)
    const company = random.oneOf(companies)
    const skill_ids = random.some(role.skill_ids, 5)
    const seniority = random.oneOf(LEVELS)
    const modality = random.oneOf(MODALITIES)
    const name = random.oneOf([role.name_es, ...role.aliases])
    const region = (city.region_id && place(city.region_id)?.name) ?? null
    const low = 15_000 + random.whole(50_000)
    const skills = skill_ids.map((id) => (skill(id)?.name_es ?? id).slice(0, 50))
    const published_at = new Date(now.getTime() - random.whole(28 * 24 * 3600) * 1000)
    const contract = random.oneOf(CONTRACTS)
    const title = `${random.oneOf(TITLES)(name)} ${LEVEL_WORD[seniority]}`.trim().slice(0, 80)
    const document = documentOf({
      title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
      role_family: role.family,
      seniority,
      modality,
      contract,
      locations: modality === 'REMOTO' ? [] : [{ country: city.country, region, city: city.name }],
      remote_countries: modality === 'REMOTO' ? [city.country] : [],
      working_day: random.oneOf(DAYS),
      reply_days: 10,
      salary: { min: low * 100, max: Math.round(low * 1.3) * 100, currency: 'EUR', period: 'ANIO' },
      description: `<p>${company.name} busca ${name} en ${city.name}. Usarás ${skills.join(', ')}. ${random.some(SENTENCES, 7).join(' ')}</p>`,
      requirements: skills.map((skill_name, place) => ({
        id: uuid(2, at * 10 + place),
        type: 'SKILL',
        importance: place < 2 ? 'EXCLUYENTE' : 'DESEABLE',
        value: { name: skill_name },
      })),
    })
    const id = uuid(3, at)
    const title_words = ` ${title.toLowerCase()} `
    const in_title = role.skill_ids.filter((one) => title_words.includes(` ${skill(one)?.name_es.toLowerCase()} `))
    const where = modality === 'REMOTO' ? null : city.name
    yield {
      vacancy: rowOf(id, company.id, document, published_at),
      company,
      truth: {
        id,
        role_id: role.id,
        skill_ids: [...skill_ids, ...in_title],
        city: where,
        seniority,
        modality,
        contract,
      },
    }
  }
}

const documentOf = (values: object): VacancyDocument => vacancyDocument.parse(values)

function rowOf(id: string, company_id: string, document: VacancyDocument, published_at: Date): VacancyRow {
  return {
    id,
    company_id,
    created_by: null,
    saved_by: null,
    creation_key: null,
    title: document.title,
    document,
    revision: 1,
    state: 'PUBLISHED',
    state_reason: null,
    review_note: null,
    scheduled_at: null,
    closed_at: null,
    moderated_revision: null,
    pending_document: null,
    pending_saves: 0,
    live_since: published_at,
    open_since: published_at,
    promise_missed_at: null,
    neglect_warnings: 0,
    process_steps: null,
    relaunched_from: null,
    views: 0,
    saves: 0,
    published_at,
    created_at: published_at,
    updated_at: published_at,
    expires_at: new Date(published_at.getTime() + 60 * 24 * 3600 * 1000),
  }
}
