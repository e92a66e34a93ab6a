import { HISTORY_MERGE_TAG, type LexicalEditor } from 'lexical'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '#web/lib/cx.ts'
import { $settleSelection } from './rich-text-focus.ts'
import { $readRichText, $writeRichText } from './rich-text-nodes.ts'
import { createRichTextEditor, registerRules } from './rich-text-setup.ts'
import { useRichTextState } from './rich-text-state.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

export interface RichTextProps {
  label: string
  /** Limited rich text: p, ul, ol, li, strong, em. */
  value: string
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
  placeholder?: string | undefined
  invalid?: boolean | undefined
}

const FROM_OUTSIDE = 'from-outside'

// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function RichTextEditor({ label, value, onChange, onBlur, placeholder, invalid }: RichTextProps) {
  const [editor] = useState(createRichTextEditor)
  const state = useRichTextState(editor)
  const box = useEditorBox(editor)
  useValue(editor, value, onChange)
  return (
    <div
      className={cx(
        'rounded-lg border bg-surface transition-colors has-[[role=textbox]:focus-visible]:border-brand has-[[role=textbox]:focus-visible]:outline-2 has-[[role=textbox]:focus-visible]:outline-brand',
        invalid ? 'border-bad' : 'border-edge hover:border-ink-soft',
      )}
    >
      <RichTextToolbar label={label} editor={editor} state={state} />
      <div className="relative border-line border-t">
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot hold lists and emphasis */}
        <div
          ref={box}
          role="textbox"
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
          aria-multiline="true"
          aria-label={label}
          aria-invalid={invalid || undefined}
          spellCheck
          onBlur={onBlur}
          className="wrap-anywhere max-h-[70vh] min-h-64 overflow-y-auto px-4 py-3 outline-none"
        />
        {placeholder && value === '' && (
          <p aria-hidden="true" className="pointer-events-none absolute inset-x-4 top-3 text-ink-soft opacity-85">
            {placeholder}
          </p>
        )}
      </div>
    </div>
  )
}

function useEditorBox(editor: LexicalEditor) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    editor.setRootElement(box.current)
    const unregister = registerRules(editor)
    return () => {
      unregister()
      editor.setRootElement(null)
    }
  }, [editor])
  return box
}

/** What is typed goes out; what comes from elsewhere (another version, a rewrite) replaces the text. */
function useValue(editor: LexicalEditor, value: string, onChange: (html: string) => void): void {
  const known = useRef<string | null>(null)
  const tell = useRef(onChange)
  tell.current = onChange

  useEffect(
    () =>
      editor.registerUpdateListener(({ tags, dirtyElements, dirtyLeaves }) => {
        if (tags.has(FROM_OUTSIDE) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return
        const html = editor.read($writeRichText)
        if (html === known.current) return
        known.current = html
        tell.current(html)
      }),
    [editor],
  )

  // Before the next key can be pressed: what was typed meanwhile must not be taken for an older text from outside.
  useLayoutEffect(() => {
    if (value === known.current) return
    const tag = known.current === null ? [FROM_OUTSIDE, HISTORY_MERGE_TAG] : [FROM_OUTSIDE]
    known.current = value
    const replace = () => {
      $readRichText(value)
      $settleSelection(editor)
    }
    editor.update(replace, { tag, discrete: true })
  }, [editor, value])
}
