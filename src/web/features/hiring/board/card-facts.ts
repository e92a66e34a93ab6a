import { folded } from '#shared/core/fold.ts'
import type { BoardFigures, BoardSort, Card } from '#shared/hiring/board.ts'
import type { Stage } from '#shared/hiring/stages.ts'

const DAY = 86_400_000

export function daysSince(iso: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(iso)) / DAY))
}

const AMBER_FROM = 7
const RED_FROM = 15

type Silence = { days: number; tone: 'calm' | 'warn' | 'bad' }

/** How long the person has heard nothing: grey under a week, amber under 15 days, then red. */
export function silenceOf(card: Pick<Card, 'last_contact_at' | 'applied_at'>, now: number): Silence {
  const days = daysSince(card.last_contact_at ?? card.applied_at, now)
  return { days, tone: days >= RED_FROM ? 'bad' : days >= AMBER_FROM ? 'warn' : 'calm' }
}

export const HOLD_OVER = 'Terminó la espera'

/** The date that the person was told has come, and nobody has gone on. */
export const isHoldOver = ({ state, promised_reply_at: by }: HeldCard, now: number): boolean =>
  state === 'ON_HOLD' && by !== null && Date.parse(by) <= now

type HeldCard = Pick<Card, 'promised_reply_at'> & { state: string }

/** The orders of the cards, as the server knows them. */
export const boardOrders = {
  no_contact: 'Quien más espera',
  match: 'Más encaje',
  newest: 'Más recientes',
  name: 'Nombre',
} as const satisfies Record<BoardSort, string>

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const waits = (card: Card) => card.last_contact_at ?? card.applied_at

const compare: Record<BoardSort, (a: Card, b: Card) => number> = {
  no_contact: (a, b) => byText(waits(a), waits(b)),
  match: (a, b) => fitOf(b) - fitOf(a),
  newest: (a, b) => byText(b.applied_at, a.applied_at),
  name: (a, b) => a.full_name.localeCompare(b.full_name, 'es'),
}

/** Who meets all that is essential comes first. A range that is not shown counts as none, so that nobody is put before
 * others by what is not known. */
function fitOf({ match }: Card): number {
  const low = match?.shown ? match.low : -1
  return (match && match.missed_must > 0 ? 0 : 1000) + low
}

/** The same order for everybody who looks, also among equals. */
export function sortCards(cards: readonly Card[], order: BoardSort): Card[] {
  return cards.toSorted((a, b) => compare[order](a, b) || byText(a.id, b.id))
}

/** The stage of each card, with the moves on their way laid over it. */
export function groupCards(
  cards: readonly Card[],
  moving: ReadonlyMap<string, string>,
  stages: readonly { id: string }[],
): Map<string, Card[]> {
  const groups = new Map(stages.map(({ id }): [string, Card[]] => [id, []]))
  for (const card of cards)
    (groups.get(moving.get(card.id) ?? card.stage_id) ?? groups.get(stages[0]?.id ?? ''))?.push(card)
  return groups
}

/** How many stand in each stage, with the moves on their way counted where they go. */
export function totalsOf(
  { columns }: Pick<BoardFigures, 'columns'>,
  cards: readonly Card[],
  moving: ReadonlyMap<string, string>,
): Map<string, number> {
  const totals = new Map(columns.map(({ stage_id, total }) => [stage_id, total]))
  const add = (stage_id: string, step: number) => totals.set(stage_id, (totals.get(stage_id) ?? 0) + step)
  for (const { id, stage_id } of cards) {
    const goal = moving.get(id)
    if (!goal || goal === stage_id) continue
    add(stage_id, -1)
    add(goal, 1)
  }
  return totals
}

/** Where a card may be put by hand: what waits is resumed first, and who was hired only goes one step back. */
export function movesFor(state: Card['state'], stage_id: string, stages: readonly Stage[]): Stage[] {
  if (state === 'ACTIVE') return stages.filter(({ id }) => id !== stage_id)
  return state === 'HIRED' ? stages.slice(-2, -1) : []
}

/** Names, headlines and tags, without accents; of who has no name yet no headline, which might tell it. */
export function matchesWords(card: Card, words: string): boolean {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  const text = folded([card.full_name, ...(card.is_blind ? [] : [card.headline]), ...card.tags].join(' '))
  return wanted.every((word) => text.includes(word))
}
