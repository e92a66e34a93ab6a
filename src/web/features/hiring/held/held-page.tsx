import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { HeldCard } from '#shared/hiring/added-people/added-people.ts'
import { HELD_PARAM } from '#shared/hiring/added-people/held-address.ts'
import { openHeldCard } from '#web/data/hiring/held-card.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { Loading, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { ScreenMessage } from '#web/ui/layout/screen-message.tsx'
import { HeldCardView } from './held-card-view.tsx'

type DrawCv = (document: CvDocument) => ReactNode
type Outcome = { card: HeldCard } | { error: unknown } | 'erased' | null

/** `/?ficha=`: what a company holds of whoever was sent this link, and what they want to happen with it. */
export function HeldPage({ drawCv }: { drawCv: DrawCv }) {
  usePageTitle('Tus datos en un proceso')
  const token = useToken()
  const viewer = useSession((session) => session.token)
  return <Asked key={`${token} ${viewer}`} token={token} drawCv={drawCv} />
}

/** The secret of the mail leaves the address bar at once and stays in the history entry, so that reloading still works. */
function useToken(): string {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const in_address = search.get(HELD_PARAM) ?? ''
  const is_secret = SECRET.test(in_address)

  useEffect(() => {
    if (is_secret)
      navigate(`/?${HELD_PARAM}=abierta`, {
        replace: true,
        preventScrollReset: true,
        state: { held_token: in_address },
      })
  }, [is_secret, in_address, navigate])

  return is_secret ? in_address : String(state?.held_token ?? '')
}

const SECRET = /^[\w-]{43}$/

function Asked({ token, drawCv }: { token: string; drawCv: DrawCv }) {
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    const stop = new AbortController()
    openHeldCard(token, stop.signal).then(
      (card) => setOutcome({ card }),
      (error: unknown) => !stop.signal.aborted && setOutcome({ error }),
    )
    return () => stop.abort()
  }, [token, tries])

  if (outcome === null) {
    return (
      <div className="mx-auto w-full max-w-3xl px-4 py-16 sm:px-6">
        <Loading label="Abriendo tus datos…">
          <SkeletonLines lines={8} />
        </Loading>
      </div>
    )
  }
  if (outcome === 'erased') return <Erased />
  if ('card' in outcome)
    return <HeldCardView token={token} card={outcome.card} drawCv={drawCv} onErased={() => setOutcome('erased')} />
  if (isGone(outcome.error)) return <Gone />
  return (
    <ScreenMessage
      picture={<Drawing name="offline" className="h-40" />}
      title="No pudimos abrir tus datos"
      text={messageOf(outcome.error)}
      action={
        <Button
          onClick={() => {
            setOutcome(null)
            setTries(tries + 1)
          }}
        >
          Intentar de nuevo
        </Button>
      }
    />
  )
}

const isGone = (error: unknown): boolean => error instanceof ApiError && [404, 410, 422].includes(error.status)

function Gone() {
  return (
    <ScreenMessage
      picture={<Drawing name="people" className="h-40" />}
      title="Este enlace ya no sirve"
      text="Puede que el enlace no esté completo, o que la empresa ya no guarde tus datos. Ábrelo de nuevo desde el correo."
      action={<LinkButton to="/">Conocer Skillo</LinkButton>}
    />
  )
}

function Erased() {
  return (
    <ScreenMessage
      picture={<Drawing name="people" className="h-40" />}
      title="Tus datos están borrados"
      text="La empresa ya no tiene tu nombre, tu contacto ni tu CV, y no podrá volver a añadirte con este correo durante un año."
      action={<LinkButton to="/">Conocer Skillo</LinkButton>}
    />
  )
}
