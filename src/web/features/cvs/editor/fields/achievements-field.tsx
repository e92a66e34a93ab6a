import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { LinesInput } from '#web/ui/lists/lines-input.tsx'
import { AdviceNote } from './advice-note.tsx'

interface AchievementsFieldProps {
  path: string
  lines: readonly string[]
  onChange: (lines: string[]) => void
}

export function AchievementsField({ path, lines, onChange }: AchievementsFieldProps) {
  return (
    <FieldGroup
      label="Logros"
      optional
      help="Enter añade otro. Puedes pegar varias líneas a la vez."
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
