import { Eye } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type ApplyContext, UNDO_SECONDS } from '#shared/hiring/applying.ts'
import { usePreviewApplication } from '#web/data/hiring/applying.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDate } from '#web/lib/format.ts'
import { usePanelView } from '#web/lib/use-panel.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { ApplyRefusal } from './apply-refusal.tsx'
import { asBody, isPrefilled, startValues, withFiles } from './apply-values.ts'
import { CompanyViewPane, type DrawCv } from './company-view-pane.tsx'
import { CoverNote } from './cover-note.tsx'
import { CvChoice } from './cv-choice.tsx'
import { LetterPane } from './letter-pane.tsx'
import { QuestionField } from './question-field.tsx'
import { ReferralNote } from './referral-note.tsx'
import { UnknownFields } from './unknown-fields.tsx'
import { type DraftState, useApplyDraft } from './use-apply-draft.ts'
import { type ApplySource, useSend } from './use-send.ts'

interface ApplyFormProps {
  head: ReactNode
  context: ApplyContext
  source: ApplySource
  drawCv: DrawCv
  onSent: () => void
}

/** Everything on one screen; whoever has a CV only reads it and sends. */
export function ApplyForm({ head, context, source, drawCv, onSent }: ApplyFormProps) {
  const { vacancy, questions, refusal } = context
  const [start] = useState(() => startValues(context))
  const draft = useApplyDraft(vacancy.id, start)
  const preview = usePreviewApplication(vacancy.id)
  const [talent_pool, setTalentPool] = useState(false)
  const sending = useSend({ context, draft, source, talent_pool, onSent })
  const { values, change } = draft
  const { cv_id } = values

  const company_view = usePanelView('empresa')
  const { shown } = company_view
  const is_previewing = shown && preview.data !== undefined
  const opener = useWhereOneWas(is_previewing)
  const letter_view = usePanelView('carta')
  const letter_opener = useWhereOneWas(letter_view.shown)
  const { reset } = preview
  useEffect(() => {
    // What is changed in the form meanwhile must not be met again as it was.
    if (!shown) reset()
  }, [shown, reset])

  if (shown && preview.data) return <CompanyViewPane view={preview.data} drawCv={drawCv} onBack={company_view.leave} />
  if (letter_view.shown && cv_id) {
    return (
      <LetterPane
        vacancy={vacancy}
        identity_from={context.identity_from}
        cv_id={cv_id}
        text={values.note}
        onChange={(note) => change({ note, is_letter: true })}
        onBack={letter_view.leave}
      />
    )
  }
  return (
    <>
      {head}
      <div className="flex-1 space-y-7 px-5 pb-8 sm:px-7">
        {refusal && <ApplyRefusal context={context} refusal={refusal} />}
        <CvChoice context={context} value={cv_id} onChange={(id) => change({ cv_id: id })} />
        {values.referral && <ReferralNote context={context} onDrop={() => change({ referral: null })} />}
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            vacancy_id={vacancy.id}
            question={question}
            values={values.answers[question.id] ?? []}
            prefilled={isPrefilled(values, question)}
            error={sending.problems[question.id]}
            onChange={(said) => {
              sending.forget(question.id)
              change({ answers: { ...values.answers, [question.id]: said } })
            }}
          />
        ))}
        <UnknownFields
          unknown={context.unknown}
          declared={values.declared}
          onChange={(declared) => change({ declared })}
        />
        <CoverNote
          values={values}
          letter_start={context.letter_start}
          onChange={change}
          onLetter={letter_view.show}
          opener={letter_opener}
        />
        <Checkbox
          label="¿Quieres que te tengan en cuenta para otras vacantes?"
          help={`${vacancy.company_name} podrá ver tu CV durante 12 meses. Puedes retirarlo en Ajustes.`}
          checked={talent_pool}
          onChange={({ target }) => setTalentPool(target.checked)}
        />
        {context.identity_from && (
          <Alert title="Esta vacante se revisa a ciegas">
            Tu nombre se muestra desde la fase «{context.identity_from}». Hasta entonces la empresa ve lo que sabes
            hacer, sin tu nombre, contacto, enlaces, ciudad ni centro de estudios.
          </Alert>
        )}
        {context.uses_ai && (
          <p className="text-ink-soft text-sm">
            {vacancy.company_name} puede pedir a una IA que resuma los veredictos de tu encaje. No recibe tu CV, tu
            nombre ni tus respuestas, y no puntúa ni decide.{' '}
            <Link to="/privacy#ia" className="text-link">
              Qué hace la IA
            </Link>
          </p>
        )}
        {preview.isError && <Alert tone="bad" live title={messageOf(preview.error)} />}
        {cv_id && (
          <Button
            ref={opener}
            variant="secondary"
            wide
            busy={preview.isPending}
            busyLabel="Preparando…"
            onClick={() =>
              preview.mutate({ ...asBody(withFiles(values, questions)), cv_id }, { onSuccess: company_view.show })
            }
          >
            <Eye aria-hidden="true" />
            Así te verá la empresa
          </Button>
        )}
      </div>
      <div
        className={cx(
          'sticky bottom-0 space-y-2 border-line border-t bg-surface px-5 py-4 sm:px-7',
          // Nothing to press and nothing to say yet: no empty bar over the form.
          refusal !== null && !sending.failure && draft.state === 'untouched' && 'hidden',
        )}
      >
        {sending.failure && <Alert tone="bad" live title={sending.failure} />}
        {refusal === null && (
          <Button wide size="lg" busy={sending.busy} busyLabel="Enviando…" onClick={sending.send}>
            Enviar postulación
          </Button>
        )}
        <p className="text-center text-ink-soft text-sm">
          {refusal === null && `${promise(context)}Puedes deshacerla durante ${UNDO_SECONDS} segundos.`}
          <DraftLine state={draft.state} />
        </p>
      </div>
    </>
  )
}

/** Back from another view of the sheet: to the button that opened it, and not to the top of the form. */
function useWhereOneWas(away: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null)
  const was_away = useRef(false)
  useLayoutEffect(() => {
    if (was_away.current && !away) {
      opener.current?.scrollIntoView({ block: 'center' })
      opener.current?.focus({ preventScroll: true })
    }
    was_away.current = away
  }, [away])
  return opener
}

function promise({ promised_reply_at }: ApplyContext): string {
  return promised_reply_at ? `Te responden antes del ${formatDate(promised_reply_at)}. ` : ''
}

const draftWords: Record<DraftState, string> = {
  untouched: '',
  keeping: 'Guardando borrador…',
  kept: 'Borrador guardado.',
  here: 'Sin conexión: tu borrador está en este dispositivo.',
  failed: 'No pudimos guardar el borrador. Lo intentamos de nuevo al escribir.',
}

function DraftLine({ state }: { state: DraftState }) {
  return (
    <span role="status" className="block empty:hidden">
      {draftWords[state]}
    </span>
  )
}
