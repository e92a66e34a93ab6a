import { countries } from '#web/lib/countries.ts'
import { cx } from '#web/lib/cx.ts'
import { ChoicePills } from '#web/ui/forms/choice-pills.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'
import { languages } from '../editor/language-list.ts'
import { ConfidenceMark, type Trust } from './confidence-mark.tsx'
import { DateBox } from './date-box.tsx'
import type { ReviewField } from './review-sections.ts'

interface ReviewFieldBoxProps {
  field: ReviewField
  /** The heading above says the name already. */
  hideLabel: boolean
  trust: Trust | null
  onWrite: (value: string) => void
  /** The person is at this field: show where it was read. */
  onVisit: () => void
}

const wide = new Set(['text', 'chips', 'several'])

/** One proposed field: its name, how sure it is, and the box to correct it in. */
export function ReviewFieldBox({ field, hideLabel, trust, onWrite, onVisit }: ReviewFieldBoxProps) {
  const Frame = field.control.startsWith('date') || field.control === 'several' ? FieldGroup : Field
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus of the box inside shows where it was read
    <div onFocus={onVisit} className={cx('min-w-0 scroll-mt-24', wide.has(field.control) && 'sm:col-span-2')}>
      <Frame
        label={field.label}
        className={cx(hideLabel && '[&_label]:sr-only')}
        aside={trust && <ConfidenceMark short trust={trust} />}
      >
        <Box field={field} onWrite={onWrite} />
      </Frame>
    </div>
  )
}

function Box({ field, onWrite }: Pick<ReviewFieldBoxProps, 'field' | 'onWrite'>) {
  const { control, path: name, max, value } = field
  const shared = { name, value, onChange: (event: { target: { value: string } }) => onWrite(event.target.value) }
  if (control === 'text') return <Textarea rows={2} className="min-h-20" maxLength={max} {...shared} />
  if (control === 'date' || control === 'date_or_now') {
    return (
      <DateBox name={name} label={field.label} value={value} openEnded={control === 'date_or_now'} onChange={onWrite} />
    )
  }
  if (control === 'chips') {
    const chips = value === '' ? [] : value.split('\n')
    return (
      <ChipsInput
        name={name}
        value={chips}
        max={max}
        listLabel={field.label}
        onChange={(next) => onWrite(next.join('\n'))}
      />
    )
  }
  if (control === 'several') {
    const chosen = value.split('\n').filter(Boolean)
    return (
      <ChoicePills
        name={name}
        choices={choicesOf(field.words)}
        chosen={chosen}
        onChange={({ target }) =>
          onWrite(
            [...chosen.filter((one) => one !== target.value), ...(target.checked ? [target.value] : [])].join('\n'),
          )
        }
      />
    )
  }
  if (control === 'country') return <Select placeholder="Sin país" choices={countries} {...shared} />
  if (control === 'language') return <Select placeholder="Elige un idioma" choices={languages} {...shared} />
  if (control === 'choice') return <Select placeholder="Sin indicar" choices={choicesOf(field.words)} {...shared} />
  return <Input maxLength={max} {...shared} />
}

function choicesOf(words: ReviewField['words'] = {}) {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
