import { ExternalLink, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ExternalApplication } from '#shared/hiring/my-applications.ts'
import { useDeleteExternal, useExternalApplications, useSaveExternal } from '#web/data/hiring/external-applications.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDay } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { usePanel } from '#web/lib/use-panel.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { RemovedNote } from '#web/ui/lists/removed-note.tsx'
import { StateBadge } from '../state-badge.tsx'
import { ExternalDialog, valuesOf } from './external-dialog.tsx'

/** Applications elsewhere, kept by hand so that one list tells the whole search. */
export function ExternalTab() {
  const list = useExternalApplications()
  const remove = useDeleteExternal()
  const save = useSaveExternal()
  const { open, setOpen } = usePanel('otra')
  const [editing, setEditing] = useState<ExternalApplication | null>(null)
  const [removed, setRemoved] = useState<ExternalApplication | null>(null)
  const refused = { onError: (error: unknown) => notify.error(messageOf(error)) }

  function show(entry: ExternalApplication | null) {
    setEditing(entry)
    setOpen(true)
  }

  if (list.isPending) return <ExternalLoading />
  if (!list.data) {
    return <Failure title="No pudimos cargar esta lista." error={list.error} onRetry={() => list.refetch()} />
  }
  const items = list.data.pages.flatMap((page) => page.items)
  return (
    <div className="space-y-4">
      {removed && (
        <RemovedNote
          key={removed.id}
          name={removed.role}
          onUndo={() =>
            save.mutate({ id: undefined, body: valuesOf(removed) }, { onSuccess: () => setRemoved(null), ...refused })
          }
          onClose={() => setRemoved(null)}
        />
      )}
      {items.length === 0 ? (
        <None onAdd={() => show(null)} />
      ) : (
        <>
          <Button onClick={() => show(null)}>
            <Plus aria-hidden="true" />
            Añadir postulación
          </Button>
          <ul
            aria-label="Postulaciones en otros sitios"
            className="divide-y divide-line rounded-xl border border-line bg-surface"
          >
            {items.map((entry) => (
              <ExternalRow
                key={entry.id}
                entry={entry}
                onEdit={() => show(entry)}
                onRemove={() => remove.mutate(entry.id, { onSuccess: () => setRemoved(entry), ...refused })}
              />
            ))}
          </ul>
          <LoadMore hasMore={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => list.fetchNextPage()} />
        </>
      )}
      <ExternalDialog open={open} entry={editing} onClose={() => setOpen(false)} />
    </div>
  )
}

function None({ onAdd }: { onAdd: () => void }) {
  return (
    <Card aria-label="En otros sitios">
      <EmptyState
        drawing="send"
        text="Anota aquí lo que envías fuera de Skillo y tendrás toda tu búsqueda en un sitio."
        action={<Button onClick={onAdd}>Añadir postulación</Button>}
      />
    </Card>
  )
}

interface ExternalRowProps {
  entry: ExternalApplication
  onEdit: () => void
  onRemove: () => void
}

function ExternalRow({ entry, onEdit, onRemove }: ExternalRowProps) {
  const { role, company, url, applied_on, state, notes } = entry
  return (
    <li className="flex items-start gap-2 p-4 sm:p-5">
      <div className="min-w-0 flex-1 space-y-1.5">
        <h2 className="wrap-anywhere text-lg">{role}</h2>
        <p className="wrap-anywhere text-ink-soft">{company}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateBadge state={state} />
          <span className="text-ink-soft text-sm">enviada el {formatDay(applied_on)}</span>
        </p>
        {notes && <p className="wrap-anywhere line-clamp-3 whitespace-pre-line text-[0.9375rem]">{notes}</p>}
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer nofollow"
            className="text-link hit-area inline-flex items-center gap-1.5 text-sm"
          >
            Ver la oferta
            <ExternalLink aria-hidden="true" className="size-4" />
            <span className="sr-only"> de {role} (se abre en otra pestaña)</span>
          </a>
        )}
      </div>
      <span className="-mt-2 -mr-2 flex shrink-0 max-sm:flex-col">
        <IconButton label={`Cambiar ${role}`} aria-haspopup="dialog" onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={`Eliminar ${role}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  )
}

function ExternalLoading() {
  return (
    <Loading label="Cargando la lista…" className="space-y-4">
      <Skeleton className="h-11 w-48 rounded-lg" />
      <Skeleton className="h-28 rounded-xl" />
      <Skeleton className="h-28 rounded-xl" />
    </Loading>
  )
}
