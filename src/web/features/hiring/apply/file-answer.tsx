import { Paperclip, Upload, X } from 'lucide-react'
import { useId, useState } from 'react'
import { ANSWER_FILE, type AnswerFile } from '#shared/hiring/answer-files.ts'
import { useBringAnswer, useRemoveAnswer } from '#web/data/hiring/answer-files.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatBytes } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonClass } from '#web/ui/buttons/button-look.ts'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { FieldNotes } from '#web/ui/forms/field-notes.tsx'
import { FileDrop } from '#web/ui/pictures/file-drop.tsx'
import type { AskedQuestion } from './apply-values.ts'

const TYPES = '.pdf,.docx,.png,.jpg,.jpeg'
const HELP = 'PDF, DOCX, PNG o JPG de hasta 10 MB.'
const EMPTY = 'El archivo está vacío. Elige otro.'

interface FileAnswerProps {
  vacancy_id: string
  question: AskedQuestion
  onChange: () => void
}

/** The file that answers: it goes up as soon as it is chosen and waits with the draft. */
export function FileAnswer({ vacancy_id, question, onChange }: FileAnswerProps) {
  const of = { vacancy_id, question_id: question.id }
  const id = useId()
  const bring = useBringAnswer(of)
  const remove = useRemoveAnswer(of)
  const [problem, setProblem] = useState<string>()

  function choose(file: File) {
    const wrong = file.size > ANSWER_FILE.max_bytes ? ANSWER_FILE.too_large : file.size === 0 ? EMPTY : undefined
    setProblem(wrong)
    onChange()
    if (!wrong) bring.mutate(file, { onError: (error) => setProblem(messageOf(error)) })
  }

  function takeAway() {
    setProblem(undefined)
    remove.mutate(undefined, { onError: (error) => setProblem(messageOf(error)) })
  }

  if (bring.isPending) return <Progress label={`Subiendo ${bring.variables.name}`} text="Subiendo el archivo…" />
  if (!question.file) {
    return (
      <FileDrop
        label="Arrastra el archivo aquí o elige uno"
        touchLabel="Elige un archivo"
        help={HELP}
        error={problem}
        accept={TYPES}
        onFile={choose}
      />
    )
  }
  return (
    <div>
      <Brought file={question.file} removing={remove.isPending} onChoose={choose} onRemove={takeAway} />
      <FieldNotes id={id} help={HELP} error={problem} />
    </div>
  )
}

interface BroughtProps {
  file: AnswerFile
  removing: boolean
  onChoose: (file: File) => void
  onRemove: () => void
}

function Brought({ file, removing, onChoose, onRemove }: BroughtProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface p-3">
      <p role="status" className="flex min-w-0 flex-1 basis-48 items-start gap-2">
        <Paperclip aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-soft" />
        <span className="min-w-0">
          <span className="wrap-anywhere block font-medium">{file.name}</span>
          <span className="text-ink-soft text-sm">{formatBytes(file.bytes)}</span>
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <label
          className={`${buttonClass({ variant: 'secondary', size: 'sm' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2`}
        >
          <Upload aria-hidden="true" />
          Cambiar
          <span className="sr-only"> {file.name}</span>
          <input
            type="file"
            accept={TYPES}
            className="sr-only"
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              if (chosen) onChoose(chosen)
              // The same file may be chosen again.
              target.value = ''
            }}
          />
        </label>
        <Button size="sm" variant="quiet" busy={removing} busyLabel="Quitando…" onClick={onRemove}>
          <X aria-hidden="true" />
          Quitar
          <span className="sr-only"> {file.name}</span>
        </Button>
      </div>
    </div>
  )
}
