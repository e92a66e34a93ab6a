import { Link } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import type { ListedApplication } from '#shared/hiring/all-applications/all-applications.ts'
import { applicationStateWords, sourceWords } from '#shared/words/hiring.ts'
import { formatDate } from '#web/lib/format.ts'
import { CardMatch } from '../board/card-signs.tsx'
import { useNow } from '../board/use-now.ts'
import { OPEN_PARAM } from '../dashboard/use-open-application.ts'
import { SilentDays } from '../parts/silent-days.tsx'

const HEAD = ['Vacante', 'Encaje', 'Etapa', 'Sin contacto', 'Responsable', 'Origen', 'Se postuló']

interface AllTableProps {
  company_id: string
  items: readonly ListedApplication[]
}

/** A table on wide screens; on a phone every row folds into a card of its own. */
export function AllTable({ company_id, items }: AllTableProps) {
  return (
    <div className="overflow-x-auto rounded-xl border border-line bg-surface">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">Candidaturas</caption>
        <thead className="max-md:block">
          <tr className="border-line border-b text-ink-soft text-sm max-md:block">
            <th scope="col" className="px-3 py-2.5 font-medium max-md:sr-only">
              Persona
            </th>
            {HEAD.map((name) => (
              <th key={name} scope="col" className="px-3 py-2.5 font-medium max-md:sr-only">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {items.map((item) => (
            <Row key={item.id} company_id={company_id} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cell = 'px-3 py-2.5 text-[0.9375rem] max-md:p-0 max-md:text-sm'
/** On a phone one after the other in a line. */
const inLine = `${cell} max-md:mr-3 max-md:inline-block max-md:align-baseline max-md:empty:hidden max-md:has-data-none:hidden`

function Row({ company_id, item }: { company_id: string; item: ListedApplication }) {
  const now = useNow()
  const { vacancy, state, stage_name, owner } = item
  const board = `/app/my-companies/${company_id}/vacancies/${vacancy.id}/dashboard`
  return (
    <tr className="border-line align-baseline not-last:border-b hover:bg-sunk/60 max-md:relative max-md:block max-md:px-3 max-md:py-2.5">
      <th scope="row" className="px-3 py-2.5 font-normal max-md:block max-md:p-0 md:min-w-48">
        <Link
          to={`${board}?${new URLSearchParams({ [OPEN_PARAM]: item.id })}`}
          className="wrap-anywhere hit-area font-semibold underline decoration-line underline-offset-3 hover:decoration-current"
        >
          {item.full_name}
        </Link>
        {item.headline && <span className="line-clamp-1 text-ink-soft text-sm">{item.headline}</span>}
        {item.unread_messages > 0 && (
          <span className="block font-medium text-brand-strong text-xs">
            {plural(item.unread_messages, 'mensaje sin leer', 'mensajes sin leer')}
          </span>
        )}
        {item.tags.length > 0 && (
          <span className="wrap-anywhere block text-ink-soft text-xs">{item.tags.join(' · ')}</span>
        )}
      </th>
      <td className={`${cell} wrap-anywhere max-md:block md:min-w-36`}>{vacancy.title}</td>
      <td className={inLine}>
        <CardMatch match={item.match} />
      </td>
      <td className={inLine}>{state === 'ACTIVE' ? stage_name : `${applicationStateWords[state]} · ${stage_name}`}</td>
      <td className={inLine}>
        <SilentDays card={item} now={now} />
      </td>
      <td className={inLine}>{owner?.full_name ?? <span data-none="">–</span>}</td>
      <td className={`${cell} max-md:hidden`}>{sourceWords[item.source]}</td>
      <td className={inLine}>
        <time dateTime={item.applied_at} className="whitespace-nowrap">
          {formatDate(item.applied_at)}
        </time>
      </td>
    </tr>
  )
}
