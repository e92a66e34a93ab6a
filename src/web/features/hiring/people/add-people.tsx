import { UserPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Dashboard } from '#shared/hiring/board.ts'
import { usePanel } from '#web/lib/use-panel.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { PeopleVacancyContext } from './people-vacancy.ts'

export const ADD_PANEL = 'personas'
// Few need it, and not with the first look at a board.
const AddPeopleDialog = lazy(() =>
  import('./add-people-dialog.tsx').then((part) => ({ default: part.AddPeopleDialog })),
)

const TAKES: readonly Dashboard['vacancy']['state'][] = ['PUBLISHED', 'PAUSED']

interface AddPeopleProps {
  vacancy: Pick<Dashboard['vacancy'], 'state'>
  /** May move cards: whoever may, may also bring people in. */
  may_move: boolean
}

export const takesPeople = ({ vacancy, may_move }: AddPeopleProps): boolean => may_move && TAKES.includes(vacancy.state)

/** «Añadir personas»: board, list and their empty states lead to one dialog, which stands in the address. */
export function AddPeopleButton({ small = false, ...props }: AddPeopleProps & { small?: boolean | undefined }) {
  const { setOpen } = usePanel(ADD_PANEL)
  if (!takesPeople(props)) return null
  return (
    <Button variant="secondary" size={small ? 'sm' : 'md'} onClick={() => setOpen(true)}>
      <UserPlus aria-hidden="true" />
      Añadir personas
    </Button>
  )
}

interface AddPeopleHereProps extends AddPeopleProps {
  vacancy: Pick<Dashboard['vacancy'], 'id' | 'company_id' | 'state'>
}

/** To the vacancy whose dashboard is open. */
export function AddPeople(props: AddPeopleHereProps) {
  const { open, setOpen } = usePanel(ADD_PANEL)
  if (!takesPeople(props) || !open) return null
  const { id, company_id } = props.vacancy
  return (
    <PeopleVacancyContext value={{ id, company_id }}>
      <Suspense>
        <AddPeopleDialog onClose={() => setOpen(false)} />
      </Suspense>
    </PeopleVacancyContext>
  )
}
