import { useNavigate } from 'react-router'
import { z } from 'zod'
import { companyName, website } from '#shared/companies/company-fields.ts'
import { COMPANY_NAME_MAX, URL_MAX } from '#shared/core/limits.ts'
import { DomainNotice } from '#web/features/companies/settings/domain-notice.tsx'
import { useDomainGate } from '#web/features/companies/settings/use-domain-gate.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useOnboardingDraft } from './onboarding-draft.ts'
import { OnboardingStep, StepFoot } from './onboarding-step.tsx'
import { useKeepCompany } from './use-keep-company.ts'

const answers = z.object({ companyName, companyWebsite: website })

export function Component() {
  usePageTitle('Tu empresa')
  return (
    <OnboardingStep
      step={1}
      steps={2}
      title="¿Para qué empresa contratas?"
      text="Con su nombre y su web, las personas sabrán quién les escribe."
    >
      <CompanyForm />
    </OnboardingStep>
  )
}

function CompanyForm() {
  const { recruiter, setRecruiter } = useOnboardingDraft()
  const navigate = useNavigate()
  const keepCompany = useKeepCompany()
  const gate = useDomainGate()
  const { companyName, companyWebsite, newCompanyId } = recruiter
  const form = useApiForm(answers, { companyName, companyWebsite })
  const { control, register, setValue } = form

  async function next({ companyName: name, companyWebsite: website }: z.output<typeof answers>) {
    await gate.pass(website, (confirm) => keepCompany({ name, website, confirm }))
    await navigate('/onboarding/recruiter/step-2')
  }

  /** «acme.com» is what people type; the box then shows the whole address. */
  function complete(typed: string) {
    gate.look(typed)
    const address = website.safeParse(typed).data
    if (!address || address === typed) return
    setValue('companyWebsite', address, { shouldValidate: form.formState.isSubmitted })
    setRecruiter({ companyWebsite: address })
  }

  return (
    <Form form={form} onSubmit={next} className="space-y-7">
      <FormField control={control} name="companyName" label="Nombre de la empresa">
        <Input
          autoComplete="organization"
          maxLength={COMPANY_NAME_MAX}
          {...register('companyName', { onChange: (event) => setRecruiter({ companyName: event.target.value }) })}
        />
      </FormField>
      <FormField
        control={control}
        name="companyWebsite"
        label="Página web"
        help="Por ejemplo, https://empresa.com. Si no tiene, la de su perfil en una red social."
      >
        <Input
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          maxLength={URL_MAX}
          {...register('companyWebsite', {
            onChange: (event) => setRecruiter({ companyWebsite: event.target.value }),
            onBlur: (event) => complete(event.target.value),
          })}
        />
      </FormField>
      <DomainNotice website={gate.website} except={newCompanyId} />
      <StepFoot>
        <Button type="submit" size="lg" busy={form.formState.isSubmitting} busyLabel="Creando tu empresa…">
          {gate.is_in_use ? 'Crear de todos modos' : 'Continuar'}
        </Button>
      </StepFoot>
    </Form>
  )
}
