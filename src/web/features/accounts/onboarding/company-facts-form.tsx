import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { COMPANY_DESCRIPTION_MIN, type Company, companyBody } from '#shared/companies/company-fields.ts'
import { companySectors } from '#shared/companies/company-sectors.ts'
import { COMPANY_COUNTRIES_MAX, COMPANY_DESCRIPTION_MAX, PLACE_MAX } from '#shared/core/limits.ts'
import { companySizeWords } from '#shared/words/companies.ts'
import { useMe } from '#web/data/accounts/me.ts'
import { useUpdateCompany } from '#web/data/companies/companies.ts'
import { choicesByName, choicesOf } from '#web/lib/choices.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { CountryChips } from '#web/ui/suggestions/country-chips.tsx'
import { forgetFacts, keptFacts, useKeepFacts } from './kept-facts.ts'
import { StepFoot } from './onboarding-step.tsx'

const CHOOSE = 'Elige una opción de la lista.'
const fields = companyBody.required().shape

/** What a vacancy cannot be published without, all of it asked at once. */
const facts = z.object({
  sector: fields.sector.refine((sector) => sector !== null, CHOOSE),
  size: fields.size.refine((size) => size !== null, CHOOSE),
  hq_city: fields.hq_city.refine((city) => city !== null, 'Escribe la ciudad de la sede.'),
  countries: fields.countries.refine((codes) => codes.length > 0, 'Añade al menos un país.'),
  description: fields.description.refine(
    (text) => (text ?? '').length >= COMPANY_DESCRIPTION_MIN,
    `Describe la empresa con al menos ${COMPANY_DESCRIPTION_MIN} caracteres.`,
  ),
})

const lacking = (count: number) => (count === 1 ? 'Falta 1 carácter' : `Faltan ${count} caracteres`)

const orNull = { setValueAs: (value: string | null) => value || null }

export function CompanyFactsForm({ company, onLater }: { company: Company; onLater: () => void }) {
  const update = useUpdateCompany(company.id)
  const country = useMe().data?.country
  const form = useApiForm(facts, {
    sector: company.sector,
    size: company.size,
    hq_city: company.hq_city ?? '',
    countries: company.countries.length > 0 || !country ? company.countries : [country],
    description: company.description ?? '',
    ...keptFacts(company.id),
  })
  useKeepFacts(form, company.id)
  const { control, register } = form
  const written = (form.watch('description') ?? '').trim().length

  async function send(said: z.output<typeof facts>) {
    await update.mutateAsync({ ...said, revision: company.revision })
    forgetFacts(company.id)
  }

  return (
    <Form form={form} onSubmit={send} className="space-y-7">
      <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
        <FormField control={control} name="sector" label="Sector">
          <Select
            choices={choicesByName(companySectors)}
            placeholder="Elige un sector"
            {...register('sector', orNull)}
          />
        </FormField>
        <FormField control={control} name="size" label="Tamaño">
          <Select choices={choicesOf(companySizeWords)} placeholder="Elige un tamaño" {...register('size', orNull)} />
        </FormField>
        <FormField control={control} name="hq_city" label="Ciudad de la sede">
          <Input autoComplete="address-level2" maxLength={PLACE_MAX} {...register('hq_city')} />
        </FormField>
        <FormField control={control} name="countries" label="Países donde trabaja">
          <Controller
            control={control}
            name="countries"
            render={({ field }) => (
              <CountryChips
                name={field.name}
                value={field.value}
                max={COMPANY_COUNTRIES_MAX}
                onChange={field.onChange}
              />
            )}
          />
        </FormField>
      </div>
      <FormField
        control={control}
        name="description"
        label="Descripción"
        aside={written < COMPANY_DESCRIPTION_MIN ? lacking(COMPANY_DESCRIPTION_MIN - written) : undefined}
        help="Qué hace la empresa, cómo trabaja y por qué vale la pena. Dos o tres frases bastan."
      >
        <Textarea maxLength={COMPANY_DESCRIPTION_MAX} rows={5} {...register('description')} />
      </FormField>
      <StepFoot back="/onboarding/recruiter/step-1">
        <span className="flex flex-col-reverse gap-3 sm:flex-row">
          <Button variant="quiet" size="lg" onClick={onLater}>
            Seguir sin estos datos
          </Button>
          <Button type="submit" size="lg" busy={form.formState.isSubmitting} busyLabel="Guardando…">
            Guardar y continuar
          </Button>
        </span>
      </StepFoot>
    </Form>
  )
}
