import { useDomainCheck, useRequestAccess } from '#web/data/companies/companies.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

/** Says beside the form that a company with this website exists, and offers a way into it; never about `except`. */
export function DomainNotice({ website, except = null }: { website: string; except?: string | null }) {
  const found = useDomainCheck(website).data
  if (!found || found.situation === 'FREE' || (except !== null && found.company_id === except)) return null
  if (found.situation === 'YOURS' && found.company_id)
    return <YourCompany id={found.company_id} domain={found.domain} />
  return <TakenDomain key={website} website={website} can_go_on={found.situation === 'IN_USE'} />
}

function YourCompany({ id, domain }: { id: string; domain: string }) {
  return (
    <Alert
      live
      title={`Ya trabajas en una empresa con el dominio ${domain}.`}
      action={
        <LinkButton to={`/app/my-companies/${id}`} size="sm" variant="secondary">
          Ir a esa empresa
        </LinkButton>
      }
    />
  )
}

function TakenDomain({ website, can_go_on }: { website: string; can_go_on: boolean }) {
  const ask = useRequestAccess()
  if (ask.isSuccess) {
    return (
      <Alert
        tone="good"
        live
        title={ask.data.status === 'sent' ? 'Pedimos acceso por ti.' : 'Ya habías pedido acceso.'}
      >
        Avisamos a quienes administran la empresa. Si te dan acceso, recibirás una invitación por correo.
      </Alert>
    )
  }
  return (
    <Alert
      tone="warn"
      live
      title="Ya hay una empresa con ese dominio. Pide acceso a su equipo."
      action={
        <Button size="sm" busy={ask.isPending} busyLabel="Pidiendo acceso…" onClick={() => ask.mutate(website)}>
          Pedir acceso
        </Button>
      }
    >
      {can_go_on
        ? 'Si no es la tuya, puedes crearla de todos modos.'
        : 'Su equipo verificó el dominio, así que no se puede crear otra con él.'}
      {ask.isError && <p className="mt-2 font-medium text-bad">{messageOf(ask.error)}</p>}
    </Alert>
  )
}
