import { useMemo, useState } from 'react'
import type { CvContent } from '#shared/cv-document.ts'
import type { CvDetail } from '#shared/cvs.ts'
import { cx } from '#web/lib/cx.ts'
import { plural } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { firstPicks, type MergeSection, merged, mergeSections, type Side } from './merge.ts'

interface MergePanelProps {
  base: CvContent
  mine: CvContent
  theirs: CvDetail
  open: boolean
  onClose: () => void
  onChosen: (content: CvContent) => void
}

const whose = {
  BOTH: 'Cambió en los dos lugares: elige.',
  ME: 'La cambiaste solo aquí.',
  THEM: 'Cambió solo en el otro lugar.',
} as const satisfies Record<MergeSection['changed_by'], string>

/** Two texts of one CV, section by section; nothing is saved before the person has chosen. */
export function MergePanel({ base, mine, theirs, open, onClose, onChosen }: MergePanelProps) {
  const sections = useMemo(() => mergeSections(base, mine, theirs), [base, mine, theirs])
  const [chosen, setChosen] = useState<Partial<Record<string, Side>>>({})
  const picks = { ...firstPicks(sections), ...chosen }
  const missing = sections.filter(({ key }) => picks[key] === undefined).length
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title="Elige qué conservar"
      text="Editaste este CV en otra pestaña. Elige qué conservar."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Decidir después
          </Button>
          <Button aria-disabled={missing > 0} onClick={() => missing === 0 && onChosen(merged(mine, theirs, picks))}>
            {missing > 0 ? `Falta elegir ${plural(missing, 'sección', 'secciones')}` : 'Guardar mi elección'}
          </Button>
        </>
      }
    >
      <div className="space-y-7">
        {sections.map((section) => (
          <SectionChoice
            key={section.key}
            section={section}
            pick={picks[section.key]}
            onPick={(side) => setChosen((now) => ({ ...now, [section.key]: side }))}
          />
        ))}
      </div>
    </Dialog>
  )
}

interface SectionChoiceProps {
  section: MergeSection
  pick: Side | undefined
  onPick: (side: Side) => void
}

function SectionChoice({ section, pick, onPick }: SectionChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2">
        <span className="block font-bold font-display text-lg">{section.title}</span>
        <span
          className={cx('block text-sm', section.changed_by === 'BOTH' ? 'font-medium text-warn' : 'text-ink-soft')}
        >
          {whose[section.changed_by]}
        </span>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextCard
          name={section.key}
          label="Lo de aquí"
          lines={section.after}
          others={section.before}
          checked={pick === 'MINE'}
          onPick={() => onPick('MINE')}
        />
        <TextCard
          name={section.key}
          label="Lo del otro lugar"
          lines={section.before}
          others={section.after}
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
        {lines.length === 0 && <span className="block text-ink-soft italic">Vacía</span>}
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
