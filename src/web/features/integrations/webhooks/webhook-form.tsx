import { webhookKind, webhookKindWords } from '#shared/integrations/webhook-kinds.ts'
import { webhookFields } from '#shared/integrations/webhooks.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import type { WebhookValues } from './webhook-values.ts'

interface WebhookFormProps {
  values: WebhookValues
  submit: string
  busy: boolean
  onSubmit: (values: WebhookValues) => Promise<unknown>
}

/** Where to, and what of. */
export function WebhookForm({ values, submit, busy, onSubmit }: WebhookFormProps) {
  const form = useApiForm(webhookFields, values)
  const { control, register, setValue, watch } = form
  const chosen = watch('kinds')
  const has_all = chosen.length === webhookKind.options.length
  const chooseAll = () => setValue('kinds', has_all ? [] : [...webhookKind.options], { shouldDirty: true })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormField control={control} name="url" label="Dirección" help="Un servidor público, con https.">
        <Input
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://ejemplo.com/skillo"
          {...register('url')}
        />
      </FormField>
      <FormField group control={control} name="kinds" label="Eventos">
        <Button size="sm" variant="quiet" className="-ml-3" onClick={chooseAll}>
          {has_all ? 'Quitar todos' : 'Marcar todos'}
        </Button>
        {webhookKind.options.map((kind) => (
          <Checkbox
            key={kind}
            value={kind}
            label={webhookKindWords[kind]}
            help={<code>{kind}</code>}
            {...register('kinds')}
          />
        ))}
      </FormField>
      <Button type="submit" wide busy={busy} busyLabel="Guardando…">
        {submit}
      </Button>
    </Form>
  )
}
