import { X } from 'lucide-react'
import { useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import type { Card } from '#shared/hiring/board.ts'
import { BULK_MAX, type BulkAction } from '#shared/hiring/bulk.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import type { Stage } from '#shared/hiring/stages.ts'
import { useStartBulk } from '#web/data/hiring-team/list.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { useHireQuestion } from '../decisions/hire-question.store.ts'
import { hireWords } from '../decisions/hire-words.ts'
import { ChoiceDialog } from '../talent-pool/choice-dialog.tsx'
import { InviteDialog } from '../talent-pool/invite-dialog.tsx'
import { BulkMessageDialog } from './bulk-message-dialog.tsx'
import { BulkRejectDialog } from './bulk-reject-dialog.tsx'
import { BulkTextDialog } from './bulk-text-dialog.tsx'

interface BulkBarProps {
  chosen: string[]
  /** The same as they stand in the list. */
  people: readonly Pick<Card, 'full_name' | 'next_interview_at' | 'state'>[]
  onClear: () => void
  onStarted: (bulk_id: string) => void
}

type Asked = 'reject' | 'message' | 'tag' | 'scorecard' | 'invite'

/** What can be done with everybody who is chosen. */
export function BulkBar({ chosen, people, onClear, onStarted }: BulkBarProps) {
  const { vacancy, stages, team, hired, may } = useDashboard()
  const [asked, setAsked] = useState<Asked | null>(null)
  const start = useStartBulk(vacancy.id)
  const askHire = useHireQuestion((store) => store.ask)
  const close = () => setAsked(null)
  // What is over cannot be moved.
  const states = new Set(people.map(({ state }) => state))

  async function run(action: BulkAction, confirmed_number: number | null = null) {
    const work = await start.mutateAsync({ application_ids: chosen, action, confirmed_number })
    close()
    onStarted(work.id)
  }
  const quick = (action: BulkAction) => run(action).catch((error: unknown) => notify.error(messageOf(error)))

  function moveTo({ id, name, kind }: Stage) {
    const hire = () => void quick({ kind: 'MOVE', stage_id: id })
    if (kind !== 'HIRED') return hire()
    askHire({ ...hireWords({ people, stage: name, vacancy, hired }), hire })
  }

  return (
    <>
      <section
        aria-label="Acciones para las elegidas"
        className="sticky bottom-[calc(1rem+var(--bottom-bar))] z-30 mx-auto flex w-fit max-w-full animate-rise flex-wrap items-center gap-2 rounded-xl border border-line bg-surface p-2 pl-4 shadow-float"
      >
        <div className="flex items-center justify-between max-sm:w-full sm:contents">
          <p role="status" className="mr-2 font-semibold">
            {plural(chosen.length, 'elegida', 'elegidas')}
            {chosen.length === BULK_MAX && <span className="font-normal text-ink-soft text-sm"> (el máximo)</span>}
          </p>
          <IconButton label="No elegir ninguna" className="sm:order-last" onClick={onClear}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        {states.has('ACTIVE') && (
          <Menu
            align="start"
            trigger={
              <Button size="sm" busy={start.isPending}>
                Mover a…
              </Button>
            }
            items={stages.map((stage) => ({ label: stage.name, onSelect: () => moveTo(stage) }))}
          />
        )}
        {(states.has('ACTIVE') || states.has('ON_HOLD')) && (
          <Button size="sm" variant="secondary" onClick={() => setAsked('reject')}>
            No seleccionar
          </Button>
        )}
        {may('message') && (
          <Button size="sm" variant="secondary" onClick={() => setAsked('message')}>
            Escribir
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => setAsked('tag')}>
          Etiquetar
        </Button>
        <Menu
          trigger={
            <Button size="sm" variant="secondary">
              Asignar
            </Button>
          }
          items={[
            ...team.map(({ member_id, full_name }) => ({
              label: full_name,
              onSelect: () => quick({ kind: 'ASSIGN', member_id }),
            })),
            { label: 'Nadie', onSelect: () => quick({ kind: 'ASSIGN', member_id: null }) },
          ]}
        />
        <Menu
          trigger={
            <Button size="sm" variant="secondary">
              Más
            </Button>
          }
          items={[
            { label: 'Pedir evaluación…', onSelect: () => setAsked('scorecard') },
            ...(may('invite') ? [{ label: 'Invitar a otra vacante…', onSelect: () => setAsked('invite') }] : []),
            ...(may('message')
              ? [{ label: 'Guardar en Talento', onSelect: () => void quick({ kind: 'TALENT' }) }]
              : []),
          ]}
        />
      </section>
      {asked === 'reject' && (
        <BulkRejectDialog
          chosen={chosen}
          interviews={people.filter(({ next_interview_at }) => next_interview_at !== null).length}
          onRun={run}
          onClose={close}
        />
      )}
      {asked === 'message' && <BulkMessageDialog chosen={chosen} onRun={run} onClose={close} />}
      {asked === 'tag' && (
        <BulkTextDialog
          title={`Etiquetar ${plural(chosen.length, 'postulación', 'postulaciones')}`}
          label="Etiqueta"
          button="Poner etiqueta"
          max={HIRING_LENGTHS.tag}
          onRun={(tag) => run({ kind: 'TAG', tag })}
          onClose={close}
        />
      )}
      {asked === 'scorecard' && (
        <ChoiceDialog
          title={`Pedir evaluación de ${plural(chosen.length, 'postulación', 'postulaciones')}`}
          text="Le avisamos y las encontrará en sus pendientes."
          label="Quién evalúa"
          button="Pedir evaluación"
          choices={team.map(({ member_id, full_name }) => ({ value: member_id, label: full_name }))}
          onRun={(member_id) => run({ kind: 'SCORECARD', member_id })}
          onClose={close}
        />
      )}
      {asked === 'invite' && (
        <InviteDialog
          title={`Invitar a ${plural(chosen.length, 'persona', 'personas')}`}
          onRun={(vacancy_id) => run({ kind: 'INVITE', vacancy_id })}
          onClose={close}
        />
      )}
    </>
  )
}
