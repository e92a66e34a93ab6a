import { EyeOff, ShieldCheck, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { hiddenCompany, PROFILE_LENGTHS } from '#shared/accounts/users.ts'
import { COMPANY_NAME_MAX } from '#shared/core/limits.ts'
import { useSaveProfile } from '#web/data/accounts/accounts.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { foldName } from '#web/lib/fold-name.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useUnsaved } from '#web/ui/forms/unsaved-changes.tsx'
import { Card } from '#web/ui/layout/card.tsx'

type Company = z.output<typeof hiddenCompany>

interface HiddenCompaniesProps {
  companies: readonly Company[]
  /** Where the person works now, as the base CV says: shut out without being asked. */
  employers: readonly string[]
}

/** Companies that must not find the person; each change is saved at once, and a removal can be taken back. */
export function HiddenCompanies({ companies, employers }: HiddenCompaniesProps) {
  const save = useSaveProfile()
  const [removed, setRemoved] = useState<{ company: Company; before: readonly Company[] } | null>(null)
  const list = useRef<HTMLDivElement>(null)

  async function keep(next: readonly Company[]) {
    await save.mutateAsync({ hidden_companies: [...next] })
    notify.success('Cambios guardados.')
  }

  function remove(company: Company) {
    keep(companies.filter((one) => one !== company)).then(
      () => {
        setRemoved({ company, before: companies })
        list.current?.focus()
      },
      () => undefined,
    )
  }

  async function add(company: Company) {
    if (companies.some((one) => foldName(one.name) === foldName(company.name))) {
      const message = 'Esa empresa ya está en tu lista.'
      throw new ApiError({ status: 422, code: 'validation', message, fields: { name: message } })
    }
    await keep([...companies, company])
    setRemoved(null)
  }

  return (
    <Card
      title="Empresas que no deben verte"
      text="Por ejemplo, donde trabajas ahora. Las dejamos fuera de las búsquedas por su nombre y su dominio: lo hace mucho menos probable, pero no podemos garantizarlo si usan otro nombre."
    >
      <div ref={list} tabIndex={-1} className="space-y-4">
        {employers.length > 0 && <Employers names={employers} />}
        {companies.length > 0 && (
          <ul aria-label="Empresas que no deben verte" className="divide-y divide-line border-line border-y">
            {companies.map((company) => (
              <CompanyRow key={company.name} company={company} onRemove={() => remove(company)} />
            ))}
          </ul>
        )}
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm empty:hidden">
          {removed && (
            <>
              Quitaste a {removed.company.name}.
              <button
                type="button"
                className="text-link min-h-11"
                onClick={() => {
                  keep(removed.before).then(
                    () => setRemoved(null),
                    () => undefined,
                  )
                }}
              >
                Deshacer
              </button>
            </>
          )}
          {save.isError && !removed && <span className="text-bad">{messageOf(save.error)}</span>}
        </p>
        <AddCompany onAdd={add} />
      </div>
    </Card>
  )
}

function Employers({ names }: { names: readonly string[] }) {
  return (
    <ul aria-label="Donde trabajas ahora" className="space-y-2">
      {names.map((name) => (
        <li key={name} className="flex items-start gap-3 rounded-lg bg-brand-soft px-4 py-3">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
          <span className="min-w-0 break-words">
            <span className="block font-medium">{name}</span>
            <span className="block text-ink-soft text-sm">
              Tu CV dice que trabajas ahí, así que no le mostramos tu perfil.
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function CompanyRow({ company, onRemove }: { company: Company; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-3 py-1.5">
      <EyeOff aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1 break-words">
        <span className="block font-medium">{company.name}</span>
        {company.domain && <span className="block text-ink-soft text-sm">{company.domain}</span>}
      </span>
      <IconButton label={`Quitar ${company.name}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** A domain or a whole address: any other words would shut nobody out, and the person would not know. */
const looksLikeHost = (domain: string | null) => domain === null || /^\S+\.\S{2,}$/.test(domain)

const one_company = hiddenCompany.pick({ name: true, domain: true }).extend({
  domain: hiddenCompany.shape.domain.refine(looksLikeHost, 'Escribe el dominio, por ejemplo «empresa.com».'),
})
const empty = { name: '', domain: '' }

function AddCompany({ onAdd }: { onAdd: (company: Company) => Promise<void> }) {
  const form = useApiForm(one_company, empty)
  const { control, register, formState } = form
  useUnsaved(formState.isDirty)

  async function add(values: z.output<typeof one_company>) {
    await onAdd({ ...values, auto: false })
    form.setFocus('name')
    form.reset(empty)
  }

  return (
    <Form form={form} onSubmit={add}>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-start">
        <FormField control={control} name="name" label="Empresa">
          <Input maxLength={COMPANY_NAME_MAX} {...register('name')} />
        </FormField>
        <FormField optional control={control} name="domain" label="Dominio">
          <Input
            inputMode="url"
            autoCapitalize="none"
            placeholder="empresa.com"
            maxLength={PROFILE_LENGTHS.company_domain}
            {...register('domain')}
          />
        </FormField>
        <Button
          type="submit"
          variant="secondary"
          className="min-h-12 sm:mt-7"
          busy={formState.isSubmitting}
          busyLabel="Guardando…"
        >
          Añadir empresa
        </Button>
      </div>
    </Form>
  )
}
