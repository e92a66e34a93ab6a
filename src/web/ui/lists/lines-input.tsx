import { Plus, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '#web/lib/cx.ts'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { controlClass } from '../forms/control-look.ts'
import { dropLine, type LinesChange, pasteLines, splitLine } from './line-edits.ts'

interface LinesInputProps {
  /** «Responsabilidades» names the list, «Responsabilidad» each line. */
  label: string
  one: string
  add: string
  name: string
  lines: readonly string[]
  onChange: (lines: string[]) => void
  most: number
  longest: number
  /** What is to be said under one of the lines. */
  noteOf?: ((index: number) => ReactNode) | undefined
}

/** One box for each line: Enter adds one, Backspace on an empty one removes it, a pasted list is split. */
export function LinesInput({ label, one, add, name, lines, onChange, most, longest, noteOf }: LinesInputProps) {
  const list = useRef<HTMLUListElement>(null)
  const [goal, setGoal] = useState<number | null>(null)
  useEffect(() => {
    if (goal === null) return
    list.current?.querySelectorAll('textarea')[goal]?.focus()
    setGoal(null)
  }, [goal])

  function apply(change: LinesChange | null) {
    if (!change) return
    onChange(change.lines)
    setGoal(change.focus)
  }

  return (
    <>
      <ul ref={list} aria-label={label} className="space-y-2.5">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place and its text
          <li key={index}>
            <LineBox
              label={`${one} ${index + 1}`}
              name={`${name}.${index}`}
              value={line}
              longest={longest}
              onChange={(value) => onChange(lines.toSpliced(index, 1, value))}
              onSplit={(cursor) => apply(splitLine(lines, index, cursor, most))}
              onDrop={() => apply(dropLine(lines, index))}
              onPasted={(text) => {
                const change = pasteLines(lines, index, text, { most, longest })
                apply(change)
                return change !== null
              }}
            />
            {noteOf?.(index)}
          </li>
        ))}
      </ul>
      {lines.length < most && (
        <Button
          variant="secondary"
          size="sm"
          className={cx(lines.length > 0 && 'mt-2.5')}
          onClick={() => apply({ lines: [...lines, ''], focus: lines.length })}
        >
          <Plus aria-hidden="true" />
          {add}
        </Button>
      )}
    </>
  )
}

interface LineBoxProps {
  label: string
  name: string
  value: string
  longest: number
  onChange: (value: string) => void
  onSplit: (cursor: number) => void
  onDrop: () => void
  /** True when the pasted text was taken over. */
  onPasted: (text: string) => boolean
}

function LineBox({ label, name, value, longest, onChange, onSplit, onDrop, onPasted }: LineBoxProps) {
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSplit(event.currentTarget.selectionStart)
    else if (event.key === 'Backspace' && value === '') onDrop()
    else return
    event.preventDefault()
  }
  return (
    <div className="flex items-start gap-1">
      <span aria-hidden="true" className="mt-3 text-ink-soft">
        •
      </span>
      <textarea
        aria-label={label}
        name={name}
        rows={1}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\n/g, ' '))}
        onKeyDown={handleKey}
        onPaste={(event: ClipboardEvent) => {
          if (onPasted(event.clipboardData.getData('text'))) event.preventDefault()
        }}
        className={cx(controlClass, 'field-sizing-content min-h-12 flex-1 resize-none py-3')}
      />
      <IconButton label={`Quitar ${label.toLowerCase()}`} onClick={onDrop}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
