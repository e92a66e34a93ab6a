/** A filter that is on or off, as a pill. */
export function FilterToggle({
  on,
  onPress,
  children,
}: {
  on: boolean
  onPress: (on: boolean) => void
  children: string
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => onPress(!on)}
      className="hit-area inline-flex min-h-9 max-w-full items-center truncate rounded-full border border-edge bg-surface px-3 font-medium text-sm hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
    >
      {children}
    </button>
  )
}
