import { Mails } from 'lucide-react'
import { useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { type Outgoing, type OutgoingState, outgoingState } from '#shared/hiring/outgoing.ts'
import { outgoingStateWords } from '#shared/words/hiring.ts'
import { useUndoBulk } from '#web/data/hiring-team/list.ts'
import { useCancelOutgoing, useChangeOutgoing, useOutgoing } from '#web/data/hiring-team/outgoing.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { OutgoingForm, wordsOf } from './outgoing-form.tsx'

/** «Cola de envío»: every mail that will still leave, and the way to stop it. */
export function OutgoingQueue({ vacancy_id }: { vacancy_id: string }) {
  const [open, setOpen] = useState(false)
  const waiting = useOutgoing(vacancy_id, 'QUEUED')
  const queued = waiting.data?.pages[0]?.queued ?? 0
  return (
    <>
      <Button size="sm" variant="secondary" className="min-h-11" onClick={() => setOpen(true)}>
        <Mails aria-hidden="true" />
        <span className="@max-3xl:sr-only">Cola de envío</span>
        {queued > 0 && <span className="rounded-full bg-brand-soft px-2 text-brand-strong tabular-nums">{queued}</span>}
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title="Cola de envío" className="max-w-xl">
        <div className="px-5 pt-5 pb-10 sm:px-7">
          <h2 className="pr-12 text-2xl">Cola de envío</h2>
          <p className="mt-1 mb-5 text-ink-soft">
            Hasta que un correo salga puedes cambiarlo, adelantarlo o cancelarlo.
          </p>
          <Queue vacancy_id={vacancy_id} />
        </div>
      </Drawer>
    </>
  )
}

const plainWords: Record<OutgoingState, string> = {
  ...outgoingStateWords,
  SENT: 'Enviados',
  CANCELLED: 'Cancelados',
  FAILED: 'Sin enviar',
}

function Queue({ vacancy_id }: { vacancy_id: string }) {
  const [state, setState] = useState<OutgoingState>('QUEUED')
  const mails = useOutgoing(vacancy_id, state)
  const items = mails.data?.pages.flatMap((page) => page.items) ?? []
  const [edited, setEdited] = useState<Outgoing[]>([])
  const stop = (id: string) => setEdited((before) => before.filter((mail) => mail.id !== id))
  // One that left the queue while somebody was writing stays here until they are done: its words are theirs.
  const left = state === 'QUEUED' ? edited.filter(({ id }) => !items.some((mail) => mail.id === id)) : []
  return (
    <div className="space-y-4">
      <RadioPills
        small
        name="state"
        words={plainWords}
        value={state}
        onChange={(next) => setState(outgoingState.parse(next))}
      />
      {mails.isPending && <SkeletonLines lines={4} />}
      {mails.isError && (
        <Failure title="No pudimos cargar la cola." error={mails.error} onRetry={() => mails.refetch()} />
      )}
      {mails.data && items.length + left.length === 0 && (
        <EmptyState
          compact
          drawing="send"
          text={state === 'QUEUED' ? 'No hay correos por salir.' : 'Aquí no hay correos todavía.'}
        />
      )}
      <ul aria-label="Correos" className="space-y-3 empty:hidden">
        {[...left, ...items].map((mail) => (
          <OneMail
            key={mail.id}
            vacancy_id={vacancy_id}
            mail={mail}
            is_left={left.includes(mail)}
            opened={edited.find(({ id }) => id === mail.id)}
            onEdit={() => setEdited((before) => [...before, mail])}
            onDone={() => stop(mail.id)}
          />
        ))}
      </ul>
      <LoadMore hasMore={mails.hasNextPage} busy={mails.isFetchingNextPage} onMore={() => mails.fetchNextPage()} />
      <span role="status" className="sr-only">
        {mails.data ? plural(items.length, 'correo', 'correos') : ''}
      </span>
    </div>
  )
}

const kinds: Record<Outgoing['kind'], string> = { REJECTION: 'Respuesta', MESSAGE: 'Mensaje', OFFER: 'Oferta' }

const whenWords = ({ state, send_at, settled_at }: Outgoing): string =>
  state === 'QUEUED'
    ? `Sale el ${formatDayTime(send_at)}`
    : `${outgoingStateWords[state]} el ${formatDayTime(settled_at ?? send_at)}`

interface OneMailProps {
  vacancy_id: string
  mail: Outgoing
  /** It waits no more, and somebody is still writing. */
  is_left: boolean
  /** As it was when somebody began to change it. */
  opened: Outgoing | undefined
  onEdit: () => void
  onDone: () => void
}

function OneMail({ vacancy_id, mail, is_left, opened, onEdit, onDone }: OneMailProps) {
  const change = useChangeOutgoing(vacancy_id, mail.id)
  const cancel = useCancelOutgoing(vacancy_id, mail.id)
  const failed = (error: unknown) => notify.error(messageOf(error))
  const sendNow = () =>
    change.mutate(
      { ...wordsOf(mail), send_at: new Date().toISOString(), before: wordsOf(mail) },
      { onSuccess: () => notify.success('Sale en unos segundos.'), onError: failed },
    )
  return (
    <li className="rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="wrap-anywhere font-semibold">{mail.full_name}</p>
        <p className="text-ink-soft text-sm">{whenWords(mail)}</p>
      </div>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {kinds[mail.kind]} · {mail.subject}
        {mail.created_by_name && <> · {mail.created_by_name}</>}
      </p>
      {opened ? (
        <OutgoingForm
          opened={opened}
          now={is_left ? undefined : mail}
          onSave={(body) => change.mutateAsync(body)}
          onDone={onDone}
        />
      ) : (
        <p className="wrap-anywhere mt-2 line-clamp-4 whitespace-pre-line text-[0.9375rem]">{mail.body}</p>
      )}
      {mail.state === 'QUEUED' && !opened && (
        <div className="mt-3 flex flex-wrap gap-2">
          {mail.kind !== 'OFFER' && (
            <>
              <Button size="sm" variant="secondary" onClick={onEdit}>
                Editar
              </Button>
              <Button size="sm" variant="secondary" busy={change.isPending} onClick={sendNow}>
                Enviar ahora
              </Button>
            </>
          )}
          <Button
            size="sm"
            variant="quiet"
            busy={cancel.isPending}
            onClick={() =>
              cancel.mutate(undefined, { onSuccess: () => notify.success('Correo cancelado.'), onError: failed })
            }
          >
            Cancelar envío
          </Button>
          {mail.bulk_id && <UndoAll vacancy_id={vacancy_id} bulk_id={mail.bulk_id} />}
        </div>
      )}
    </li>
  )
}

/** One of many: whoever has the right takes all of them back at once, also when who sent them is gone. */
function UndoAll({ vacancy_id, bulk_id }: { vacancy_id: string; bulk_id: string }) {
  const undo = useUndoBulk(vacancy_id)
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={undo.isPending}
      onClick={() =>
        undo.mutate(bulk_id, {
          onSuccess: () => notify.success('Envío a varias personas deshecho.'),
          onError: (error) => notify.error(messageOf(error)),
        })
      }
    >
      Deshacer todo el envío
    </Button>
  )
}
