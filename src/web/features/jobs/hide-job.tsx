import { EyeOff, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { hideReasonWords } from '#shared/words/jobs.ts'
import { type HideReason, useHideJob, useUnhideJob } from '#web/data/jobs.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'

interface HideProps {
  vacancy_id: string
  title: string
}

const reasons: readonly HideReason[] = ['SALARIO', 'UBICACION', 'EMPRESA', 'REQUISITOS', 'YA_POSTULE']

/** «No me interesa» asks nothing first, because it can be undone. */
export function HideButton({ vacancy_id, title, onHidden }: HideProps & { onHidden: () => void }) {
  const hide = useHideJob(vacancy_id)
  return (
    <IconButton
      label={`No me interesa: ${title}`}
      className="z-10"
      onClick={() => hide.mutate('OTRO', { onSuccess: onHidden })}
    >
      <EyeOff aria-hidden="true" />
    </IconButton>
  )
}

/** In the place of a hidden card: focus is where it can be brought back, and whoever likes says why. */
export function HiddenNote({ vacancy_id, title, onShown }: HideProps & { onShown: () => void }) {
  const show = useUnhideJob(vacancy_id)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <li className="animate-rise rounded-xl bg-sunk py-2 pr-2 pl-5">
      <div className="flex items-center gap-3">
        <p role="status" className="wrap-anywhere min-w-0 flex-1">
          No te mostraremos más «{title}». La empresa no lo sabrá.
        </p>
        <Button
          ref={button}
          variant="quiet"
          size="sm"
          busy={show.isPending}
          onClick={() => show.mutate(undefined, { onSuccess: onShown })}
        >
          <Undo2 aria-hidden="true" />
          Deshacer
        </Button>
      </div>
      <HideReasons vacancy_id={vacancy_id} />
    </li>
  )
}

function HideReasons({ vacancy_id }: Pick<HideProps, 'vacancy_id'>) {
  const hide = useHideJob(vacancy_id)
  if (hide.isSuccess) {
    return (
      <p role="status" className="pb-2 text-ink-soft text-sm">
        Gracias por decírnoslo.
      </p>
    )
  }
  return (
    <fieldset className="pr-3 pb-3">
      <legend className="text-ink-soft text-sm">¿Nos dices por qué? Si quieres.</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <Button
            key={reason}
            size="sm"
            variant="secondary"
            busy={hide.variables === reason && hide.isPending}
            onClick={() => hide.mutate(reason)}
          >
            {hideReasonWords[reason]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
