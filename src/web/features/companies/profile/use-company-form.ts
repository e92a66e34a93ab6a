import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Company, type CompanyBody, companyBody } from '#shared/companies/company-fields.ts'
import { loadCompany, useShowCompany, useUpdateCompany } from '#web/data/companies/companies.ts'
import { ApiError } from '#web/lib/api-error.ts'

interface CompanyForm<I extends FieldValues, O> {
  company: Company
  form: UseFormReturn<I, unknown, O>
  /** What the form shows of a company. */
  valuesOf: (company: Company) => I
}

export interface Conflict {
  latest: Company
  /** Fields that somebody else and this person changed differently. */
  fields: string[]
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields whose values differ between two records. */
function differences(one: Record<string, unknown>, other: Record<string, unknown>): string[] {
  return Object.keys(one).filter((key) => !same(one[key], other[key]))
}

/**
 * Saves only what this person changed. When somebody else saved meanwhile, changes to other fields go together;
 * where both changed the same field, nothing is overwritten until the person has chosen.
 */
export function useCompanyForm<I extends FieldValues, O extends FieldValues>(input: CompanyForm<I, O>) {
  const { company, form, valuesOf } = input
  const show = useShowCompany()
  const update = useUpdateCompany(company.id)
  const base = useRef(company)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  useFollow(input, base)

  function changesIn(values: Record<string, unknown>): CompanyBody {
    const changed = differences(values, base.current)
    return companyBody.parse(Object.fromEntries(changed.map((key) => [key, values[key]])))
  }

  async function send(changes: CompanyBody): Promise<Company> {
    try {
      return await update.mutateAsync({ ...changes, revision: base.current.revision })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'version_conflict')) throw error
      const latest = await loadCompany(company.id)
      const fields = differences(changes, latest).filter((key) =>
        differences({ ...base.current }, latest).includes(key),
      )
      if (fields.length > 0) {
        setConflict({ latest, fields })
        throw error
      }
      return update.mutateAsync({ ...changes, revision: latest.revision })
    }
  }

  async function save(values: O): Promise<I> {
    base.current = await send(changesIn(values))
    setConflict(null)
    return valuesOf(base.current)
  }

  /** «Mine» leaves what is typed for the save that follows; «theirs» shows what is stored and keeps the other changes. */
  function settle(choice: 'mine' | 'theirs') {
    if (!conflict) return
    base.current = conflict.latest
    setConflict(null)
    form.clearErrors()
    if (choice === 'mine') return
    show(conflict.latest)
    const typed = form.getValues()
    const theirs = valuesOf(conflict.latest)
    const kept = Object.fromEntries(conflict.fields.map((key) => [key, theirs[key]]))
    form.reset(theirs)
    form.reset({ ...typed, ...kept }, { keepDefaultValues: true })
  }

  return { save, conflict, settle }
}

/** A form in which nothing was typed shows what others saved. */
function useFollow<I extends FieldValues, O>(
  { company, form, valuesOf }: CompanyForm<I, O>,
  base: { current: Company },
): void {
  const { isDirty } = form.formState
  useEffect(() => {
    if (isDirty || company.revision <= base.current.revision) return
    base.current = company
    form.reset(valuesOf(company))
  }, [company, isDirty, form, valuesOf, base])
}
