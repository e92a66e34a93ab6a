import { copyText } from '#web/lib/copy-text.ts'
import { notify } from '#web/lib/toast.ts'
import { Field } from '../forms/field.tsx'
import { Input } from '../forms/input.tsx'

/** Answers whether it was copied. Where the browser refuses, the link stands in a field until the person closes it. */
export async function copyLink(url: string): Promise<boolean> {
  const copied = await copyText(url)
  if (copied) notify.success('Enlace copiado.')
  else notify.kept(<LinkByHand url={url} />, 'enlace')
  return copied
}

function LinkByHand({ url }: { url: string }) {
  return (
    <Field label="Copia este enlace">
      <Input readOnly value={url} onFocus={(event) => event.target.select()} />
    </Field>
  )
}
