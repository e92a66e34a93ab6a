import { Paperclip, Send, X } from 'lucide-react'
import { useId, useState } from 'react'
import { MESSAGE_FILE, MESSAGE_FILES_MAX, MESSAGE_MAX } from '#shared/hiring/messages.ts'
import type { ApplicationDetail } from '#shared/hiring/my-applications.ts'
import { useBringFile, useSendMyMessage } from '#web/data/hiring/my-process.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonClass } from '#web/ui/buttons/button-look.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { daysUntil } from '../../parts/days-left.ts'

const TYPES = '.pdf,.png,.jpg,.jpeg,.docx'
/** So long after the last news somebody may well ask how it goes. */
const QUIET_DAYS = 14

interface Brought {
  id: string
  name: string
}

/** A message with up to three files; the key makes a second press the same message. */
export function MessageComposer({ application }: { application: ApplicationDetail }) {
  const send = useSendMyMessage(application.id)
  const [body, setBody] = useState('')
  const [files, setFiles] = useState<readonly Brought[]>([])
  const [creation_key, setKey] = useState(() => crypto.randomUUID())
  const bring = useBring(application.id, (file) => setFiles((now) => [...now, file]))

  function submit() {
    if (body.trim() === '' || bring.busy) return
    send.mutate(
      { creation_key, body, file_ids: files.map(({ id }) => id) },
      {
        onSuccess: () => {
          setBody('')
          setFiles([])
          setKey(crypto.randomUUID())
        },
      },
    )
  }

  return (
    <form
      className="space-y-3 border-line border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {body === '' && isQuiet(application) && (
        <Button size="sm" variant="secondary" onClick={() => setBody(followUp(application))}>
          Preguntar cómo va, con un texto preparado
        </Button>
      )}
      <Field label="Mensaje para la empresa">
        <Textarea rows={3} maxLength={MESSAGE_MAX} value={body} onChange={({ target }) => setBody(target.value)} />
      </Field>
      <FileChips files={files} onRemove={(id) => setFiles(files.filter((file) => file.id !== id))} />
      {(send.isError || bring.problem) && <Alert tone="bad" live title={bring.problem ?? messageOf(send.error)} />}
      <div className="flex flex-wrap justify-between gap-3">
        <FileInput disabled={files.length >= MESSAGE_FILES_MAX} busy={bring.busy} onFile={bring.bring} />
        <Button type="submit" busy={send.isPending} busyLabel="Enviando…" disabled={body.trim() === '' || bring.busy}>
          <Send aria-hidden="true" />
          Enviar mensaje
        </Button>
      </div>
    </form>
  )
}

function useBring(application_id: string, onBrought: (file: Brought) => void) {
  const bring = useBringFile(application_id)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    busy: bring.isPending,
    problem,
    bring: (file: File) => {
      setProblem(file.size > MESSAGE_FILE.max_bytes ? MESSAGE_FILE.too_large : null)
      if (file.size > MESSAGE_FILE.max_bytes) return
      bring.mutate(file, { onSuccess: onBrought, onError: (error) => setProblem(messageOf(error)) })
    },
  }
}

function isQuiet({ is_open, applied_at, timeline }: ApplicationDetail): boolean {
  const last = timeline.reduce((latest, { at }) => (at > latest ? at : latest), applied_at)
  return is_open && daysUntil(last) <= -QUIET_DAYS
}

function followUp({ title }: ApplicationDetail): string {
  return `Hola: quería preguntar cómo va el proceso de «${title}». Sigo con interés y quedo a disposición para lo que haga falta. Gracias.`
}

interface FileInputProps {
  disabled: boolean
  busy: boolean
  onFile: (file: File) => void
}

function FileInput({ disabled, busy, onFile }: FileInputProps) {
  const id = useId()
  return (
    <span>
      <label
        htmlFor={id}
        className={`${buttonClass({ variant: 'secondary' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2 ${disabled ? 'pointer-events-none opacity-50' : ''}`}
      >
        <Paperclip aria-hidden="true" />
        {busy ? 'Subiendo…' : 'Adjuntar archivo'}
        <input
          id={id}
          type="file"
          accept={TYPES}
          disabled={disabled || busy}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onFile(file)
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </label>
    </span>
  )
}

function FileChips({ files, onRemove }: { files: readonly Brought[]; onRemove: (id: string) => void }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Archivos adjuntos" className="flex flex-wrap gap-2">
      {files.map(({ id, name }) => (
        <li
          key={id}
          className="flex min-w-0 max-w-full items-center gap-1 rounded-full bg-sunk py-0.5 pr-1 pl-3 text-sm"
        >
          <span className="truncate">{name}</span>
          <button
            type="button"
            aria-label={`Quitar ${name}`}
            onClick={() => onRemove(id)}
            className="hit-area flex size-8 shrink-0 items-center justify-center rounded-full hover:bg-line"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
