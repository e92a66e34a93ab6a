import { Link } from 'react-router'
import type { MatchCondition, MatchItem, Verdict } from '#shared/matching/matching.ts'
import type { VacancyMatch } from '#shared/matching/vacancy-matches.ts'
import { importanceWords, verdictWords } from '#shared/words/matching.ts'
import { calledBy } from '#shared/words/talent.ts'
import { cx } from '#web/lib/cx.ts'
import { VERDICT_SIGNS } from '#web/parts/matching/verdict-signs.ts'
import { compareRows } from './compare-rows.ts'
import { InviteButton } from './invite-button.tsx'
import { PersonRange } from './match-parts.tsx'
import { placeOf } from './person-card.tsx'
import { useTalentAddress } from './use-talent-address.ts'

interface CompareTableProps {
  vacancy_id: string
  people: readonly VacancyMatch[]
  /** What is compared stands above its line, so that the people have the whole width. */
  stacked?: boolean | undefined
}

/** A row for each requirement, a column for each person, who can be opened and invited from there. */
export function CompareTable({ vacancy_id, people, stacked = false }: CompareTableProps) {
  const { requirements, conditions } = compareRows(people)
  const { addressOf } = useTalentAddress()
  const shape = { columns: people.length, stacked }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: five columns may need to be scrolled with the keyboard
    <section aria-label="Comparación" tabIndex={0} className="overflow-x-auto">
      <table className={cx('w-full text-left align-top text-[0.9375rem]', stacked && 'table-fixed')}>
        <thead>
          <tr>
            {!stacked && <td />}
            {people.map((person) => (
              <th
                key={person.cv_id}
                scope="col"
                className={cx('p-3 align-top font-normal', stacked ? 'pl-0' : 'min-w-44')}
              >
                {/* Two lines for every name, so that the ranges stand on one. */}
                <span className="wrap-anywhere block min-h-[2lh] font-semibold text-base">
                  <Link to={addressOf(person.cv_id)} preventScrollReset className="text-link hit-area">
                    {calledBy(person)}
                  </Link>
                </span>
                <span className="mb-2 block text-ink-soft text-sm">{placeOf(person)}</span>
                <PersonRange match={person.match} brief />
              </th>
            ))}
          </tr>
          <tr>
            {!stacked && <td className="border-line border-b" />}
            {people.map((person) => (
              <td key={person.cv_id} className={cx('border-line border-b p-3 pt-0 align-top', stacked && 'pl-0')}>
                <InviteButton vacancy_id={vacancy_id} person={person} />
              </td>
            ))}
          </tr>
        </thead>
        <Rows title="Requisitos" rows={requirements} {...shape} />
        <Rows title="Condiciones" rows={conditions} {...shape} />
      </table>
    </section>
  )
}

type Row = ReturnType<typeof compareRows>['conditions'][number]

interface RowsProps {
  title: string
  rows: readonly Row[]
  columns: number
  stacked: boolean
}

function Rows({ title, rows, columns, stacked }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={stacked ? columns : columns + 1} className="pt-5 pb-2 font-semibold">
            {title}
          </th>
        </tr>
        {!stacked && rows.map((row) => <WideRow key={row.requirement_id} row={row} />)}
      </tbody>
      {stacked && rows.map((row) => <StackedRow key={row.requirement_id} row={row} columns={columns} />)}
    </>
  )
}

function Asked({ title, importance }: Pick<Row, 'title' | 'importance'>) {
  return (
    <>
      {title}{' '}
      {importance && (
        <span className="font-normal text-ink-soft text-sm">{importanceWords[importance].toLowerCase()}</span>
      )}
    </>
  )
}

function WideRow({ row: { cells, ...asked } }: { row: Row }) {
  return (
    <tr>
      <th scope="row" className="wrap-anywhere min-w-32 border-line border-b py-3 pr-3 align-top font-medium">
        <Asked {...asked} />
      </th>
      {cells.map(({ cv_id, line }) => (
        <td key={cv_id} className="border-line border-b p-3 align-top">
          {line ? <Cell line={line} /> : '–'}
        </td>
      ))}
    </tr>
  )
}

/** A group of its own, so that what stands above still names what is below it. */
function StackedRow({ row: { cells, ...asked }, columns }: { row: Row; columns: number }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns} className="wrap-anywhere pt-3 pb-1 font-medium text-ink-soft text-sm">
          <Asked {...asked} />
        </th>
      </tr>
      <tr>
        {cells.map(({ cv_id, line }) => (
          <td key={cv_id} className="border-line border-b pr-3 pb-3 align-top">
            {line ? <Cell line={line} /> : '–'}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function Cell({ line }: { line: MatchItem | MatchCondition }) {
  const override = 'override' in line ? line.override : null
  return (
    <>
      <Sign verdict={line.verdict} />
      {override && (
        <span className="mt-1 block text-ink-soft text-sm">
          Tu equipo: {verdictWords[override.verdict].toLowerCase()}
        </span>
      )}
    </>
  )
}

function Sign({ verdict }: { verdict: Verdict }) {
  const { Icon, look } = VERDICT_SIGNS[verdict]
  return (
    <span className="flex items-start gap-1.5">
      <Icon aria-hidden="true" strokeWidth={2.5} className={cx('mt-0.5 size-4.5 shrink-0', look)} />
      {verdictWords[verdict]}
    </span>
  )
}
