import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'

interface RadioCard {
  value: string
  title: string
  text?: ReactNode | undefined
  icon?: ReactNode | undefined
}

interface RadioCardsProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  cards: readonly RadioCard[]
  /** For use without `register`: the chosen value. */
  value?: string | null | undefined
  columns?: 1 | 2 | 3 | undefined
}

const columnClass = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const

/** Put it inside a FieldGroup, which names the question. Works with `{...register('x')}` or with value and onChange. */
export function RadioCards({ cards, value, columns = 1, className, ...rest }: RadioCardsProps) {
  return (
    <div className={cx('grid gap-3', columnClass[columns], className)}>
      {cards.map((card) => (
        <label
          key={card.value}
          className="relative flex min-h-14 items-start gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-edge has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
        >
          <input
            {...rest}
            {...(value === undefined ? {} : { checked: value === card.value })}
            type="radio"
            value={card.value}
            className="peer absolute inset-0 appearance-none rounded-lg outline-none"
          />
          {card.icon && (
            <span aria-hidden="true" className="mt-0.5 text-brand [&_svg]:size-5">
              {card.icon}
            </span>
          )}
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{card.title}</span>
            {card.text && <span className="mt-0.5 block text-ink-soft text-sm">{card.text}</span>}
          </span>
          <span
            aria-hidden="true"
            className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border-[1.5px] border-edge text-transparent transition-colors peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand"
          >
            <Check className="size-3.5" strokeWidth={3.5} />
          </span>
        </label>
      ))}
    </div>
  )
}
