import { ChevronDown, CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { Requirement } from '#shared/matching/matching.ts'
import { importanceWords, requirementTypeWords } from '#shared/words/matching.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { cx } from '#web/lib/cx.ts'
import { FieldNotes } from '#web/ui/forms/field-notes.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { FindingNotes } from '../fields/finding-notes.tsx'
import { INCOMPLETE, isWhole } from '../vacancy-content.ts'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { RequirementValueFields } from './requirement-value.tsx'

interface RequirementRowProps {
  requirement: Requirement
  index: number
  open: boolean
  /** Its importance was just changed, so it stands in another group now. */
  moved: boolean
  onToggle: () => void
  onChange: (requirement: Requirement) => void
  /** A list was pasted into the name of a skill. */
  onPasteSkills: (names: string[]) => void
}

/** What a row is called in menus and announcements. */
export function requirementName(requirement: Requirement): string {
  const type = requirementTypeWords[requirement.type]
  return `${type}: ${isWhole(requirement) ? requirementWords(requirement) : 'sin completar'}`
}

/** One requirement in a line; its fields and how much it counts open on demand. */
export function RequirementRow(props: RequirementRowProps) {
  const { requirement, index, open, moved, onToggle, onChange, onPasteSkills } = props
  const { problems, eager } = useVacancyEditor()
  const fields = useId()
  const importance = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (moved) importance.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [moved])
  const path = `requirements.${index}`
  const problem = problems[path]
  const shown = problem && (eager || problem !== INCOMPLETE) ? problem : undefined
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? fields : undefined}
        onClick={onToggle}
        className="flex min-h-11 w-full items-center gap-2 rounded-md py-1.5 pl-2 text-left hover:text-brand-strong"
      >
        <RowWords requirement={requirement} />
        {shown && <CircleAlert aria-hidden="true" className="size-4.5 shrink-0 text-bad" />}
        <ChevronDown
          aria-hidden="true"
          className={cx('size-4.5 shrink-0 text-ink-soft transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div id={fields} className="space-y-4 pt-2 pr-1 pb-3 pl-2">
          <RequirementValueFields
            requirement={requirement}
            path={path}
            onChange={onChange}
            onPasteSkills={onPasteSkills}
          />
          <fieldset ref={importance}>
            <legend className="sr-only">Importancia de {requirementName(requirement)}</legend>
            <RadioPills
              small
              name={`${path}.importance`}
              words={importanceWords}
              value={requirement.importance}
              onChange={(next) => onChange({ ...requirement, importance: next })}
            />
          </fieldset>
        </div>
      )}
      <div className="pl-2 empty:hidden">
        {shown && <FieldNotes id={path} error={shown} />}
        <FindingNotes path={path} deep />
      </div>
    </div>
  )
}

/** Their words say what they are. */
const SELF_EXPLAINED: readonly Requirement['type'][] = [
  'ROLE_EXPERIENCE',
  'TOTAL_EXPERIENCE',
  'CERTIFICATION',
  'SHIFT',
  'VEHICLE',
  'WORK_PERMIT',
  'AVAILABILITY',
]

function RowWords({ requirement }: { requirement: Requirement }) {
  const whole = isWhole(requirement)
  const type = requirementTypeWords[requirement.type]
  return (
    <span className="wrap-anywhere min-w-0 flex-1 text-[0.9375rem] leading-snug">
      {whole ? requirementWords(requirement) : <span className="text-ink-soft">{type}: sin completar</span>}
      {whole && !SELF_EXPLAINED.includes(requirement.type) && (
        <span className="ml-2 text-ink-soft text-sm max-sm:sr-only">{type}</span>
      )}
    </span>
  )
}
