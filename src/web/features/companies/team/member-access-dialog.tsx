import { z } from 'zod'
import type { Company } from '#shared/companies/company-fields.ts'
import type { Member } from '#shared/companies/team.ts'
import { givenRole, reachOf, seesSalaryByDefault } from '#shared/companies/team-policy.ts'
import { roleLabels } from '#shared/words/companies.ts'
import { useUpdateMember } from '#web/data/companies/team.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { roleCards } from './role-cards.ts'

interface MemberAccessDialogProps {
  company: Company
  member: Member
  onClose: () => void
}

const accessForm = z.object({ role: givenRole, can_see_salary_expectations: z.boolean() })

/** Role and, for the roles that have it, the switch about salaries. */
export function MemberAccessDialog({ company, member, onClose }: MemberAccessDialogProps) {
  const update = useUpdateMember(company.id)
  const form = useApiForm(accessForm, {
    role: givenRole.safeParse(member.role).data ?? 'RECRUITER',
    can_see_salary_expectations: member.can_see_salary_expectations,
  })
  const role = form.watch('role')
  const has_switch = reachOf(role, 'see_salary_expectation') === 'switch'

  async function save({ role, can_see_salary_expectations }: z.output<typeof accessForm>) {
    const body = has_switch ? { role, can_see_salary_expectations } : { role }
    await update.mutateAsync({ member_id: member.id, body })
    notify.success('Cambios guardados.')
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Rol y permisos"
      text={`${member.full_name} · ahora ${roleLabels[member.role]}`}
    >
      <Form form={form} onSubmit={save}>
        <FormField group control={form.control} name="role" label="Qué puede hacer">
          <RadioCards
            cards={roleCards(company.me.role)}
            value={role}
            {...form.register('role', {
              onChange: (event) =>
                form.setValue('can_see_salary_expectations', seesSalaryByDefault(event.target.value)),
            })}
          />
        </FormField>
        {has_switch && (
          <Switch
            label="Ver expectativas salariales"
            help="El salario mínimo que espera cada persona candidata."
            {...form.register('can_see_salary_expectations')}
          />
        )}
        <Button type="submit" wide busy={form.formState.isSubmitting} busyLabel="Guardando…">
          Guardar cambios
        </Button>
      </Form>
    </Dialog>
  )
}
