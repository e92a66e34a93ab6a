import { Trash2 } from 'lucide-react'
import { useDeleteDraft } from '#web/data/hiring/applying.ts'
import type { ApplicationsPage } from '#web/data/hiring/my-applications.ts'
import { OPENED_HERE } from '#web/lib/address.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { notify } from '#web/lib/toast.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'

type Draft = ApplicationsPage['drafts'][number]

/** Begun and not sent: one press away from going on. */
export function DraftList({ drafts }: { drafts: readonly Draft[] }) {
  if (drafts.length === 0) return null
  return (
    <section aria-label="Borradores" className="rounded-xl border border-line border-dashed p-4 sm:p-5">
      <h2 className="text-lg">Borradores</h2>
      <ul className="mt-1 divide-y divide-line">
        {drafts.map((draft) => (
          <DraftRow key={draft.vacancy_id} draft={draft} />
        ))}
      </ul>
    </section>
  )
}

function DraftRow({ draft: { vacancy_id, title, company_name, is_open, updated_at } }: { draft: Draft }) {
  const remove = useDeleteDraft()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere font-medium">{title}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {company_name} · {is_open ? `guardado ${timeAgo(updated_at)}` : 'ahora no recibe postulaciones'}
        </p>
      </div>
      <span className="flex items-center gap-1">
        <LinkButton
          size="sm"
          variant="secondary"
          to={`?vacante=${vacancy_id}&panel=postular`}
          state={OPENED_HERE}
          preventScrollReset
        >
          Continuar
          <span className="sr-only"> con {title}</span>
        </LinkButton>
        <IconButton
          label={`Eliminar el borrador de ${title}`}
          onClick={() =>
            remove.mutate(vacancy_id, {
              onSuccess: () => notify.success('Borrador eliminado.'),
              onError: (error) => notify.error(messageOf(error)),
            })
          }
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  )
}
