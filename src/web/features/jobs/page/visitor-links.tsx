import { BellPlus, Bookmark, Flag } from 'lucide-react'
import { loginAddress, loginState } from '#web/lib/login-return.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'

interface OfVacancy {
  vacancy_id: string
}

/** What needs an account leads to it, says why, and leads back to the very step. */
function toSignIn(wanted: string, goal: string) {
  return {
    to: loginAddress(wanted),
    state: loginState(`Inicia sesión o crea tu cuenta para ${goal}. Después vuelves aquí.`, wanted),
  }
}

export function SaveLink({ vacancy_id }: OfVacancy) {
  return (
    <LinkButton variant="secondary" {...toSignIn(`/jobs/${vacancy_id}?panel=guardar`, 'guardar la vacante')}>
      <Bookmark aria-hidden="true" />
      <span>
        Guardar<span className="max-sm:sr-only"> vacante</span>
      </span>
    </LinkButton>
  )
}

export function AlertLink({ vacancy_id }: OfVacancy) {
  return (
    <LinkButton
      variant="secondary"
      {...toSignIn(`/jobs/${vacancy_id}?panel=alerta`, 'recibir avisos de vacantes parecidas')}
    >
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
    <LinkButton variant="quiet" {...toSignIn(`/jobs/${vacancy_id}?panel=reportar`, 'reportar la vacante')}>
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
