import { Check, CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import { cx } from '#web/lib/cx.ts'
import { showInLine } from '#web/ui/layout/show-in-line.ts'
import { SideScroll } from '#web/ui/layout/side-scroll.tsx'
import { type Point, type StepKey, steps, stopsPublishing } from './steps.ts'

interface StepNavProps {
  open: StepKey
  points: readonly Point[]
}

/** Where `?paso=` leads inside the open vacancy. */
export function stepAddress(search: URLSearchParams, step: StepKey, path?: string): string {
  const address = new URLSearchParams(search)
  address.set('paso', step)
  if (path) address.set('campo', path)
  else address.delete('campo')
  return `?${address}`
}

/** The five steps, all in reach at any time, each with what it still needs. */
export function StepNav({ open, points }: StepNavProps) {
  const [search] = useSearchParams()
  const current = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: five steps do not fit on a phone, and the open one must be in sight
  useEffect(() => {
    showInLine(current.current)
  }, [open])
  return (
    <nav aria-label="Pasos de la vacante">
      <SideScroll className="-mx-4 sm:mx-0">
        <ol className="flex gap-1 max-sm:w-max max-sm:px-4 lg:flex-col">
          {steps.map(({ key, title }, index) => (
            <li key={key} ref={key === open ? current : undefined} className="shrink-0">
              <Link
                to={stepAddress(search, key)}
                preventScrollReset
                aria-current={key === open ? 'step' : undefined}
                className="group flex min-h-14 items-center gap-3 rounded-lg px-3 py-2 max-sm:min-h-12 max-sm:gap-2 max-sm:py-1 hover:bg-sunk aria-[current]:bg-brand-soft"
              >
                <Mark number={index + 1} status={statusOf(key, points)} current={key === open} />
                <span className="min-w-0 lg:max-w-44">
                  <span className="block font-semibold text-[0.9375rem] leading-tight max-lg:whitespace-nowrap">
                    {title}
                  </span>
                  <span className="block whitespace-nowrap text-ink-soft text-sm">{wordsOf(key, points)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </SideScroll>
    </nav>
  )
}

type Status = 'DONE' | 'BLOCKED' | 'OPEN'

function statusOf(step: StepKey, points: readonly Point[]): Status {
  const own = points.filter((point) => step === 'publicar' || point.step === step)
  if (own.some(({ level }) => level === 'BLOCK') && step !== 'publicar') return 'BLOCKED'
  return own.some(stopsPublishing) ? 'OPEN' : 'DONE'
}

function wordsOf(step: StepKey, points: readonly Point[]): string {
  if (step === 'publicar') return points.some(stopsPublishing) ? 'Revisión final' : 'Todo listo'
  const own = points.filter((point) => point.step === step)
  const blocked = own.filter(({ level }) => level === 'BLOCK').length
  if (blocked > 0) return `${plural(blocked, 'punto', 'puntos')} por cambiar`
  const missing = own.filter(({ level }) => level === 'MISSING').length
  if (missing > 0) return `${missing === 1 ? 'Falta' : 'Faltan'} ${plural(missing, 'dato', 'datos')}`
  const advice = own.length
  return advice > 0 ? plural(advice, 'consejo', 'consejos') : 'Completo'
}

function Mark({ number, status, current }: { number: number; status: Status; current: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'numeric flex size-8 shrink-0 items-center justify-center rounded-full border-[1.5px] font-bold text-sm',
        status === 'DONE' && 'border-good text-good',
        status === 'BLOCKED' && 'border-bad text-bad',
        status === 'OPEN' && (current ? 'border-brand text-brand-strong' : 'border-edge text-ink-soft'),
      )}
    >
      {status === 'DONE' ? (
        <Check className="size-4" strokeWidth={3} />
      ) : status === 'BLOCKED' ? (
        <CircleAlert className="size-4" />
      ) : (
        number
      )}
    </span>
  )
}
