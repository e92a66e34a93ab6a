import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '#web/lib/cx.ts'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
  help?: ReactNode | undefined
  /** Only the switch is drawn; the label stays for screen readers (tables). */
  hideLabel?: boolean | undefined
}

/** On or off, with effect at once. */
export function Switch({ label, help, hideLabel = false, className, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <label className={cx('flex min-h-11 items-center justify-between gap-4 py-2', className)}>
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>
        <span className="block font-medium">{label}</span>
        {help && (
          <span id={`${id}-help`} className="block text-ink-soft text-sm">
            {help}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox carries its own checked state
          role="switch"
          aria-describedby={help ? `${id}-help` : undefined}
          className="peer h-7 w-12 appearance-none rounded-full border-[1.5px] border-edge bg-sunk transition-colors checked:border-brand checked:bg-brand disabled:opacity-50"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-edge transition-[transform,background-color] peer-checked:translate-x-5 peer-checked:bg-on-brand"
        />
      </span>
    </label>
  )
}
