import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export function ForYouEmpty() {
  return (
    <EmptyState
      drawing="search"
      text="Aún no podemos recomendarte vacantes. Completa tu CV y tus preferencias: tardarás unos 5 minutos."
      action={<LinkButton to="/app/settings?tab=preferencias">Completar mis preferencias</LinkButton>}
    />
  )
}

/** `words` is what was searched for, from here or from the not-found page. */
export function ExploreEmpty({ words }: { words: string }) {
  if (words) {
    return (
      <EmptyState
        drawing="search"
        text={
          <>
            <span className="mb-2 block font-semibold text-ink wrap-anywhere">Nada para «{words}»</span>
            No hay vacantes con estos filtros. Quita alguno o guarda la búsqueda y te avisamos.
          </>
        }
        action={<LinkButton to="/app/jobs?tab=explorar">Quitar la búsqueda</LinkButton>}
      />
    )
  }
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

export function SavedEmpty() {
  return (
    <EmptyState
      drawing="done"
      text="Aquí verás las vacantes que guardes."
      action={<LinkButton to="/app/jobs?tab=explorar">Explorar empleos</LinkButton>}
    />
  )
}

export function AlertsEmpty() {
  return (
    <EmptyState
      drawing="quiet"
      text="Aquí verás tus búsquedas guardadas y cada cuánto te avisamos."
      action={<LinkButton to="/app/settings?tab=notificaciones">Elegir cómo te avisamos</LinkButton>}
    />
  )
}
