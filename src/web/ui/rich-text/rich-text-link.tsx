import { $createLinkNode, $toggleLink } from '@lexical/link'
import { $createTextNode, $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { isSafeAddress } from './rich-text-setup.ts'

interface LinkFormProps {
  editor: LexicalEditor
  /** The address of the link at the cursor, to be changed or taken off. */
  link: string | null
  onDone: () => void
}

/** The address of a link; Enter puts it on the selected words, Escape goes back to the text. */
export function RichTextLinkForm({ editor, link, onDone }: LinkFormProps) {
  const [url, setUrl] = useState(link ?? 'https://')
  const [tried, setTried] = useState(false)

  function finish(change: () => void) {
    editor.update(change)
    onDone()
    editor.focus()
  }

  function put() {
    setTried(true)
    if (isSafeAddress(url)) finish(() => $putLink(url, link !== null))
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') put()
    else if (event.key === 'Escape') finish(() => undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the box inside
    <div className="flex flex-wrap items-end gap-3 border-line border-t p-3" onKeyDown={handleKey}>
      <Field
        label="Dirección del enlace"
        error={tried && !isSafeAddress(url) ? 'El enlace debe empezar por https://.' : undefined}
        className="min-w-48 flex-1"
      >
        <Input
          autoFocus
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <Button variant="secondary" onClick={put}>
        {link === null ? 'Poner enlace' : 'Cambiar enlace'}
      </Button>
      {link !== null && (
        <Button variant="quiet" onClick={() => finish(() => $toggleLink(null))}>
          Quitar enlace
        </Button>
      )}
    </div>
  )
}

/** Without selected words the address itself is written. */
function $putLink(url: string, on_link: boolean): void {
  const selection = $getSelection()
  if ($isRangeSelection(selection) && selection.isCollapsed() && !on_link) {
    selection.insertNodes([$createLinkNode(url).append($createTextNode(new URL(url).hostname))])
  } else $toggleLink(url)
}
