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
  /** Takes several at once; one alone still comes by `onFile`. */
  onFiles?: ((files: File[]) => void) | undefined
  disabled?: boolean | undefined
}

/** A large target: press it, drop a file on it, or reach it by keyboard. */
export function FileDrop({ label, touchLabel, help, error, accept, onFile, onFiles, disabled = false }: FileDropProps) {
  const id = useId()
  const { over, handlers } = useDrop((files) => !disabled && take(files))

  function take(chosen: Iterable<File>) {
    const [first, ...more] = chosen
    if (first && onFiles && more.length > 0) onFiles([first, ...more])
    else if (first) onFile(first)
  }

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
          multiple={onFiles !== undefined}
          aria-describedby={error ? `${id}-error` : help ? `${id}-help` : undefined}
          onChange={(event) => {
            take(event.target.files ?? [])
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

function useDrop(onFiles: (files: Iterable<File>) => unknown) {
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
      onFiles(event.dataTransfer.files)
    },
  }
  return { over, handlers }
}
