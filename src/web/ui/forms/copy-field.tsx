import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '../buttons/button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { Textarea } from './textarea.tsx'

interface CopyFieldProps {
  label: string
  value: string
  help?: string
  /** More than a line. */
  is_long?: boolean
  /** Beside the button. */
  more?: ReactNode
}

/** A text of ours to be used elsewhere; where the browser does not copy, it can be selected. */
export function CopyField({ label, value, help, is_long = false, more }: CopyFieldProps) {
  const [told, setTold] = useState<'copied' | 'refused' | null>(null)
  const copy = async () => setTold((await copyText(value)) ? 'copied' : 'refused')
  const text = { readOnly: true, value, onFocus: select, spellCheck: false }
  return (
    <div>
      <Field label={label} help={help}>
        {is_long ? <Textarea rows={4} {...text} /> : <Input {...text} />}
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="secondary" aria-label={`Copiar: ${label}`} onClick={copy}>
          {told === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          Copiar
        </Button>
        {more}
        <p role="status" className="text-ink-soft text-sm">
          {told === 'copied' && 'Copiado.'}
          {told === 'refused' && 'Tu navegador no deja copiar: selecciónalo y cópialo a mano.'}
        </p>
      </div>
    </div>
  )
}

const select = ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => target.select()
