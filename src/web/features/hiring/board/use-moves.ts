import { useCallback, useRef } from 'react'
import { create } from 'zustand'
import type { Dashboard } from '#shared/hiring/board.ts'
import { type Move, useFindCard, useMove } from '#web/data/hiring-team/board.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { useUndoable } from '../dashboard/undo.store.ts'
import { useHireQuestion } from '../decisions/hire-question.store.ts'
import { hireWords } from '../decisions/hire-words.ts'
import { cardLinkId } from './application-card.tsx'

interface MoveFailure {
  card_id: string
  full_name: string
  message: string
  /** Somebody else was quicker; otherwise the move itself did not get through. */
  is_conflict: boolean
}

/** What stands above the board until it is read. */
export const useMoveFailure = create<{ failure: MoveFailure | null; tell: (failure: MoveFailure | null) => void }>(
  (set) => ({ failure: null, tell: (failure) => set({ failure }) }),
)

const ON_HOLD = 'Está en espera: ábrela y reanuda el proceso para moverla.'

/** Moves a card from where the person sees it, asks before it hires somebody, offers to take it back, and says so when it did not work. */
export function useMoves({ vacancy, cards, stages, figures }: Dashboard): (card_id: string, stage_id: string) => void {
  const { mutateAsync } = useMove(vacancy.id)
  const offer = useUndoable((store) => store.offer)
  const tell = useMoveFailure((store) => store.tell)
  const ask = useHireQuestion((store) => store.ask)
  const find = useFindCard(vacancy.id)
  const cardOf = (id: string) => find(cards, id)
  const seen = useRef({ cardOf, stages, vacancy, hired: figures.hired })
  seen.current = { cardOf, stages, vacancy, hired: figures.hired }

  return useCallback(
    (card_id, stage_id) => {
      const card = seen.current.cardOf(card_id)
      const stage = seen.current.stages.find(({ id }) => id === stage_id)
      // A question that is on its way to the screen is answered first.
      if (!card || !stage || useHireQuestion.getState().asked) return
      if (card.state === 'ON_HOLD') {
        tell({ card_id, full_name: card.full_name, message: ON_HOLD, is_conflict: false })
        return
      }
      const from = card.stage_id
      const failed = (error: unknown) => {
        useUndoable.getState().clear()
        const is_conflict = error instanceof ApiError && error.status === 409
        tell({ card_id, full_name: card.full_name, message: messageOf(error), is_conflict })
      }
      const send = (move: Move) => {
        tell(null)
        mutateAsync(move).catch(failed)
      }
      const go = () => {
        send({ card_id, to: stage_id, seen: { stage_id: from, version: card.version } })
        offer({
          text: `${card.full_name} pasa a ${stage.name}.`,
          // What somebody else did with it in these seconds is known by then and not overwritten.
          undo: () => {
            const now = seen.current.cardOf(card_id)
            if (now) send({ card_id, to: from, seen: { stage_id, version: now.version } })
          },
        })
      }
      if (stage.kind !== 'HIRED') return go()
      ask({
        ...hireWords({ ...seen.current, people: [card], stage: stage.name }),
        hire: go,
        focus_id: cardLinkId(card_id),
      })
    },
    [mutateAsync, offer, tell, ask],
  )
}
