import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type BoardSort,
  type Card,
  type Dashboard,
  exportApplications,
  getBoardChanges,
  getDashboard,
  listApplications,
  moveApplication,
} from '#shared/hiring/board.ts'
import type { Stage } from '#shared/hiring/stages.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { keys } from '../keys.ts'
import { newsIn, withChanges, withKnown, withPage, withPlace } from './merge-cards.ts'

const POLL_EVERY = 4000

/** Which cards are asked for, and in which order they come. */
export interface BoardAsked {
  q: string
  sort: BoardSort
}

/** The board, with what it was asked for: cards that come later are placed and sought by the same. */
export type Board = Dashboard & { asked: BoardAsked }

/** Every board of the vacancy that is known, with whichever words and order. */
function setBoards(client: QueryClient, vacancy_id: string, change: (board: Board) => Board): void {
  client.setQueriesData<Board>({ queryKey: keys.pipelines.boards(vacancy_id) }, (board) => board && change(board))
}

/** Every answer that holds a card goes through here. */
export function storeCard(client: QueryClient, vacancy_id: string, card: Card): void {
  setBoards(client, vacancy_id, (board) => withChanges(board, [card]))
  client.invalidateQueries({ queryKey: keys.pipelines.whole(card.id) })
  client.invalidateQueries({ queryKey: keys.pipelines.lists(vacancy_id) })
  client.invalidateQueries({ queryKey: keys.pipelines.activity(vacancy_id) })
  client.invalidateQueries({ queryKey: keys.pipelines.outgoing(vacancy_id) })
  // An answer on its way that was given before this change would bring its old figures.
  client.invalidateQueries({ queryKey: keys.pipelines.changes(vacancy_id) })
}

export function useBoard(vacancy_id: string, asked: BoardAsked) {
  const client = useQueryClient()
  const queryKey = keys.pipelines.board(vacancy_id, asked)
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Board> => {
      const loaded = await call(getDashboard, { params: { id: vacancy_id }, query: asked, signal })
      return withKnown(client.getQueryData<Board>(queryKey), { ...loaded, asked })
    },
    // Until other words or another order are there, what was seen stays.
    placeholderData: (before) => (before?.vacancy.id === vacancy_id ? before : undefined),
    // The changes keep it fresh; comparing hundreds of cards field by field would only cost time.
    staleTime: 60_000,
    structuralSharing: false,
  })
}

/** The next cards of a column; answers with them. */
export function useMoreCards({ vacancy, asked }: Board) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ stage, cursor }: { stage: Stage; cursor: string }) => {
      const state = stage.kind === 'HIRED' ? 'HIRED' : 'OPEN'
      const query = { ...asked, stage_id: stage.id, state, cursor } as const
      const page = await call(listApplications, { params: { id: vacancy.id }, query })
      client.setQueryData<Board>(
        keys.pipelines.board(vacancy.id, asked),
        (board) => board && withPage(board, stage.id, page),
      )
      return page.items
    },
    onError: (error) => notify.error(messageOf(error)),
  })
}

/** A card as it is known, also one that is open and that no page of the board has brought. */
export function useFindCard(vacancy_id: string) {
  const client = useQueryClient()
  return (cards: readonly Card[], id: string): Card | undefined => {
    const open = client.getQueryData<TeamApplication>(keys.pipelines.whole(id))
    return cards.find((card) => card.id === id) ?? (open?.vacancy_id === vacancy_id ? open : undefined)
  }
}

/** Asks every few seconds what others did, for as long as somebody looks at the page. */
export function useBoardPoll(vacancy_id: string, asked: BoardAsked, enabled: boolean): void {
  const client = useQueryClient()
  const queryKey = keys.pipelines.board(vacancy_id, asked)
  useQuery({
    queryKey: keys.pipelines.changesOf(vacancy_id, asked),
    enabled,
    refetchInterval: POLL_EVERY,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<Board>(queryKey)
      if (!known) return null
      const { cards, figures, cursor, pipeline_version } = await call(getBoardChanges, {
        params: { id: vacancy_id },
        query: { since: known.cursor, q: asked.q },
        signal,
      })
      // The answer overlaps with the one before, so most of what it brings is known.
      const news = newsIn(client.getQueryData<Board>(queryKey) ?? known, cards)
      client.setQueryData<Board>(queryKey, (board) => board && withNews(board, cards, { figures, cursor }))
      for (const id of news.keys()) client.invalidateQueries({ queryKey: keys.pipelines.one(id) })
      if (news.size > 0) {
        client.invalidateQueries({ queryKey: keys.pipelines.lists(vacancy_id) })
        client.invalidateQueries({ queryKey: keys.pipelines.agenda(vacancy_id) })
      }
      if (pipeline_version !== known.pipeline_version) {
        client.invalidateQueries({ queryKey: keys.pipelines.boards(vacancy_id) })
        client.invalidateQueries({ queryKey: keys.pipelines.stages(vacancy_id) })
      }
      return cursor
    },
  })
}

function withNews(board: Board, cards: readonly Card[], told: Pick<Board, 'figures' | 'cursor'>): Board {
  const merged = withChanges(board, cards)
  const is_known = told.cursor === board.cursor && JSON.stringify(told.figures) === JSON.stringify(merged.figures)
  return merged === board && is_known ? board : { ...merged, ...told }
}

export interface Move {
  card_id: string
  to: string
  /** Where the card was, and in which version, when the person decided. */
  seen: { stage_id: string; version: number }
}

/** The last move of each card, so that a second one waits for the first instead of losing against it. */
const waiting = new Map<string, Promise<Card>>()

async function move({ card_id, to, seen }: Move): Promise<Card> {
  const before = waiting.get(card_id)
  const sent = (before ?? Promise.resolve(seen)).then(({ stage_id, version }) =>
    call(moveApplication, { params: { id: card_id }, body: { stage_id: to, expected_stage_id: stage_id, version } }),
  )
  waiting.set(card_id, sent)
  try {
    return await sent
  } finally {
    if (waiting.get(card_id) === sent) waiting.delete(card_id)
  }
}

/**
 * Moves cards. What is known of the server is never painted over: moves on their way are laid over it by `useMoving`,
 * so that one which fails uncovers where the card really is, with everything that others did meanwhile.
 */
export function useMove(vacancy_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: keys.pipelines.moving(vacancy_id),
    mutationFn: move,
    onSuccess: (card) => storeCard(client, vacancy_id, card),
    onError: (error, { card_id }) => {
      if (!(error instanceof ApiError) || error.status !== 409) return
      const place = { stage_id: error.fields.stage_id, version: Number(error.fields.version) }
      setBoards(client, vacancy_id, (board) => withPlace(board, card_id, place))
      client.invalidateQueries({ queryKey: keys.pipelines.changes(vacancy_id) })
    },
  })
}

/** Where the cards go whose moves are still on their way. */
export function useMoving(vacancy_id: string): ReadonlyMap<string, string> {
  const moves = useMutationState({
    filters: { mutationKey: keys.pipelines.moving(vacancy_id), status: 'pending' },
    select: ({ state }) => readMove(state.variables),
  })
  return new Map(moves.flatMap((one) => (one ? [one] : [])))
}

function readMove(variables: unknown): [string, string] | null {
  if (typeof variables !== 'object' || variables === null) return null
  const { card_id, to } = { card_id: null, to: null, ...variables }
  return typeof card_id === 'string' && typeof to === 'string' ? [card_id, to] : null
}

export const downloadApplications = (vacancy_id: string, query: object) =>
  call(exportApplications, { params: { id: vacancy_id }, query })
