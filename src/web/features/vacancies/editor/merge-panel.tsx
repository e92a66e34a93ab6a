import { useMemo, useState } from 'react'
import { cx } from '#web/lib/cx.ts'
import { plural } from '#web/lib/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { firstPicks, type MergeStep, merged, mergeSteps, type Side, stepLines } from './merge.ts'
import type { StepKey } from './steps.ts'
import type { VacancyContent } from './vacancy-content.ts'

interface MergeNoticeProps {
  base: VacancyContent
  mine: VacancyContent
  theirs: VacancyContent
  onChosen: (content: VacancyContent) => void
}

const whose = {
  BOTH: 'Cambió en los dos lugares: elige.',
  ME: 'Lo cambiaste solo aquí.',
  THEM: 'Cambió solo en el otro lugar.',
} as const satisfies Record<MergeStep['changed_by'], string>

/** Two texts of this vacancy wait for a choice: the question opens by itself once and stays in reach after that. */
export function MergeNotice(props: MergeNoticeProps) {
  const [open, setOpen] = useState(true)
  return (
    <div className="mb-6">
      <Alert
        tone="warn"
        title="Esta vacante cambió en otro lugar"
        action={
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            Elegir qué conservar
          </Button>
        }
      >
        Lo que escribas queda en este dispositivo hasta que elijas.
      </Alert>
      <MergePanel {...props} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

/** Step by step, side by side; nothing is saved before the person has chosen. */
function MergePanel(props: MergeNoticeProps & { open: boolean; onClose: () => void }) {
  const { base, mine, theirs, open, onClose, onChosen } = props
  const found = useMemo(() => mergeSteps(base, mine, theirs), [base, mine, theirs])
  const [chosen, setChosen] = useState<Partial<Record<StepKey, Side>>>({})
  const picks = { ...firstPicks(found), ...chosen }
  const missing = found.filter(({ key }) => picks[key] === undefined).length
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title="Elige qué conservar"
      text="Alguien guardó otra versión de esta vacante mientras escribías."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Decidir después
          </Button>
          <Button aria-disabled={missing > 0} onClick={() => missing === 0 && onChosen(merged(mine, theirs, picks))}>
            {missing > 0 ? `Falta elegir ${plural(missing, 'paso', 'pasos')}` : 'Guardar mi elección'}
          </Button>
        </>
      }
    >
      <div className="space-y-7">
        {found.map((step) => (
          <fieldset key={step.key} className="min-w-0">
            <legend className="mb-2">
              <span className="block font-bold font-display text-lg">{step.title}</span>
              <span
                className={cx('block text-sm', step.changed_by === 'BOTH' ? 'font-medium text-warn' : 'text-ink-soft')}
              >
                {whose[step.changed_by]}
              </span>
            </legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {sides.map(({ side, label }) => (
                <TextCard
                  key={side}
                  name={step.key}
                  label={label}
                  lines={stepLines(side === 'MINE' ? mine : theirs, step.key)}
                  others={stepLines(side === 'MINE' ? theirs : mine, step.key)}
                  checked={picks[step.key] === side}
                  onPick={() => setChosen((now) => ({ ...now, [step.key]: side }))}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}

const sides = [
  { side: 'MINE', label: 'Lo de aquí' },
  { side: 'THEIRS', label: 'Lo del otro lugar' },
] as const

interface TextCardProps {
  name: string
  label: string
  lines: readonly string[]
  others: readonly string[]
  checked: boolean
  onPick: () => void
}

/** One of the two texts; what the other lacks is marked. */
function TextCard({ name, label, lines, others, checked, onPick }: TextCardProps) {
  return (
    <label className="relative flex flex-col gap-2 rounded-lg border border-line p-4 transition-colors hover:border-edge has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2">
      <span className="flex items-center gap-2.5 font-semibold">
        <input
          type="radio"
          name={`merge ${name}`}
          checked={checked}
          onChange={onPick}
          className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-surface checked:border-[6px] checked:border-brand"
        />
        {label}
      </span>
      <span className="wrap-anywhere block space-y-1 text-[0.9375rem]">
        {lines.length === 0 && <span className="block text-ink-soft italic">Vacío</span>}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that stands still
          <span key={index} className={cx('block', others.includes(line) ? 'text-ink-soft' : 'font-medium')}>
            {line}
          </span>
        ))}
      </span>
    </label>
  )
}
