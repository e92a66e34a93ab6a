import { YEARS_MAX } from '#shared/core/limits.ts'
import { plural } from '#shared/core/numbers.ts'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS, LAST_USED } from '#shared/cvs/cv-limits.ts'
import { joined } from '#shared/words/cvs.ts'
import { skillLevelWords } from '#shared/words/levels/levels.ts'
import { useSkillSuggestions } from '#web/data/taxonomy.ts'
import { ChoiceField } from '#web/editor/fields/select-field.tsx'
import { TextField } from '#web/editor/fields/text-field.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { IdeaChips } from '#web/ui/suggestions/idea-chips.tsx'
import { useCvEditor } from '../cv-editor-context.ts'
import { type EntryForm, EntryList } from '../entries/entry-list.tsx'
import { SkillChips } from '../fields/skill-chips.tsx'
import { namedSkills } from '../fields/skill-names.ts'
import { useList } from '../use-list.ts'

type Skill = CvDocument['skills'][number]

export function SkillsForm() {
  const { content } = useCvEditor()
  const list = useList('skills')
  const make = (skill: Pick<Skill, 'skill_id' | 'name'>) => ({ ...list.blank(crypto.randomUUID()), ...skill })
  const names = list.items.map(({ name }) => name)
  const role = content.target_role || content.document.basics.headline
  const ideas = useSkillSuggestions('', role)
  return (
    <div className="space-y-6">
      <Field label="Tus habilidades" help="Escribe y pulsa Enter, o pega una lista separada por comas o líneas.">
        <SkillChips
          name="skills"
          max={CV_COUNTS.skills}
          value={list.items}
          onChange={list.onChange}
          make={make}
          placeholder="Por ejemplo, Excel, atención al cliente, SQL"
        />
      </Field>
      <IdeaChips
        title={`Suelen acompañar a «${role}»`}
        ideas={ideas}
        chosen={names}
        max={CV_COUNTS.skills}
        onPick={(name) => list.onChange(namedSkills([...names, name], list.items, [], make))}
      />
      {list.items.length > 0 && (
        <section aria-label="Detalles de tus habilidades">
          <p className="mb-3 text-ink-soft">
            <span className="font-semibold text-ink">Nivel, años y grupo.</span> Opcional: abre una habilidad para
            añadirlos, o cambia el orden.
          </p>
          <EntryList
            {...list}
            blank={undefined}
            max={CV_COUNTS.skills}
            one="Habilidad"
            titleOf={({ name }) => name}
            textOf={detailsOf}
          >
            {(form) => <SkillFields {...form} />}
          </EntryList>
        </section>
      )}
    </div>
  )
}

function detailsOf(skill: Skill): string {
  const years = skill.years !== null && plural(skill.years, 'año', 'años')
  const used = skill.last_used !== null && `último uso ${skill.last_used}`
  return joined(' · ', skill.level && skillLevelWords[skill.level], years, used, skill.group)
}

function SkillFields({ item: skill, path, patch }: EntryForm<Skill>) {
  return (
    <div className="grid gap-5 @md:grid-cols-2">
      <TextField
        path={`${path}.name`}
        label="Habilidad"
        value={skill.name}
        max={CV_LENGTHS.skill.name}
        onChange={(name) => patch({ name, skill_id: null })}
      />
      <ChoiceField
        path={`${path}.level`}
        label="Nivel"
        optional
        words={skillLevelWords}
        value={skill.level}
        onChange={(level) => patch({ level })}
      />
      <NumberField label="Años de uso" value={skill.years} max={YEARS_MAX} onChange={(years) => patch({ years })} />
      <NumberField
        label="Último año de uso"
        value={skill.last_used}
        min={LAST_USED.min}
        max={LAST_USED.max}
        onChange={(last_used) => patch({ last_used })}
      />
      <TextField
        path={`${path}.group`}
        label="Grupo"
        optional
        help="Para ordenarlas en el CV, por ejemplo «Herramientas»."
        value={skill.group}
        max={CV_LENGTHS.skill.group}
        onChange={(group) => patch({ group })}
        className="@md:col-span-2"
      />
    </div>
  )
}

interface NumberFieldProps {
  label: string
  value: number | null
  min?: number | undefined
  max: number
  onChange: (value: number | null) => void
}

/** A whole number inside its limits; what is outside is not taken over. */
function NumberField({ label, value, min = 0, max, onChange }: NumberFieldProps) {
  return (
    <Field label={label} optional>
      <Input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        key={value}
        defaultValue={value ?? ''}
        onBlur={(event) => {
          const written = event.target.value === '' ? null : event.target.valueAsNumber
          const fits = written === null || (written >= min && written <= max)
          if (!fits || Number.isNaN(written)) event.target.value = value === null ? '' : String(value)
          else if (written !== value) onChange(written === null ? null : Math.round(written))
        }}
      />
    </Field>
  )
}
