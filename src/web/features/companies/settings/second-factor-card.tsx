import { Link } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { plural } from '#shared/core/numbers.ts'
import { useMembers } from '#web/data/companies/team.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { useApiForm } from '#web/ui/forms/form.tsx'
import { SettingsForm } from '#web/ui/forms/settings-form.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { factorForm, factorValues } from '../profile/company-forms.ts'
import { ConflictNotice } from '../profile/conflict-notice.tsx'
import { useCompanyForm } from '../profile/use-company-form.ts'

/** Whoever of the team has no second factor does not get in while it is on. */
export function SecondFactorCard({ company }: { company: Company }) {
  const form = useApiForm(factorForm, factorValues(company))
  const { save, conflict, settle } = useCompanyForm({ company, form, valuesOf: factorValues })
  const members = useMembers(company.id, mayAlways(company.me.role, 'manage_team'))
  const without = (members.data?.items ?? []).filter(
    (one) => one.has_second_factor === false && one.status === 'ACTIVE' && !one.is_me,
  )
  const own = members.data?.items.find(({ is_me }) => is_me)
  return (
    <Card
      title="Seguridad del equipo"
      text="Con un segundo factor, una contraseña robada no abre los datos de quienes se postulan."
    >
      <SettingsForm form={form} onSave={save}>
        {conflict && <ConflictNotice conflict={conflict} onSettle={settle} />}
        <Switch
          label="Exigir segundo factor al equipo"
          help="Quien no tenga uno verá cómo activarlo antes de volver a entrar en esta empresa. Queda en el registro."
          {...form.register('requires_second_factor')}
        />
        {own?.has_second_factor === false && (
          <Alert tone="warn">
            Para exigirlo, actívalo antes tú en{' '}
            <Link to="/app/settings?tab=cuenta" className="text-link">
              tus ajustes
            </Link>
            .
          </Alert>
        )}
        {without.length > 0 && (
          <p className="text-ink-soft text-sm">
            {plural(without.length, 'persona del equipo no lo tiene', 'personas del equipo no lo tienen')} todavía. En
            la pestaña Equipo ves quiénes son.
          </p>
        )}
      </SettingsForm>
    </Card>
  )
}
