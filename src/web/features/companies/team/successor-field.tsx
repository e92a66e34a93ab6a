import { reachOf } from '#shared/companies/team-policy.ts'
import { plural } from '#shared/core/numbers.ts'
import { roleLabels } from '#shared/words/companies.ts'
import { useLedVacancies, useMembers } from '#web/data/companies/team.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'

interface SuccessorFieldProps {
  company_id: string
  /** Of whoever goes. */
  member_id: string
  /** Empty until somebody is chosen: then the owner takes over. */
  value: string
  onChange: (member_id: string) => void
}

/** Asked only where somebody is the only person responsible for a vacancy. */
export function SuccessorField({ company_id, member_id, value, onChange }: SuccessorFieldProps) {
  const led = useLedVacancies(company_id, member_id)
  const members = useMembers(company_id).data?.items
  if (led.isPending) return <Skeleton className="h-20 w-full" />
  if (!led.data || led.data.total === 0 || !members) return null
  const others = members.filter(
    ({ id, status, role }) => id !== member_id && status === 'ACTIVE' && reachOf(role, 'see_vacancy') !== 'never',
  )
  const owner = others.find(({ role }) => role === 'OWNER')
  return (
    <Field label="Quién se encarga de sus vacantes" help={ledWords(led.data)}>
      <Select
        name="successor_id"
        choices={others.map(({ id, full_name, role }) => ({ value: id, label: `${full_name} · ${roleLabels[role]}` }))}
        value={value || owner?.id}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

function ledWords({ total, titles }: { total: number; titles: readonly string[] }): string {
  const named = titles.filter(Boolean).map((title) => `«${title}»`)
  const rest = total - named.length
  const more = named.length > 0 && rest > 0 ? ` y ${rest} más` : ''
  const which = named.length > 0 ? `: ${named.join(', ')}${more}` : ''
  return `Es la única persona responsable de ${plural(total, 'vacante', 'vacantes')}${which}.`
}
