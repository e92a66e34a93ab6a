import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { mayAlways, reachOf } from '#shared/companies/team-policy.ts'
import type { VacancySummary } from '#shared/vacancies/vacancies.ts'
import { useDeleteVacancy, usePlainStep } from '#web/data/vacancies.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { CloseDialog } from '../closing/close-dialog.tsx'
import { copyVacancyLink } from '../sharing/vacancy-link.ts'
import { KeepTemplateDialog } from '../templates/keep-template-dialog.tsx'
import { type StateAction, stateActions } from './state-actions.ts'

interface StateMenuProps {
  vacancy: VacancySummary
  company: Company
  /** Names its button where there are several. */
  label?: string | undefined
  /** What waits is saved before the state changes. */
  onBefore: () => Promise<unknown>
}

/** Everything that can be done with the vacancy as a whole, each with its consequence. */
export function StateMenu({ vacancy, company, label = 'Acciones de la vacante', onBefore }: StateMenuProps) {
  const [chosen, setChosen] = useState<StateAction | null>(null)
  const [open, setOpen] = useState(false)
  const [keeping, setKeeping] = useState(false)
  const can_keep = company.status === 'ACTIVE' && mayAlways(company.me.role, 'edit_templates')
  const can_create = company.status === 'ACTIVE' && reachOf(company.me.role, 'edit_vacancy') !== 'never'
  const actions = stateActions(vacancy.actions, can_create)
  const was_public = vacancy.published_at !== null
  const editor = `/app/my-companies/${company.id}/vacancies/${vacancy.id}`
  const can_search = vacancy.state === 'PUBLISHED' && reachOf(company.me.role, 'search_talent') !== 'never'
  const talent = `/app/my-companies/${company.id}?tab=talento&vacante=${vacancy.id}`
  if (actions.length === 0 && !was_public && !can_keep) return null
  return (
    <>
      <Menu
        items={[
          ...(was_public
            ? [
                { label: 'Ver el tablero', to: `${editor}/dashboard` },
                ...(can_search ? [{ label: 'Buscar personas', to: talent }] : []),
                { label: 'Ver la página pública', to: `/jobs/${vacancy.id}` },
                ...(vacancy.state === 'PUBLISHED'
                  ? [{ label: 'Copiar enlace', onSelect: () => copyVacancyLink(vacancy.id) }]
                  : []),
              ]
            : []),
          ...(vacancy.actions.includes('extend')
            ? [{ label: 'Ampliar el plazo', to: `${editor}?paso=publicar&campo=extend` }]
            : []),
          ...(can_keep ? [{ label: 'Guardar como plantilla', onSelect: () => setKeeping(true) }] : []),
          ...actions.map((action) => ({
            label: action.label,
            danger: action.danger,
            onSelect: () => {
              setChosen(action)
              setOpen(true)
            },
          })),
        ]}
        trigger={
          <IconButton label={label}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      />
      <KeepTemplateDialog
        key={vacancy.title}
        vacancy={vacancy}
        open={keeping}
        onClose={() => setKeeping(false)}
        onBefore={onBefore}
      />
      {chosen?.step === 'close' && (
        <CloseDialog vacancy={vacancy} open={open} onClose={() => setOpen(false)} onBefore={onBefore} />
      )}
      {chosen && chosen.step !== 'close' && (
        <ActionDialog
          key={chosen.step}
          action={chosen}
          vacancy={vacancy}
          open={open}
          onClose={() => setOpen(false)}
          onBefore={onBefore}
        />
      )}
    </>
  )
}

interface ActionDialogProps {
  action: StateAction
  vacancy: VacancySummary
  open: boolean
  onClose: () => void
  onBefore: () => Promise<unknown>
}

function ActionDialog({ action, vacancy, open, onClose, onBefore }: ActionDialogProps) {
  const { run, busy, error } = useAction(action, vacancy)

  async function press() {
    // A draft that goes away needs no last save.
    if (action.step !== 'delete') await onBefore()
    if (await run()) onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={action.title}
      text={action.text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant={action.danger ? 'danger' : 'primary'} busy={busy} busyLabel="Un momento…" onClick={press}>
            {action.button}
          </Button>
        </>
      }
    >
      {error !== null && (
        <div className="mb-4">
          <Alert tone={error instanceof ApiError && error.status < 500 ? 'warn' : 'bad'} live>
            {messageOf(error)}
          </Alert>
        </div>
      )}
    </Dialog>
  )
}

/** Does it, says so, and goes where the result is. */
function useAction(action: StateAction, vacancy: VacancySummary) {
  const navigate = useNavigate()
  const plain = usePlainStep(vacancy.id)
  const remove = useDeleteVacancy(vacancy)
  const used = action.step === 'delete' ? remove : plain
  const home = `/app/my-companies/${vacancy.company_id}`

  async function act(): Promise<void> {
    if (action.step === 'delete') {
      await remove.mutateAsync()
      navigate(`${home}?tab=vacantes`)
    } else if (action.step !== 'close') {
      const result = await plain.mutateAsync(action.step)
      if (result.id !== vacancy.id) navigate(`${home}/vacancies/${result.id}`)
    }
  }

  async function run(): Promise<boolean> {
    try {
      await act()
      notify.success(action.done)
      return true
    } catch {
      // What went wrong is shown in the dialog.
      return false
    }
  }

  return { run, busy: used.isPending, error: used.error }
}
