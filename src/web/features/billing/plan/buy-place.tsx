import type { Company } from '#shared/companies/company-fields.ts'
import { useBilling } from '#web/data/billing.ts'
import { BuyDialog } from './buy-dialog.tsx'

interface BuyPlaceProps {
  company: Company
  vacancy_id: string | undefined
  onClose: () => void
}

/** A single place bought where it is missing: what waits for it is published once it is paid. */
export function BuyPlace({ company, vacancy_id, onClose }: BuyPlaceProps) {
  const billing = useBilling(company.id)
  const currencies = billing.data?.currencies ?? ['EUR']
  // Begun anew when the currencies are known, since the first of them is the company's own.
  return (
    <BuyDialog
      key={currencies[0]}
      company={company}
      plan="SUELTA"
      currencies={currencies}
      vacancy_id={vacancy_id}
      onClose={onClose}
    />
  )
}
