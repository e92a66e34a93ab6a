import { formatNumber } from '#shared/core/numbers.ts'
import { plainText } from '#shared/vacancies/vacancy-document.ts'
import { VACANCY_COUNTS, VACANCY_LENGTHS } from '#shared/vacancies/vacancy-limits.ts'
import { DESCRIPTION } from '#shared/vacancies/vacancy-problems.ts'
import { useProblem } from '#web/editor/fields/use-problem.ts'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { FieldNotes } from '#web/ui/forms/field-notes.tsx'
import { LinesInput } from '#web/ui/lists/lines-input.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { FindingNotes } from '../fields/finding-notes.tsx'
import { RequirementsFields } from '../requirements/requirements-fields.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

/** Step 3: what is asked for, and the job in words. */
export function RequirementsForm() {
  return (
    <div className="space-y-9">
      <RequirementsFields />
      <DescriptionField />
      <ResponsibilitiesField />
    </div>
  )
}

function DescriptionField() {
  const { document, change } = useVacancyEditor()
  const { error, onBlur } = useProblem('description', document.description !== '')
  const { length } = plainText(document.description)
  return (
    <div data-field="description" tabIndex={-1}>
      <FieldGroup
        label="Descripción"
        error={error}
        aside={`${formatNumber(length)} de ${formatNumber(DESCRIPTION.max)} caracteres`}
        help={`Qué hace el equipo, para qué existe el puesto y cómo será el primer mes. Mínimo ${DESCRIPTION.min} caracteres.`}
      >
        <RichText
          label="Descripción"
          value={document.description}
          onChange={(description) => change({ description })}
          onBlur={onBlur}
          invalid={error !== undefined}
          placeholder="Cuenta en qué consiste el trabajo…"
        />
      </FieldGroup>
      <FindingNotes path="description" />
    </div>
  )
}

function ResponsibilitiesField() {
  const { document, change, problems, eager } = useVacancyEditor()
  const { responsibilities } = document
  return (
    <div data-field="responsibilities">
      <FieldGroup
        label="Responsabilidades"
        optional
        help="Enter añade otra. Puedes pegar varias líneas a la vez."
        aside={`${responsibilities.length} de ${VACANCY_COUNTS.responsibilities}`}
      >
        <LinesInput
          label="Responsabilidades"
          one="Responsabilidad"
          add="Añadir responsabilidad"
          name="responsibilities"
          lines={responsibilities}
          onChange={(lines) => change({ responsibilities: lines })}
          most={VACANCY_COUNTS.responsibilities}
          longest={VACANCY_LENGTHS.responsibility}
          noteOf={(index) => (
            <div className="pl-3">
              {eager && <FieldNotes id={`responsibilities-${index}`} error={problems[`responsibilities.${index}`]} />}
              <FindingNotes path={`responsibilities.${index}`} />
            </div>
          )}
        />
      </FieldGroup>
    </div>
  )
}
