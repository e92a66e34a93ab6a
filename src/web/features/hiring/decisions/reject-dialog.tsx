import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Card } from '#shared/hiring/board.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { isQuestion } from '#shared/words/requirement-in-sentence.ts'
import { useReject, useRejectionText, useRestore } from '#web/data/hiring-team/decisions.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { useUndoable } from '../dashboard/undo.store.ts'
import { useKeptRejection } from './kept-rejections.ts'
import { composed, depthAt, freshRejection, owesSentence, problemOf, type RejectionDraft } from './rejection-draft.ts'
import { RejectionFields, ToldCheckbox } from './rejection-fields.tsx'
import { callsOffOne, delayOf, SendMoment } from './send-moment.tsx'

interface RejectDialogProps {
  card: Card
  onClose: () => void
}

/** Nobody is told «no» without a reason, and nobody is left without an answer by accident. */
export function RejectDialog({ card, onClose }: RejectDialogProps) {
  const { vacancy, stages } = useDashboard()
  const { draft, change, forget } = useKeptRejection(`${card.id} ${card.stage_id}`, () =>
    freshRejection(depthAt(stages.find(({ id }) => id === card.stage_id)?.kind)),
  )
  const [tried, setTried] = useState(false)
  const leave = () => {
    forget()
    onClose()
  }
  const prepared = useRejectionText(card.id, draft)
  const { press, reject } = useRejecting(card, draft, prepared.data?.body ?? '', leave)
  const problem = problemOf(draft)
  const shown = tried ? problem : null
  const error = reject.error ?? prepared.error
  const fields = useRef<HTMLDivElement>(null)
  const tryToSend = () => {
    if (!problem) return press()
    setTried(true)
    fields.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus()
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(next) => !next && onClose()}
      title="No seleccionar"
      text={
        <>
          <span className="wrap-anywhere font-medium text-ink">{card.full_name}</span> · {vacancy.title}
        </>
      }
      actions={
        <>
          <Button variant="secondary" onClick={leave}>
            Cancelar
          </Button>
          <Button variant="danger" busy={reject.isPending} busyLabel="Un momento…" onClick={tryToSend}>
            {draft.is_told ? 'No seleccionar y responder' : 'No seleccionar'}
          </Button>
        </>
      }
    >
      {error && (
        <div className="mb-5">
          <Alert tone={error instanceof ApiError && error.status === 409 ? 'warn' : 'bad'} live>
            {messageOf(error)}
          </Alert>
        </div>
      )}
      <div ref={fields}>
        <RejectionFields
          draft={draft}
          onChange={change}
          reasonError={shown?.field === 'reason' ? shown.message : undefined}
        >
          <MissingChips draft={draft} onChange={change} requirements={prepared.data?.requirements ?? []} />
          <ToldCheckbox draft={draft} onChange={change} />
          {draft.is_told && (
            <Words
              draft={draft}
              onChange={change}
              prepared={prepared.data?.body ?? ''}
              sentenceError={shown?.field === 'sentence' ? shown.message : undefined}
              send_at={prepared.data?.send_at}
              calls_off={callsOffOne(card.next_interview_at)}
            />
          )}
        </RejectionFields>
      </div>
    </Dialog>
  )
}

function useRejecting(card: Card, draft: RejectionDraft, prepared: string, onClose: () => void) {
  const { vacancy } = useDashboard()
  const reject = useReject(vacancy.id, card.id)
  const restore = useRestore(vacancy.id, card.id)
  const offer = useUndoable((store) => store.offer)

  function press() {
    const { side, reason, depth, missing, note_private, asks_pool, is_told, body, sentence, moment } = draft
    if (!reason) return
    const words = body ?? composed(prepared, sentence)
    const message = is_told ? { body: words, delay_hours: delayOf(moment) } : null
    const decided = { side, reason, depth, missing_requirement_ids: missing, note_private, asks_pool }
    const sent = { version: card.version, ...decided, message }
    reject.mutate(sent, {
      onSuccess: (rejected) => {
        onClose()
        offer({
          text: `${card.full_name}: no seleccionada.`,
          undo: () =>
            restore
              .run({ version: rejected.version, message: null })
              .catch((error: unknown) => notify.error(messageOf(error))),
        })
      },
    })
  }
  return { press, reject }
}

interface PartProps {
  draft: RejectionDraft
  onChange: (change: Partial<RejectionDraft>) => void
}

/** «Qué faltó»: those the match found unmet stand first. */
function MissingChips({
  draft,
  onChange,
  requirements,
}: PartProps & { requirements: readonly { id: string; title: string; is_unmet: boolean }[] }) {
  if (requirements.length === 0) return null
  const ordered = requirements.toSorted((a, b) => Number(b.is_unmet) - Number(a.is_unmet))
  const toggle = (id: string) =>
    onChange({
      missing: draft.missing.includes(id) ? draft.missing.filter((one) => one !== id) : [...draft.missing, id],
    })
  const asked = ordered.some(({ id, title }) => draft.missing.includes(id) && isQuestion(title))
  const help = [
    'Se lo contamos con estas palabras.',
    ordered[0]?.is_unmet && 'Marcamos con un punto lo que no cumple.',
    asked && 'Las preguntas no entran en la carta: las lee en su postulación.',
  ]
  return (
    <FieldGroup label="Qué faltó" optional help={help.filter(Boolean).join(' ')}>
      <ul className="flex flex-wrap gap-2">
        {ordered.map(({ id, title, is_unmet }) => (
          <li key={id} className="max-w-full">
            <button
              type="button"
              aria-pressed={draft.missing.includes(id)}
              onClick={() => toggle(id)}
              className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-edge bg-surface px-3 font-medium text-sm hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
            >
              {draft.missing.includes(id) && <Check aria-hidden="true" strokeWidth={3} className="size-4 shrink-0" />}
              <span className="truncate">{title}</span>
              {is_unmet && (
                <span className="size-2 shrink-0 rounded-full bg-warn">
                  <span className="sr-only">no lo cumple</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}

interface WordsProps extends PartProps {
  prepared: string
  sentenceError: string | undefined
  send_at: string | undefined
  calls_off: string | null
}

function Words({ draft, onChange, prepared, sentenceError, ...when }: WordsProps) {
  return (
    <>
      {owesSentence(draft) && (
        <Field
          label="Una frase concreta para esta persona"
          help="Qué valoraste o qué le faltó. La añadimos al texto."
          error={sentenceError}
        >
          <Textarea
            rows={2}
            className="min-h-16"
            name="sentence"
            maxLength={HIRING_LENGTHS.decision.sentence}
            value={draft.sentence}
            onChange={(event) => onChange({ sentence: event.target.value })}
          />
        </Field>
      )}
      <Field
        label="Respuesta"
        aside={
          draft.body !== null && (
            <button type="button" className="text-link hit-area" onClick={() => onChange({ body: null })}>
              Volver al texto preparado
            </button>
          )
        }
      >
        <Textarea
          rows={7}
          name="body"
          maxLength={HIRING_LENGTHS.letter.body}
          value={draft.body ?? composed(prepared, draft.sentence)}
          onChange={(event) => onChange({ body: event.target.value })}
        />
      </Field>
      <SendMoment value={draft.moment} onChange={(moment) => onChange({ moment })} {...when} />
    </>
  )
}
