import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import type { Card } from '#shared/hiring/board.ts'
import { applicationStateWords } from '#shared/words/hiring.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDate } from '#web/lib/format.ts'
import { Tickbox } from '#web/ui/forms/checkbox.tsx'
import { cardLinkId } from '../board/application-card.tsx'
import { CardMatch } from '../board/card-signs.tsx'
import { useNow } from '../board/use-now.ts'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { addressOf, useOpenApplication } from '../dashboard/use-open-application.ts'
import { SilentDays } from '../parts/silent-days.tsx'
import { type Column, columnWords, readColumns } from './list-address.ts'

interface ApplicationTableProps {
  items: readonly Card[]
  /** Null for whoever may do nothing with many at once. */
  chosen: ReadonlySet<string> | null
  onChoose: (chosen: ReadonlySet<string>) => void
  max: number
}

/** A table on wide screens; on a phone every row folds into a card of its own. */
export function ApplicationTable({ items, chosen, onChoose, max }: ApplicationTableProps) {
  const [search] = useSearchParams()
  const columns = readColumns(search)
  const all = chosen !== null && items.slice(0, max).every(({ id }) => chosen.has(id))
  return (
    <div className="overflow-x-auto rounded-xl border border-line bg-surface">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">Postulaciones</caption>
        <thead className="max-md:block">
          <tr className="border-line border-b text-ink-soft text-sm max-md:block">
            {chosen && (
              <th scope="col" className="w-12 px-3 max-md:block max-md:w-auto">
                <Tick
                  label={all ? 'No elegir ninguna' : 'Elegir todas las que se ven'}
                  checked={all}
                  onChange={() => onChoose(new Set(all ? [] : items.slice(0, max).map(({ id }) => id)))}
                >
                  <span className="md:sr-only">Elegir todas</span>
                </Tick>
              </th>
            )}
            <th scope="col" className="px-3 py-2.5 font-medium max-md:sr-only">
              Persona
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2.5 font-medium max-md:hidden">
                {columnWords[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {items.map((card) => (
            <Row
              key={card.id}
              card={card}
              columns={columns}
              chosen={chosen?.has(card.id) ?? null}
              onChoose={(on) => onChoose(toggled(chosen ?? new Set(), card.id, on, max))}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function toggled(chosen: ReadonlySet<string>, id: string, on: boolean, max: number): ReadonlySet<string> {
  const next = new Set(chosen)
  if (on && next.size < max) next.add(id)
  else next.delete(id)
  return next
}

interface RowProps {
  card: Card
  columns: readonly Column[]
  chosen: boolean | null
  onChoose: (on: boolean) => void
}

function Row({ card, columns, chosen, onChoose }: RowProps) {
  const [search] = useSearchParams()
  const { open_id } = useOpenApplication()
  return (
    <tr
      data-card={card.id}
      className={cx(
        'border-line align-baseline not-last:border-b hover:bg-sunk/60 max-md:relative max-md:block max-md:px-3 max-md:py-2.5',
        chosen !== null && 'max-md:pl-12',
        card.id === open_id && 'bg-brand-soft',
      )}
    >
      {chosen !== null && (
        <td className="px-3 align-top max-md:absolute max-md:top-1 max-md:left-0 max-md:block">
          <Tick label={`Elegir ${card.full_name}`} checked={chosen} onChange={() => onChoose(!chosen)} />
        </td>
      )}
      <th scope="row" className="px-3 py-2.5 font-normal max-md:block max-md:p-0 md:min-w-48">
        <Link
          id={cardLinkId(card.id)}
          to={addressOf(search, card.id)}
          preventScrollReset
          aria-current={card.id === open_id || undefined}
          className="wrap-anywhere hit-area font-semibold underline decoration-line underline-offset-3 hover:decoration-current"
        >
          {card.full_name}
        </Link>
        {card.headline && <span className="line-clamp-1 text-ink-soft text-sm">{card.headline}</span>}
        {card.unread_messages > 0 && (
          <span className="font-medium text-brand-strong text-xs">
            {plural(card.unread_messages, 'mensaje sin leer', 'mensajes sin leer')}
          </span>
        )}
      </th>
      {columns.map((column) => (
        <td
          key={column}
          className="px-3 py-2.5 text-[0.9375rem] max-md:mr-3 max-md:inline-block max-md:p-0 max-md:align-baseline max-md:text-sm max-md:empty:hidden max-md:has-data-none:hidden"
        >
          <Cell column={column} card={card} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ column, card }: { column: Column; card: Card }) {
  const { stages } = useDashboard()
  const now = useNow()
  if (column === 'encaje') return <CardMatch match={card.match} />
  if (column === 'etapa') {
    const stage = stages.find(({ id }) => id === card.stage_id)?.name
    return <>{card.state === 'ACTIVE' ? stage : `${applicationStateWords[card.state]} · ${stage}`}</>
  }
  if (column === 'contacto') return <SilentDays card={card} now={now} />
  if (column === 'responsable') return <>{card.owner?.full_name ?? <span data-none="">–</span>}</>
  if (column === 'etiquetas')
    return <span className="wrap-anywhere text-ink-soft text-sm">{card.tags.join(' · ')}</span>
  return (
    <time dateTime={card.applied_at} className="whitespace-nowrap">
      {formatDate(card.applied_at)}
    </time>
  )
}

interface TickProps {
  label: string
  checked: boolean
  onChange: () => void
  children?: ReactNode
}

function Tick({ label, checked, onChange, children }: TickProps) {
  return (
    <label className="group/check flex min-h-11 items-center gap-2">
      <Tickbox aria-label={label} checked={checked} onChange={onChange} />
      {children}
    </label>
  )
}
