import { memo } from 'react'
import { plural } from '#shared/core/numbers.ts'
import type { Card } from '#shared/hiring/board.ts'
import type { Stage } from '#shared/hiring/stages.ts'
import { cx } from '#web/lib/cx.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ApplicationCard, type CardActions } from './application-card.tsx'

interface BoardColumnProps {
  stage: Stage
  stages: readonly Stage[]
  /** Those that were loaded. */
  cards: readonly Card[]
  /** All that stand here, and how many of them for longer than they should. */
  total: number
  late: number
  has_more: boolean
  is_loading: boolean
  onMore: (stage: Stage) => void
  open_id: string | null
  addressOf: (id: string) => string
  actions: CardActions
  now: number
  /** The only one in sight, on a phone. */
  alone: boolean
}

const sameCards = (a: readonly Card[], b: readonly Card[]) =>
  a.length === b.length && a.every((card, at) => card === b[at])

/** Arrays are made anew with every answer; a column is drawn again only when a card in it is another one. */
function isSame(a: BoardColumnProps, b: BoardColumnProps): boolean {
  const { cards, ...others } = a
  const { cards: other_cards, ...next } = b
  const was = new Map<string, unknown>(Object.entries(others))
  return sameCards(cards, other_cards) && Object.entries(next).every(([name, value]) => was.get(name) === value)
}

export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { stage, stages, cards, total, open_id, addressOf, actions, now, alone } = props
  return (
    <section
      data-stage={stage.id}
      aria-label={`${stage.name}: ${plural(total, 'postulación', 'postulaciones')}`}
      className={cx(
        'flex flex-col rounded-xl border-2 border-transparent bg-sunk/60 data-over:border-brand data-over:bg-brand-soft',
        alone ? 'min-h-60' : 'max-h-full min-h-0 w-68 shrink-0',
      )}
    >
      {alone ? (
        <h2 className="sr-only">{stage.name}</h2>
      ) : (
        <header className="grid grid-cols-[minmax(0,auto)_1fr] items-baseline gap-x-2 px-3 pt-2.5 pb-2">
          <h2 className="wrap-anywhere line-clamp-2 font-sans font-semibold text-[0.9375rem] tracking-normal">
            {stage.name}
          </h2>
          <span className="justify-self-start rounded-full bg-surface px-2 text-ink-soft text-sm tabular-nums">
            {total}
          </span>
          <TimeLimit stage={stage} late={props.late} />
        </header>
      )}
      {cards.length === 0 ? (
        <p className="px-3 py-6 text-center text-ink-soft text-sm">
          {alone || !actions.move ? 'Nadie en esta etapa.' : 'Arrastra aquí o usa «Mover a…».'}
        </p>
      ) : (
        <ul
          aria-label={stage.name}
          className={cx(
            'space-y-2 px-2 pb-2',
            !alone && 'min-h-0 flex-1 overflow-y-auto overscroll-contain',
            alone && 'pt-2',
          )}
        >
          {cards.map((card) => (
            <ApplicationCard
              key={card.id}
              card={card}
              stage_id={stage.id}
              stages={stages}
              address={addressOf(card.id)}
              is_open={card.id === open_id}
              actions={actions}
              now={now}
            />
          ))}
          {props.has_more && (
            <li data-more className="flex justify-center pt-1 pb-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Ver más en ${stage.name}`}
                busy={props.is_loading}
                busyLabel="Cargando…"
                onClick={() => props.onMore(stage)}
              >
                Ver más
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}, isSame)

/** How long the stage should take, or how many have been in it for longer. */
function TimeLimit({ stage, late }: Pick<BoardColumnProps, 'stage' | 'late'>) {
  if (stage.expected_days === 0 || stage.kind === 'HIRED') return null
  return (
    <span className={cx('col-span-2 text-xs', late > 0 ? 'font-medium text-warn' : 'text-ink-soft')}>
      {late > 0
        ? `${late} ${late === 1 ? 'lleva' : 'llevan'} más de ${plural(stage.expected_days, 'día', 'días')}`
        : `Previsto: ${plural(stage.expected_days, 'día', 'días')}`}
    </span>
  )
}
