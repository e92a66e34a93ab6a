import type { ApplicationState } from '#shared/hiring/application.ts'
import type { BoardFigures } from '#shared/hiring/board.ts'
import { BOARD_STATES } from '../applications/application-states.ts'
import type { countBoard } from './board.queries.ts'

type Counted = Awaited<ReturnType<typeof countBoard>>[number]

const sumOf = (rows: readonly Counted[], part: 'all' | 'found' | 'late' | 'overdue'): number =>
  rows.reduce((sum, row) => sum + row[part], 0)

/** What stands above the columns and on each of them. */
export function figuresOf(rows: readonly Counted[], stages: readonly { id: string }[]): BoardFigures {
  const inState = (...states: ApplicationState[]) => rows.filter(({ state }) => states.includes(state))
  const shown = inState(...BOARD_STATES)
  return {
    columns: stages.map(({ id }) => {
      const here = shown.filter(({ stage_id }) => stage_id === id)
      return { stage_id: id, total: sumOf(here, 'found'), late: sumOf(here, 'late') }
    }),
    open: sumOf(inState('ACTIVE', 'ON_HOLD'), 'all'),
    hired: sumOf(inState('HIRED'), 'all'),
    rejected: sumOf(inState('REJECTED'), 'all'),
    withdrawn: sumOf(inState('WITHDRAWN'), 'all'),
    overdue: sumOf(inState('ACTIVE'), 'overdue'),
  }
}

/** When something of it last changed, for whoever asks from then on. */
export const latest = (rows: readonly Counted[]): string =>
  new Date(Math.max(0, ...rows.map(({ changed_at }) => changed_at?.getTime() ?? 0))).toISOString()
