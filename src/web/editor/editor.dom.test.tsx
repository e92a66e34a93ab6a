import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { holdTime } from '#tests/support/dom/dom-clock.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { RemarksProvider } from './fields/remarks.ts'
import { TextField } from './fields/text-field.tsx'
import { UndoButtons } from './history/undo-buttons.tsx'
import { useUndo } from './history/use-undo.ts'
import { clashesFirst, type MergePart, whoChanged } from './merging/merge.ts'
import { MergeQuestion, type MergeRules } from './merging/merge-question.tsx'
import { type DeviceCopy, deviceCopies } from './saving/device-copies.ts'
import { SaveBar } from './saving/save-bar.tsx'
import { Saver } from './saving/saver.ts'
import { useDeviceCopy } from './saving/use-device-copy.ts'
import { useSaver } from './saving/use-saver.ts'

/** The smallest document that an editor may have: this core knows no other. */
interface Note {
  title: string
  place: string
}
interface SavedNote extends Note {
  revision: number
}

const FIELDS = ['title', 'place'] as const
const copies = deviceCopies('note-draft:', z.object({ title: z.string(), place: z.string() }))
const contentOf = ({ title, place }: Note): Note => ({ title, place })

const rules: MergeRules<Note> = {
  title: 'Esta nota cambió en otro lugar',
  text: 'Elige qué conservar.',
  partsOf: (base, mine, theirs) =>
    clashesFirst(
      FIELDS.filter((key) => mine[key] !== theirs[key]).map((key): MergePart => {
        const changed_by = whoChanged(base[key] !== mine[key], base[key] !== theirs[key])
        return { key, title: key, changed_by, mine: [mine[key]], theirs: [theirs[key]] }
      }),
    ),
  merged: (mine, theirs, picks) => ({
    title: (picks.title === 'THEIRS' ? theirs : mine).title,
    place: (picks.place === 'THEIRS' ? theirs : mine).place,
  }),
}

/** A server with one note; `refuse` holds the statuses of the next answers. */
class Server {
  note: SavedNote = { title: 'Uno', place: 'Madrid', revision: 1 }
  refuse: number[] = []
  saves = 0

  #mayRefuse() {
    const status = this.refuse.shift()
    if (status !== undefined) throw new ApiError({ status, code: 'x', message: 'No se puede guardar así.' })
  }
  save = async (content: Note, revision: number): Promise<SavedNote> => {
    this.saves += 1
    this.#mayRefuse()
    if (revision !== this.note.revision) throw new ApiError({ status: 409, code: 'version_conflict', message: 'Otro.' })
    this.note = { ...content, revision: revision + 1 }
    return this.note
  }
  load = async () => this.note
}

function Opened({ server, copy }: { server: Server; copy: DeviceCopy<Note> | null }) {
  const [start] = useState(() => server.note)
  const { content, change, undo, redo, can_undo, can_redo, said, adopt, handleKey } = useUndo(
    copy?.content ?? contentOf(start),
    'nota',
    () => undefined,
  )
  const [saver] = useState(
    () =>
      new Saver<Note, SavedNote>(
        { base: contentOf(start), revision: start.revision, content },
        {
          contentOf,
          asSaved: contentOf,
          save: server.save,
          load: server.load,
          onSaved: () => undefined,
          keep: (kept) => copies.keep('n1', { ...kept, user_id: 'u1' }),
          drop: () => copies.drop('n1'),
          now: Date.now,
        },
      ),
  )
  const left = { copy, theirs: start }
  const state = useSaver({ saver, content, left, onNewer: adopt, sendOnLeave: () => undefined })
  const problems = content.title === '' ? { title: 'Ponle un título.' } : {}
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the fields inside
    <div onKeyDown={handleKey}>
      <SaveBar state={state} conflictText="Esta nota cambió en otro lugar.">
        <UndoButtons canUndo={can_undo} canRedo={can_redo} onUndo={undo} onRedo={redo} />
      </SaveBar>
      {state.kind === 'CONFLICT' && (
        <MergeQuestion
          rules={rules}
          base={state.base}
          mine={content}
          theirs={contentOf(state.theirs)}
          onChosen={(chosen) => {
            change(() => chosen)
            saver.resolve(state.theirs, chosen)
          }}
        />
      )}
      <RemarksProvider value={{ problems, eager: false, Note: () => null }}>
        {FIELDS.map((key) => (
          <TextField
            key={key}
            path={key}
            label={key}
            max={40}
            value={content[key]}
            onChange={(value) => change((now) => ({ ...now, [key]: value }), key)}
          />
        ))}
      </RemarksProvider>
      <output aria-label="Dicho">{said}</output>
    </div>
  )
}

