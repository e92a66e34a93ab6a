import { FileText, PenLine } from 'lucide-react'
import type { RefObject } from 'react'
import { COVER_NOTE_MAX } from '#shared/hiring/application.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import type { ApplyValues } from './apply-values.ts'

interface CoverNoteProps {
  values: ApplyValues
  /** What a letter begins with while nothing is written. */
  letter_start: string
  onChange: (part: Partial<ApplyValues>) => void
  /** Opens where the letter is written. */
  onLetter: () => void
  opener: RefObject<HTMLButtonElement | null>
}

/** A few words to the company: as they are, or as a letter in the look of the CV. */
export function CoverNote({ values: { note, is_letter }, letter_start, onChange, onLetter, opener }: CoverNoteProps) {
  if (is_letter) return <Letter note={note} onChange={onChange} onLetter={onLetter} opener={opener} />
  return (
    <div>
      <Field optional label="Nota para la empresa" help="Dos o tres frases: por qué este puesto y por qué tú.">
        <Textarea maxLength={COVER_NOTE_MAX} value={note} onChange={({ target }) => onChange({ note: target.value })} />
      </Field>
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        className="-ml-3 mt-2"
        onClick={() => {
          onChange({ is_letter: true, note: note.trim() ? note : letter_start })
          onLetter()
        }}
      >
        <FileText aria-hidden="true" />
        {note.trim() ? 'Convertirla en una carta en PDF' : 'Escribir una carta en PDF'}
      </Button>
    </div>
  )
}

function Letter({
  note,
  onChange,
  onLetter,
  opener,
}: Pick<CoverNoteProps, 'onChange' | 'onLetter' | 'opener'> & { note: string }) {
  return (
    <section aria-label="Tu carta" className="rounded-lg border border-line p-4">
      <p className="flex items-center gap-2 font-semibold">
        <FileText aria-hidden="true" className="size-5 shrink-0 text-brand" />
        Tu carta
      </p>
      <p className="wrap-anywhere mt-1 line-clamp-3 whitespace-pre-line text-ink-soft text-sm">
        {note.trim() || 'Aún está vacía: si la dejas así, no se envía.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button ref={opener} size="sm" variant="secondary" onClick={onLetter}>
          <PenLine aria-hidden="true" />
          Ver y cambiar la carta
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onChange({ is_letter: false })}>
          Enviarla como nota
        </Button>
      </div>
    </section>
  )
}
