import { useEffect, useRef } from 'react'
import { cx } from '#web/lib/cx.ts'
import type { ReadText, Stretch } from './origin/find-in-text.ts'

interface OriginalTextProps {
  text: ReadText
  /** Where the field stands at which the person is. */
  sought: Stretch | null
  /** Lines that were not understood. */
  lost: readonly Stretch[]
  className?: string
}

/** What the file says, page by page; the field in hand is marked where it was read, and what was not understood everywhere. */
export function OriginalText({ text, sought, lost, className }: OriginalTextProps) {
  const { pages } = text
  const pane = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field is looked for
  useEffect(() => {
    const box = pane.current
    const mark = box?.querySelector('mark')
    // Only the pane moves: the page must stay where the person is writing.
    if (box && mark) box.scrollTop = mark.offsetTop - box.clientHeight / 3
  }, [sought])
  return (
    <section
      ref={pane}
      aria-label="Texto original"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard
      tabIndex={0}
      className={cx('relative space-y-6 overflow-y-auto', className)}
    >
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages of a file do not move
        <section key={index} aria-label={`Página ${index + 1}`}>
          {pages.length > 1 && (
            <p className="mb-2 font-medium text-ink-soft text-sm">
              Página {index + 1} de {pages.length}
            </p>
          )}
          <p className="wrap-anywhere whitespace-pre-wrap text-[0.9375rem]">
            <Pieces page={page} pieces={piecesOf(page, index, { text, sought, lost })} />
          </p>
        </section>
      ))}
    </section>
  )
}

type Kind = 'PLAIN' | 'LOST' | 'SOUGHT'
interface Piece {
  from: number
  to: number
  kind: Kind
}

/** The page cut where a mark begins or ends. */
function piecesOf(page: string, index: number, { text, sought, lost }: OriginalTextProps): Piece[] {
  const on = (stretch: Stretch) => letters(text, stretch, index, page.length)
  const found = sought && on(sought)
  const missed = lost.flatMap((stretch) => on(stretch) ?? [])
  const cuts = [0, page.length, ...[...missed, ...(found ? [found] : [])].flatMap(({ from, to }) => [from, to])]
  const places = [...new Set(cuts)].toSorted((one, other) => one - other)
  return places.slice(0, -1).map((from, at) => {
    const within = (one: { from: number; to: number }) => one.from <= from && from < one.to
    const kind = found && within(found) ? 'SOUGHT' : missed.some(within) ? 'LOST' : 'PLAIN'
    return { from, to: places[at + 1] ?? page.length, kind }
  })
}

function letters({ words }: ReadText, { first, last }: Stretch, page: number, end: number) {
  const [begin, stop] = [words[first], words[last]]
  if (begin?.page !== page || !stop) return null
  return { from: begin.from, to: stop.page === page ? stop.to : end }
}

function Pieces({ page, pieces }: { page: string; pieces: readonly Piece[] }) {
  return pieces.map(({ from, to, kind }) => {
    const said = page.slice(from, to)
    if (kind === 'SOUGHT') {
      return (
        <mark key={from} className="rounded-sm bg-spark text-on-spark">
          {said}
        </mark>
      )
    }
    if (kind === 'PLAIN') return said
    return (
      <span key={from} className="underline decoration-2 decoration-warn decoration-dotted underline-offset-4">
        {said}
      </span>
    )
  })
}
