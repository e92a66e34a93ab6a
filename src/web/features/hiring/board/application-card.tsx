import { Ellipsis, EyeOff } from 'lucide-react'
import { memo, useState } from 'react'
import { Link } from 'react-router'
import type { Card } from '#shared/hiring/board.ts'
import type { Stage } from '#shared/hiring/stages.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { movesFor } from './card-facts.ts'
import { CardMatch, CardSigns } from './card-signs.tsx'

export const cardLinkId = (id: string): string => `postulacion-${id}`

export interface CardActions {
  /** Undefined for whoever may not move. */
  move: ((card_id: string, stage_id: string) => void) | undefined
  reject: ((card: Card) => void) | undefined
}

interface ApplicationCardProps {
  card: Card
  /** Where it is drawn. */
  stage_id: string
  stages: readonly Stage[]
  address: string
  is_open: boolean
  actions: CardActions
  now: number
}

/** Drawn again only when something of it changes: dragging touches nothing here. */
export const ApplicationCard = memo(function ApplicationCard(props: ApplicationCardProps) {
  const { card, address, is_open, now } = props
  return (
    <li
      data-card={card.id}
      className="group/card relative rounded-lg border border-line bg-surface p-3 shadow-rest transition-[border-color,opacity] [contain-intrinsic-size:auto_8.5rem] [content-visibility:auto] hover:border-edge has-aria-[current]:border-brand has-focus-visible:border-brand data-dragging:opacity-40 data-lifted:border-brand data-lifted:bg-brand-soft"
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere font-sans font-semibold text-[0.9375rem] leading-snug tracking-normal">
            <Link
              id={cardLinkId(card.id)}
              to={address}
              preventScrollReset
              draggable={false}
              aria-current={is_open || undefined}
              aria-describedby={props.actions.move ? 'board-how' : undefined}
              className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-brand"
            >
              {!card.is_viewed && (
                <span className="mr-1.5 inline-block size-2 rounded-full bg-brand align-middle">
                  <span className="sr-only">Sin abrir. </span>
                </span>
              )}
              {card.is_blind && <EyeOff aria-hidden="true" className="mr-1 inline size-4 text-ink-soft" />}
              {card.full_name}
            </Link>
          </h3>
          {card.headline && <p className="line-clamp-1 text-ink-soft text-sm">{card.headline}</p>}
        </div>
        {(props.actions.move || props.actions.reject) && <CardMenu {...props} />}
      </div>
      <div className="mt-2 empty:hidden">
        <CardMatch match={card.match} />
      </div>
      <CardSigns card={card} now={now} />
    </li>
  )
})

/** 500 menus would be slow to draw, so each comes into being when it is first asked for. */
function CardMenu({ card, stage_id, stages, actions, address }: ApplicationCardProps) {
  const [asked, setAsked] = useState(false)
  const { move, reject } = actions
  const button = (
    <IconButton
      label={`${card.state === 'ACTIVE' ? 'Mover a… y más' : 'Acciones'}: ${card.full_name}`}
      data-no-drag=""
      className="z-1 -mt-1.5 -mr-1.5 size-8"
      onClick={asked ? undefined : () => setAsked(true)}
    >
      <Ellipsis aria-hidden="true" />
    </IconButton>
  )
  if (!asked) return button
  const verb = card.state === 'HIRED' ? 'Devolver' : 'Mover'
  const moves = move
    ? movesFor(card.state, stage_id, stages).map(({ id, name }) => ({
        label: `${verb} a ${name}`,
        onSelect: () => move(card.id, id),
      }))
    : []
  const wait = card.state === 'ON_HOLD' ? [{ label: 'Abrir para reanudarla', to: address }] : []
  const end =
    reject && card.state !== 'HIRED' ? [{ label: 'No seleccionar…', danger: true, onSelect: () => reject(card) }] : []
  return <Menu defaultOpen trigger={button} items={[...moves, ...wait, ...end]} />
}
