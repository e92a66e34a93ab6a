import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatNumber } from '#shared/core/numbers.ts'
import type { CvDesign } from '#shared/cvs/cv-document.ts'
import type { CvPages } from '#shared/cvs/cvs.ts'
import { marginWords } from '#shared/words/cvs.ts'
import { cx } from '#web/lib/cx.ts'
import { Button } from '#web/ui/buttons/button.tsx'

type Closer = NonNullable<CvPages['drawn_closer']>

interface OnePageBarProps {
  design: CvDesign
  closer: Closer | null
  /** Being tried, or taken already. */
  state: 'DRAWING' | 'FITS' | 'TOO_LONG' | 'TAKEN'
  onTake: () => void
  onLeave: () => void
}

/** One page is shown first and taken afterwards; what was taken goes with one tap. */
export function OnePageBar({ design, closer, state, onTake, onLeave }: OnePageBarProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const is_taken = state === 'TAKEN'
  const was_taken = useRef(is_taken)
  // The button that was pressed is gone; who opens a CV that is fitted has pressed none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons go when it is taken
  useEffect(() => {
    if (!was_taken.current) text.current?.focus({ preventScroll: true })
    was_taken.current = false
  }, [is_taken])
  const changes = closer ? changesIn(design, closer) : ''
  return (
    <div
      className={cx('mb-3 animate-rise rounded-lg px-4 py-3 text-[0.9375rem]', is_taken ? 'bg-sunk' : 'bg-brand-soft')}
    >
      <p ref={text} tabIndex={-1} role="status" className="outline-none">
        {state === 'DRAWING' && 'Probando si cabe en una página…'}
        {state === 'FITS' && `Así queda en una página: ${changes}.`}
        {state === 'TOO_LONG' && 'No cabe en una página ni con letra de 9. Acorta u oculta algo.'}
        {state === 'TAKEN' && `En una página: ${changes}.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {state === 'FITS' && (
          <Button size="sm" onClick={onTake}>
            Usar así
          </Button>
        )}
        {is_taken ? (
          <Button size="sm" variant="quiet" className="-ml-3" onClick={onLeave}>
            <Undo2 aria-hidden="true" />
            Quitar el ajuste
          </Button>
        ) : (
          <Button size="sm" variant="quiet" onClick={onLeave}>
            Dejar como estaba
          </Button>
        )}
      </div>
    </div>
  )
}

/** «márgenes estrechos y letra de 9,5» */
function changesIn(design: CvDesign, { margins, size }: Closer): string {
  return [
    margins === design.margins ? '' : `márgenes ${marginWords[margins].toLowerCase()}`,
    size === design.size ? '' : `letra de ${formatNumber(size)}`,
  ]
    .filter(Boolean)
    .join(' y ')
}
