import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { companyBody } from '#shared/companies/company-fields.ts'

// Signing out forgets what has a name of this form.
const keyOf = (company_id: string) => `facts-draft:${company_id}`

const { sector, size, hq_city, countries, description } = companyBody.required().shape
const fields = { sector, size, hq_city, countries, description }

type Facts = { [K in keyof typeof fields]?: NonNullable<ReturnType<(typeof fields)[K]['parse']>> }

/** What was typed about the company and not sent yet, field by field: one that cannot be read takes no other with it. */
export function keptFacts(company_id: string): Facts {
  const stored = storedUnder(keyOf(company_id))
  const read = Object.entries(fields).map(([name, field]) => [name, field.safeParse(stored[name]).data] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== null && value !== undefined))
}

function storedUnder(key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

/** Keeps each change on this device, so that a reload loses nothing. */
export function useKeepFacts<I extends FieldValues, O>(form: UseFormReturn<I, unknown, O>, company_id: string): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      try {
        localStorage.setItem(keyOf(company_id), JSON.stringify(values))
      } catch {
        // Without room it lives as long as the page.
      }
    })
    return unsubscribe
  }, [form, company_id])
}

export function forgetFacts(company_id: string): void {
  try {
    localStorage.removeItem(keyOf(company_id))
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
