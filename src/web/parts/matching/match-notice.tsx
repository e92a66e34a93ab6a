import { lazy, Suspense, useState } from 'react'
import { cx } from '#web/lib/cx.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

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

// Read by few, and long.
const MatchRule = lazy(() => import('./rule/match-rule.tsx').then((part) => ({ default: part.MatchRule })))

/** What a score is and is not; stands on every screen that shows one, in one line on a phone. */
export function MatchNotice({ side, className }: { side: keyof typeof words; className?: string | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <p className={cx('text-ink-soft text-xs sm:text-sm', className)}>
      <span className="max-sm:hidden">
        {words[side].what} {words[side].limit}
      </span>
      <span className="sm:hidden">{words[side].short}</span>{' '}
      <button type="button" aria-haspopup="dialog" className="text-link hit-area" onClick={() => setOpen(true)}>
        Cómo se calcula
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Cómo se calcula el encaje" size="lg">
        <div className="space-y-4 text-base text-ink leading-7 [&_strong]:font-semibold">
          <Suspense>
            <MatchRule />
          </Suspense>
        </div>
      </Dialog>
    </p>
  )
}
