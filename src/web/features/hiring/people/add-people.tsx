import { UserPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Dashboard } from '#shared/hiring/board.ts'
import { usePanel } from '#web/lib/use-panel.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'

export const ADD_PANEL = 'personas'
// Few need it, and not with the first look at a board.
const AddPeopleDialog = lazy(() =>
  import('./add-people-dialog.tsx').then((part) => ({ default: part.AddPeopleDialog })),
)

const TAKES: readonly Dashboard['vacancy']['state'][] = ['PUBLISHED', 'PAUSED']

export const takesPeople = ({ vacancy, actions }: Pick<Dashboard, 'vacancy' | 'actions'>): boolean =>
  actions.includes('move') && TAKES.includes(vacancy.state)

function useMayAdd(): boolean {
  const { vacancy, may } = useDashboard()
  return may('move') && TAKES.includes(vacancy.state)
}

/** «Añadir personas»: board, list and their empty states lead to one dialog, which stands in the address. */
export function AddPeopleButton({ small = false }: { small?: boolean | undefined }) {
  const { setOpen } = usePanel(ADD_PANEL)
  if (!useMayAdd()) return null
  return (
    <Button variant="secondary" size={small ? 'sm' : 'md'} onClick={() => setOpen(true)}>
      <UserPlus aria-hidden="true" />
      Añadir personas
    </Button>
  )
}

export function AddPeople() {
  const { open, setOpen } = usePanel(ADD_PANEL)
  if (!useMayAdd() || !open) return null
  return (
    <Suspense>
      <AddPeopleDialog onClose={() => setOpen(false)} />
    </Suspense>
  )
}
