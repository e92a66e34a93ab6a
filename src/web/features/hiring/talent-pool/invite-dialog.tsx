import { useLiveVacancies } from '#web/data/vacancies.ts'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { ChoiceDialog } from './choice-dialog.tsx'

interface InviteDialogProps {
  title: string
  onRun: (vacancy_id: string) => Promise<void>
  onClose: () => void
}

const TEXT = 'Recibirá un aviso y verá esa vacante la primera. Se postula solo si quiere.'

/** «Invitar a otra vacante» of the same company. */
export function InviteDialog({ title, onRun, onClose }: InviteDialogProps) {
  const { vacancy } = useDashboard()
  const live = useLiveVacancies(vacancy.company_id)
  const others = (live.data?.pages ?? []).flatMap(({ items }) => items).filter(({ id }) => id !== vacancy.id)
  return (
    <ChoiceDialog
      title={title}
      text={TEXT}
      label="Vacante"
      button="Invitar"
      choices={others.map(({ id, title: label }) => ({ value: id, label }))}
      empty={live.isPending ? 'Un momento…' : 'No tienes otra vacante publicada. Publica una y vuelve aquí.'}
      onRun={onRun}
      onClose={onClose}
    />
  )
}
