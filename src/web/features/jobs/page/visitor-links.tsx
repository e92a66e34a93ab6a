import { BellPlus, Bookmark, Flag } from 'lucide-react'
import { loginAddress } from '#web/lib/login-return.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'

interface OfVacancy {
  vacancy_id: string
}

/** What needs an account leads to it, and back to the very step; the page of signing in says why by the panel. */
function toSignIn(vacancy_id: string, panel: 'guardar' | 'alerta' | 'reportar'): string {
  return loginAddress(`/jobs/${vacancy_id}?panel=${panel}`)
}

export function SaveLink({ vacancy_id }: OfVacancy) {
  return (
    <LinkButton variant="secondary" to={toSignIn(vacancy_id, 'guardar')}>
      <Bookmark aria-hidden="true" />
      <span>
        Guardar<span className="max-sm:sr-only"> vacante</span>
      </span>
    </LinkButton>
  )
}

export function AlertLink({ vacancy_id }: OfVacancy) {
  return (
    <LinkButton variant="secondary" to={toSignIn(vacancy_id, 'alerta')}>
      <AlertLabel />
    </LinkButton>
  )
}

export function AlertLabel() {
  return (
    <>
      <BellPlus aria-hidden="true" />
      <span>
        Avisarme<span className="max-sm:sr-only"> de parecidas</span>
      </span>
    </>
  )
}

export function ReportLink({ vacancy_id }: OfVacancy) {
  return (
    <LinkButton variant="quiet" to={toSignIn(vacancy_id, 'reportar')}>
      <ReportLabel />
    </LinkButton>
  )
}

export function ReportLabel() {
  return (
    <>
      <Flag aria-hidden="true" />
      Reportar esta vacante
    </>
  )
}

/** Whoever is not signed in learns that the own fit can be known. */
export function FitInvitation({ vacancy_id }: OfVacancy) {
  const back = `/jobs/${vacancy_id}`
  return (
    <>
      <p className="font-semibold">Mira cómo encajas: crea tu CV</p>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        Lo comparamos con cada requisito y te mostramos qué cumples, qué te falta y dónde lo vimos.
      </p>
      <p className="mt-3">
        <LinkButton size="sm" variant="secondary" to={`/register?intent=SEEKER&next=${encodeURIComponent(back)}`}>
          Crear mi CV
        </LinkButton>
      </p>
    </>
  )
}
