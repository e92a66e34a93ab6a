import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Card,
  type Dashboard,
  exportApplications,
  getBoardChanges,
  getDashboard,
  moveApplication,
} from '#shared/hiring/board.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { keys } from '../keys.ts'
import { newsIn, withChanges, withKnown, withPlace } from './merge-cards.ts'

const POLL_EVERY = 4000

function setBoard(client: QueryClient, vacancy_id: string, change: (board: Dashboard) => Dashboard): void {
  client.setQueryData<Dashboard>(keys.pipelines.board(vacancy_id), (board) => board && change(board))
}

/** Every answer that holds a card goes through here. */
export function storeCard(client: QueryClient, vacancy_id: string, card: Card): void {
  setBoard(client, vacancy_id, (board) => withChanges(board, [card]))
  client.invalidateQueries({ queryKey: keys.pipelines.whole(card.id) })
  client.invalidateQueries({ queryKey: keys.pipelines.lists(vacancy_id) })
  client.invalidateQueries({ queryKey: keys.pipelines.activity(vacancy_id) })
  client.invalidateQueries({ queryKey: keys.pipelines.outgoing(vacancy_id) })
}

export function useBoard(vacancy_id: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: keys.pipelines.board(vacancy_id),
    queryFn: async ({ signal }) => {
      const loaded = await call(getDashboard, { params: { id: vacancy_id }, signal })
      return withKnown(client.getQueryData<Dashboard>(keys.pipelines.board(vacancy_id)), loaded)
    },
    // The changes keep it fresh; comparing 500 cards field by field would only cost time.
    staleTime: 60_000,
    structuralSharing: false,
  })
}

/** Asks every few seconds what others did, for as long as somebody looks at the page. */
export function useBoardPoll(vacancy_id: string, enabled: boolean): void {
  const client = useQueryClient()
  useQuery({
    queryKey: keys.pipelines.changes(vacancy_id),
    enabled,
    refetchInterval: POLL_EVERY,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<Dashboard>(keys.pipelines.board(vacancy_id))
      if (!known) return null
      const changes = await call(getBoardChanges, {
        params: { id: vacancy_id },
        query: { since: known.cursor },
        signal,
      })
      // The answer overlaps with the one before, so most of what it brings is known.
      const news = newsIn(client.getQueryData<Dashboard>(keys.pipelines.board(vacancy_id)) ?? known, changes.cards)
      setBoard(client, vacancy_id, (board) => {
        const merged = withChanges(board, changes.cards)
        return merged === board && board.cursor === changes.cursor ? board : { ...merged, cursor: changes.cursor }
      })
      for (const id of news.keys()) client.invalidateQueries({ queryKey: keys.pipelines.one(id) })
      if (news.size > 0) {
        client.invalidateQueries({ queryKey: keys.pipelines.lists(vacancy_id) })
        client.invalidateQueries({ queryKey: keys.pipelines.agenda(vacancy_id) })
      }
      if (changes.pipeline_version !== known.pipeline_version) {
        client.invalidateQueries({ queryKey: keys.pipelines.board(vacancy_id) })
        client.invalidateQueries({ queryKey: keys.pipelines.stages(vacancy_id) })
      }
      return changes.cursor
    },
  })
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
      setBoard(client, vacancy_id, (board) => withPlace(board, card_id, place))
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
