import { useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { choicesOf, keysOf } from '#web/lib/choices.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { PEOPLE_MAX } from '../people-max.ts'
import { type Column, columnsProblem, columnWords, guessColumns, type ReadColumns } from './columns.ts'

interface ColumnsFormProps {
  table: ReadColumns
  onChange: (table: ReadColumns) => void
  onBack: () => void
  onDone: () => void
}

const PREVIEWED = 3
const CHOICES = choicesOf(columnWords)

/** Each column of the table as a line, so that it fits a phone: its heading, its first values and what it is. */
export function ColumnsForm({ table, onChange, onBack, onDone }: ColumnsFormProps) {
  const [asked, setAsked] = useState(false)
  const { lines, with_headings, columns } = table
  const people = with_headings ? lines.slice(1) : lines
  const problem = people.length === 0 ? NOBODY : people.length > PEOPLE_MAX ? TOO_MANY : columnsProblem(columns)

  const put = (at: number, column: Column) => onChange({ ...table, columns: columns.with(at, column) })
  const setHeadings = (checked: boolean) =>
    onChange({ ...table, with_headings: checked, columns: guessColumns(lines, checked) })

  return (
    <div className="space-y-5">
      {asked && problem && (
        <Alert tone="bad" live>
          {problem}
        </Alert>
      )}
      <p>
        Leímos {plural(people.length, 'persona', 'personas')}. Di qué es cada columna; estas son sus primeras filas.
      </p>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {columns.map((column, at) => {
          const title = (with_headings && lines[0]?.cells[at]) || `Columna ${at + 1}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place alone
            <li key={at} className="grid items-center gap-x-4 gap-y-2 p-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
              <div className="wrap-anywhere min-w-0">
                <p className="font-semibold">{title}</p>
                <p className="line-clamp-2 text-ink-soft text-sm">
                  {people
                    .slice(0, PREVIEWED)
                    .map(({ cells }) => cells[at] || '—')
                    .join(' · ')}
                </p>
              </div>
              <Select
                aria-label={`Qué es «${title}»`}
                placeholder="No usar"
                choices={CHOICES}
                value={column}
                onChange={({ target }) => put(at, CHOSEN[target.value] ?? '')}
              />
            </li>
          )
        })}
      </ul>
      <Checkbox
        label="La primera fila son los títulos"
        checked={with_headings}
        onChange={({ target }) => setHeadings(target.checked)}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onBack}>
          Volver
        </Button>
        <Button onClick={() => (problem ? setAsked(true) : onDone())}>Revisar las filas</Button>
      </div>
    </div>
  )
}

const NOBODY = 'Debajo de los títulos no hay nadie. Si la primera fila ya es una persona, desmárcalo.'
const TOO_MANY = `Trae hasta ${PEOPLE_MAX} personas a la vez: vuelve y divide la tabla.`
const CHOSEN: Readonly<Record<string, Column>> = Object.fromEntries(
  keysOf(columnWords).map((column) => [column, column]),
)
