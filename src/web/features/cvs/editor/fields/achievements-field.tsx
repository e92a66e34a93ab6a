import { ROLE_NAME_MAX } from '#shared/core/limits.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { useRoleSuggestions } from '#web/data/taxonomy.ts'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { LinesInput } from '#web/ui/lists/lines-input.tsx'
import { achievementExamples } from '../../advice/achievement-examples.ts'
import { AdviceNote } from './advice-note.tsx'

interface AchievementsFieldProps {
  path: string
  /** Of the job: the example is of its trade. */
  position: string
  lines: readonly string[]
  onChange: (lines: string[]) => void
}

export function AchievementsField({ path, position, lines, onChange }: AchievementsFieldProps) {
  const example = useExample(position)
  return (
    <FieldGroup
      label="Logros"
      optional
      help={`Enter añade otro. Puedes pegar varias líneas a la vez.${example && ` Por ejemplo: «${example}»`}`}
      aside={`${lines.length} de ${CV_COUNTS.achievements}`}
    >
      <LinesInput
        label="Logros"
        one="Logro"
        add="Añadir logro"
        name={path}
        lines={lines}
        onChange={onChange}
        most={CV_COUNTS.achievements}
        longest={CV_LENGTHS.experience.achievement}
        noteOf={(index) =>
          // Nobody wants to be corrected in the middle of a sentence.
          lines[index] === '' ? null : (
            <div className="[:focus-within+&]:hidden">
              <AdviceNote path={`${path}.${index}`} />
            </div>
          )
        }
      />
    </FieldGroup>
  )
}

/** Of the work that the job most likely was; nothing where no role is called so. */
function useExample(position: string): string {
  const [role] = useRoleSuggestions(position.slice(0, ROLE_NAME_MAX))
  return (role && achievementExamples[role.family]) ?? ''
}
