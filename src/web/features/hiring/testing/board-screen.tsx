import { useSearchParams } from 'react-router'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Card, Dashboard } from '#shared/hiring/board.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { type Asked, serverWith } from '#tests/support/dom/dom-server.ts'
import { useBoard, useBoardPoll } from '#web/data/hiring-team/board.ts'
import { useNeighbourKeys } from '../application/neighbours.tsx'
import { readBoard } from '../board/board-address.ts'
import { BoardTab } from '../board/board-tab.tsx'
import { UndoBar } from '../dashboard/undo-bar.tsx'
import { useOpenApplication } from '../dashboard/use-open-application.ts'
import { HireDialog } from '../decisions/hire-dialog.tsx'
import { TERMS } from './terms.ts'

const NOW = '2026-11-16T09:00:00.000Z'
const names = ['Nuevas', 'Entrevista', 'Oferta', 'Contratada']
const kinds = ['NEW', 'INTERVIEW', 'OFFER', 'HIRED'] as const
const stages = kinds.map((kind, at) => ({
  id: `s${at}`,
  name: names[at] ?? '',
  candidate_label: names[at] ?? '',
  kind,
  expected_days: 5,
  is_blind: false,
}))

export const card = (id: string, part: Partial<Card> = {}): Card => ({
  id,
  version: 1,
  state: 'ACTIVE',
  stage_id: 's0',
  full_name: `Íñigo Etxeberria ${id}`,
  headline: '',
  match: null,
  applied_at: NOW,
  stage_since: NOW,
  last_contact_at: null,
  promised_reply_at: null,
  is_viewed: true,
  is_blind: false,
  unread_messages: 0,
  next_interview_at: null,
  scorecards: { done: 0, asked: 0 },
  unexpected_answers: 0,
  tags: [],
  owner: null,
  source: 'DIRECT',
  changed_at: NOW,
  ...part,
})

export const figuresOf = (cards: readonly Card[]): Dashboard['figures'] => {
  const inState = (...states: Card['state'][]) => cards.filter(({ state }) => states.includes(state)).length
  return {
    columns: stages.map(({ id }) => ({
      stage_id: id,
      total: cards.filter(({ stage_id }) => stage_id === id).length,
      late: 0,
    })),
    open: inState('ACTIVE', 'ON_HOLD'),
    hired: inState('HIRED'),
    rejected: 0,
    withdrawn: 0,
    overdue: 0,
  }
}

export const board = (cards: Card[]): Dashboard => ({
  vacancy: {
    id: 'v',
    company_id: 'c',
    title: 'Analista',
    state: 'PUBLISHED',
    openings: 1,
    reply_days: 10,
    is_neglected: false,
    terms: TERMS,
  },
  stages,
  cards,
  next_cursors: {},
  figures: figuresOf(cards),
  cursor: '1',
  pipeline_version: 1,
  team: [],
  actions: ['move'],
})

export const BOARD = 'GET /api/v1/vacancies/v/dashboard'
export const CHANGES = 'GET /api/v1/vacancies/v/dashboard/changes'
export const moveOf = (id: string) => `POST /api/v1/applications/${id}/move`
/** Nothing is heard of the others. */
const silence = () => new Promise<Response>(() => undefined)

function Screen() {
  const asked = readBoard(useSearchParams()[0])
  const found = useBoard('v', asked)
  useBoardPoll('v', asked, found.isSuccess)
  if (!found.data) return null
  return (
    <>
      {/* As high as the header of the page, under which the stages stay. */}
      <div className="h-16" />
      <BoardTab board={found.data} onReject={() => undefined} />
      <HireDialog />
      <UndoBar />
      <OpenOne />
    </>
  )
}

/** In the place of the application that stands beside the board: which one it is. */
function OpenOne() {
  const { open_id } = useOpenApplication()
  return open_id && <Walking id={open_id} />
}

function Walking({ id }: { id: string }) {
  useNeighbourKeys(id)
  return <output>Abierta: {id}</output>
}

export async function openBoard(
  cards: Card[],
  answers: Parameters<typeof serverWith>[0],
  address = '/app',
): Promise<readonly Asked[]> {
  const heard = serverWith({ [BOARD]: () => Response.json(board(cards)), [CHANGES]: silence, ...answers })
  signedIn()
  await openAt(address, <Screen />)
  await expect.element(column('Nuevas')).toBeVisible()
  return heard
}

export const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}: `) })
export const inColumn = (name: string, who: string) => column(name).getByRole('link', { name: who })
export const movesIn = (heard: readonly Asked[]) =>
  heard.filter(({ call }) => call.endsWith('/move')).map(({ body }) => body)

export async function focusOn(who: string) {
  const link = page.getByRole('link', { name: who }).element()
  if (link instanceof HTMLElement) link.focus()
}
