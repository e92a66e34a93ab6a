import { z } from 'zod'
import { type CurrentUser, visibility } from '#shared/accounts/users.ts'
import { useSaveProfile } from '#web/data/accounts.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { SettingsForm } from '#web/ui/forms/settings-form.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { HiddenCompanies } from './hidden-companies.tsx'
import { DataCopyCard } from './rights/data-copy-card.tsx'
import { DeleteAccountCard } from './rights/delete-account.tsx'
import { visibilityCards } from './users.words.ts'

const visibilityForm = z.object({ visibility: z.enum(visibility.options, { error: 'Elige una de las opciones.' }) })

export function PrivacyTab({ me }: { me: CurrentUser }) {
  const save = useSaveProfile()
  const form = useApiForm(visibilityForm, me.visibility ? { visibility: me.visibility } : {})
  return (
    <div className="space-y-6">
      <Card title="Quién puede encontrarte" text="Tú decides. Ninguna opción cambia tu encaje con una vacante.">
        <SettingsForm
          form={form}
          onSave={async (values) => {
            await save.mutateAsync(values)
            return values
          }}
        >
          {!me.visibility && (
            <Alert tone="warn">
              Aún no lo has decidido. Hasta entonces solo te ven las empresas a las que te postulas.
            </Alert>
          )}
          <FormField
            group
            control={form.control}
            name="visibility"
            label="¿Quieres que las empresas puedan encontrarte?"
            help="Cuando envías una postulación, esa empresa siempre ve el CV que le mandas."
          >
            <RadioCards cards={visibilityCards} {...form.register('visibility')} />
          </FormField>
        </SettingsForm>
      </Card>
      <HiddenCompanies companies={me.hidden_companies} />
      <DataCopyCard email={me.email} />
      <DeleteAccountCard email={me.email} />
    </div>
  )
}
