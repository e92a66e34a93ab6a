import { plural } from '#shared/core/numbers.ts'
import type { Card } from '#shared/hiring/board.ts'
import { silenceOf } from '../board/card-facts.ts'

const tones = { calm: 'text-ink-soft', warn: 'text-warn', bad: 'font-medium text-bad' } as const

/** How long the person has heard nothing, in a cell of a table. */
export function SilentDays({ card, now }: { card: Card; now: number }) {
  const { days, tone } = silenceOf(card, now)
  if (days === 0) return <span data-none="">–</span>
  return (
    <span className={tones[tone]}>
      {plural(days, 'día', 'días')}
      <span className="md:sr-only"> sin contacto</span>
    </span>
  )
}
