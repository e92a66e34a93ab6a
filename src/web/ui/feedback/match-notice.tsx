import { Link } from 'react-router'
import { cx } from '#web/lib/cx.ts'

const words = {
  seeker: 'El encaje compara tu CV con lo que pide la vacante. Orienta y explica; decide siempre una persona.',
  team: 'El encaje compara el CV con los requisitos. Orienta y explica; no descarta a nadie y decides tú.',
}

/** What a score is and is not; stands on every screen that shows one. */
export function MatchNotice({ side, className }: { side: keyof typeof words; className?: string | undefined }) {
  return (
    <p className={cx('text-ink-soft text-sm', className)}>
      {words[side]}{' '}
      <Link to="/privacy#encaje" className="text-link">
        Cómo se calcula
      </Link>
    </p>
  )
}
