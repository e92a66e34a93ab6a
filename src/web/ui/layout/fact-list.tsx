interface FactListProps {
  /** What is not known is left out. */
  facts: readonly (readonly [name: string, value: string | number | false | null | undefined])[]
  /** The columns. */
  className: string
}

/** Short facts, each under its name. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={`grid gap-x-6 gap-y-4 ${className}`}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="min-w-0">
              <dt className="text-ink-soft text-sm">{name}</dt>
              <dd className="wrap-anywhere font-medium">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
