import { transferBody } from '#shared/companies/companies.ts'
import type { Company } from '#shared/companies/company-fields.ts'
import type { Member } from '#shared/companies/team.ts'
import { roleLabels } from '#shared/words/companies.ts'
import { useCompanyStep, useStartTransfer } from '#web/data/companies/ownership.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'

interface OwnershipCardProps {
  company: Company
  members: readonly Member[]
}

/** Only for the owner: choose, wait, take back. */
export function OwnershipCard({ company, members }: OwnershipCardProps) {
  const others = members.filter((member) => !member.is_me && member.status === 'ACTIVE')
  return (
    <Card
      title="Titularidad"
      text="Eres titular de la empresa. Puedes pasar la titularidad a otra persona del equipo, que tiene que aceptarla."
    >
      {company.transfer ? (
        <WaitingTransfer company={company} transfer={company.transfer} />
      ) : others.length > 0 ? (
        <TransferForm company={company} others={others} />
      ) : (
        <div className="space-y-4">
          <p>Ahora mismo no hay nadie más en el equipo.</p>
          <LinkButton variant="secondary" to="?tab=equipo&panel=invitar">
            Invitar a alguien
          </LinkButton>
        </div>
      )}
    </Card>
  )
}

function WaitingTransfer({ company, transfer }: { company: Company; transfer: NonNullable<Company['transfer']> }) {
  const cancel = useCompanyStep(company.id, 'cancel')
  return (
    <Alert
      title={`Esperamos la respuesta de ${transfer.to_name}`}
      action={
        <Button
          size="sm"
          variant="secondary"
          busy={cancel.isPending}
          busyLabel="Cancelando…"
          onClick={() => cancel.mutate(undefined, { onSuccess: () => notify.success('Traspaso cancelado.') })}
        >
          Cancelar el traspaso
        </Button>
      }
    >
      Puede responder hasta el {formatDate(transfer.expires_at)}. Mientras tanto, la titularidad sigue siendo tuya.
      {cancel.isError && <p className="mt-2 font-medium text-bad">{messageOf(cancel.error)}</p>}
    </Alert>
  )
}

function TransferForm({ company, others }: { company: Company; others: readonly Member[] }) {
  const transfer = useStartTransfer(company.id)
  const form = useApiForm(transferBody, { member_id: '', current_password: '' })
  const { control, register, formState } = form
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await transfer.mutateAsync(body)
        notify.success('Propuesta enviada.')
      }}
    >
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <FormField control={control} name="member_id" label="Nueva persona titular">
          <Select
            placeholder="Elige a alguien del equipo"
            choices={others.map(({ id, full_name, role }) => ({
              value: id,
              label: `${full_name} · ${roleLabels[role]}`,
            }))}
            {...register('member_id')}
          />
        </FormField>
        <FormField control={control} name="current_password" label="Tu contraseña">
          <PasswordInput autoComplete="current-password" {...register('current_password')} />
        </FormField>
      </div>
      <p className="text-ink-soft text-sm">Cuando acepte, seguirás en el equipo con el rol Administración.</p>
      <Button type="submit" variant="secondary" busy={formState.isSubmitting} busyLabel="Enviando…">
        Proponer traspaso
      </Button>
    </Form>
  )
}
