import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Card } from '#shared/hiring/board.ts'
import type { Stage } from '#shared/hiring/stages.ts'
import { cardLinkId } from './application-card.tsx'

interface BoardKeys {
  stages: readonly Stage[]
  groups: ReadonlyMap<string, readonly Card[]>
  /** Undefined for whoever may not move. */
  move: ((card_id: string, stage_id: string) => void) | undefined
}

interface Lifted {
  card: Card
  from: number
  to: number
}

interface BoardHands {
  lifted: Lifted | null
  /** Read out. */
  said: string
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: () => void
}

const sideways: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const focusCard = (id: string | undefined) => id && document.getElementById(cardLinkId(id))?.focus()

/** The whole board without a pointer: arrows walk, space lifts and drops, Escape lets go, numbers send to a stage. */
export function useBoardKeys({ stages, groups, move }: BoardKeys): BoardHands {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [said, setSaid] = useState('')
  const follow = useRef<string | null>(null)

  // A moved card is drawn anew in its column, and focus goes with it.
  useEffect(() => {
    if (!follow.current) return
    focusCard(follow.current)
    follow.current = null
  })

  useMarks(lifted, stages)
  const stageName = (at: number) => stages[at]?.name ?? ''
  const placeOf = (card_id: string) => stages.findIndex(({ id }) => groups.get(id)?.some((card) => card.id === card_id))

  function send(card: Card, to: number) {
    const stage = stages[to]
    setLifted(null)
    if (!move || !stage) return
    if (to === placeOf(card.id)) setSaid(`${card.full_name} se queda en ${stage.name}.`)
    else {
      // Before somebody is hired a dialog asks, which says the rest and takes care of the focus.
      const asks = stage.kind === 'HIRED'
      if (!asks) follow.current = card.id
      setSaid(asks ? '' : `${card.full_name} pasa a ${stage.name}.`)
      move(card.id, stage.id)
    }
  }

  function lift(card: Card, at: number) {
    setLifted({ card, from: at, to: at })
    setSaid(
      `Tomaste a ${card.full_name}, en ${stageName(at)}, etapa ${at + 1} de ${stages.length}. Muévela con las flechas, suéltala con espacio; Escape la deja donde estaba.`,
    )
  }

  function carry({ card, from, to }: Lifted, key: string): boolean {
    const step = sideways[key]
    if (step !== undefined) {
      const next = Math.min(stages.length - 1, Math.max(0, to + step))
      setLifted({ card, from, to: next })
      setSaid(`${stageName(next)}, etapa ${next + 1} de ${stages.length}.`)
    } else if (key === ' ' || key === 'Enter') send(card, to)
    else if (key === 'Escape') {
      setLifted(null)
      setSaid(`${card.full_name} se queda en ${stageName(from)}.`)
    } else return false
    return true
  }

  function walk(card: Card, column: number, key: string): boolean {
    const cards = groups.get(stages[column]?.id ?? '') ?? []
    const row = cards.findIndex(({ id }) => id === card.id)
    if (key === 'ArrowDown') focusCard(cards[row + 1]?.id)
    else if (key === 'ArrowUp') focusCard(cards[row - 1]?.id)
    else if (key === 'ArrowRight' || key === 'ArrowLeft') {
      const others = key === 'ArrowRight' ? stages.slice(column + 1) : stages.slice(0, column).reverse()
      const beside = others.map(({ id }) => groups.get(id) ?? []).find(({ length }) => length > 0)
      focusCard((beside?.[row] ?? beside?.at(-1))?.id)
    } else return false
    return true
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target instanceof HTMLElement ? event.target : null
    const card_id = target?.closest<HTMLElement>('[data-card]')?.dataset.card
    // Keys of the menu button inside of a card are its own.
    if (!card_id || target?.id !== cardLinkId(card_id) || event.ctrlKey || event.metaKey || event.altKey) return
    const column = placeOf(card_id)
    const card = groups.get(stages[column]?.id ?? '')?.find(({ id }) => id === card_id)
    if (!card) return
    if (handled(card, column, event.key)) event.preventDefault()
  }

  function handled(card: Card, column: number, key: string): boolean {
    if (lifted) return carry(lifted, key)
    if (key === ' ') {
      if (move) lift(card, column)
      return true
    }
    const number = stageOfDigit(key)
    if (move && number !== null && number < stages.length) {
      send(card, number)
      return true
    }
    return walk(card, column, key)
  }

  return { lifted, said, onKeyDown, onBlur: () => setLifted(null) }
}

/** Shows what is held and where it would go, as dragging does. */
function useMarks(lifted: Lifted | null, stages: readonly Stage[]): void {
  const card_id = lifted?.card.id
  const stage_id = lifted ? stages[lifted.to]?.id : undefined
  useEffect(() => {
    if (!card_id || !stage_id) return
    const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card_id)}"]`)
    const stage = document.querySelector<HTMLElement>(`[data-stage="${CSS.escape(stage_id)}"]`)
    card?.setAttribute('data-lifted', '')
    stage?.setAttribute('data-over', '')
    stage?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
    return () => {
      card?.removeAttribute('data-lifted')
      stage?.removeAttribute('data-over')
    }
  }, [card_id, stage_id])
}

/** `1` is the first stage, `0` the tenth. */
export function stageOfDigit(key: string): number | null {
  if (!/^\d$/.test(key)) return null
  return key === '0' ? 9 : Number(key) - 1
}
