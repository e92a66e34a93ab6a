import { Search } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Card, Dashboard } from '#shared/hiring/board.ts'
import { type Board as BoardData, useMoving } from '#web/data/hiring-team/board.ts'
import { withParam } from '#web/lib/address.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useMedia } from '#web/ui/hooks/use-media.ts'
import { Card as Box } from '#web/ui/layout/card.tsx'
import { OPEN_PARAM, useOpenApplication } from '../dashboard/use-open-application.ts'
import { FirstPeople } from '../parts/first-people.tsx'
import { AddPeopleButton } from '../people/add-people.tsx'
import { BoardColumn } from './board-column.tsx'
import { BoardHow, LiftedNote } from './board-how.tsx'
import { BoardTools, USUAL_ORDER } from './board-tools.tsx'
import { groupCards, matchesWords, sortCards, totalsOf } from './card-facts.ts'
import { MoveFailureNote } from './move-failure-note.tsx'
import { StageSwitcher } from './stage-switcher.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useMore } from './use-more.ts'
import { useMoves } from './use-moves.ts'
import { useNow } from './use-now.ts'
import { usePointerDrag } from './use-pointer-drag.ts'

const SEVERAL_COLUMNS = '(min-width: 48rem)'

interface BoardTabProps {
  board: BoardData
  onReject: (card: Card) => void
}

export function BoardTab({ board, onReject }: BoardTabProps) {
  const { figures } = board
  const { open, hired, rejected, withdrawn } = figures
  if (open + hired + rejected + withdrawn === 0) return <NobodyYet board={board} />
  return <Board board={board} onReject={onReject} />
}

function Board({ board, onReject }: BoardTabProps) {
  const { stages } = board
  const element = useRef<HTMLDivElement>(null)
  const wide = useMedia(SEVERAL_COLUMNS)
  const now = useNow()
  const { open_id } = useOpenApplication()
  const { groups, totals } = useGroups(board)
  const { more, loading_id } = useMore(board)
  const move = useMoves(board)
  const may_move = board.actions.includes('move')
  const actions = useMemo(
    () => ({ move: may_move ? move : undefined, reject: may_move ? onReject : undefined }),
    [may_move, move, onReject],
  )
  // On a phone the cards need the height; whoever comes with words or an order sees them.
  const [searching, setSearching] = useState(board.asked.q !== '' || board.asked.sort !== USUAL_ORDER)
  const hands = useBoardKeys({ stages, groups, move: actions.move })
  usePointerDrag({ board: element, shape: wide ? 'columns' : 'one', enabled: may_move, onDrop: move })
  const link = useCardAddress()
  const [search] = useSearchParams()
  const chosen = stages.find(({ id }) => id === search.get('etapa')) ?? firstWithCards(board, groups)

  const column = (stage: Dashboard['stages'][number], alone: boolean) => (
    <BoardColumn
      key={stage.id}
      stage={stage}
      stages={stages}
      open_id={open_id}
      actions={actions}
      now={now}
      alone={alone}
      cards={groups.get(stage.id) ?? []}
      total={totals.get(stage.id) ?? 0}
      late={board.figures.columns.find(({ stage_id }) => stage_id === stage.id)?.late ?? 0}
      has_more={board.next_cursors[stage.id] !== undefined}
      is_loading={loading_id === stage.id}
      onMore={more}
      addressOf={link}
    />
  )
  const search_line = <BoardTools found={[...totals.values()].reduce((sum, total) => sum + total, 0)} board={board} />
  return (
    <div>
      {wide && search_line}
      <MoveFailureNote />
      <span role="status" aria-live="assertive" className="sr-only">
        {hands.said}
      </span>
      <LiftedNote lifted={hands.lifted} stages={stages} />
      {wide ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the cards inside are heard here once for all of them
        <div
          ref={element}
          data-lifting={hands.lifted ? '' : undefined}
          onKeyDown={hands.onKeyDown}
          onBlur={hands.onBlur}
          // Without a card there is nothing inside that could take the keys that scroll.
          tabIndex={board.cards.length === 0 ? 0 : undefined}
          className="-mx-4 flex h-[max(26rem,calc(100dvh-18.25rem))] items-stretch gap-3 overflow-x-auto px-4 pb-1 sm:-mx-8 sm:px-8"
        >
          {stages.map((stage) => column(stage, false))}
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the cards inside are heard here once for all of them
        <div ref={element} onKeyDown={hands.onKeyDown} onBlur={hands.onBlur}>
          <StageSwitcher stages={stages} totals={totals} chosen_id={chosen?.id}>
            <IconButton
              label="Buscar y ordenar"
              aria-expanded={searching}
              onClick={() => setSearching(!searching)}
              className="bg-surface aria-expanded:bg-brand-soft aria-expanded:text-brand-strong"
            >
              <Search aria-hidden="true" />
            </IconButton>
          </StageSwitcher>
          {searching && search_line}
          {chosen && column(chosen, true)}
        </div>
      )}
      <BoardHow can_move={may_move} />
    </div>
  )
}

/** What is known of the board, by stage, in the order and with the words that it was asked for. */
function useGroups({ vacancy, cards, stages, asked, figures }: BoardData) {
  const moving = useMoving(vacancy.id)
  const shown = useMemo(
    () =>
      sortCards(
        cards.filter((card) => matchesWords(card, asked.q)),
        asked.sort,
      ),
    [cards, asked],
  )
  return { groups: groupCards(shown, moving, stages), totals: totalsOf(figures, shown, moving) }
}

/** Stays the same while cards open and close, so that no card is drawn again for it. */
function useCardAddress(): (id: string) => string {
  const [search] = useSearchParams()
  const others = withParam(search, OPEN_PARAM, null).toString()
  const base = `?${others}${others && '&'}${OPEN_PARAM}=`
  return useCallback((id) => `${base}${id}`, [base])
}

const firstWithCards = ({ stages }: Dashboard, groups: ReadonlyMap<string, readonly Card[]>) =>
  stages.find(({ id }) => (groups.get(id)?.length ?? 0) > 0) ?? stages[0]

function NobodyYet({ board: { vacancy, actions } }: { board: Dashboard }) {
  return (
    <Box aria-label="Tablero">
      <EmptyState
        drawing="board"
        text="Aún no hay postulaciones. Comparte la vacante o invita a personas que encajan."
        action={
          <FirstPeople vacancy={vacancy}>
            <AddPeopleButton vacancy={vacancy} may_move={actions.includes('move')} />
          </FirstPeople>
        }
      />
    </Box>
  )
}
