import { Link } from 'react-router'
import { cx } from '#web/lib/cx.ts'

const words = {
  seeker: {
    what: 'El encaje compara tu CV con lo que pide la vacante.',
    limit: 'Orienta y explica; decide siempre una persona.',
    short: 'El encaje orienta; decide una persona.',
  },
  team: {
    what: 'El encaje compara el CV con los requisitos.',
    limit: 'Orienta y explica; no descarta a nadie y decides tú.',
    short: 'El encaje orienta; decides tú.',
  },
}

/** What a score is and is not; stands on every screen that shows one, in one line on a phone. */
export function MatchNotice({ side, className }: { side: keyof typeof words; className?: string | undefined }) {
  return (
    <p className={cx('text-ink-soft text-xs sm:text-sm', className)}>
      <span className="max-sm:hidden">
        {words[side].what} {words[side].limit}
      </span>
      <span className="sm:hidden">{words[side].short}</span>{' '}
      <Link to="/privacy#encaje" className="text-link">
        Cómo se calcula
      </Link>
    </p>
  )
}
