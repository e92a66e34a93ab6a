import { type ClipboardEvent, type FormEvent, type ReactNode, useState } from 'react'
import { AD_TEXT_MAX, AD_TEXT_MIN, VACANCY_TITLE_MAX } from '#shared/core/limits.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { textOfHtml } from '#web/lib/pasted-text.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'

export interface PastedAd {
  title: string
  text: string
}

interface PasteAdFormProps {
  ad: PastedAd
  onChange: (ad: PastedAd) => void
  onRead: () => void
  busy?: boolean | undefined
  error?: unknown
  /** Below the text: what happens with it. */
  help: string
  placeholder: string
  submit: ReactNode
}

/** The ad as the person has it, from wherever it was copied. */
export function PasteAdForm({ ad, onChange, onRead, busy = false, error = null, ...said }: PasteAdFormProps) {
  const [lacks_text, setLacksText] = useState(false)

  /** Formatted text keeps its lists; the rest pastes as it always does. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData('text/html')
    const text = /<(?:li|p|br|div)\b/i.test(html) ? textOfHtml(html) : ''
    if (text === '') return
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const next = value.slice(0, selectionStart) + text + value.slice(selectionEnd)
    onChange({ ...ad, text: next.slice(0, AD_TEXT_MAX) })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const lacking = ad.text.trim().length < AD_TEXT_MIN
    setLacksText(lacking)
    if (lacking) event.currentTarget.querySelector('textarea')?.focus()
    else if (!busy) onRead()
  }

  return (
    <form noValidate className="space-y-5" onSubmit={submit}>
      {error !== null && (
        <Alert tone="bad" live>
          {messageOf(error)} Tu texto sigue aquí.
        </Alert>
      )}
      <Field label="Título del puesto" optional help="Déjalo vacío si ya está en el anuncio.">
        <Input
          name="ad_title"
          maxLength={VACANCY_TITLE_MAX}
          autoComplete="off"
          placeholder={said.placeholder}
          value={ad.title}
          onChange={(event) => onChange({ ...ad, title: event.target.value })}
        />
      </Field>
      <Field
        label="Texto del anuncio"
        error={
          lacks_text && ad.text.trim().length < AD_TEXT_MIN ? 'Pega aquí el anuncio: con unas líneas basta.' : undefined
        }
        help={said.help}
      >
        <Textarea
          name="ad_text"
          rows={12}
          maxLength={AD_TEXT_MAX}
          placeholder={'Buscamos…\n\nRequisitos:\n- …\n\nOfrecemos:\n- …'}
          value={ad.text}
          onChange={(event) => onChange({ ...ad, text: event.target.value })}
          onPaste={paste}
        />
      </Field>
      <Button type="submit" busy={busy} busyLabel="Leyendo…" className="max-sm:w-full">
        {said.submit}
      </Button>
    </form>
  )
}
