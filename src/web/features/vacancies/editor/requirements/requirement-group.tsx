import type { Importance, Requirement } from '#shared/matching/matching.ts'
import { Rows } from '#web/editor/lists/rows.tsx'
import { RequirementRow, requirementName } from './requirement-row.tsx'

interface RequirementGroupProps {
  importance: Importance
  /** All of them: the group shows its own. */
  requirements: readonly Requirement[]
  onChange: (requirements: readonly Requirement[]) => void
  fresh: string | null
  /** Came here from another group: the cursor stays where it was in it. */
  moved: string | null
  isOpen: (id: string) => boolean
  onToggle: (id: string) => void
  /** Its importance was changed, so it goes on in another group. */
  onMovedAway: (requirement: Requirement) => void
  onPasteSkills: (requirement: Requirement, names: string[]) => void
}

const HEADINGS: Record<Importance, { title: string; text: string }> = {
  EXCLUYENTE: { title: 'Excluyentes', text: 'Sin esto no se puede hacer el trabajo.' },
  IMPORTANTE: { title: 'Importantes', text: 'Cuentan mucho.' },
  DESEABLE: { title: 'Deseables', text: 'Suman.' },
}

/** The requirements that count alike. */
export function RequirementGroup(props: RequirementGroupProps) {
  const { importance, requirements, onChange, fresh, moved, isOpen, onToggle, onMovedAway, onPasteSkills } = props
  const own = requirements.filter((one) => one.importance === importance)
  const { title, text } = HEADINGS[importance]
  const indexOf = ({ id }: Requirement) => requirements.findIndex((one) => one.id === id)
  return (
    <div>
      {own.length > 0 && (
        <p className="mb-1.5 text-ink-soft text-sm">
          <b className="font-semibold text-ink">{title}</b> · {text}
        </p>
      )}
      <Rows
        path="requirements"
        label={`Requisitos ${title.toLowerCase()}`}
        items={own}
        onChange={(rows) => onChange(regrouped(requirements, importance, rows))}
        nameOf={requirementName}
        fresh={fresh}
        indexOf={indexOf}
        dense
      >
        {(row, patch) => (
          <RequirementRow
            requirement={row}
            index={indexOf(row)}
            open={isOpen(row.id)}
            moved={moved === row.id}
            onToggle={() => onToggle(row.id)}
            onChange={(next) => {
              patch(next)
              if (next.importance !== importance) onMovedAway(next)
            }}
            onPasteSkills={(names) => onPasteSkills(row, names)}
          />
        )}
      </Rows>
    </div>
  )
}

/** The rows of one group in their new order, where its rows stood before; the others stay where they are. */
function regrouped(all: readonly Requirement[], importance: Importance, rows: readonly Requirement[]): Requirement[] {
  const waiting = [...rows]
  const kept = all.flatMap((one) => (one.importance === importance ? waiting.splice(0, 1) : [one]))
  return [...kept, ...waiting]
}
