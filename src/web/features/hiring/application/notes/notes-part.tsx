import { Lock, Trash2 } from 'lucide-react'
import type { Note } from '#shared/hiring/notes.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { useCreateNote, useDeleteNote, useNotes } from '#web/data/hiring-team/notes.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { useDashboard } from '../../dashboard/dashboard-context.ts'
import { heldIn } from '../use-held.ts'
import { MentionBox } from './mention-box.tsx'
import { notePieces, toStored } from './note-text.ts'
import { TaskList } from './task-list.tsx'

/** What the team says among itself; the person who applied never reads it. */
export function NotesPart({ application }: { application: Pick<TeamApplication, 'id'> }) {
  const { may } = useDashboard()
  return (
    <div className="space-y-8">
      <TaskList application_id={application.id} />
      <section aria-label="Notas" className="space-y-4">
        <h3 className="text-lg">Notas del equipo</h3>
        {may('note') && <WriteNote application_id={application.id} />}
        <NoteList application_id={application.id} />
      </section>
    </div>
  )
}

const NOTE_MAX = 4000
const useHeldNote = heldIn<{ text: string; is_private: boolean }>()
const NOTHING_WRITTEN = { text: '', is_private: false }

function WriteNote({ application_id }: { application_id: string }) {
  const { may } = useDashboard()
  const readers = useNotes(application_id).data?.pages[0]?.readers ?? []
  // Who may read it is held with the words: a private note that was only begun does not come back as one for everybody.
  const [{ text, is_private }, hold, forget] = useHeldNote(application_id, NOTHING_WRITTEN)
  const setText = (next: string) => hold({ text: next, is_private })
  const create = useCreateNote(application_id)
  // A name that is not among them stays a word: whoever cannot read the note is not told of it either.
  const mentionable = readers.filter(({ reads_private }) => reads_private || !is_private)

  function press() {
    const visibility = is_private ? 'PRIVATE_LEADS' : 'TEAM'
    create.mutate(
      { body: toStored(text, mentionable), visibility },
      { onSuccess: forget, onError: (error) => notify.error(messageOf(error)) },
    )
  }

  return (
    <div className="space-y-2">
      <Field label="Nueva nota" help="Menciona con @ a quien deba leerla. Solo la ve tu equipo.">
        <MentionBox rows={3} name="note" maxLength={NOTE_MAX} value={text} onChange={setText} people={mentionable} />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {may('private_note') ? (
          <Checkbox
            label="Solo para quien dirige el proceso"
            checked={is_private}
            onChange={(event) => hold({ text, is_private: event.target.checked })}
          />
        ) : (
          <span />
        )}
        <Button size="sm" busy={create.isPending} busyLabel="Guardando…" disabled={!text.trim()} onClick={press}>
          Guardar nota
        </Button>
      </div>
    </div>
  )
}

function NoteList({ application_id }: { application_id: string }) {
  const notes = useNotes(application_id)
  if (notes.isPending) return <SkeletonLines lines={3} />
  if (!notes.data) {
    return <Failure title="No pudimos cargar las notas." error={notes.error} onRetry={() => notes.refetch()} />
  }
  const items = notes.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <p className="text-ink-soft text-sm">Aún no hay notas.</p>
  return (
    <>
      <ul aria-label="Notas" className="space-y-3">
        {items.map((note) => (
          <OneNote key={note.id} application_id={application_id} note={note} />
        ))}
      </ul>
      <LoadMore hasMore={notes.hasNextPage} busy={notes.isFetchingNextPage} onMore={() => notes.fetchNextPage()} />
    </>
  )
}

function OneNote({ application_id, note }: { application_id: string; note: Note }) {
  const remove = useDeleteNote(application_id)
  return (
    <li className="rounded-lg bg-sunk px-4 py-3">
      <div className="flex items-start gap-2">
        <div className="flex min-h-8 min-w-0 flex-1 flex-wrap items-center gap-x-3 text-sm">
          <p className="wrap-anywhere font-medium">
            {note.author_name} <span className="font-normal text-ink-soft">· {timeAgo(note.created_at)}</span>
          </p>
          {note.visibility === 'PRIVATE_LEADS' && (
            <span className="inline-flex items-center gap-1 text-ink-soft text-xs">
              <Lock aria-hidden="true" className="size-3.5" />
              Solo para quien dirige
            </span>
          )}
        </div>
        {note.is_mine && (
          <IconButton label="Eliminar nota" className="size-8" onClick={() => remove.mutate(note.id)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <p className="wrap-anywhere mt-1 whitespace-pre-line text-[0.9375rem]">
        {notePieces(note).map(({ key, text, is_mention }) =>
          is_mention ? (
            <strong key={key} className="font-semibold text-brand-strong">
              {text}
            </strong>
          ) : (
            text
          ),
        )}
      </p>
    </li>
  )
}
