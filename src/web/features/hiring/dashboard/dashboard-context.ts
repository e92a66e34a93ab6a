import { createContext, useContext } from 'react'
import type { z } from 'zod'
import type { boardAction, Dashboard } from '#shared/hiring/board.ts'

type BoardAction = z.infer<typeof boardAction>

interface DashboardValue {
  vacancy: Dashboard['vacancy']
  stages: Dashboard['stages']
  team: Dashboard['team']
  /** How many were hired for it. */
  hired: number
  may: (action: BoardAction) => boolean
}

export const DashboardContext = createContext<DashboardValue | null>(null)

/** The vacancy whose dashboard is open, and what the person may do in it. */
export function useDashboard(): DashboardValue {
  const value = useContext(DashboardContext)
  if (!value) throw new Error('useDashboard is used outside of a dashboard')
  return value
}
