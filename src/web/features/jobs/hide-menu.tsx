import { EyeOff, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { hideReasonWords } from '#shared/words/jobs.ts'
import { type HideReason, useHideJob, useUnhideJob } from '#web/data/jobs.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'

interface HideProps {
  vacancy_id: string
  title: string
}

const reasons: readonly HideReason[] = ['SALARIO', 'UBICACION', 'EMPRESA', 'REQUISITOS', 'YA_POSTULE', 'OTRO']

/** «No me interesa» asks only why, because it can be undone. */
export function HideMenu({ vacancy_id, title, onHidden }: HideProps & { onHidden: () => void }) {
  const hide = useHideJob(vacancy_id)
  return (
    <Menu
      trigger={
        <IconButton label={`No me interesa: ${title}`} className="z-10">
          <EyeOff aria-hidden="true" />
        </IconButton>
      }
      items={reasons.map((reason) => ({
        label: hideReasonWords[reason],
        onSelect: () => hide.mutate(reason, { onSuccess: onHidden }),
      }))}
    />
  )
}

/** In the place of a hidden card: focus is where it can be brought back. */
export function HiddenNote({ vacancy_id, title, onShown }: HideProps & { onShown: () => void }) {
  const show = useUnhideJob(vacancy_id)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The menu gives focus back to its own button first.
    const frame = requestAnimationFrame(() => button.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <li className="flex animate-rise items-center gap-3 rounded-xl bg-sunk py-2 pr-2 pl-5">
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
    </li>
  )
}
