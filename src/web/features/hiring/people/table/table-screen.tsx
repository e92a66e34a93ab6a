import { useState } from 'react'
import { ManyPeopleScreen } from '../many/many-people.tsx'
import { isRight, itemOfRow, type PersonItem } from '../many/person-item.ts'
import { BringTable } from './bring-table.tsx'
import { guessColumns, hasHeadings, type ReadColumns } from './columns.ts'
import { ColumnsForm } from './columns-form.tsx'
import type { TableLine } from './read-table.ts'
import { personOfLine } from './table-people.ts'

interface TableScreenProps {
  onBusy: (busy: boolean) => void
  onDone: () => void
  onBack: () => void
}

/** A table is brought, its columns are told apart, and its rows become people; each step keeps the one before. */
export function TableScreen({ onBusy, onDone, onBack }: TableScreenProps) {
  const [typed, setTyped] = useState('')
  const [table, setTable] = useState<ReadColumns | null>(null)
  const [people, setPeople] = useState<PersonItem[] | null>(null)

  function read(lines: TableLine[]) {
    const with_headings = hasHeadings(lines)
    setTable({ lines, with_headings, columns: guessColumns(lines, with_headings) })
  }

  function backToColumns() {
    setPeople(null)
    onBusy(false)
  }

  const step = people ? 'people' : table ? 'columns' : 'bring'
  return (
    <div key={step} ref={begin} tabIndex={-1} className="outline-none">
      {people ? (
        <ManyPeopleScreen start={people} onBusy={onBusy} onDone={onDone} onBack={backToColumns} />
      ) : table ? (
        <ColumnsForm
          table={table}
          onChange={setTable}
          onBack={() => setTable(null)}
          onDone={() => setPeople(peopleOf(table))}
        />
      ) : (
        <BringTable typed={typed} onType={setTyped} onRead={read} onBack={onBack} />
      )}
    </div>
  )
}

/** A step begins at its top, however far down the one before was left, and with its button gone focus goes along. */
function begin(step: HTMLElement | null) {
  step?.focus({ preventScroll: true })
  step?.scrollIntoView({ block: 'start' })
}

/** Those with something to be corrected come first: nobody looks for them among two hundred. */
function peopleOf({ lines, with_headings, columns }: ReadColumns): PersonItem[] {
  const items = lines
    .slice(with_headings ? 1 : 0)
    .map((line) => itemOfRow(`fila ${line.number}`, personOfLine(line, columns)))
  return [...items.filter((item) => !isRight(item)), ...items.filter(isRight)]
}
