import type { Card, Dashboard } from '#shared/hiring/board.ts'

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
export function withChanges(board: Dashboard, changed: readonly Card[]): Dashboard {
  const known = new Map(board.cards.map((card) => [card.id, card]))
  const newer = newsIn(board, changed)
  if (newer.size === 0) return board
  const left = (state: Card['state']) =>
    [...newer.values()].filter((card) => known.has(card.id) && card.state === state)
  return {
    ...board,
    cards: [
      ...board.cards.map((card) => newer.get(card.id) ?? card).filter(stays),
      ...[...newer.values()].filter((card) => !known.has(card.id) && stays(card)),
    ],
    rejected: board.rejected + left('REJECTED').length,
    withdrawn: board.withdrawn + left('WITHDRAWN').length,
  }
}

/** A whole board that was asked for before a card changed here must not take that change back. */
export function withKnown(known: Dashboard | undefined, loaded: Dashboard): Dashboard {
  if (!known) return loaded
  const before = new Map(known.cards.map((card) => [card.id, card]))
  return {
    ...loaded,
    cards: loaded.cards.map((card) => {
      const present = before.get(card.id)
      return present && !isNewer(card, present) ? present : card
    }),
  }
}

/** Where a card really is, as told by whoever refused its move. */
export function withPlace(
  board: Dashboard,
  id: string,
  place: { stage_id: string | undefined; version: number },
): Dashboard {
  const card = board.cards.find((one) => one.id === id)
  if (!card || !place.stage_id || !(place.version > card.version)) return board
  // Its date stays, so that the whole card, which the next poll brings under the same version, still counts as newer.
  const moved = { ...card, stage_id: place.stage_id, version: place.version }
  return { ...board, cards: board.cards.map((one) => (one.id === id ? moved : one)) }
}
