import { X } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChipsBoxProps {
  chips: readonly string[]
  onRemove: (chip: string) => void
  /** The empty part of the box was pressed. */
  onPressBeside: () => void
  children: ReactNode
}

export function ChipsBox({ chips, onRemove, onPressBeside, children }: ChipsBoxProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the text box only moves focus into it
    <div
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onPressBeside()
      }}
      className="flex min-h-12 cursor-text flex-wrap items-center gap-2 rounded-lg border border-edge bg-surface p-2 transition-colors hover:border-ink-soft has-[input:focus-visible]:border-brand has-[[aria-invalid]]:border-bad has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand"
    >
      {chips.length > 0 && (
        <ul aria-label="Elegidos" className="contents">
          {chips.map((chip) => (
            <Chip key={chip} text={chip} onRemove={() => onRemove(chip)} />
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <li className="flex max-w-full items-center rounded-md bg-brand-soft pl-2.5 font-medium text-sm">
      <span className="wrap-anywhere min-w-0 py-1">{text}</span>
      <button
        type="button"
        aria-label={`Quitar ${text}`}
        onClick={onRemove}
        className="flex size-8 shrink-0 items-center justify-center rounded-md text-ink-soft hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  )
}
