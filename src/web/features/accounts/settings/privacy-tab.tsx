import { Eye } from 'lucide-react'
import { Link } from 'react-router'
import { z } from 'zod'
import { type CurrentUser, visibility } from '#shared/accounts/users.ts'
import { useSaveProfile } from '#web/data/accounts/accounts.ts'
import { useCvPrivacy } from '#web/data/privacy.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { SettingsForm } from '#web/ui/forms/settings-form.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { HiddenCompanies } from './hidden-companies.tsx'
import { ConsentsCard } from './rights/consents-card.tsx'
import { DataCopyCard } from './rights/data-copy-card.tsx'
import { DeleteAccountCard } from './rights/delete-account.tsx'
import { WhoSawCard } from './rights/who-saw-card.tsx'
import { visibilityCards } from './users.words.ts'

const visibilityForm = z.object({ visibility: z.enum(visibility.options, { error: 'Elige una de las opciones.' }) })

export function PrivacyTab({ me }: { me: CurrentUser }) {
  const save = useSaveProfile()
  const privacy = useCvPrivacy()
  const form = useApiForm(visibilityForm, me.visibility_chosen ? { visibility: me.visibility } : {})
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
          {!me.visibility_chosen && (
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
        {privacy.data?.base_cv_id && (
          <p className="mt-5 border-line border-t pt-4">
            <Link
              to={`/app/candidate/${privacy.data.base_cv_id}`}
              className="text-link inline-flex min-h-11 items-center gap-2"
            >
              <Eye aria-hidden="true" className="size-5" />
              Así te ven las empresas
            </Link>
          </p>
        )}
      </Card>
      <HiddenCompanies companies={me.hidden_companies} employers={privacy.data?.current_employers ?? []} />
      <WhoSawCard />
      <ConsentsCard />
      <DataCopyCard email={me.email} />
      <DeleteAccountCard email={me.email} />
    </div>
  )
}
