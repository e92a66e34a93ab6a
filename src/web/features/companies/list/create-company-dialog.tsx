import { useNavigate } from 'react-router'
import { createCompanyBody } from '#shared/companies/companies.ts'
import { COMPANY_NAME_MAX, URL_MAX } from '#shared/core/limits.ts'
import { useCreateCompany } from '#web/data/companies/companies.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DomainNotice } from '../settings/domain-notice.tsx'
import { useDomainGate } from '../settings/use-domain-gate.ts'

export function CreateCompanyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(now) => !now && onClose()}
      title="Crear empresa"
      text="Con su nombre y su web, las personas sabrán quién les escribe. El resto se completa después."
    >
      <CreateCompanyForm />
    </Dialog>
  )
}

const newCompany = createCompanyBody.pick({ name: true, website: true })

function CreateCompanyForm() {
  const form = useApiForm(newCompany, { name: '', website: '' })
  const create = useCreateCompany()
  const { website, is_in_use, look, pass } = useDomainGate()
  const navigate = useNavigate()
  const { control, register, formState } = form
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const { id } = await pass(values.website, (confirm) => create.mutateAsync({ ...values, confirm }))
        notify.success('Empresa creada.')
        await navigate(`/app/my-companies/${id}`)
      }}
    >
      <FormField control={control} name="name" label="Nombre de la empresa">
        <Input autoComplete="organization" maxLength={COMPANY_NAME_MAX} {...register('name')} />
      </FormField>
      <FormField control={control} name="website" label="Página web" help="Por ejemplo, https://tuempresa.com.">
        <Input
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          maxLength={URL_MAX}
          {...register('website', { onBlur: (event) => look(event.target.value) })}
        />
      </FormField>
      <DomainNotice website={website} />
      <Button type="submit" wide busy={formState.isSubmitting} busyLabel="Creando empresa…">
        {is_in_use ? 'Crear de todos modos' : 'Crear empresa'}
      </Button>
    </Form>
  )
}
