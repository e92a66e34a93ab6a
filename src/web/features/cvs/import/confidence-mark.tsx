import { CircleAlert, CircleCheck, CircleDashed, PencilLine } from 'lucide-react'
import type { Confidence } from '#shared/cvs/cv-imports.ts'
import { cx } from '#web/lib/cx.ts'

export type Trust = Confidence | 'TUYO'

const looks = {
  ALTA: { Icon: CircleCheck, word: 'alta', look: 'text-ink-soft' },
  MEDIA: { Icon: CircleDashed, word: 'media', look: 'text-ink-soft' },
  BAJA: { Icon: CircleAlert, word: 'baja', look: 'font-medium text-warn' },
  TUYO: { Icon: PencilLine, word: 'Revisado', look: 'text-good' },
} as const satisfies Record<Trust, object>

/** How sure the reading of a field is, in a word and with an icon; `short` where the heading has said what it is about. */
export function ConfidenceMark({ trust, short = false }: { trust: Trust; short?: boolean }) {
  const { Icon, word, look } = looks[trust]
  return (
    <span className={cx('inline-flex items-center gap-1.5 whitespace-nowrap text-sm', look)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className={cx(short && 'first-letter:uppercase')}>
        {trust !== 'TUYO' && <span className={cx(short && 'sr-only')}>Confianza </span>}
        {word}
      </span>
    </span>
  )
}

/** Nothing was read here, and it matters. */
export function MissingMark() {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-sm">
      <CircleDashed aria-hidden="true" className="size-4 shrink-0" />
      Falta
    </span>
  )
}
