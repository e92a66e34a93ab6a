import { useSearchParams } from 'react-router'
import { usePayment } from '#web/data/billing.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonClass } from '#web/ui/buttons/button-look.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ScreenMessage } from '#web/ui/layout/screen-message.tsx'
import { TransferData } from './transfer-data.tsx'

const longDay = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long' })

/** Both return addresses show this: what happened is what the server says, whichever of the two was opened. */
export function PaymentOutcome() {
  usePageTitle('Tu pago')
  const [search] = useSearchParams()
  const reference = search.get('ref') || null
  const payment = usePayment(reference)

  if (payment.data) return <Known payment={payment.data} onAsk={() => payment.refetch()} />
  if (!reference || (payment.error instanceof ApiError && payment.error.status === 404)) return <Unknown />
  if (payment.isError) {
    return (
      <ScreenMessage
        picture={<Drawing name="offline" className="h-40" />}
        title="No pudimos consultar tu pago"
        text={`${messageOf(payment.error)} Mientras tanto, no repitas el pago.`}
        action={<Button onClick={() => payment.refetch()}>Consultar otra vez</Button>}
      />
    )
  }
  return <Asking />
}

type Payment = NonNullable<ReturnType<typeof usePayment>['data']>

function Known({ payment, onAsk }: { payment: Payment; onAsk: () => void }) {
  const { state, plan, plan_name, company_id, vacancy_id } = payment
  const billing = `/app/my-companies/${company_id}?tab=plan`
  if (state === 'APPROVED') {
    return (
      <ScreenMessage
        picture={<Drawing name="done" className="h-40" />}
        title="¡Listo!"
        text={[activeWords(payment), vacancy_id && 'Estamos publicando tu vacante.'].filter(Boolean).join(' ')}
        action={
          vacancy_id ? (
            <LinkButton to={`/app/my-companies/${company_id}/vacancies/${vacancy_id}?paso=publicar`}>
              Ver mi vacante
            </LinkButton>
          ) : (
            <LinkButton to={billing}>Ver mi plan</LinkButton>
          )
        }
      />
    )
  }
  if (state === 'OPEN') {
    return (
      <Waiting
        title="Este pago está sin terminar."
        text="Si acabas de pagar, espera unos segundos: lo estamos comprobando. Si no, puedes volver a empezar cuando quieras."
        billing={billing}
        onAsk={onAsk}
      />
    )
  }
  if (payment.transfer) return <TransferData transfer={payment.transfer} billing={billing} />
  if (state === 'PENDING') {
    return (
      <Waiting
        title="Estamos confirmando tu pago."
        text="Puede tardar hasta 2 días hábiles según el medio; te avisaremos por correo."
        billing={billing}
        onAsk={onAsk}
      />
    )
  }
  if (state === 'REFUNDED') {
    return (
      <ScreenMessage
        picture={<Drawing name="done" className="h-40" />}
        title="Este pago se devolvió."
        text={
          plan === 'SUELTA'
            ? 'La publicación que pagaste con él ya no está activa.'
            : `El plan ${plan_name} que pagaste con él ya no está activo.`
        }
        action={<LinkButton to={billing}>Ver mi plan</LinkButton>}
      />
    )
  }
  const again = `${billing}&comprar=${plan}${vacancy_id ? `&vacante=${vacancy_id}` : ''}`
  return (
    <ScreenMessage
      picture={<Drawing name="lock" className="h-40" />}
      title="No se pudo completar el pago."
      text={['No se hizo ningún cargo.', payment.reason].filter(Boolean).join(' ')}
      action={<LinkButton to={again}>Intentar de nuevo</LinkButton>}
    />
  )
}

function activeWords({ plan, plan_name, ends_at }: Payment): string {
  const until = ends_at ? ` hasta el ${longDay.format(new Date(ends_at))}` : ''
  return plan === 'SUELTA' ? `Tienes una publicación más${until}.` : `Tu plan ${plan_name} está activo${until}.`
}

function Unknown() {
  return (
    <ScreenMessage
      picture={<Drawing name="search" className="h-40" />}
      title="No encontramos este pago"
      text="Si acabas de pagar, no lo repitas: abre otra vez el enlace con el que llegaste o mira «Plan y facturación» en tu empresa. Si sigue sin aparecer, escríbenos y lo buscamos."
      action={
        <>
          <LinkButton to="/app/my-companies">Ir a mis empresas</LinkButton>
          <a href="mailto:hola@skillo.example" className={buttonClass({ variant: 'secondary' })}>
            Escribir a hola@skillo.example
          </a>
        </>
      }
    />
  )
}

function Asking() {
  return (
    <Loading
      label="Consultando tu pago…"
      className="mx-auto flex w-full max-w-lg flex-1 flex-col items-center justify-center gap-5 px-6 py-12"
    >
      <Skeleton className="h-40 w-52" />
      <h1 className="text-3xl">Consultando tu pago…</h1>
      <Skeleton className="h-5 w-72 max-w-full" />
    </Loading>
  )
}

interface WaitingProps {
  title: string
  text: string
  billing: string
  onAsk: () => void
}

/** Nothing is decided yet: ask again, or come back later. */
function Waiting({ title, text, billing, onAsk }: WaitingProps) {
  return (
    <ScreenMessage
      picture={<Drawing name="calendar" className="h-40" />}
      title={title}
      text={text}
      action={
        <>
          <Button onClick={onAsk}>Consultar otra vez</Button>
          <LinkButton variant="secondary" to={billing}>
            Volver al plan
          </LinkButton>
        </>
      }
    />
  )
}
