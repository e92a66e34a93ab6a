import { useEffect, useRef } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { addPersonBody } from '#shared/hiring/added-people/added-people.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Form, useApiForm } from '#web/ui/forms/form.tsx'
import { usePeopleVacancy } from '../people-vacancy.ts'
import { SourceFields } from '../source-fields.tsx'
import { countOf, HowFar } from './how-far.tsx'
import { isRight, needsTelling, type PersonItem } from './person-item.ts'
import { PersonRow } from './person-row.tsx'
import { useManyPeople } from './use-many-people.ts'

interface ManyPeopleProps {
  /** Files, which are read first, or rows of a table. */
  start: readonly PersonItem[]
  /** Whether something would be lost by closing. */
  onBusy: (busy: boolean) => void
  onDone: () => void
  /** Back to the columns of the table, as long as that loses nothing. */
  onBack?: () => void
}

/** Many people: read first, looked through, then added with one source for all of them. */
export function ManyPeopleScreen({ start, onBusy, onDone, onBack }: ManyPeopleProps) {
  const vacancy = usePeopleVacancy()
  const many = useManyPeople(vacancy.id, start)
  const { items, running } = many
  const begun = useRef(false)
  const of_files = start.some(({ file }) => file !== null)
  // What each of them is added with; the names are their own.
  const form = useApiForm(addPersonBody, { full_name: 'Varias personas', origin_detail: '' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the files are there
  useEffect(() => {
    if (!begun.current && of_files) void many.readAll()
    begun.current = true
  }, [])

  const left = countOf(items, 'WAITING')
  const open = countOf(items, 'READ', 'NOT_ADDED')
  const ready = countOf(items.filter(isRight), 'READ', 'NOT_ADDED')
  const untold = items.filter(needsTelling).length
  const busy = running || left + open > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it changes
  useEffect(() => onBusy(busy), [busy])

  return (
    <Form
      form={form}
      onSubmit={async ({ origin, origin_detail, held_because }) => {
        await many.addAll({ origin, origin_detail, held_because })
      }}
    >
      <HowFar items={items} of_files={of_files} />
      {!running && untold > 1 && (
        <Button variant="secondary" onClick={many.tellAll}>
          Ya se lo conté a las {untold} sin correo
        </Button>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line">
        {items.map((item) => (
          <PersonRow key={item.id} item={item} many={many} source={form.getValues} />
        ))}
      </ul>
      {!running && ready > 0 && (
        <>
          <SourceFields form={form} />
          <Alert>
            Quien tenga correo recibirá al momento un mensaje con lo que guardas y cómo borrarlo.
            {of_files && ' A quien no lo tenga, cuéntaselo y confírmalo en su ficha antes de 30 días.'}
          </Alert>
        </>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {onBack && many.untouched && (
          <Button variant="secondary" onClick={onBack}>
            Volver a las columnas
          </Button>
        )}
        {running && (
          <Button variant="secondary" onClick={many.stop}>
            Parar
          </Button>
        )}
        {!running && left > 0 && (
          <Button variant="secondary" onClick={many.readAll}>
            Seguir leyendo
          </Button>
        )}
        {!running && left + ready === 0 && (
          <Button variant={open > 0 ? 'secondary' : 'primary'} onClick={onDone}>
            Cerrar
          </Button>
        )}
        {!running && ready > 0 && <Button type="submit">Añadir {plural(ready, 'persona', 'personas')}</Button>}
      </div>
    </Form>
  )
}
