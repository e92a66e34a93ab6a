import { memo } from 'react'
import { plural } from '#shared/core/numbers.ts'
import type { Card } from '#shared/hiring/board.ts'
import type { Stage } from '#shared/hiring/stages.ts'
import { cx } from '#web/lib/cx.ts'
import { ApplicationCard, type CardActions } from './application-card.tsx'
import { daysSince } from './card-facts.ts'

interface BoardColumnProps {
  stage: Stage
  stages: readonly Stage[]
  cards: readonly Card[]
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
  return (
    sameCards(a.cards, b.cards) &&
    a.stage === b.stage &&
    a.stages === b.stages &&
    a.open_id === b.open_id &&
    a.addressOf === b.addressOf &&
    a.actions === b.actions &&
    a.now === b.now &&
    a.alone === b.alone
  )
}

export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { stage, stages, cards, open_id, addressOf, actions, now, alone } = props
  return (
    <section
      data-stage={stage.id}
      aria-label={`${stage.name}: ${plural(cards.length, 'postulación', 'postulaciones')}`}
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
            {cards.length}
          </span>
          <TimeLimit stage={stage} cards={cards} now={now} />
        </header>
      )}
      {cards.length === 0 ? (
        <p className="px-3 py-6 text-center text-ink-soft text-sm">
          {alone ? 'Nadie en esta etapa.' : 'Arrastra aquí o usa «Mover a…».'}
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
        </ul>
      )}
    </section>
  )
}, isSame)

/** How long the stage should take, or how many have been in it for longer. */
function TimeLimit({ stage, cards, now }: { stage: Stage; cards: readonly Card[]; now: number }) {
  if (stage.expected_days === 0 || stage.kind === 'HIRED') return null
  const late = cards.filter((card) => daysSince(card.stage_since, now) > stage.expected_days).length
  return (
    <span className={cx('col-span-2 text-xs', late > 0 ? 'font-medium text-warn' : 'text-ink-soft')}>
      {late > 0
        ? `${late} ${late === 1 ? 'lleva' : 'llevan'} más de ${plural(stage.expected_days, 'día', 'días')}`
        : `Previsto: ${plural(stage.expected_days, 'día', 'días')}`}
    </span>
  )
}
