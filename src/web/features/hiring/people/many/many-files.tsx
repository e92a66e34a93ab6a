import { useEffect, useRef } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { addPersonBody } from '#shared/hiring/added-people/added-people.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { Form, useApiForm } from '#web/ui/forms/form.tsx'
import { useDashboard } from '../../dashboard/dashboard-context.ts'
import { SourceFields } from '../source-fields.tsx'
import { FileRow } from './file-row.tsx'
import { type FileItem, type ItemState, useManyFiles } from './use-many-files.ts'

interface ManyFilesProps {
  files: readonly File[]
  /** Whether something would be lost by closing. */
  onBusy: (busy: boolean) => void
  onDone: () => void
}

const count = (items: readonly FileItem[], ...steps: ItemState['step'][]): number =>
  items.filter(({ state }) => steps.includes(state.step)).length

const readPart = (items: readonly FileItem[]): number =>
  Math.round((100 * (items.length - count(items, 'WAITING', 'READING'))) / Math.max(1, items.length))

/** Many CVs: read first, looked through, then added with one source for all of them. */
export function ManyFilesScreen({ files, onBusy, onDone }: ManyFilesProps) {
  const { vacancy } = useDashboard()
  const many = useManyFiles(vacancy.id, files)
  const { items, running } = many
  const begun = useRef(false)
  // What each of them is added with; the names are their own.
  const form = useApiForm(addPersonBody, { full_name: 'Varias personas', origin_detail: '' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the files are there
  useEffect(() => {
    if (!begun.current) void many.readAll()
    begun.current = true
  }, [])

  const left = count(items, 'WAITING')
  const ready = count(items, 'READ', 'NOT_ADDED')
  const added = count(items, 'ADDED')
  const busy = running || left + ready > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it changes
  useEffect(() => onBusy(busy), [busy])

  return (
    <Form
      form={form}
      onSubmit={async ({ origin, origin_detail, held_because }) => {
        await many.addAll({ origin, origin_detail, held_because })
      }}
    >
      <div role="status" className="space-y-2">
        <p className="font-semibold">
          {plural(items.length - left - count(items, 'READING'), 'CV leído', 'CV leídos')} de {items.length}
          {added > 0 && ` · ${plural(added, 'persona añadida', 'personas añadidas')}`}
        </p>
        <Progress label="Lectura de los CV" value={readPart(items)} />
      </div>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {items.map((item) => (
          <FileRow key={item.id} item={item} many={many} source={form.getValues} />
        ))}
      </ul>
      {!running && ready > 0 && (
        <>
          <SourceFields form={form} />
          <Alert>
            Quien tenga correo recibirá al momento un mensaje con lo que guardas y cómo borrarlo. A quien no lo tenga,
            cuéntaselo y confírmalo en su ficha antes de 30 días.
          </Alert>
        </>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
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
        {!busy && <Button onClick={onDone}>Cerrar</Button>}
        {!running && ready > 0 && <Button type="submit">Añadir {plural(ready, 'persona', 'personas')}</Button>}
      </div>
    </Form>
  )
}
