import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import { askedNow, withParam } from '#web/lib/address.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useTypedWords } from '#web/ui/hooks/use-typed-words.ts'
import { boardOrders } from './card-facts.ts'

interface BoardToolsProps {
  shown: number
  total: number
  /** Of all of them; who was hired is no longer in the process. */
  hired: number
  children: ReactNode
}

/** Words and order live in the address, so that a board can be sent as it is seen. */
export function BoardTools({ shown, total, hired, children }: BoardToolsProps) {
  const [search, setSearch] = useSearchParams()
  const put = (name: string, value: string) =>
    setSearch(withParam(askedNow(), name, value), { replace: true, preventScrollReset: true })
  const { typed, type } = useTypedWords(search.get('q') ?? '', (words) => put('q', words))
  return (
    <div className="@container mb-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-56 flex-1 max-sm:basis-full sm:max-w-72">
          <Input
            type="search"
            aria-label="Buscar en el tablero"
            placeholder="Nombre o etiqueta"
            icon={<Search />}
            maxLength={80}
            className="min-h-11"
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </div>
        <div className="min-w-36 flex-1 basis-40 sm:max-w-56">
          <Select
            aria-label="Orden de las tarjetas"
            className="min-h-11"
            choices={choicesOf(boardOrders)}
            value={search.get('orden') ?? 'espera'}
            onChange={(event) => put('orden', event.target.value === 'espera' ? '' : event.target.value)}
          />
        </div>
        <span role="status" className="text-ink-soft text-sm @max-2xl:sr-only">
          {shown === total
            ? processWords(total - hired, hired)
            : `${shown} de ${plural(total, 'postulación', 'postulaciones')}`}
        </span>
        <div className="flex flex-wrap gap-2 sm:ml-auto">{children}</div>
      </div>
    </div>
  )
}

function processWords(open: number, hired: number): string {
  const process = plural(open, 'postulación en proceso', 'postulaciones en proceso')
  return hired === 0 ? process : `${process} · ${plural(hired, 'contratada', 'contratadas')}`
}
