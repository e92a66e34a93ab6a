import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

export function ForYouEmpty() {
  return (
    <EmptyState
      drawing="search"
      text="Aún no podemos recomendarte vacantes. Completa tu CV y tus preferencias: tardarás unos 5 minutos."
      action={<LinkButton to="/app/cv">Completar mi CV</LinkButton>}
    />
  )
}

/** With a CV, when nothing passes the person's own conditions. */
export function ForYouNone() {
  return (
    <EmptyState
      drawing="search"
      text="Ahora no hay vacantes que encajen con tu CV y tus preferencias. Amplíalas o explora todas."
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to="/app/jobs?tab=explorar">Explorar empleos</LinkButton>
          <LinkButton to="/app/settings?tab=preferencias" variant="secondary">
            Ajustar mis preferencias
          </LinkButton>
        </div>
      }
    />
  )
}

/** Under the last card: below the floor nothing is listed, so the ways to widen stand here. */
export function ForYouEnd() {
  return (
    <div className="border-line border-t pt-6 text-center">
      <p className="font-semibold">No hay más que encajen contigo</p>
      <p className="mt-1 text-ink-soft">Amplía tus preferencias, cuenta más en tu CV o mira todas las vacantes.</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <LinkButton to="/app/settings?tab=preferencias" variant="secondary" size="sm">
          Ajustar mis preferencias
        </LinkButton>
        <LinkButton to="/app/cv" variant="secondary" size="sm">
          Completar mi CV
        </LinkButton>
        <LinkButton to="/app/jobs?tab=explorar" variant="secondary" size="sm">
          Explorar empleos
        </LinkButton>
      </div>
    </div>
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
      action={<LinkButton to="/app/jobs?tab=explorar">Buscar y crear una alerta</LinkButton>}
    />
  )
}