function Editor({ server }: { server: Server }) {
  const copy = useDeviceCopy(copies, 'n1', 'u1')
  return copy === undefined ? null : <Opened server={server} copy={copy} />
}

const box = (name: string) => page.getByRole('textbox', { name })
const SAVED = /^Guardado (?:ahora|hace \d+ s)$/
const shows = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeInTheDocument()

async function open(server = new Server()) {
  localStorage.removeItem('note-draft:n1')
  const { unmount } = await render(<Editor server={server} />)
  await expect.element(box('title')).toHaveValue(server.note.title)
  return { server, close: unmount }
}

describe('saving by itself', () => {
  it('says how far what is written has come', async () => {
    const { server } = await open()
    await shows('Todo guardado')
    const { pass } = holdTime()
    await userEvent.fill(box('title'), 'Dos')
    await shows('Guardando…')
    expect(server.saves).toBe(0)
    await pass(1_500)
    await shows(SAVED)
    expect([server.note.title, server.saves]).toEqual(['Dos', 1])
  })

  it('keeps it on the device without a connection, goes on by itself, and says what is refused', async () => {
    const { server } = await open()
    server.refuse = [503, 503, 422]
    const { pass } = holdTime()
    await userEvent.fill(box('title'), 'Dos')
    await pass(1_500)
    await shows('Sin conexión: tus cambios están en este dispositivo.')
    expect(localStorage.getItem('note-draft:n1')).toContain('Dos')
    await pass(2_000)
    await shows('Sin conexión: tus cambios están en este dispositivo.')
    await pass(4_000)
    await shows('No se puede guardar así.')
    expect(server.note.title).toBe('Uno')
    await userEvent.fill(box('title'), 'Tres')
    await pass(1_500)
    await shows(SAVED)
    expect(localStorage.getItem('note-draft:n1')).toBeNull()
  })

  it('takes up what a closed page left on the device', async () => {
    const server = new Server()
    const { close } = await open(server)
    server.refuse = Array.from({ length: 50 }, () => 503)
    const { pass } = holdTime()
    await userEvent.fill(box('title'), 'Dos')
    await pass(1_500)
    await close()
    expect(server.note.title).toBe('Uno')
    server.refuse = []
    await render(<Editor server={server} />)
    await expect.element(box('title')).toHaveValue('Dos')
    await pass(1_500)
    await shows(SAVED)
    expect(server.note.title).toBe('Dos')
  })

  it('asks, part by part, when somebody else saved another text', async () => {
    const { server } = await open()
    server.note = { title: 'De otra', place: 'Málaga', revision: 2 }
    const { pass } = holdTime()
    await userEvent.fill(box('title'), 'Mío')
    await pass(1_500)
    await shows('Esta nota cambió en otro lugar.')
    const dialog = page.getByRole('dialog', { name: 'Elige qué conservar' })
    await expect.element(dialog).toBeVisible()
    // What only the other one changed needs no answer; where both wrote, nobody chooses for the person.
    await expect
      .element(dialog.getByRole('group', { name: /place/ }).getByText('Cambió solo en el otro lugar.'))
      .toBeVisible()
    await dialog.getByRole('button', { name: 'Falta elegir 1 parte' }).click({ force: true })
    expect(server.note.title).toBe('De otra')
    await dialog.getByRole('group', { name: /title/ }).getByText('Lo de aquí').click()
    await dialog.getByRole('button', { name: 'Guardar mi elección' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await shows(SAVED)
    expect(server.note).toEqual({ title: 'Mío', place: 'Málaga', revision: 3 })
    await expect.element(box('place')).toHaveValue('Málaga')
  })
})

describe('the way back', () => {
  it('takes a word as one step, by keys and buttons, and says what was done', async () => {
    await open()
    const said = () => page.getByRole('status', { name: 'Dicho' })
    await userEvent.type(box('title'), ' más')
    await userEvent.type(box('place'), '!')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(box('place')).toHaveValue('Madrid')
    await expect.element(said()).toHaveTextContent('Deshecho.')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(box('title')).toHaveValue('Uno')
    await expect.element(page.getByRole('button', { name: 'Deshacer' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Rehacer' }).click()
    await expect.element(box('title')).toHaveValue('Uno más')
    await expect.element(said()).toHaveTextContent('Rehecho.')
    await userEvent.type(box('title'), '.')
    await expect.element(page.getByRole('button', { name: 'Rehacer' })).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('a field', () => {
  it('says what is missing once it was left, and how many characters are left near the end', async () => {
    await open()
    await userEvent.fill(box('place'), 'x'.repeat(37))
    await shows('Quedan 3')
    await userEvent.clear(box('title'))
    await expect.element(box('title')).toHaveAccessibleDescription('Ponle un título.')
  })
})
