import { Controller } from 'react-hook-form'
import { z } from 'zod'
import type { Company } from '#shared/companies/company-fields.ts'
import { inviteBody } from '#shared/companies/invitations.ts'
import { email } from '#shared/core/fields.ts'
import { INVITATION_MESSAGE_MAX, INVITATIONS_AT_ONCE } from '#shared/core/limits.ts'
import { formatNumber } from '#shared/core/numbers.ts'
import { useInvite } from '#web/data/companies/team.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { MeantAddress } from '#web/ui/forms/meant-address.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'
import { readAddresses } from './addresses.ts'
import type { Outcomes } from './invite-dialog.tsx'
import { roleCards } from './role-cards.ts'

/** The contract's rule, said in one sentence about the whole list, because the chips are one field. */
const inviteForm = inviteBody.extend({
  emails: z
    .array(z.string())
    .superRefine((list, context) => {
      const wrong = list.filter((one) => !email.safeParse(one).success)
      if (wrong.length > 0)
        context.addIssue({ code: 'custom', message: `Revisa ${wrong.join(', ')}: parece incompleto.` })
    })
    .pipe(inviteBody.shape.emails),
})

const UNVERIFIED_MESSAGE =
  'Hasta 300 caracteres. Mientras el dominio no esté verificado se lee al abrir la invitación, no en el correo.'

interface InviteFormProps {
  company: Company
  onSent: (outcomes: Outcomes) => void
}

export function InviteForm({ company, onSent }: InviteFormProps) {
  const invite = useInvite(company.id)
  const form = useApiForm(inviteForm, { emails: [], role: 'INTERVIEWER', message: '' })
  const { control, register, formState } = form
  const emails = form.watch('emails')
  const count = emails.length
  return (
    <Form form={form} onSubmit={async (body) => onSent((await invite.mutateAsync(body)).items)}>
      <FormField
        control={control}
        name="emails"
        label="Correos"
        aside={`${count} de ${INVITATIONS_AT_ONCE}`}
        help="Escribe uno y pulsa Enter, o pega una lista."
      >
        <Controller
          control={control}
          name="emails"
          render={({ field }) => (
            <ChipsInput
              name={field.name}
              value={field.value}
              onChange={(chips) => field.onChange(readAddresses(chips).slice(0, INVITATIONS_AT_ONCE))}
              max={INVITATIONS_AT_ONCE}
              listLabel="Correos"
              placeholder="nombre@empresa.com"
            />
          )}
        />
      </FormField>
      <MeantAddress
        typed={emails}
        onTake={(typed, meant) =>
          form.setValue(
            'emails',
            emails.map((one) => (one === typed ? meant : one)),
            { shouldValidate: true },
          )
        }
      />
      <FormField group control={control} name="role" label="Rol">
        <RadioCards cards={roleCards(company.me.role)} value={form.watch('role')} {...register('role')} />
      </FormField>
      <FormField
        optional
        control={control}
        name="message"
        label="Mensaje"
        help={company.verification === 'UNVERIFIED' ? UNVERIFIED_MESSAGE : 'Hasta 300 caracteres.'}
      >
        <Textarea maxLength={INVITATION_MESSAGE_MAX} rows={3} className="min-h-20" {...register('message')} />
      </FormField>
      <Button type="submit" wide busy={formState.isSubmitting} busyLabel="Enviando…">
        {count > 1 ? `Enviar ${formatNumber(count)} invitaciones` : 'Enviar invitación'}
      </Button>
    </Form>
  )
}
