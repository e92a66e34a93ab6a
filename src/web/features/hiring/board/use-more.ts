import { useCallback, useRef } from 'react'
import type { Stage } from '#shared/hiring/stages.ts'
import { type Board, useMoreCards } from '#web/data/hiring-team/board.ts'
import { useFocusSoon } from '../parts/use-focus-soon.ts'
import { cardLinkId } from './application-card.tsx'

/** Pressed by hand and not for somebody who walks through applications with `j`, whose focus stays beside the board. */
const isPressed = (): boolean => document.activeElement?.closest('[data-more]') !== null

/** «Ver más» of a column: the next cards come below, and focus goes to the first of them. */
export function useMore(board: Board) {
  const { mutate, isPending, variables } = useMoreCards(board)
  const focusSoon = useFocusSoon()
  const cursors = useRef(board.next_cursors)
  cursors.current = board.next_cursors
  const more = useCallback(
    (stage: Stage) => {
      const cursor = cursors.current[stage.id]
      if (!cursor) return
      const pressed = isPressed()
      mutate({ stage, cursor }, { onSuccess: ([first]) => first && pressed && focusSoon(cardLinkId(first.id)) })
    },
    [mutate, focusSoon],
  )
  return { more, loading_id: isPending ? variables.stage.id : null }
}
