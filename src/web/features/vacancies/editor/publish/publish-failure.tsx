import { mayAlways } from '#shared/companies/team-policy.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { PlanWays } from './plan-ways.tsx'
import { isHeldByDomain } from './use-outside-points.ts'

/** Why it was not published, with the way forward. */
export function PublishFailure({ error }: { error: unknown }) {
  const { company, emailResend } = useVacancyEditor()
  const code = error instanceof ApiError ? error.code : ''
  const home = `/app/my-companies/${company.id}`
  if (code === 'email_not_verified') {
    return (
      <Alert tone="warn" live title="Confirma tu correo para publicar" action={emailResend}>
        Abre el enlace que te enviamos y vuelve aquí: todo sigue guardado.
      </Alert>
    )
  }
  if (code === 'company_incomplete') {
    return (
      <Alert
        tone="warn"
        live
        title={messageOf(error)}
        action={
          <LinkButton size="sm" variant="secondary" to={`${home}?tab=ajustes`}>
            Completar el perfil
          </LinkButton>
        }
      >
        Quien lee la vacante quiere saber para quién trabajaría. Tu vacante queda guardada como borrador.
      </Alert>
    )
  }
  if (code === 'plan_limit') return <PlanLimit text={messageOf(error)} />
  return (
    <Alert tone="bad" live title="No pudimos publicarla">
      {messageOf(error)}
    </Alert>
  )
}

/** Whoever may pay does it here and stays in the editor; the others are told whom to ask. */
function PlanLimit({ text }: { text: string }) {
  const { company } = useVacancyEditor()
  const may_pay = mayAlways(company.me.role, 'manage_billing')
  return (
    <Alert tone="warn" live title={text} action={<PlanWays />}>
      {isHeldByDomain(company)
        ? 'Una empresa sin verificar publica una vacante a la vez. Tu vacante queda guardada.'
        : may_pay
          ? 'Con una publicación suelta se publica en cuanto se apruebe el pago. Tu vacante queda guardada.'
          : 'Pide a quien administra la empresa que amplíe el plan. Tu vacante queda guardada.'}
    </Alert>
  )
}
