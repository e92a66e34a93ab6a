import { Lock, Paperclip } from 'lucide-react'
import type { ShownAnswer } from '#shared/hiring/answer-files.ts'
import { useAnswerFile } from '#web/data/hiring/answer-files.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatBytes } from '#web/lib/format.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'

type ShownFile = NonNullable<ShownAnswer['file']>

/** A file that answers a question: to be opened, or by its name where nobody can open it (yet). */
export function SentFile({ file, application_id }: { file: ShownFile; application_id: string | null }) {
  if (application_id !== null && file.can_open) return <OpenFile file={file} application_id={application_id} />
  const Icon = file.can_open ? Paperclip : Lock
  return (
    <span className="flex items-start gap-1.5">
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-soft" />
      <Words file={file} />
    </span>
  )
}

function OpenFile({ file, application_id }: { file: ShownFile; application_id: string }) {
  const load = useAnswerFile(application_id)
  return (
    <button
      type="button"
      aria-busy={load.isPending || undefined}
      onClick={() =>
        !load.isPending &&
        load.mutate(file.id, {
          onSuccess: (blob) => saveFile(blob, file.name),
          onError: (error) => notify.error(messageOf(error)),
        })
      }
      className="hit-area flex min-h-9 items-start gap-1.5 py-1.5 text-left"
    >
      <Paperclip aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <Words file={file} link />
    </button>
  )
}

function Words({ file, link = false }: { file: ShownFile; link?: boolean }) {
  return (
    <span className="min-w-0">
      <span className={`wrap-anywhere ${link ? 'text-link' : ''}`}>{file.name}</span>{' '}
      <span className="whitespace-nowrap font-normal text-ink-soft text-sm">· {formatBytes(file.bytes)}</span>
    </span>
  )
}
