import { Paperclip, Send, X } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import {
  MESSAGE_FILE,
  MESSAGE_FILES_MAX,
  MESSAGE_MAX,
  type Message,
  type messageFile,
} from '#shared/hiring/messages.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { type Filled, filledIn, firstName, signatureOf } from '#shared/hiring/templates/filled-text.ts'
import { useCompany } from '#web/data/companies/companies.ts'
import { useConversation, useMessageFile, useSendMessage, useUploadFile } from '#web/data/hiring-team/conversation.ts'
import { useTexts } from '#web/data/hiring-team/texts.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { heldIn } from './use-held.ts'

type Written = Pick<TeamApplication, 'id' | 'state' | 'full_name' | 'is_blind'>
type SentFile = z.output<typeof messageFile>

export function MessagesPart({ application }: { application: Written }) {
  const { vacancy } = useDashboard()
  const conversation = useConversation(vacancy.id, application.id)
  if (conversation.isPending) return <SkeletonLines lines={4} />
  if (!conversation.data) {
    return (
      <Failure
        title="No pudimos cargar los mensajes."
        error={conversation.error}
        onRetry={() => conversation.refetch()}
      />
    )
  }
  const messages = conversation.data.pages.flatMap(({ items }) => items).toReversed()
  return (
    <div className="space-y-5">
      {conversation.hasNextPage && (
        <Button size="sm" variant="quiet" wide onClick={() => conversation.fetchNextPage()}>
          Ver mensajes anteriores
        </Button>
      )}
      {messages.length === 0 ? (
        <EmptyState compact drawing="send" text="Aún no hay mensajes. Escribe para dar el siguiente paso." />
      ) : (
        <ol aria-label="Mensajes" aria-live="polite" className="space-y-3">
          {messages.map((message) => (
            <OneMessage key={message.id} application_id={application.id} message={message} />
          ))}
        </ol>
      )}
      <WriteMessage application={application} />
    </div>
  )
}

function OneMessage({ application_id, message }: { application_id: string; message: Message }) {
  const ours = message.side === 'TEAM'
  return (
    <li className={cx('flex flex-col', ours ? 'items-end' : 'items-start')}>
      <div className={cx('max-w-[88%] rounded-lg px-4 py-2.5', ours ? 'bg-brand-soft' : 'bg-sunk')}>
        <p className="wrap-anywhere whitespace-pre-line">{message.body}</p>
        {message.files.map((file) => (
          <FileButton key={file.id} application_id={application_id} file={file} />
        ))}
      </div>
      <p className="mt-1 text-ink-soft text-xs">
        {message.author_name} · <time dateTime={message.created_at}>{formatDayTime(message.created_at)}</time>
      </p>
    </li>
  )
}

function FileButton({ application_id, file }: { application_id: string; file: SentFile }) {
  const load = useMessageFile(application_id)
  return (
    <button
      type="button"
      onClick={() =>
        load.mutate(file.id, {
          onSuccess: (blob) => saveFile(blob, file.name),
          onError: (error) => notify.error(messageOf(error)),
        })
      }
      className="text-link wrap-anywhere mt-1 flex min-h-9 items-center gap-1.5 text-left text-sm"
    >
      <Paperclip aria-hidden="true" className="size-4 shrink-0" />
      {file.name}
    </button>
  )
}

const useHeldMessage = heldIn<string>()
const ENDED: readonly TeamApplication['state'][] = ['WITHDRAWN', 'ANONYMISED']

function WriteMessage({ application }: { application: Written }) {
  const { vacancy } = useDashboard()
  const company = useCompany(vacancy.company_id).data?.name
  const [body, setBody, forget] = useHeldMessage(application.id, '')
  const [files, setFiles] = useState<SentFile[]>([])
  const send = useSendMessage(vacancy.id, application.id)
  const upload = useUploadFile(application.id)
  const error = send.error ?? upload.error
  if (ENDED.includes(application.state)) return <Alert>La postulación terminó y ya no recibe mensajes.</Alert>

  function press() {
    if (!body.trim()) return
    const onSuccess = () => {
      forget()
      setFiles([])
      notify.success('Mensaje enviado.')
    }
    send.mutate({ body, file_ids: files.map(({ id }) => id) }, { onSuccess })
  }

  function attach(file: File | undefined) {
    if (!file) return
    if (file.size > MESSAGE_FILE.max_bytes) notify.error(MESSAGE_FILE.too_large)
    else upload.mutate(file, { onSuccess: (kept) => setFiles((before) => [...before, kept]) })
  }

  return (
    <div className="space-y-3">
      {error && (
        <Alert tone="bad" live>
          {messageOf(error)}
        </Alert>
      )}
      <Field
        label="Tu mensaje"
        aside={
          <ReadyTexts onPick={(text) => setBody(filledIn(text, valuesFor(application, vacancy.title, company)))} />
        }
      >
        <Textarea
          rows={3}
          name="message"
          maxLength={MESSAGE_MAX}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
      </Field>
      {files.length > 0 && (
        <ul aria-label="Archivos del mensaje" className="space-y-1">
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-2 text-sm">
              <Paperclip aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
              <span className="wrap-anywhere min-w-0 flex-1">{file.name}</span>
              <IconButton
                label={`Quitar ${file.name}`}
                onClick={() => setFiles(files.filter(({ id }) => id !== file.id))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <AttachButton busy={upload.isPending} full={files.length >= MESSAGE_FILES_MAX} onFile={attach} />
        <Button busy={send.isPending} busyLabel="Enviando…" disabled={!body.trim()} onClick={press}>
          <Send aria-hidden="true" />
          Enviar mensaje
        </Button>
      </div>
    </div>
  )
}

const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.docx'

function AttachButton({
  busy,
  full,
  onFile,
}: {
  busy: boolean
  full: boolean
  onFile: (file: File | undefined) => void
}) {
  return (
    <label className="hit-area inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-lg px-2 font-medium text-ink-soft text-sm hover:bg-sunk has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-brand">
      <Paperclip aria-hidden="true" className="size-4" />
      {busy ? 'Subiendo…' : full ? `Hasta ${MESSAGE_FILES_MAX} archivos` : 'Adjuntar PDF, imagen o DOCX'}
      <input
        type="file"
        accept={ACCEPTED}
        disabled={busy || full}
        className="sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}

/** Texts of the company, with what is known filled in; the rest stays to be written. */
function ReadyTexts({ onPick }: { onPick: (text: string) => void }) {
  const { vacancy, may } = useDashboard()
  const texts = useTexts(vacancy.company_id, may('edit_pipeline'))
  const items = texts.data?.items.filter(({ kind }) => kind === 'MENSAJE' || kind === 'ENTREVISTA') ?? []
  if (items.length === 0) return null
  return (
    <Menu
      trigger={
        <button type="button" className="text-link hit-area">
          Usar un texto guardado
        </button>
      }
      items={items.map(({ name, body }) => ({ label: name, onSelect: () => onPick(body) }))}
    />
  )
}

/** What the screen knows; the name in blind review is put in by the server when it is sent. */
const valuesFor = ({ full_name, is_blind }: Written, title: string, company: string | undefined): Filled => ({
  nombre: is_blind ? '{nombre}' : firstName(full_name),
  vacante: title,
  empresa: company ?? '{empresa}',
  qué_faltó: '',
  firma: company ? signatureOf(company) : '{firma}',
})
