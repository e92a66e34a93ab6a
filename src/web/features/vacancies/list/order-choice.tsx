import { useSearchParams } from 'react-router'
import { type VacancyOrder, vacancyOrder } from '#shared/vacancies/vacancies.ts'
import { askedNow, withParam } from '#web/lib/address.ts'
import { Select } from '#web/ui/forms/select.tsx'

const orders: Record<VacancyOrder, { slug: string; label: string }> = {
  CAMBIO: { slug: 'cambio', label: 'Último cambio' },
  PUBLICACION: { slug: 'publicacion', label: 'Publicación más reciente' },
  FIN: { slug: 'fin', label: 'Termina antes' },
}

/** The order that the address names; by the latest change without one. */
export const orderIn = (search: URLSearchParams): VacancyOrder =>
  vacancyOrder.options.find((one) => orders[one].slug === search.get('orden')) ?? 'CAMBIO'

export function OrderChoice() {
  const [search, setSearch] = useSearchParams()
  const order = orderIn(search)
  return (
    <Select
      aria-label="Ordenar"
      name="order"
      choices={vacancyOrder.options.map((one) => ({ value: one, label: orders[one].label }))}
      value={order}
      onChange={(event) => {
        const chosen = vacancyOrder.parse(event.target.value)
        const slug = chosen === 'CAMBIO' ? null : orders[chosen].slug
        setSearch(withParam(askedNow(), 'orden', slug), { replace: true, preventScrollReset: true })
      }}
    />
  )
}
