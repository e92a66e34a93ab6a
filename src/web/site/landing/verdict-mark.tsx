import { cx } from '#web/lib/cx.ts'
import type { Verdict } from './example-match.ts'
import { Glyph } from './glyph.tsx'

const marks = {
  CUMPLE: { word: 'Cumple', look: 'bg-good-soft text-good', glyph: 'check' },
  PARCIAL: { word: 'En parte', look: 'bg-warn-soft text-warn', glyph: 'half' },
  NO_CUMPLE: { word: 'No aparece', look: 'bg-bad-soft text-bad', glyph: 'cross' },
  SIN_DATOS: { word: 'Sin datos', look: 'bg-brand-soft text-brand-strong', glyph: 'question' },
} as const satisfies Record<Verdict, object>

export function verdictWord(verdict: Verdict): string {
  return marks[verdict].word
}

/** ✔ ◐ ✘ ? as one family of drawings; the word is said to those who do not see them. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { word, look, glyph } = marks[verdict]
  return (
    <span className={cx('flex size-7 shrink-0 items-center justify-center rounded-full', look)}>
      <Glyph name={glyph} className="size-5" />
      <span className="sr-only">{word}: </span>
    </span>
  )
}
