import { Check, Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonClass } from '#web/ui/buttons/button-look.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

export function CopyLink({ url }: { url: string }) {
  const [told, setTold] = useState<'copied' | 'refused' | null>(null)

  const copy = async () => setTold((await copyText(url)) ? 'copied' : 'refused')

  return (
    <div>
      <Field label="Enlace a tu CV">
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button onClick={copy}>
          {told === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          Copiar enlace
        </Button>
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'secondary' })}>
          <ExternalLink aria-hidden="true" />
          Abrir
        </a>
        <p role="status" className="text-ink-soft text-sm">
          {told === 'copied' && 'Enlace copiado.'}
          {told === 'refused' && 'Tu navegador no deja copiar: selecciona el enlace y cópialo a mano.'}
        </p>
      </div>
    </div>
  )
}
