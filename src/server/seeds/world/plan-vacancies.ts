import type { NewVacancy } from '#server/features/vacancies/vacancies.tables.ts'
import { addDays } from '#shared/core/time.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { lands } from '../people/lands.ts'
import { trades } from '../trades/all-trades.ts'
import { isTechnical, type Trade } from '../trades/trade.ts'
import type { PlannedCompany } from './plan-company.ts'
import type { Told } from './told.ts'
import { writeVacancy } from './write-vacancy.ts'

export type PlannedVacancy = NewVacancy & { id: string; document: VacancyDocument; title: string }

const tradeNamed = (name: string): Trade => {
  const found = trades.find((trade) => trade.name === name)
  if (!found) throw new Error(`no such trade: ${name}`)
  return found
}

/** What a company asks for: mostly open, with a few that are closed, paused or still being written. */
export function planVacancies({ house, company, team }: PlannedCompany, now: Date): PlannedVacancy[] {
  const land = lands[house.land]
  const used = new Set<string>()
  return Array.from({ length: house.vacancies }, (_, number) => {
    const chance = chanceOf(`vacancy/${house.name}/${number}`)
    const trade = tradeNamed(house.hires[number % house.hires.length] ?? '')
    const document = ownTitle(writeVacancy(chance, house, trade, land), trade, used)
    const owner = team[number % 2]
    return {
      id: chance.uuid(),
      company_id: company.id,
      created_by: owner?.user_id ?? null,
      title: document.title,
      document,
      ...standingOf(chance, now, house.vacancies > 4 && number === house.vacancies - 1),
    }
  })
}

const TEAMS = ['equipo de pagos', 'equipo de plataforma', 'equipo de búsqueda', 'equipo de datos', 'equipo móvil']
const ZONES = ['zona centro', 'zona norte', 'zona sur', 'refuerzo de temporada', 'nueva sede']
const DESKS = ['refuerzo de campaña', 'equipo nuevo', 'cuentas grandes', 'turno de tarde', 'sustitución']

/** A company that looks for the same again says for which team or place, so that no two stand alike in a list. */
function ownTitle(document: VacancyDocument, trade: Trade, used: Set<string>): VacancyDocument {
  const details = isTechnical(trade) ? TEAMS : document.modality === 'REMOTO' ? DESKS : ZONES
  const titles = [document.title, ...details.map((detail) => `${document.title}, ${detail}`)]
  const title = titles.find((one) => !used.has(one)) ?? document.title
  used.add(title)
  return { ...document, title }
}

const OPEN_DAYS = 60

function standingOf(
  chance: Chance,
  now: Date,
  isOver: boolean,
): Omit<NewVacancy, 'id' | 'created_by' | 'company_id' | 'title' | 'document'> {
  const days = isOver ? chance.int(40, 55) : chance.int(0, 34)
  const published_at = addDays(now, -days - chance.next())
  const made = { created_at: addDays(published_at, -chance.int(1, 4)), updated_at: published_at }
  const open = { published_at, live_since: published_at, open_since: published_at, views: days * chance.int(4, 19) + 7 }
  const shown = { ...made, ...open, expires_at: addDays(published_at, OPEN_DAYS) }
  if (!isOver) return { ...shown, state: 'PUBLISHED' }
  const kind = chance.int(0, 2)
  if (kind === 0) return { state: 'DRAFT', created_at: addDays(now, -4), updated_at: addDays(now, -2) }
  if (kind === 1) return { ...shown, state: 'PAUSED', state_reason: 'TEAM', updated_at: addDays(now, -6) }
  return {
    ...shown,
    state: 'CLOSED',
    state_reason: 'FILLED',
    closed_at: addDays(now, -3),
    updated_at: addDays(now, -3),
  }
}

export function tellOfVacancy(told: Told, vacancy: PlannedVacancy, now: Date): void {
  const { id: vacancy_id, company_id, created_by, title, published_at } = vacancy
  if (!created_by || !published_at) return
  const ids = { company_id, vacancy_id, actor_id: created_by }
  told.tell({ kind: 'VACANCY_PUBLISH', ...ids, facts: { title } }, published_at)
  if (vacancy.state === 'PAUSED') told.tell({ kind: 'VACANCY_PAUSE', ...ids, facts: { title } }, addDays(now, -6))
  if (vacancy.state === 'CLOSED')
    told.tell({ kind: 'VACANCY_CLOSE', ...ids, facts: { title, reason: 'FILLED' } }, addDays(now, -3))
}
