import { X } from 'lucide-react'
import { useSession } from '#web/lib/session.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { useApplyReturn } from './apply-return.store.ts'

/** On the page of the CV: the way back to the vacancy for which it is being written. */
export function ApplyReturnNote() {
  const { wanted, forget } = useApplyReturn()
  const user_id = useSession((session) => session.user?.id)
  if (!wanted || wanted.user_id !== user_id) return null
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-brand-soft py-2 pr-2 pl-4">
      <p className="wrap-anywhere min-w-0 flex-1 basis-48">
        Tu CV para postularte a <strong>{wanted.title}</strong>.
      </p>
      <span className="flex items-center">
        <LinkButton size="sm" to={`/app/jobs?vacante=${wanted.vacancy_id}&panel=postular`} onClick={forget}>
          Volver a postularme
        </LinkButton>
        <IconButton label="Cerrar aviso" onClick={forget}>
          <X aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  )
}
