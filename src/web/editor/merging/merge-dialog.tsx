import { useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { cx } from '#web/lib/cx.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { firstPicks, type MergePart, type Picks, type Side } from './merge.ts'

interface MergeDialogProps {
  text: string
  /** How the other text is called. */
  theirs_label?: string | undefined
  parts: readonly MergePart[]
  open: boolean
  onClose: () => void
  onChosen: (picks: Picks) => void
}

const whose = {
  BOTH: 'Cambió en los dos lugares: elige.',
  ME: 'Cambió solo aquí.',
  THEM: 'Cambió solo en el otro lugar.',
} as const satisfies Record<MergePart['changed_by'], string>

const OTHERS = 'Lo del otro lugar'

/** Part by part, side by side; nothing is saved before the person has chosen. */
export function MergeDialog({ text, theirs_label = OTHERS, parts, open, onClose, onChosen }: MergeDialogProps) {
  const [chosen, setChosen] = useState<Picks>({})
  const picks = { ...firstPicks(parts), ...chosen }
  const missing = parts.filter(({ key }) => picks[key] === undefined).length
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title="Elige qué conservar"
      text={text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Decidir después
          </Button>
          <Button aria-disabled={missing > 0} onClick={() => missing === 0 && onChosen(picks)}>
            {missing > 0 ? `Falta elegir ${plural(missing, 'parte', 'partes')}` : 'Guardar mi elección'}
          </Button>
        </>
      }
    >
      <div className="space-y-7">
        {parts.map((part) => (
          <PartChoice
            key={part.key}
            part={part}
            theirs_label={theirs_label}
            pick={picks[part.key]}
            onPick={(side) => setChosen((now) => ({ ...now, [part.key]: side }))}
          />
        ))}
      </div>
    </Dialog>
  )
}

interface PartChoiceProps {
  part: MergePart
  theirs_label: string
  pick: Side | undefined
  onPick: (side: Side) => void
}

function PartChoice({ part, theirs_label, pick, onPick }: PartChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2">
        <span className="block font-bold font-display text-lg">{part.title}</span>
        <span className={cx('block text-sm', part.changed_by === 'BOTH' ? 'font-medium text-warn' : 'text-ink-soft')}>
          {whose[part.changed_by]}
        </span>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextCard
          name={part.key}
          label="Lo de aquí"
          lines={part.mine}
          others={part.theirs}
          checked={pick === 'MINE'}
          onPick={() => onPick('MINE')}
        />
        <TextCard
          name={part.key}
          label={theirs_label}
          lines={part.theirs}
          others={part.mine}
          checked={pick === 'THEIRS'}
          onPick={() => onPick('THEIRS')}
        />
      </div>
    </fieldset>
  )
}

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
        {lines.length === 0 && <span className="block text-ink-soft italic">Sin texto</span>}
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
