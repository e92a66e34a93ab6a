import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { useAskForTalent, useInviteElsewhere } from '#web/data/hiring-team/talent-pool.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx'
import { movesFor } from '../board/card-facts.ts'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { HoldDialog } from '../decisions/hold-dialog.tsx'
import { InviteDialog } from '../talent-pool/invite-dialog.tsx'

interface MoreMenuProps {
  application: TeamApplication
  onMove: (card_id: string, stage_id: string) => void
}

/** What is done less often with one application. */
export function MoreMenu({ application, onMove }: MoreMenuProps) {
  const [asked, setAsked] = useState<'hold' | 'invite' | null>(null)
  const items = [
    ...useWaiting(application, () => setAsked('hold')),
    ...useTakingBack(application, onMove),
    ...useTalentPool(application, () => setAsked('invite')),
  ]
  const invite = useInviteElsewhere(application.id)
  const close = () => setAsked(null)
  if (items.length === 0) return null
  return (
    <>
      <Menu
        trigger={
          <IconButton label="Más acciones" className="size-9">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={items}
      />
      <HoldDialog application={application} open={asked === 'hold'} onClose={close} />
      {asked === 'invite' && (
        <InviteDialog
          title={`Invitar a ${application.full_name}`}
          onRun={async (vacancy_id) => {
            await invite.mutateAsync(vacancy_id)
            close()
            notify.success('Invitación enviada.')
          }}
          onClose={close}
        />
      )}
    </>
  )
}

function useWaiting({ state }: TeamApplication, onHold: () => void): MenuItem[] {
  const { may } = useDashboard()
  return may('move') && state === 'ACTIVE' ? [{ label: 'Poner en espera…', onSelect: onHold }] : []
}

/** Somebody was put into the last column by mistake. */
function useTakingBack({ id, state, stage_id }: TeamApplication, onMove: MoreMenuProps['onMove']): MenuItem[] {
  const { stages, may } = useDashboard()
  if (state !== 'HIRED' || !may('move')) return []
  return movesFor(state, stage_id, stages).map((stage) => ({
    label: `Devolver a ${stage.name}`,
    onSelect: () => onMove(id, stage.id),
  }))
}

/** By name only, so not while names are hidden. */
function useTalentPool({ id, is_blind, state }: TeamApplication, onInvite: () => void): MenuItem[] {
  const { may } = useDashboard()
  const ask = useAskForTalent(id)
  if (is_blind || state === 'ANONYMISED' || !may('message')) return []
  const askNow = () =>
    ask.mutate(undefined, {
      onSuccess: () => notify.success('Le preguntamos si quiere estar en tu banco de talento.'),
      onError: (error) => notify.error(messageOf(error)),
    })
  const keep = { label: 'Guardar en Talento', onSelect: askNow }
  return may('invite') ? [{ label: 'Invitar a otra vacante…', onSelect: onInvite }, keep] : [keep]
}
