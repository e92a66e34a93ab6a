import { useState } from 'react'
import { confirmDomainBody, sendDomainCodeBody } from '#shared/companies/companies.ts'
import type { Company } from '#shared/companies/company-fields.ts'
import { useMe } from '#web/data/accounts/me.ts'
import { useConfirmDomain, useSendDomainCode } from '#web/data/companies/profile.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CodeForm } from '#web/ui/forms/code-form.tsx'
import { EmailInput } from '#web/ui/forms/email-input.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { isVerified } from '../companies.words.ts'
import { VerifiedMark } from '../verified-mark.tsx'

interface DomainCardProps {
  company: Company
  /** The pause between two codes. */
  countdown: { left: number; start: () => void }
}

/** Proof that the company is who it says: a code to an address at its domain. */
export function DomainCard({ company, countdown }: DomainCardProps) {
  const me = useMe().data
  const own = me?.email_verified && me.email.endsWith(`@${company.domain}`) ? me.email : null
  return (
    <Card title="Verificación del dominio" action={isVerified(company) && <VerifiedMark />}>
      <DomainWords company={company} />
      {!isVerified(company) && company.can_verify_domain && (
        <DomainForms key={`${company.domain} ${own}`} company={company} own={own} countdown={countdown} />
      )}
    </Card>
  )
}

function DomainWords({ company }: { company: Company }) {
  const domain = <strong className="wrap-anywhere font-semibold text-ink">{company.domain}</strong>
  if (isVerified(company)) {
    return (
      <p className="text-ink-soft">Comprobamos que {domain} es de tu empresa. Nadie más puede crear otra con él.</p>
    )
  }
  if (!company.can_verify_domain) {
    return (
      <p className="text-ink-soft">
        {domain} es un servicio compartido o usa letras de otro alfabeto, y no sirve para verificar una empresa. Si
        tienes un dominio propio, escríbelo como página web en el perfil.
      </p>
    )
  }
  return (
    <p className="text-ink-soft">
      Basta un correo que termine en <strong className="font-semibold text-ink">@{company.domain}</strong>: el tuyo, si
      ya lo confirmaste, u otro al que enviamos un código. Mientras no lo verifiques, podrás publicar una vacante a la
      vez.
    </p>
  )
}

interface DomainFormsProps extends DomainCardProps {
  /** The person's own address there, once it was confirmed. */
  own: string | null
}

function DomainForms({ company, own, countdown: { left, start } }: DomainFormsProps) {
  const send = useSendDomainCode(company.id)
  const confirm = useConfirmDomain(company.id)
  const [has_code, setHasCode] = useState(false)
  const form = useApiForm(sendDomainCodeBody, { email: own ?? '' })
  const is_own = own !== null && form.watch('email').trim().toLowerCase() === own

  async function verify(code: string) {
    await confirm.mutateAsync(code)
    notify.success('Dominio verificado.')
  }

  async function ask({ email }: { email: string }) {
    if (left > 0 && !is_own) return
    try {
      const { status } = await send.mutateAsync(email)
      if (status !== 'sent') {
        notify.success('Dominio verificado.')
        return
      }
      start()
      setHasCode(true)
      notify.success('Código enviado.')
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) start()
      throw error
    }
  }

  return (
    <div className="mt-5 space-y-6">
      <Form form={form} onSubmit={ask}>
        <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
          <FormField
            control={form.control}
            name="email"
            label="Correo de la empresa"
            help={is_own ? 'Ya confirmaste este correo: no hace falta otro código.' : undefined}
            className="sm:flex-1"
          >
            <EmailInput placeholder={`nombre@${company.domain}`} {...form.register('email')} />
          </FormField>
          <Button
            type="submit"
            variant={has_code ? 'secondary' : 'primary'}
            className="min-h-12 sm:mt-7"
            busy={send.isPending}
            busyLabel="Enviando…"
            aria-disabled={(left > 0 && !is_own) || undefined}
          >
            {is_own
              ? 'Verificar dominio'
              : left > 0
                ? `Puedes pedir otro en ${left} s`
                : has_code
                  ? 'Enviar otro código'
                  : 'Enviar código'}
          </Button>
        </div>
      </Form>
      <p role="status" className="text-ink-soft empty:hidden">
        {send.data?.status === 'sent' &&
          `Enviamos un código de 6 números a ${send.data.email_masked}. Vence en 10 minutos.`}
      </p>
      {has_code && <CodeForm schema={confirmDomainBody} onCode={verify} label="Verificar dominio" />}
    </div>
  )
}
