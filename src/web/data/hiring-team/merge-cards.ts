import type { BoardFigures, Card, Dashboard } from '#shared/hiring/board.ts'

const ON_BOARD: readonly Card['state'][] = ['ACTIVE', 'ON_HOLD', 'HIRED']

/** Answers overtake each other on their way, so the version decides which is newer, never the order of arrival. */
function isNewer(one: Card, known: Card): boolean {
  if (one.version !== known.version) return one.version > known.version
  return one.changed_at > known.changed_at
}

const stays = (card: Card): boolean => ON_BOARD.includes(card.state)

/** What is newer than what is known, each card once; a card that left the board long ago is no news. */
export function newsIn(board: Dashboard, changed: readonly Card[]): Map<string, Card> {
  const known = new Map(board.cards.map((card) => [card.id, card]))
  const newer = new Map<string, Card>()
  for (const card of changed) {
    const present = newer.get(card.id) ?? known.get(card.id)
    if (present ? isNewer(card, present) : stays(card)) newer.set(card.id, card)
  }
  return newer
}

/** The board with what became known since. Cards that did not change stay the same objects, so they are not drawn again. */
export function withChanges<B extends Dashboard>(board: B, changed: readonly Card[]): B {
  const known = new Map(board.cards.map((card) => [card.id, card]))
  const newer = newsIn(board, changed)
  if (newer.size === 0) return board
  return {
    ...board,
    cards: [
      ...board.cards.map((card) => newer.get(card.id) ?? card).filter(stays),
      ...[...newer.values()].filter((card) => !known.has(card.id) && stays(card)),
    ],
    figures: [...newer.values()].reduce((figures, card) => {
      const before = known.get(card.id)
      // Where a card was that no page has brought yet, only the server knows: its figures come with the next changes.
      return before ? recounted(figures, before, card) : figures
    }, board.figures),
  }
}

const COUNTED: Partial<Record<Card['state'], Exclude<keyof BoardFigures, 'columns'>>> = {
  ACTIVE: 'open',
  ON_HOLD: 'open',
  HIRED: 'hired',
  REJECTED: 'rejected',
  WITHDRAWN: 'withdrawn',
}

function recounted(figures: BoardFigures, before: Card, after: Card): BoardFigures {
  const counts = { ...figures }
  const [left, entered] = [COUNTED[before.state], COUNTED[after.state]]
  if (left) counts[left] -= 1
  if (entered) counts[entered] += 1
  const here = ({ stage_id }: { stage_id: string }, card: Card) => Number(stays(card) && card.stage_id === stage_id)
  return {
    ...counts,
    columns: figures.columns.map((column) => ({
      ...column,
      total: column.total - here(column, before) + here(column, after),
    })),
  }
}

/** What of a board was loaded with «Ver más» stays when its beginning is loaded anew; changes have kept it fresh. */
function furtherThan(known: Dashboard, loaded: Dashboard): Card[] {
  const there = new Set(loaded.cards.map(({ id }) => id))
  return known.cards.filter(({ id, stage_id }) => !there.has(id) && loaded.next_cursors[stage_id] !== undefined)
}

/** A whole board that was asked for before a card changed here must not take that change back. */
export function withKnown<B extends Dashboard>(known: B | undefined, loaded: B): B {
  if (!known) return loaded
  const before = new Map(known.cards.map((card) => [card.id, card]))
  const further = furtherThan(known, loaded)
  const cards = loaded.cards.map((card) => {
    const present = before.get(card.id)
    return present && !isNewer(card, present) ? present : card
  })
  if (further.length === 0) return { ...loaded, cards }
  const gone_on = new Set(further.map(({ stage_id }) => stage_id))
  const cursors = Object.entries(loaded.next_cursors).flatMap(([stage_id, cursor]) => {
    const next = gone_on.has(stage_id) ? known.next_cursors[stage_id] : cursor
    return next ? [[stage_id, next]] : []
  })
  // From what was known on, or what happened to the others in between would be missed.
  return { ...loaded, cards: [...cards, ...further], next_cursors: Object.fromEntries(cursors), cursor: known.cursor }
}

/** The next cards of a column, and where those after them begin. */
export function withPage<B extends Dashboard>(
  board: B,
  stage_id: string,
  { items, next_cursor }: { items: readonly Card[]; next_cursor: string | null },
): B {
  const { [stage_id]: _, ...others } = board.next_cursors
  return {
    ...withChanges(board, items),
    next_cursors: next_cursor ? { ...others, [stage_id]: next_cursor } : others,
  }
}

/** Where a card really is, as told by whoever refused its move. */
export function withPlace<B extends Dashboard>(
  board: B,
  id: string,
  place: { stage_id: string | undefined; version: number },
): B {
  const card = board.cards.find((one) => one.id === id)
  if (!card || !place.stage_id || !(place.version > card.version)) return board
  // Its date stays, so that the whole card, which the next poll brings under the same version, still counts as newer.
  const moved = { ...card, stage_id: place.stage_id, version: place.version }
  return {
    ...board,
    cards: board.cards.map((one) => (one.id === id ? moved : one)),
    figures: recounted(board.figures, card, moved),
  }
}
