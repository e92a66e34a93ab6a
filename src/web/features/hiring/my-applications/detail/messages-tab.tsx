import { FileText } from 'lucide-react'
import type { Message } from '#shared/hiring/messages.ts'
import type { ApplicationDetail } from '#shared/hiring/my-applications.ts'
import { useMyMessages, useOpenFile } from '#web/data/hiring/my-process.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { MessageComposer } from './message-composer.tsx'

/** What both sides wrote, the newest at the foot beside the box. */
export function MessagesTab({ application }: { application: ApplicationDetail }) {
  const messages = useMyMessages(application.id)
  if (messages.isPending) return <MessagesLoading />
  if (!messages.data) {
    return <Failure title="No pudimos cargar los mensajes." error={messages.error} onRetry={() => messages.refetch()} />
  }
  const items = messages.data.pages.flatMap((page) => page.items).toReversed()
  return (
    <div className="space-y-5">
      {messages.hasNextPage && (
        <p className="flex justify-center">
          <Button
            size="sm"
            variant="secondary"
            busy={messages.isFetchingNextPage}
            onClick={() => messages.fetchNextPage()}
          >
            Ver anteriores
          </Button>
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState compact drawing="quiet" text="Aún no hay mensajes. Escribe para dar el siguiente paso." />
      ) : (
        <ol aria-label="Mensajes" className="space-y-4">
          {items.map((one) => (
            <Bubble key={one.id} message={one} application_id={application.id} />
          ))}
        </ol>
      )}
      {application.can_message ? (
        <MessageComposer application={application} />
      ) : (
        <p className="rounded-lg bg-sunk px-4 py-3 text-ink-soft text-sm">
          Este proceso terminó y ya no recibe mensajes.
        </p>
      )}
    </div>
  )
}

function Bubble({ message, application_id }: { message: Message; application_id: string }) {
  const { is_mine, author_name, body, files, created_at } = message
  return (
    <li className={cx('flex flex-col', is_mine ? 'items-end' : 'items-start')}>
      <div className={cx('max-w-[88%] rounded-xl px-4 py-2.5', is_mine ? 'bg-brand-soft' : 'bg-sunk')}>
        <p className="wrap-anywhere whitespace-pre-line">{body}</p>
        {files.length > 0 && (
          <ul className="mt-2 space-y-1">
            {files.map((file) => (
              <li key={file.id}>
                <FileButton application_id={application_id} file={file} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="wrap-anywhere mt-1 px-1 text-ink-soft text-sm">
        {is_mine ? 'Tú' : author_name} · <time dateTime={created_at}>{formatDayTime(created_at)}</time>
      </p>
    </li>
  )
}

function FileButton({ application_id, file }: { application_id: string; file: Message['files'][number] }) {
  const open = useOpenFile(application_id)
  return (
    <button
      type="button"
      aria-busy={open.isPending || undefined}
      onClick={() =>
        open.mutate(file.id, {
          onSuccess: (content) => saveFile(content, file.name),
          onError: (error) => notify.error(messageOf(error)),
        })
      }
      className="hit-area text-link flex items-start gap-1.5 text-left text-sm"
    >
      <FileText aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0">{file.name}</span>
    </button>
  )
}

function MessagesLoading() {
  return (
    <Loading label="Cargando los mensajes…" className="space-y-4">
      <Skeleton className="h-16 w-3/4 rounded-xl" />
      <Skeleton className="ml-auto h-12 w-2/3 rounded-xl" />
      <Skeleton className="h-16 w-3/5 rounded-xl" />
    </Loading>
  )
}
