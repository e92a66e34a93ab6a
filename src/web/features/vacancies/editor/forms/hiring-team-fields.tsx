import { UserPlus, X } from 'lucide-react'
import { roleLabels } from '#shared/words/companies.ts'
import { useMembers } from '#web/data/companies/team.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

const places = [
  { value: 'LEAD', label: 'Responsable' },
  { value: 'MEMBER', label: 'Participa' },
] as const

/** Who sees the applications and decides; somebody always leads. */
export function HiringTeamFields() {
  const { company, hiring_team, problems, changeTeam } = useVacancyEditor()
  const members = (useMembers(company.id).data?.items ?? []).filter(({ status }) => status === 'ACTIVE')
  const free = members.filter(({ id, role }) => role !== 'BILLING' && !hiring_team.some((one) => one.member_id === id))
  const leads = hiring_team.filter(({ role }) => role === 'LEAD').length
  const nameOf = (member_id: string) => members.find(({ id }) => id === member_id)?.full_name ?? 'Persona del equipo'
  return (
    <div data-field="hiring_team">
      <FieldGroup
        label="Equipo de contratación"
        help="Quienes son responsables o participan ven las postulaciones de esta vacante. Siempre hay al menos una persona responsable."
        error={problems.hiring_team}
      >
        <ul aria-label="Equipo de contratación" className="mb-3 space-y-2">
          {hiring_team.map((place) => {
            const only_lead = place.role === 'LEAD' && leads === 1
            const name = nameOf(place.member_id)
            return (
              <li
                key={place.member_id}
                className="flex flex-wrap items-center gap-3 rounded-lg border border-line p-2 pl-3"
              >
                <Avatar name={name} size="sm" />
                <span className="wrap-anywhere min-w-32 flex-1 font-medium">{name}</span>
                <span className="w-40">
                  <Select
                    aria-label={`Papel de ${name}`}
                    choices={places.map((one) => ({ ...one, disabled: only_lead && one.value === 'MEMBER' }))}
                    value={place.role}
                    onChange={(event) => {
                      const role = event.target.value === 'LEAD' ? 'LEAD' : 'MEMBER'
                      changeTeam(hiring_team.map((one) => (one === place ? { ...one, role } : one)))
                    }}
                  />
                </span>
                <IconButton
                  label={`Quitar a ${name}`}
                  disabled={only_lead}
                  onClick={() => changeTeam(hiring_team.filter((one) => one !== place))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </li>
            )
          })}
        </ul>
        {free.length > 0 && (
          <Menu
            align="start"
            items={free.map(({ id, full_name, role }) => ({
              label: `${full_name} · ${roleLabels[role]}`,
              onSelect: () => changeTeam([...hiring_team, { member_id: id, role: leads === 0 ? 'LEAD' : 'MEMBER' }]),
            }))}
            trigger={
              <Button variant="secondary">
                <UserPlus aria-hidden="true" />
                Añadir persona
              </Button>
            }
          />
        )}
      </FieldGroup>
    </div>
  )
}
