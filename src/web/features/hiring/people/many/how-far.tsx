import { plural } from '#shared/core/numbers.ts'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { type ItemStep, isRight, type PersonItem } from './person-item.ts'

export const countOf = (items: readonly PersonItem[], ...steps: ItemStep[]): number =>
  items.filter(({ state }) => steps.includes(state.step)).length

const partOf = (count: number, all: number): number => Math.round((100 * count) / Math.max(1, all))

interface HowFarProps {
  items: readonly PersonItem[]
  of_files: boolean
}

/** Files count as they are read; rows as they become cards. */
export function HowFar({ items, of_files }: HowFarProps) {
  const added = countOf(items, 'ADDED')
  const wrong = items.filter((item) => !isRight(item) && item.state.step !== 'ADDED').length
  const read = items.length - countOf(items, 'WAITING', 'READING')
  const words = [
    of_files
      ? `${plural(read, 'CV leído', 'CV leídos')} de ${items.length}`
      : plural(items.length, 'persona en la tabla', 'personas en la tabla'),
    wrong > 0 && `${wrong} por corregir`,
    added > 0 && plural(added, 'persona añadida', 'personas añadidas'),
  ]
  return (
    <div role="status" className="space-y-2">
      <p className="font-semibold">{words.filter(Boolean).join(' · ')}</p>
      {of_files ? (
        <Progress label="Lectura de los CV" value={partOf(read, items.length)} />
      ) : (
        <Progress label="Personas añadidas" value={partOf(added, items.length)} />
      )}
    </div>
  )
}
