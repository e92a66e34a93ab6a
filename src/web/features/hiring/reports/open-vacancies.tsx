import { Link } from 'react-router'
import { formatNumber, plural } from '#shared/core/numbers.ts'
import type { Reports } from '#shared/hiring/reports/reports.ts'
import { Badge } from '#web/ui/layout/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { HowCounted } from './how-counted.tsx'

const HEAD = ['Abierta desde hace', 'Candidaturas', 'En curso', 'Sin respuesta', 'Contratadas']
const TITLE = 'Vacantes abiertas'

interface OpenVacanciesProps {
  company_id: string
  reports: Reports
}

/** Where work waits now: those with most people without an answer first. */
export function OpenVacancies({ company_id, reports: { open_vacancies, open_total } }: OpenVacanciesProps) {
  return (
    <Card
      title={TITLE}
      text={
        <HowCounted of={TITLE}>
          Publicadas o en pausa hoy, con todo lo que recibieron desde que se publicaron, sea cual sea el periodo.
        </HowCounted>
      }
    >
      {open_vacancies.length === 0 ? (
        <p className="text-ink-soft">No hay ninguna vacante abierta.</p>
      ) : (
        <table aria-label={TITLE} className="w-full text-left max-md:block">
          <thead className="max-md:sr-only">
            <tr className="text-ink-soft text-sm">
              {['Vacante', ...HEAD].map((name) => (
                <th key={name} scope="col" className="border-line border-b py-2 pr-4 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {open_vacancies.map((vacancy) => (
              <Row key={vacancy.id} company_id={company_id} vacancy={vacancy} />
            ))}
          </tbody>
        </table>
      )}
      {open_total > open_vacancies.length && (
        <p className="mt-4 text-ink-soft text-sm">
          Se muestran {formatNumber(open_vacancies.length)} de {formatNumber(open_total)}.
        </p>
      )}
    </Card>
  )
}

type Open = Reports['open_vacancies'][number]

function Row({ company_id, vacancy }: { company_id: string; vacancy: Open }) {
  const { id, title, state, days_open, applications, in_process, awaiting, hired } = vacancy
  const figures = [applications, in_process, awaiting, hired]
  return (
    <tr className="border-line align-baseline not-last:border-b max-md:block max-md:py-3">
      <th scope="row" className="wrap-anywhere py-2.5 pr-4 font-medium max-md:block max-md:p-0">
        <Link
          to={`/app/my-companies/${company_id}/vacancies/${id}/dashboard`}
          className="hit-area mr-2 underline decoration-line underline-offset-3 hover:decoration-current"
        >
          {title}
        </Link>
        {state === 'PAUSED' && <Badge>En pausa</Badge>}
      </th>
      <td className="py-2.5 pr-4 text-[0.9375rem] max-md:block max-md:p-0 max-md:text-ink-soft max-md:text-sm">
        <span className="md:hidden">Abierta desde hace </span>
        {days_open === 0 ? 'menos de un día' : plural(days_open, 'día', 'días')}
      </td>
      {figures.map((value, at) => (
        <td
          key={HEAD[at + 1]}
          className="py-2.5 pr-4 text-[0.9375rem] tabular-nums max-md:mr-3 max-md:inline-block max-md:p-0 max-md:text-sm"
        >
          <span className="text-ink-soft md:hidden">{HEAD[at + 1]}: </span>
          {formatNumber(value)}
        </td>
      ))}
    </tr>
  )
}
