import type { ApplyContext, ApplyRefusal as Refusal } from '#shared/hiring/applying.ts'
import { keepDraft } from '#web/data/hiring/applying.ts'
import { formatDate } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { useApplyReturn } from './apply-return.store.ts'
import { ResendConfirmation } from './resend-confirmation.tsx'

/** Whoever mistyped the address finds it out here. */
function NotConfirmed() {
  const email = useSession((session) => session.user?.email)
  return (
    <Alert tone="warn" title="Confirma tu correo para enviarla" action={<ResendConfirmation />}>
      Te escribimos{' '}
      {email && (
        <>
          a <strong className="wrap-anywhere">{email}</strong>{' '}
        </>
      )}
      con un enlace cuando creaste tu cuenta. Puedes dejar todo listo aquí: se guarda solo.
    </Alert>
  )
}

/** Why it cannot be sent now, said before anybody looks for the button, with the way on. */
export function ApplyRefusal({ context, refusal }: { context: ApplyContext; refusal: Refusal }) {
  const { earlier, vacancy } = context
  switch (refusal) {
    case 'NO_CV':
      return <NoCv context={context} />
    case 'EMAIL_NOT_VERIFIED':
      return <NotConfirmed />
    case 'ALREADY_APPLIED':
      return (
        <Alert
          tone={earlier?.again_from ? 'info' : 'good'}
          title={earlier ? `Te postulaste el ${formatDate(earlier.applied_at)}` : 'Ya te postulaste'}
          action={
            earlier && <LinkButton to={`/app/my-applications?postulacion=${earlier.id}`}>Ver mi postulación</LinkButton>
          }
        >
          {earlier?.again_from
            ? `Puedes volver a postularte desde el ${formatDate(earlier.again_from)}.`
            : 'Tu postulación sigue en marcha: síguela desde Mis Postulaciones.'}
        </Alert>
      )
    case 'VACANCY_PAUSED':
      return (
        <Alert tone="warn" title="Esta vacante está en pausa">
          Ahora no recibe postulaciones. Tu borrador queda guardado y podrás enviarlo si {vacancy.company_name} la
          reabre.
        </Alert>
      )
    case 'VACANCY_CLOSED':
      return (
        <Alert
          tone="warn"
          title="Esta vacante ya cerró"
          action={<LinkButton to="/app/jobs">Ver otros empleos</LinkButton>}
        >
          Ya no recibe postulaciones.
        </Alert>
      )
  }
}

function NoCv({ context: { vacancy, referral } }: { context: ApplyContext }) {
  const remember = useApplyReturn((store) => store.remember)
  const user_id = useSession((session) => session.user?.id)
  /** An empty draft stands in the list of applications, so that the way back is there tomorrow too. */
  function leave() {
    remember({ vacancy_id: vacancy.id, title: vacancy.title, user_id })
    const draft = { cv_id: null, note: null, is_letter: false, answers: [], declared: {} }
    keepDraft(vacancy.id, { ...draft, referral: referral?.token ?? null }).catch(() => undefined)
  }
  return (
    <Alert
      tone="warn"
      title="Primero necesitas un CV"
      action={
        <LinkButton to="/app/cv" onClick={leave}>
          Crear mi CV
        </LinkButton>
      }
    >
      Tráelo en PDF o Word, o escríbelo en unos 10 minutos. Después vuelves aquí con un toque.
    </Alert>
  )
}
