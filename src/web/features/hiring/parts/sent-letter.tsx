import { Download } from 'lucide-react'
import type { LetterFormat } from '#shared/hiring/letters.ts'
import { useSentLetter } from '#web/data/hiring/letters.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { fileName, saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'

const formats = [
  { format: 'pdf', label: 'PDF' },
  { format: 'docx', label: 'Word' },
] as const satisfies readonly { format: LetterFormat; label: string }[]

/** A letter as it was sent, to be kept or printed. */
export function SentLetter({ application_id, person }: { application_id: string; person: string }) {
  const letter = useSentLetter(application_id)
  return (
    <p className="-ml-3 flex flex-wrap gap-x-2">
      {formats.map(({ format, label }) => (
        <Button
          key={format}
          size="sm"
          variant="quiet"
          aria-label={`Descargar la carta en ${label}`}
          busy={letter.isPending && letter.variables === format}
          busyLabel="Preparando…"
          onClick={() =>
            letter.mutate(format, {
              onSuccess: (file) => saveFile(file, fileName(person, format, 'Carta')),
              onError: (error) => notify.error(messageOf(error)),
            })
          }
        >
          <Download aria-hidden="true" />
          {label}
        </Button>
      ))}
    </p>
  )
}
