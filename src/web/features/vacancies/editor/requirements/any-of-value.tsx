import { Plus, X } from 'lucide-react'
import { type Alternative, alternative, OPTIONS, type RequirementValue } from '#shared/matching/matching.ts'
import { requirementTypeWords } from '#shared/words/matching.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { blankOption } from './blank-requirement.ts'
import { OwnWordsValue } from './circumstance-values.tsx'
import { LanguageValue, RoleValue, SkillValue } from './concept-values.tsx'
import { CertificationValue, EducationValue } from './paper-values.tsx'
import type { ValueProps } from './value-props.ts'

const types = alternative.options.map(({ shape }) => shape.type.value)

/** «A o B»: the options one under the other, each with the fields of its kind. */
export function AnyOfValue({ path, value, onChange }: ValueProps<RequirementValue<'ANY_OF'>>) {
  const { options } = value
  const set = (next: Alternative[]) => onChange({ options: next.slice(0, OPTIONS.max) })
  return (
    <div className="space-y-4">
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no id, and their fields follow the value
        <div key={index} className="flex items-start gap-1 border-brand-soft border-l-2 pl-3">
          <div className="min-w-0 flex-1">
            <OptionFields
              option={option}
              path={`${path}.value.options.${index}`}
              onChange={(next) => set(options.map((one, at) => (at === index ? next : one)))}
            />
          </div>
          {options.length > OPTIONS.min && (
            <IconButton
              label={`Quitar la opción ${index + 1}`}
              onClick={() => set(options.filter((_, at) => at !== index))}
            >
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {options.length < OPTIONS.max && (
        <Menu
          align="start"
          items={types.map((type) => ({
            label: requirementTypeWords[type],
            onSelect: () => set([...options, blankOption(type)]),
          }))}
          trigger={
            <Button variant="quiet">
              <Plus aria-hidden="true" />
              Añadir opción
            </Button>
          }
        />
      )}
    </div>
  )
}

interface OptionFieldsProps {
  option: Alternative
  path: string
  onChange: (option: Alternative) => void
}

/** An option has the fields of the requirement of its kind. */
function OptionFields({ option, path, onChange }: OptionFieldsProps) {
  switch (option.type) {
    case 'SKILL':
      return <SkillValue path={path} value={option} onChange={(value) => onChange({ ...option, ...value })} />
    case 'ROLE_EXPERIENCE':
      return <RoleValue path={path} value={option} onChange={(value) => onChange({ ...option, ...value })} />
    case 'LANGUAGE':
      return <LanguageValue path={path} value={option} onChange={(value) => onChange({ ...option, ...value })} />
    case 'EDUCATION':
      return <EducationValue path={path} value={option} onChange={(value) => onChange({ ...option, ...value })} />
    case 'CERTIFICATION':
      return <CertificationValue path={path} value={option} onChange={(value) => onChange({ ...option, ...value })} />
    case 'OWN_WORDS':
      return <OwnWordsValue path={path} value={option} onChange={(value) => onChange({ ...option, ...value })} />
  }
}
