import { Upload } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { cx } from '#web/lib/cx.ts'
import { FieldNotes } from '../forms/field-notes.tsx'

interface FileDropProps {
  /** What to drop, e.g. «Arrastra tu CV aquí o elige un archivo». */
  label: string
  /** The same where nothing can be dragged. */
  touchLabel: string
  help?: string | undefined
  error?: string | undefined
  /** As in a file input, e.g. `image/png,image/jpeg`. */
  accept: string
  onFile: (file: File) => void
  disabled?: boolean | undefined
}

/** A large target: press it, drop a file on it, or reach it by keyboard. */
export function FileDrop({ label, touchLabel, help, error, accept, onFile, disabled = false }: FileDropProps) {
  const id = useId()
  const { over, handlers } = useDrop((file) => file && !disabled && onFile(file))

  return (
    <div>
      <label
        {...handlers}
        className={cx(
          'flex min-h-32 flex-col items-center justify-center gap-2 rounded-lg border-2 border-edge border-dashed bg-surface p-6 text-center transition-colors hover:border-brand hover:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
          over && 'border-brand bg-brand-soft',
          error && 'border-bad',
          disabled && 'pointer-events-none opacity-50',
        )}
      >
        <Upload aria-hidden="true" className="size-6 text-brand" />
        <span className="font-semibold pointer-coarse:hidden">{label}</span>
        <span className="hidden font-semibold pointer-coarse:block">{touchLabel}</span>
        <input
          type="file"
          accept={accept}
          disabled={disabled}
          aria-describedby={error ? `${id}-error` : help ? `${id}-help` : undefined}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) onFile(file)
            // The same file may be chosen again.
            event.target.value = ''
          }}
          className="sr-only"
        />
      </label>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}

function useDrop(onFile: (file: File | undefined) => unknown) {
  const [over, setOver] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onFile(event.dataTransfer.files[0])
    },
  }
  return { over, handlers }
}
