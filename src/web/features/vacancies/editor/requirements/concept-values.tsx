import type { ClipboardEvent } from 'react'
import { SKILL_NAME_MAX } from '#shared/core/limits.ts'
import { languageLevel, REQUIREMENT_LENGTHS, type RequirementValue } from '#shared/matching/matching.ts'
import { languageLevelWords, skillLevelWords } from '#shared/words/levels/levels.ts'
import { languageName } from '#shared/words/names.ts'
import { useSkillSuggestions } from '#web/data/taxonomy.ts'
import { keysOf } from '#web/lib/choices.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Combobox } from '#web/ui/suggestions/combobox.tsx'
import { splitList } from '#web/ui/suggestions/use-chips.ts'
import { useInclusiveRoles } from '../fields/use-inclusive-roles.ts'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import type { ValueProps } from './value-props.ts'
import { YearsField } from './years-field.tsx'

const skillLevels = keysOf(skillLevelWords)

type SkillProps = ValueProps<RequirementValue<'SKILL'>> & { onPasteSkills?: ((names: string[]) => void) | undefined }

export function SkillValue({ path, value, onChange, onPasteSkills }: SkillProps) {
  const { document } = useVacancyEditor()
  const suggestions = useSkillSuggestions(value.name, document.title)

  function paste(event: ClipboardEvent) {
    const names = splitList(event.clipboardData.getData('text')).flatMap((name) => name.trim() || [])
    if (names.length < 2 || !onPasteSkills) return
    event.preventDefault()
    onPasteSkills(names)
  }

  return (
    <div className="grid gap-4 @sm:grid-cols-2 @lg:grid-cols-[minmax(0,1fr)_10rem_9rem]">
      <Field label="Habilidad" className="@sm:col-span-2 @lg:col-span-1">
        <Combobox
          name={`${path}.value.name`}
          value={value.name}
          maxLength={SKILL_NAME_MAX}
          onChange={(name) => onChange({ ...value, name, skill_id: null })}
          onPick={({ value: skill_id, label }) =>
            onChange({ ...value, name: label.slice(0, SKILL_NAME_MAX), skill_id })
          }
          onPaste={paste}
          suggestions={suggestions}
          listLabel="Habilidades"
          placeholder="Por ejemplo, SQL"
        />
      </Field>
      <Field label="Nivel" optional>
        <Select
          name={`${path}.value.min_level`}
          choices={skillLevels.map((level) => ({ value: level, label: capital(skillLevelWords[level]) }))}
          placeholder="Cualquiera"
          value={value.min_level ?? ''}
          onChange={(event) =>
            onChange({ ...value, min_level: skillLevels.find((level) => level === event.target.value) ?? null })
          }
        />
      </Field>
      <YearsField
        label="Años"
        name={`${path}.value.min_years`}
        optional
        value={value.min_years}
        onChange={(min_years) => onChange({ ...value, min_years })}
      />
    </div>
  )
}

export function RoleValue({ path, value, onChange }: ValueProps<RequirementValue<'ROLE_EXPERIENCE'>>) {
  const roles = useInclusiveRoles(value.name)
  return (
    <div className="grid gap-4 @sm:grid-cols-[minmax(0,1fr)_8rem]">
      <Field label="Puesto">
        <Combobox
          name={`${path}.value.name`}
          value={value.name}
          maxLength={REQUIREMENT_LENGTHS.role}
          onChange={(name) => onChange({ ...value, name, role_id: null, role_family: null })}
          onPick={({ value: role_id, label }) => {
            const role_family = roles.find((role) => role.value === role_id)?.family ?? null
            onChange({ ...value, name: label, role_id, role_family })
          }}
          suggestions={roles}
          listLabel="Puestos"
          placeholder="Por ejemplo, analista de datos"
        />
      </Field>
      <YearsField
        label="Años"
        name={`${path}.value.min_years`}
        value={value.min_years}
        onChange={(years) => onChange({ ...value, min_years: years ?? 0 })}
      />
    </div>
  )
}

const languages = 'es en pt fr it de ca ca-valencia eu gl ar zh ja ko ru nl pl ro sv tr uk ast qu gn ay arn nah'.split(
  ' ',
)

export function LanguageValue({ path, value, onChange }: ValueProps<RequirementValue<'LANGUAGE'>>) {
  const offered = languages.includes(value.language) ? languages : [value.language, ...languages]
  return (
    <div className="grid gap-4 @sm:grid-cols-2">
      <Field label="Idioma">
        <Select
          name={`${path}.value.language`}
          choices={offered.map((code) => ({ value: code, label: capital(languageName(code)) }))}
          value={value.language}
          onChange={(event) => onChange({ ...value, language: event.target.value })}
        />
      </Field>
      <Field label="Nivel mínimo">
        <Select
          name={`${path}.value.min_level`}
          choices={[
            { value: '', label: 'Cualquiera' },
            ...languageLevel.options.map((level) => ({ value: level, label: languageLevelWords[level] })),
          ]}
          value={value.min_level ?? ''}
          onChange={(event) =>
            onChange({ ...value, min_level: languageLevel.safeParse(event.target.value).data ?? null })
          }
        />
      </Field>
    </div>
  )
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase('es') + word.slice(1)
}
