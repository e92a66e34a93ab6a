import { useState } from 'react'
import { KEY_NAME_MAX, keyLife, newKey } from '#shared/integrations/api-keys.ts'
import { keyScope } from '#shared/integrations/key-scopes.ts'
import { keyLifeWords, scopeWords } from '#shared/words/integrations.ts'
import { useCreateKey } from '#web/data/companies/integrations.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ShownOnce } from '../shown-once.tsx'

interface NewKeyDialogProps {
  company_id: string
  open: boolean
  onClose: () => void
}

/** Asks what the key may do, and shows it once. */
export function NewKeyDialog({ company_id, open, onClose }: NewKeyDialogProps) {
  const [token, setToken] = useState<string | null>(null)

  function close() {
    setToken(null)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(now) => !now && close()}
      title={token ? 'Tu clave nueva' : 'Crear clave'}
      text={token ? undefined : 'Da a cada programa la suya, con los permisos que necesita y ninguno más.'}
    >
      {token ? (
        <ShownOnce label="Clave" value={token} onDone={close} />
      ) : (
        <NewKeyForm company_id={company_id} onMade={setToken} />
      )}
    </Dialog>
  )
}

const lives = keyLife.options.map((value) => ({ value, label: keyLifeWords[value] }))

function NewKeyForm({ company_id, onMade }: { company_id: string; onMade: (token: string) => void }) {
  const create = useCreateKey(company_id)
  const form = useApiForm(newKey, { name: '', scopes: [], life: '365' })
  const { control, register } = form
  return (
    <Form form={form} onSubmit={async (body) => onMade((await create.mutateAsync(body)).token)}>
      <FormField control={control} name="name" label="Nombre" help="Para reconocerla: el programa que la usará.">
        <Input maxLength={KEY_NAME_MAX} autoComplete="off" {...register('name')} />
      </FormField>
      <FormField group control={control} name="scopes" label="Permisos">
        {keyScope.options.map((scope) => (
          <Checkbox
            key={scope}
            value={scope}
            label={scopeWords[scope].name}
            help={scopeWords[scope].help}
            {...register('scopes')}
          />
        ))}
      </FormField>
      <FormField control={control} name="life" label="Duración">
        <Select choices={lives} {...register('life')} />
      </FormField>
      <Button type="submit" wide busy={create.isPending} busyLabel="Creando…">
        Crear clave
      </Button>
    </Form>
  )
}
