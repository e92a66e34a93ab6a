import type { JobFilters } from '#shared/jobs/jobs.ts'
import { activeFilters, hasPlace } from '#shared/words/filters.ts'
import { countryName } from '#shared/words/names.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { exploreAddress, noFilters } from './filters/job-filters.ts'

interface ExploreEmptyProps {
  filters: JobFilters
  onSave: () => void
}

/** Says why there may be nothing, and offers only ways that widen this very search. */
export function ExploreEmpty({ filters, onSave }: ExploreEmptyProps) {
  const filtered = activeFilters(filters).length > 0
  if (!filters.q && !filtered) return <NothingPublished />
  return (
    <EmptyState
      drawing="search"
      text={
        <>
          {filters.q && (
            <span className="wrap-anywhere mb-2 block font-semibold text-ink">Nada para «{filters.q}»</span>
          )}
          {filtered
            ? 'No hay vacantes con estos filtros. Quita alguno o guarda la búsqueda y te avisamos.'
            : 'Revisa cómo está escrito o prueba con el nombre del puesto, más corto. Si quieres, te avisamos cuando haya.'}
        </>
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onSave}>Avisarme cuando haya</Button>
          {waysOut(filters, filtered).map(({ label, to }) => (
            <LinkButton key={label} to={to} variant="secondary">
              {label}
            </LinkButton>
          ))}
        </div>
      }
    />
  )
}

interface WayOut {
  label: string
  to: string
}

/** From the nearest to the widest. */
function waysOut(filters: JobFilters, filtered: boolean): WayOut[] {
  const { q, country } = filters
  const placed = hasPlace(filters)
  const [home] = country
  return [
    ...(placed && !filters.nearby
      ? [{ label: 'Mirar en zonas cercanas', to: exploreAddress({ ...filters, nearby: true }) }]
      : []),
    ...(placed && home
      ? [
          {
            label: `Mirar en ${countryName(home)}`,
            to: exploreAddress({ ...filters, region: [], city: [], nearby: false }),
          },
        ]
      : []),
    ...(filtered ? [{ label: 'Quitar todos los filtros', to: exploreAddress({ ...noFilters(), q }) }] : []),
    ...(q && !filtered ? [{ label: 'Ver todas las vacantes', to: exploreAddress(noFilters()) }] : []),
  ]
}

function NothingPublished() {
  return (
    <EmptyState
      drawing="search"
      text="Aún no hay vacantes publicadas. En cuanto una empresa publique la suya, la verás aquí."
      action={
        <LinkButton to="/app/settings?tab=preferencias" variant="secondary">
          Ajustar mis preferencias
        </LinkButton>
      }
    />
  )
}
