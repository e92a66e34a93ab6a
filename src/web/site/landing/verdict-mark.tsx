import type { Verdict } from '#shared/matching/matching.ts'
import { verdictWords } from '#shared/words/matching.ts'
import { cx } from '#web/lib/cx.ts'
import { Glyph } from './glyph.tsx'

const marks = {
  CUMPLE: { look: 'bg-good-soft text-good', glyph: 'check' },
  PARCIAL: { look: 'bg-warn-soft text-warn', glyph: 'half' },
  NO_CUMPLE: { look: 'bg-bad-soft text-bad', glyph: 'cross' },
  SIN_DATOS: { look: 'bg-brand-soft text-brand-strong', glyph: 'question' },
} as const satisfies Record<Verdict, object>

/** ✔ ◐ ✘ ? as one family of drawings; the word is said to those who do not see them. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { look, glyph } = marks[verdict]
  return (
    <span className={cx('flex size-7 shrink-0 items-center justify-center rounded-full', look)}>
      <Glyph name={glyph} className="size-5" />
      <span className="sr-only">{verdictWords[verdict]}: </span>
    </span>
  )
}
