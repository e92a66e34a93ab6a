import { ExternalLink, FileText, Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ExternalApplication } from '#shared/hiring/my-applications.ts'
import { useDeleteExternal, useExternalApplications, useSaveExternal } from '#web/data/hiring/external-applications.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { usePanel } from '#web/lib/use-panel.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { RemovedNote } from '#web/ui/lists/removed-note.tsx'
import { ExternalDialog, valuesOf } from './external-dialog.tsx'
import { ExternalFacts } from './external-facts.tsx'
import { type DrawFit, externalLinkId, OpenExternal } from './open-external.tsx'
import { useExternalAddress } from './use-external-address.ts'

/** Applications elsewhere, kept by hand so that one list tells the whole search. */
export function ExternalTab({ drawFit }: { drawFit: DrawFit }) {
  const list = useExternalApplications()
  const remove = useDeleteExternal()
  const save = useSaveExternal()
  const { open, setOpen } = usePanel('otra')
  const [editing, setEditing] = useState<ExternalApplication | null>(null)
  const [removed, setRemoved] = useState<ExternalApplication | null>(null)
  const { open_id, linkTo, close } = useExternalAddress()
  const refused = { onError: (error: unknown) => notify.error(messageOf(error)) }

  // A reminder may lead to one that is further down.
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const is_found = list.data?.pages.some((page) => page.items.some(({ id }) => id === open_id)) ?? false
  useEffect(() => {
    if (open_id && !is_found && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [open_id, is_found, hasNextPage, isFetchingNextPage, fetchNextPage])

  function show(entry: ExternalApplication | null) {
    setEditing(entry)
    setOpen(true)
  }

  if (list.isPending) return <ExternalLoading />
  if (!list.data) {
    return <Failure title="No pudimos cargar esta lista." error={list.error} onRetry={() => list.refetch()} />
  }
  const items = list.data.pages.flatMap((page) => page.items)
  const opened = items.find(({ id }) => id === open_id)
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
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => show(null)}>
              <Plus aria-hidden="true" />
              Añadir postulación
            </Button>
            <CompareLink />
          </div>
          <ul
            aria-label="Postulaciones en otros sitios"
            className="divide-y divide-line rounded-xl border border-line bg-surface"
          >
            {items.map((entry) => (
              <ExternalRow
                key={entry.id}
                entry={entry}
                link={linkTo(entry.id)}
                onEdit={() => show(entry)}
                onRemove={() => remove.mutate(entry.id, { onSuccess: () => setRemoved(entry), ...refused })}
              />
            ))}
          </ul>
          <LoadMore hasMore={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => list.fetchNextPage()} />
        </>
      )}
      {opened && (
        <OpenExternal key={opened.id} entry={opened} drawFit={drawFit} onEdit={() => show(opened)} onClose={close} />
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
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onAdd}>Añadir postulación</Button>
            <CompareLink />
          </div>
        }
      />
    </Card>
  )
}

const CompareLink = () => (
  <LinkButton variant="secondary" to="/app/jobs?tab=comparar">
    Comparar un anuncio
  </LinkButton>
)

interface ExternalRowProps {
  entry: ExternalApplication
  link: { to: string; state: object }
  onEdit: () => void
  onRemove: () => void
}

function ExternalRow({ entry, link, onEdit, onRemove }: ExternalRowProps) {
  const { id, role, company, url, notes, ad_text } = entry
  return (
    <li className="flex items-start gap-2 p-4 sm:p-5">
      <div className="min-w-0 flex-1 space-y-1.5">
        <h2 className="wrap-anywhere text-lg">
          <Link id={externalLinkId(id)} {...link} preventScrollReset className="text-link hit-area rounded-md">
            {role}
          </Link>
        </h2>
        <p className="wrap-anywhere text-ink-soft">{company}</p>
        <ExternalFacts entry={entry} />
        {ad_text && (
          <p className="flex items-center gap-1.5 text-ink-soft text-sm">
            <FileText aria-hidden="true" className="size-4 shrink-0" />
            Con el anuncio y tu encaje
          </p>
        )}
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
