import { useState } from 'react'
import { folded } from '#shared/core/fold.ts'
import { VACANCY_TITLE_MAX } from '#shared/core/limits.ts'
import { VACANCY_FIGURES, VACANCY_LENGTHS } from '#shared/vacancies/vacancy-limits.ts'
import { familyChoices, roleFamilies } from '#shared/words/role-families.ts'
import { seniorityWords } from '#shared/words/work.ts'
import { charactersLeft } from '#web/editor/fields/characters-left.ts'
import { NumberField } from '#web/editor/fields/number-field.tsx'
import { PillField } from '#web/editor/fields/pill-field.tsx'
import { SelectField } from '#web/editor/fields/select-field.tsx'
import { TextField } from '#web/editor/fields/text-field.tsx'
import { useProblem } from '#web/editor/fields/use-problem.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Combobox } from '#web/ui/suggestions/combobox.tsx'
import { FindingNotes } from '../fields/finding-notes.tsx'
import { useInclusiveRoles } from '../fields/use-inclusive-roles.ts'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

const languages = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'Inglés' },
  { value: 'pt', label: 'Portugués' },
] as const

/** Step 1: what the job is called and for whom it is. */
export function PositionForm() {
  const { company, document, change } = useVacancyEditor()
  const { role_family } = document
  // A family that another client wrote in its own words stays to be seen.
  const own = role_family !== '' && !(role_family in roleFamilies) ? [{ value: role_family, label: role_family }] : []
  return (
    <div className="space-y-6">
      <TitleField />
      <SelectField
        path="role_family"
        label="Área del puesto"
        choices={[...own, ...familyChoices]}
        placeholder="Elige un área"
        value={role_family}
        onChange={(family) => change({ role_family: family })}
        help="Ayuda a que te encuentre quien busca en esa área."
      />
      <PillField
        path="seniority"
        label="Nivel"
        words={seniorityWords}
        value={document.seniority}
        onChange={(seniority) => change({ seniority })}
        help="Según la autonomía y el alcance del puesto, no solo los años. Junior, semi senior y senior son poca, con y mucha experiencia."
      />
      <div className="grid gap-6 @lg:grid-cols-2">
        <NumberField
          path="openings"
          label="Plazas"
          value={document.openings}
          onChange={(openings) => change({ openings: openings ?? 1 })}
          min={1}
          max={VACANCY_FIGURES.openings}
        />
        <TextField
          path="department"
          label="Departamento"
          value={document.department}
          onChange={(department) => change({ department })}
          max={VACANCY_LENGTHS.department}
          optional
        />
        <SelectField
          path="language"
          label="Idioma del anuncio"
          choices={languages}
          value={document.language}
          onChange={(language) =>
            change({ language: languages.find(({ value }) => value === language)?.value ?? 'es' })
          }
        />
        {company.kind === 'AGENCIA' && (
          <TextField
            path="on_behalf_of"
            label="Para qué empresa seleccionas"
            value={document.on_behalf_of}
            onChange={(on_behalf_of) => change({ on_behalf_of })}
            max={VACANCY_LENGTHS.on_behalf_of}
            optional
          />
        )}
      </div>
    </div>
  )
}

/** The title, with the roles of the taxonomy offered while it is typed. */
function TitleField() {
  const { document, change } = useVacancyEditor()
  const { title, role_id } = document
  const { error, onBlur } = useProblem('title', title !== '')
  const [role_name, setRoleName] = useState(role_id === null ? '' : title)
  const roles = useInclusiveRoles(title)

  function type(text: string) {
    const still_named = role_name !== '' && text.toLowerCase().includes(role_name.toLowerCase())
    change({ title: text, role_id: still_named ? role_id : null })
  }

  function pick(role: (typeof roles)[number] | undefined) {
    if (!role) return
    setRoleName(role.label)
    change({
      title: role.label.slice(0, VACANCY_TITLE_MAX),
      role_id: role.value,
      ...(role.family && { role_family: role.family }),
    })
  }

  return (
    <div>
      <Field
        label="Título del puesto"
        error={error}
        help="Solo el puesto, como lo buscaría quien lo hace: «Analista de datos»."
        aside={charactersLeft(title, VACANCY_TITLE_MAX)}
      >
        <Combobox
          name="title"
          value={title}
          maxLength={VACANCY_TITLE_MAX}
          onChange={type}
          onPick={({ value }) => pick(roles.find((one) => one.value === value))}
          onBlur={() => {
            // Whoever types the whole name of a role means it, also without choosing it below.
            if (role_id === null) pick(roles.find((one) => folded(one.label) === folded(title.trim())))
            onBlur()
          }}
          suggestions={roles}
          listLabel="Puestos"
          placeholder="Por ejemplo, Analista de datos"
        />
      </Field>
      <FindingNotes path="title" />
    </div>
  )
}
