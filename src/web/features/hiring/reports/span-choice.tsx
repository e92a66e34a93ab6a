import { useSearchParams } from 'react-router'
import { askedNow } from '#web/lib/address.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { type AskedSpan, type SpanName, spanWords, withSpan } from './report-span.ts'

/** Over which days the figures are; it stands in the address. */
export function SpanChoice({ asked: { name, span, error } }: { asked: AskedSpan }) {
  const [, setSearch] = useSearchParams()
  const put = (chosen: SpanName, days?: { from: string; to: string }) =>
    setSearch(withSpan(askedNow(), chosen, days), { replace: true, preventScrollReset: true })
  return (
    <fieldset className="min-w-0 space-y-4">
      <legend className="sr-only">Periodo</legend>
      <RadioPills
        name="periodo"
        small
        words={spanWords}
        value={name}
        onChange={(chosen) => put(chosen, chosen === 'fechas' ? span : undefined)}
      />
      {name === 'fechas' && (
        <div className="grid max-w-md grid-cols-2 gap-3">
          <Field label="Desde">
            <Input
              type="date"
              value={span.from}
              onChange={({ target }) => target.value && put('fechas', { ...span, from: target.value })}
            />
          </Field>
          <Field label="Hasta">
            <Input
              type="date"
              value={span.to}
              onChange={({ target }) => target.value && put('fechas', { ...span, to: target.value })}
            />
          </Field>
        </div>
      )}
      {error && (
        <Alert tone="warn" live>
          {error}
        </Alert>
      )}
    </fieldset>
  )
}
