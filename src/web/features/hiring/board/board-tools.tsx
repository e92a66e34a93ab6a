import { Search } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import type { Board } from '#web/data/hiring-team/board.ts'
import { askedNow, withParam } from '#web/lib/address.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useTypedWords } from '#web/ui/hooks/use-typed-words.ts'
import { AddPeopleButton } from '../people/add-people.tsx'
import { orderInAddress, readBoard } from './board-address.ts'
import { boardOrders } from './card-facts.ts'

export const USUAL_ORDER = readBoard(new URLSearchParams()).sort

interface BoardToolsProps {
  board: Board
  /** How many of the board have the words that were asked for. */
  found: number
}

/** Words and order live in the address, so that a board can be sent as it is seen. */
export function BoardTools({ board, found }: BoardToolsProps) {
  const { open, hired } = board.figures
  const [search, setSearch] = useSearchParams()
  const { q, sort } = readBoard(search)
  const put = (name: string, value: string) =>
    setSearch(withParam(askedNow(), name, value), { replace: true, preventScrollReset: true })
  const { typed, type } = useTypedWords(q, (words) => put('q', words))
  return (
    <div className="@container mb-3 md:-mt-2">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-40 flex-1 max-sm:basis-full sm:max-w-72">
          <Input
            type="search"
            aria-label="Buscar en el tablero"
            placeholder="Nombre o etiqueta"
            icon={<Search />}
            maxLength={HIRING_LENGTHS.find}
            className="min-h-11"
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </div>
        <div className="min-w-36 flex-1 basis-40 sm:max-w-52">
          <Select
            aria-label="Orden de las tarjetas"
            className="min-h-11"
            choices={choicesOf(boardOrders)}
            value={sort}
            onChange={(event) =>
              put('orden', event.target.value === USUAL_ORDER ? '' : orderInAddress(event.target.value))
            }
          />
        </div>
        <AddPeopleButton small vacancy={board.vacancy} may_move={board.actions.includes('move')} />
        <span role="status" className="text-ink-soft text-sm @max-2xl:sr-only">
          {board.asked.q === ''
            ? processWords(open, hired)
            : `${found} de ${plural(open + hired, 'postulación', 'postulaciones')}`}
        </span>
      </div>
    </div>
  )
}

function processWords(open: number, hired: number): string {
  const process = plural(open, 'postulación en proceso', 'postulaciones en proceso')
  return hired === 0 ? process : `${process} · ${plural(hired, 'contratada', 'contratadas')}`
}
