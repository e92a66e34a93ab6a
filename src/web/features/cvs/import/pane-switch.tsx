import { Link, useSearchParams } from 'react-router'
import { cx } from '#web/lib/cx.ts'

const panes = [
  { label: 'Tus datos', original: false },
  { label: 'Texto original', original: true },
] as const

/** On a phone one pane at a time; the open one stands in the address. */
export function PaneSwitch({ original }: { original: boolean }) {
  const [search] = useSearchParams()
  return (
    <nav aria-label="Qué ver" className="mb-6 grid grid-cols-2 gap-1 rounded-lg bg-sunk p-1 lg:hidden">
      {panes.map((pane) => {
        const address = new URLSearchParams(search)
        if (pane.original) address.set('vista', 'original')
        else address.delete('vista')
        return (
          <Link
            key={pane.label}
            to={`?${address}`}
            replace
            preventScrollReset
            aria-current={pane.original === original ? 'true' : undefined}
            className={cx(
              'flex min-h-11 items-center justify-center rounded-md px-3 text-center font-semibold text-[0.9375rem]',
              pane.original === original ? 'bg-surface shadow-rest' : 'text-ink-soft',
            )}
          >
            {pane.label}
          </Link>
        )
      })}
    </nav>
  )
}
