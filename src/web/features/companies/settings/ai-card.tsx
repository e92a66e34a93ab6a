import type { Company } from '#shared/companies/company-fields.ts'
import { useApiForm } from '#web/ui/forms/form.tsx'
import { SettingsForm } from '#web/ui/forms/settings-form.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { aiForm, aiValues } from '../profile/company-forms.ts'
import { ConflictNotice } from '../profile/conflict-notice.tsx'
import { useCompanyForm } from '../profile/use-company-form.ts'

/** Only where whoever runs the installation connected a language model. */
export function AiCard({ company }: { company: Company }) {
  const form = useApiForm(aiForm, aiValues(company))
  const { save, conflict, settle } = useCompanyForm({ company, form, valuesOf: aiValues })
  if (!company.ai_available) return null
  return (
    <Card
      title="Ayuda de IA"
      text="Un modelo de lenguaje externo que propone y resume. Nunca puntúa, ordena ni decide."
    >
      <SettingsForm form={form} onSave={save}>
        {conflict && <ConflictNotice conflict={conflict} onSettle={settle} />}
        <Switch
          label="Usar la ayuda de IA en esta empresa"
          help="Se aplica a todo el equipo y queda en el registro de la empresa."
          {...form.register('ai_enabled')}
        />
        <ul className="list-disc space-y-1.5 pl-5 text-ink-soft text-sm">
          <li>Lee los anuncios que pegas y señala requisitos en ellos. Tú eliges cada uno.</li>
          <li>
            Resume en dos o tres frases los veredictos que ya calculamos. Recibe lo que pides y el veredicto: ni el CV,
            ni el nombre, ni mensajes.
          </li>
          <li>Quien se postula ve que tu empresa la usa.</li>
        </ul>
      </SettingsForm>
    </Card>
  )
}
