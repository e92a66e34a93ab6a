import type { MouseEvent } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import { companySectors } from '#shared/companies/company-sectors.ts'
import { companyKindWords, companySizeWords } from '#shared/words/companies.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { countryWords } from './country-words.ts'
import type { Conflict } from './use-company-form.ts'

const fieldWords: Readonly<Record<string, string>> = {
  name: 'Nombre',
  requires_second_factor: 'Exigir segundo factor al equipo',
  website: 'Página web',
  kind: 'Tipo de organización',
  sector: 'Sector',
  size: 'Tamaño',
  founded_year: 'Año de fundación',
  countries: 'Países',
  hq_city: 'Ciudad de la sede',
  description: 'Descripción',
  benefits: 'Beneficios',
  links: 'Enlaces',
  legal_name: 'Razón social',
  tax_id: 'Identificación fiscal',
  tax_country: 'País fiscal',
  color_back: 'Color del fondo',
  color_front: 'Color de la letra',
  default_currency: 'Moneda',
  timezone: 'Zona horaria',
  retention_months: 'Meses que guardas los datos',
  default_reply_days: 'Días para responder',
  ai_enabled: 'Ayuda de IA',
}

const codeWords: Readonly<Record<string, string>> = { ...companyKindWords, ...companySizeWords, ...companySectors }

function valueWords(field: string, value: unknown): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'vacío'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (field === 'countries' && Array.isArray(value)) return countryWords(value)
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'string' ? one : one.url)).join(', ')
  if (typeof value === 'string' && ['kind', 'size', 'sector'].includes(field)) return codeWords[value] ?? value
  return String(value)
}

interface ConflictNoticeProps {
  conflict: Conflict
  onSettle: (choice: 'mine' | 'theirs') => void
}

/** Somebody else changed the same fields: both versions are shown, nothing typed is lost. Inside the form it is about. */
export function ConflictNotice({ conflict, onSettle }: ConflictNoticeProps) {
  const latest: Company & Record<string, unknown> = conflict.latest

  /** The notice is gone after the choice, so the form is sent by itself. */
  function saveMine({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    onSettle('mine')
    form?.requestSubmit()
  }

  return (
    <Alert
      tone="warn"
      title="Alguien más cambió lo mismo que tú"
      action={
        <>
          <Button size="sm" onClick={saveMine}>
            Guardar lo mío
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onSettle('theirs')}>
            Quedarme con lo nuevo
          </Button>
        </>
      }
    >
      <p>Lo que escribiste sigue en el formulario. La versión nueva dice:</p>
      <dl className="mt-2 space-y-2">
        {conflict.fields.map((field) => (
          <div key={field}>
            <dt className="font-semibold">{fieldWords[field] ?? field}</dt>
            <dd className="wrap-anywhere line-clamp-4">{valueWords(field, latest[field])}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  )
}
