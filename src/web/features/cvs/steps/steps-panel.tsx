import { Check, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { CvPanelProps } from '../manage/panel-parts.tsx'
import { StepCard } from './step-card.tsx'
import { StepFrame } from './step-frame.tsx'
import { type SettledStep, useSteps } from './use-steps.ts'

const ACCOUNT = 'Tu CV dice algo que tu cuenta aún no sabe.'

/** A list that ends: each step with its reason, «Cambiar» or «Dejar así», and a way back. */
export function StepsPanel({ cv, onUndo }: CvPanelProps) {
  const steps = useSteps(cv.id, onUndo)
  const { step, account, settled, left } = steps
  const key = step?.key ?? account?.key ?? 'end'
  const total = settled.length + left
  const box = useRef<HTMLDivElement>(null)
  const began = useRef(key)
  // The button that was pressed goes with its step.
  useEffect(() => {
    if (began.current !== key) box.current?.focus({ preventScroll: true })
    began.current = key
  }, [key])
  return (
    <div className="space-y-5">
      {left > 0 && total > 1 && (
        <Progress
          label="Pasos"
          value={Math.round((settled.length / total) * 100)}
          text={`Paso ${settled.length + 1} de ${total}`}
        />
      )}
      <div ref={box} tabIndex={-1} className="outline-none">
        {step && <StepCard key={step.key} step={step} onApply={steps.apply} onLeave={() => steps.leave(step)} />}
        {account && (
          <StepFrame
            what={ACCOUNT}
            why="Con tu ciudad buscamos cerca de ti, y con tu teléfono no lo escribes en cada postulación."
            error={account.error && messageOf(account.error)}
            actions={
              <>
                <Button
                  busy={account.busy}
                  busyLabel="Guardando…"
                  onClick={() => account.take((undo) => steps.settle({ what: ACCOUNT, changed: true, undo }))}
                >
                  Guardar en mi cuenta
                </Button>
                <Button variant="secondary" onClick={() => steps.leave({ key: account.key, what: ACCOUNT })}>
                  Dejar así
                </Button>
              </>
            }
          >
            <p className="wrap-anywhere font-medium">{account.said}</p>
          </StepFrame>
        )}
        {!step && !account && (steps.is_looking ? <Looking /> : <End />)}
      </div>
      <SettledList settled={settled} onUndo={steps.takeBack} />
    </div>
  )
}

const Looking = () => (
  <Loading label="Mirando si tu CV cabe en una página…">
    <Skeleton className="h-32" />
  </Loading>
)

const End = () => (
  <EmptyState
    drawing="done"
    title="No queda ningún paso"
    text="Tu CV está listo. Si algo cambia, aquí te lo diremos."
  />
)

/** What was decided just now; the last of it can be taken back. */
function SettledList({ settled, onUndo }: { settled: readonly SettledStep[]; onUndo: () => void }) {
  if (settled.length === 0) return null
  return (
    <ul aria-label="Pasos que ya decidiste" className="divide-y divide-line border-line border-t">
      {settled.toReversed().map(({ what, changed }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: settled steps only come and go at the end
        <li key={settled.length - at} className="flex items-center gap-3 py-2">
          <Check
            aria-hidden="true"
            className={changed ? 'size-4 shrink-0 text-good' : 'size-4 shrink-0 text-ink-soft'}
          />
          <p className="wrap-anywhere min-w-0 flex-1 text-ink-soft text-sm">
            <span className="font-medium text-ink">{changed ? 'Hecho.' : 'Queda así.'}</span> {what}
          </p>
          {at === 0 && (
            <Button variant="quiet" size="sm" onClick={onUndo}>
              <Undo2 aria-hidden="true" />
              Deshacer
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
