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
import { ConfidenceMark, MissingMark, type Trust } from './confidence-mark.tsx'
import { DateBox } from './date-box.tsx'
import type { ReviewField } from './review-sections.ts'

interface ReviewFieldBoxProps {
  field: ReviewField
  /** The heading above says the name already. */
  hideLabel: boolean
  trust: Trust | null
  /** What is missing or odd. */
  problem: string | null
  onWrite: (value: string) => void
  /** The person says that it is right as it is. */
  onConfirm: () => void
  /** The person is at this field: show where it was read. */
  onVisit: () => void
}

/** To the way to say that a doubtful field is right: on a phone the keyboard would cover what is to be looked at. */
export function lookAt(key: string): void {
  const name = CSS.escape(key)
  const goal = document.querySelector<HTMLElement>(`[data-doubt="${name}"]`)
  const box = document.querySelector<HTMLElement>(`[data-review="${name}"]`)
  goal?.focus({ preventScroll: true })
  box?.scrollIntoView({ block: 'center' })
}

const wide = new Set(['text', 'chips', 'several'])

/** One proposed field: its name, how sure it is, and the box to correct it in. */
export function ReviewFieldBox(props: ReviewFieldBoxProps) {
  const { field, hideLabel, problem, onWrite, onVisit } = props
  const Frame = field.control.startsWith('date') || field.control === 'several' ? FieldGroup : Field
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus of the box inside shows where it was read
    <div
      tabIndex={-1}
      data-review={field.key}
      onFocus={onVisit}
      className={cx(
        'min-w-0 rounded-md ring-brand-soft outline-none transition-colors has-[[data-doubt]:focus]:bg-brand-soft has-[[data-doubt]:focus]:ring-8',
        wide.has(field.control) && 'sm:col-span-2',
      )}
    >
      <Frame
        label={field.label}
        className={cx(hideLabel && '[&_label]:sr-only')}
        help={problem ?? undefined}
        aside={<Trusted {...props} />}
      >
        <Box field={field} onWrite={onWrite} />
      </Frame>
    </div>
  )
}

/** How sure it is, and the way to say that it is right as it stands. */
function Trusted({ field, trust, problem, onConfirm }: ReviewFieldBoxProps) {
  const is_doubtful = problem !== null || trust === 'BAJA' || trust === 'MEDIA'
  if (!is_doubtful) return trust && <ConfidenceMark short trust={trust} />
  const empty = field.value === ''
  return (
    <span className="inline-flex items-center gap-3">
      {empty ? <MissingMark /> : trust && <ConfidenceMark short trust={trust} />}
      <button
        type="button"
        data-doubt={field.key}
        aria-label={empty ? `Dejar así: ${field.label}` : `${field.label} está bien`}
        onClick={() => {
          // The button goes with its doubt, and the focus stays at the field.
          document
            .querySelector<HTMLElement>(`[data-review="${CSS.escape(field.key)}"]`)
            ?.focus({ preventScroll: true })
          onConfirm()
        }}
        className="hit-area font-medium text-link"
      >
        {empty ? 'Dejar así' : 'Está bien'}
      </button>
    </span>
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
