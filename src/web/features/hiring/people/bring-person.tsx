import { ClipboardPaste, PencilLine, Table2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { CV_TEXT_MAX } from '#shared/core/limits.ts'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { pastedText } from '#shared/cvs/cv-imports.ts'
import type { ReadPerson } from '#shared/hiring/added-people/added-people.ts'
import { type BroughtCv, useReadPerson } from '#web/data/hiring-team/added-people.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { CV_FILE_HELP, CV_FILE_TYPES, fileProblem } from '#web/parts/cvs/cv-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Loading, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { FileDrop } from '#web/ui/pictures/file-drop.tsx'
import { PEOPLE_MAX } from './people-max.ts'
import { usePeopleVacancy } from './people-vacancy.ts'

/** Nothing was read: everything is written by hand. */
const nothing = (): ReadPerson => ({
  full_name: '',
  email: '',
  phone: '',
  language: 'es',
  document: cvDocument.parse({}),
  hides_orders: false,
  has_more: false,
})

/** A file or many, a pasted text, a table, or nothing at all. */
interface BringPersonProps {
  onRead: (read: ReadPerson) => void
  onFiles: (files: File[]) => void
  onTable: () => void
}

export function BringPerson({ onRead, onFiles, onTable }: BringPersonProps) {
  const vacancy = usePeopleVacancy()
  const read = useReadPerson(vacancy.id)
  const [pasting, setPasting] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // An answer that nobody waits for any more changes nothing.
  const run = useRef(0)

  function send(cv: BroughtCv) {
    run.current += 1
    const mine = run.current
    const wrong = 'file' in cv ? fileProblem(cv.file) : null
    setProblem(wrong)
    if (!wrong) read.mutate(cv, { onSuccess: (found) => mine === run.current && onRead(found) })
  }

  function many(files: File[]) {
    if (files.length > PEOPLE_MAX) setProblem(`Elige hasta ${PEOPLE_MAX} archivos a la vez.`)
    else onFiles(files)
  }

  function stop() {
    run.current += 1
    read.reset()
  }

  if (read.isPending) return <Reading onStop={stop} />
  const failure = problem ?? (read.error ? messageOf(read.error) : null)
  return (
    <div className="space-y-5">
      {failure && (
        <Alert tone="bad" live>
          {failure}
        </Alert>
      )}
      {pasting === null ? (
        <>
          <FileDrop
            label="Arrastra aquí su CV, o hasta 200 a la vez"
            touchLabel="Elige uno o varios CV"
            help={CV_FILE_HELP}
            accept={CV_FILE_TYPES}
            onFile={(file) => send({ file })}
            onFiles={many}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <Button variant="secondary" onClick={() => setPasting('')}>
              <ClipboardPaste aria-hidden="true" />
              Pegar el texto de su CV
            </Button>
            <Button variant="secondary" onClick={() => onRead(nothing())}>
              <PencilLine aria-hidden="true" />
              Escribir sus datos
            </Button>
            <Button variant="secondary" className="sm:col-span-2" onClick={onTable}>
              <Table2 aria-hidden="true" />
              Traer una tabla (CSV)
            </Button>
          </div>
        </>
      ) : (
        <PasteForm
          typed={pasting}
          onType={setPasting}
          onRead={(text) => send({ text })}
          onBack={() => setPasting(null)}
        />
      )}
    </div>
  )
}

function Reading({ onStop }: { onStop: () => void }) {
  return (
    <div className="space-y-5">
      <Loading label="Leyendo el CV…">
        <SkeletonLines lines={5} />
      </Loading>
      <p className="text-ink-soft">Leyendo el CV. Tarda unos segundos.</p>
      <Button variant="secondary" onClick={onStop}>
        Cancelar
      </Button>
    </div>
  )
}

interface PasteFormProps {
  /** What was typed before, so that a failure loses nothing. */
  typed: string
  onType: (text: string) => void
  onRead: (text: string) => void
  onBack: () => void
}

function PasteForm({ typed, onType, onRead, onBack }: PasteFormProps) {
  const form = useApiForm(pastedText, { text: typed })
  return (
    <Form form={form} one_field onSubmit={({ text }) => onRead(text)}>
      <FormField
        control={form.control}
        name="text"
        label="Texto de su CV"
        help="Sirve desde un documento, un correo o una página. Después revisas lo que leímos."
      >
        <Textarea
          rows={10}
          maxLength={CV_TEXT_MAX}
          className="min-h-56"
          {...form.register('text', { onChange: (event) => onType(event.target.value) })}
        />
      </FormField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Leer este texto</Button>
        <Button variant="secondary" onClick={onBack}>
          Volver
        </Button>
      </div>
    </Form>
  )
}
