import { BookmarkPlus, Pencil, Users } from 'lucide-react'
import { useState } from 'react'
import type { KeptList } from '#shared/hiring/all-applications/kept-lists.ts'
import { useKeepList, useKeptLists } from '#web/data/hiring-team/all-applications.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SideScroll } from '#web/ui/layout/side-scroll.tsx'
import { isPlain, readAll, sameAsked } from './all-address.ts'
import { KeptListDialog } from './kept-list-dialog.tsx'
import { useAllAsked } from './use-all-asked.ts'

const WHOLE = readAll(new URLSearchParams())

/** Names for sets of filters: one press opens them, and what is asked now can be kept as one more. */
export function KeptLists({ company_id }: { company_id: string }) {
  const { asked, list_id, open } = useAllAsked()
  const lists = useKeptLists(company_id)
  const [dialog, setDialog] = useState<KeptList | 'NEW' | null>(null)
  const shown = lists.data?.items.find(({ id }) => id === list_id)
  const plain = isPlain(asked)
  if (!lists.data?.items.length && plain) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {lists.data && lists.data.items.length > 0 && (
        <SideScroll className="max-w-full">
          <ul aria-label="Listas guardadas" className="flex w-max gap-2 py-1">
            <li>
              <Pill on={plain && !shown} onPress={() => open(WHOLE, null)}>
                Todas en curso
              </Pill>
            </li>
            {lists.data.items.map((list) => (
              <li key={list.id}>
                <Pill on={list.id === shown?.id} onPress={() => open(list.asked, list.id)}>
                  {list.name}
                  {list.is_shared && <SharedMark owner_name={list.owner_name} />}
                </Pill>
              </li>
            ))}
          </ul>
        </SideScroll>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {shown?.can_edit && !sameAsked(shown.asked, asked) && <SaveChanges company_id={company_id} list={shown} />}
        {shown?.can_edit && (
          <Button size="sm" variant="quiet" onClick={() => setDialog(shown)}>
            <Pencil aria-hidden="true" />
            Editar la lista
          </Button>
        )}
        {!plain && !(shown && sameAsked(shown.asked, asked)) && (
          <Button size="sm" variant="quiet" onClick={() => setDialog('NEW')}>
            <BookmarkPlus aria-hidden="true" />
            Guardar como lista
          </Button>
        )}
      </div>
      {dialog && (
        <KeptListDialog
          company_id={company_id}
          list={dialog === 'NEW' ? undefined : dialog}
          asked={dialog === 'NEW' ? asked : dialog.asked}
          onKept={(kept) => open(kept.asked, kept.id)}
          onDeleted={() => open(WHOLE, null)}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}

function SharedMark({ owner_name }: Pick<KeptList, 'owner_name'>) {
  const words = owner_name ? `Compartida por ${owner_name}` : 'Compartida con el equipo'
  return (
    <span title={words} className="ml-1.5 inline-flex">
      <Users aria-hidden="true" className="size-4" />
      <span className="sr-only">{words}</span>
    </span>
  )
}

/** The open list with the filters of now in the place of its own. */
function SaveChanges({ company_id, list }: { company_id: string; list: KeptList }) {
  const { asked } = useAllAsked()
  const keep = useKeepList(company_id)
  const { name, is_shared } = list
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={keep.isPending}
      busyLabel="Guardando…"
      onClick={() =>
        keep.mutate(
          { list_id: list.id, body: { name, is_shared, asked } },
          {
            onSuccess: () => notify.success('Lista guardada.'),
            onError: (error) => notify.error(messageOf(error)),
          },
        )
      }
    >
      Guardar en «{list.name}»
    </Button>
  )
}

function Pill({ on, onPress, children }: { on: boolean; onPress: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className="hit-area inline-flex min-h-9 items-center whitespace-nowrap rounded-full border border-edge bg-surface px-3 font-medium text-sm hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
    >
      {children}
    </button>
  )
}
