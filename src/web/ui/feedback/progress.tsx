interface ProgressProps {
  label: string
  /** From 0 to 100; leave out while the length of the work is unknown. */
  value?: number | undefined
  /** A sentence under the bar, e.g. «Paso 2 de 3: leyendo tu experiencia». */
  text?: string | undefined
}

export function Progress({ label, value, text }: ProgressProps) {
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        {value === undefined ? (
          <span className="block h-full w-1/4 animate-travel rounded-full bg-brand" />
        ) : (
          <span className="block h-full rounded-full bg-brand transition-[width]" style={{ width: `${value}%` }} />
        )}
      </div>
      {text && <p className="mt-2 text-ink-soft text-sm">{text}</p>}
    </div>
  )
}
