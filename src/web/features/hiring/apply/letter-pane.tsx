import { ArrowLeft, Download, Eye } from 'lucide-react'
import { useEffect } from 'react'
import { formatNumber } from '#shared/core/numbers.ts'
import { COVER_NOTE_MAX } from '#shared/hiring/application.ts'
import type { ApplyContext } from '#shared/hiring/applying.ts'
import type { LetterFormat } from '#shared/hiring/letters.ts'
import { useExportLetter, usePreviewLetter } from '#web/data/hiring/letters.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { fileName, saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { useFocusOnChange } from '#web/ui/hooks/use-focus-on-change.ts'
import { usePictureAddresses } from '#web/ui/hooks/use-picture-addresses.ts'
import { letterLength } from './letter-length.ts'

interface LetterPaneProps {
  vacancy: ApplyContext['vacancy']
  /** Blind review: the stage from which the company reads the name; null without it. */
  identity_from: string | null
  /** In whose look it is drawn. */
  cv_id: string
  text: string
  onChange: (text: string) => void
  onBack: () => void
}

/** Where the letter is written, and how it will look. */
export function LetterPane({ vacancy, identity_from, cv_id, text, onChange, onBack }: LetterPaneProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(vacancy.id)
  const preview = usePreviewLetter(vacancy.id)
  const { reset } = preview
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words or another CV look otherwise
  useEffect(() => reset(), [text, cv_id, reset])
  const is_empty = text.trim() === ''
  return (
    <div className="px-5 pt-4 pb-10 sm:px-7">
      <Button variant="quiet" size="sm" className="-ml-3" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        Volver a mi postulación
      </Button>
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-2xl outline-none">
        Tu carta
      </h2>
      <p className="wrap-anywhere mt-1.5 mb-5 text-ink-soft">
        Para {vacancy.title}, de {vacancy.company_name}. Sale con el aspecto de tu CV y se envía con él. Se guarda sola.
      </p>
      {identity_from && (
        <div className="mb-5">
          <Alert>Hasta la fase «{identity_from}» la empresa la lee sin tu nombre ni tus datos de contacto.</Alert>
        </div>
      )}
      <Field
        label="Texto de la carta"
        help="Qué te atrae del puesto, qué has hecho que se le parezca y qué aportarías."
      >
        <Textarea
          rows={12}
          className="max-h-none min-h-72"
          maxLength={COVER_NOTE_MAX}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <p className="mt-1.5 text-ink-soft text-sm">{letterLength(text)}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          disabled={is_empty}
          variant="secondary"
          busy={preview.isPending}
          busyLabel="Dibujando…"
          onClick={() => preview.mutate({ cv_id, text })}
        >
          <Eye aria-hidden="true" />
          Ver cómo queda
        </Button>
        <Downloads vacancy={vacancy} cv_id={cv_id} text={text} disabled={is_empty} />
      </div>
      {preview.isError && (
        <div className="mt-4">
          <Alert tone="bad" live title={messageOf(preview.error)} />
        </div>
      )}
      {preview.data && <Pages {...preview.data} />}
    </div>
  )
}

function Pages({ pages, pages_in_all = pages.length }: { pages: string[]; pages_in_all?: number | undefined }) {
  const addresses = usePictureAddresses(pages)
  return (
    <section aria-label="Cómo queda" className="mt-5 space-y-4 rounded-lg bg-sunk p-3 sm:p-4">
      <p role="status" className="text-ink-soft text-sm">
        {pages_in_all === 1
          ? 'Cabe en una página.'
          : `Ocupa ${formatNumber(pages_in_all)} páginas: una carta se lee mejor en una.`}
      </p>
      {addresses.map((page, index) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={index}
          src={page}
          alt={`Página ${index + 1} de ${addresses.length} de tu carta`}
          className="block w-full rounded-sm bg-[#fff] shadow-rest"
        />
      ))}
    </section>
  )
}

type DownloadsProps = Pick<LetterPaneProps, 'vacancy' | 'cv_id' | 'text'> & { disabled: boolean }

const formats = [
  { format: 'pdf', label: 'PDF' },
  { format: 'docx', label: 'Word' },
] as const satisfies readonly { format: LetterFormat; label: string }[]

function Downloads({ vacancy, cv_id, text, disabled }: DownloadsProps) {
  const download = useExportLetter(vacancy.id)
  return (
    <>
      {formats.map(({ format, label }) => (
        <Button
          key={format}
          variant="quiet"
          disabled={disabled}
          busy={download.isPending && download.variables.format === format}
          busyLabel="Preparando…"
          aria-label={`Descargar la carta en ${label}`}
          onClick={() =>
            download.mutate(
              { cv_id, text, format },
              { onSuccess: (file) => saveFile(file, fileName(vacancy.company_name, format, 'Carta')) },
            )
          }
        >
          <Download aria-hidden="true" />
          {label}
        </Button>
      ))}
      {download.isError && (
        <div className="w-full">
          <Alert tone="bad" live title={messageOf(download.error)} />
        </div>
      )}
    </>
  )
}
