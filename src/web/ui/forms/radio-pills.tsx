import { Check } from 'lucide-react'
import { useId } from 'react'
import { keysOf } from '#web/lib/choices.ts'
import { cx } from '#web/lib/cx.ts'

export interface RadioPillsProps<V extends string> {
  name: string
  words: Readonly<Partial<Record<V, string>>>
  value: V | null
  onChange: (value: V) => void
  small?: boolean | undefined
  onBlur?: (() => void) | undefined
}

/** One of a few short answers side by side; put it inside a group that names the question. */
export function RadioPills<V extends string>({
  name,
  words,
  value,
  onChange,
  small = false,
  onBlur,
}: RadioPillsProps<V>) {
  const group = useId()
  return (
    <div className="flex flex-wrap gap-2.5">
      {keysOf(words).map((one) => (
        <label
          key={one}
          className={cx(
            'hit-area relative inline-flex items-center gap-2 rounded-full border border-edge bg-surface font-medium transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
            small ? 'min-h-9 px-3 text-sm' : 'min-h-11 px-4 text-[0.9375rem]',
          )}
        >
          <input
            type="radio"
            name={`${name} ${group}`}
            data-name={name}
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
            onBlur={onBlur}
            className="peer absolute inset-0 z-1 appearance-none rounded-full outline-none"
          />
          <Check aria-hidden="true" strokeWidth={3} className="hidden size-4 peer-checked:block" />
          {words[one]}
        </label>
      ))}
    </div>
  )
}
