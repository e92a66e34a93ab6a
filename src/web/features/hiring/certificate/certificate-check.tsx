import { BadgeCheck, SearchX } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { type CheckedCertificate, checkCode } from '#web/data/hiring/certificates.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { formatDate, formatDay } from '#web/lib/format.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { FactList } from '#web/ui/layout/fact-list.tsx'

/** `/?constancia=`: whether a certificate is real, for whoever was given one. */
// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function CertificateCheck() {
  const [search, setSearch] = useSearchParams()
  const code = search.get('constancia')?.trim() ?? ''
  usePageTitle('Comprobar una constancia')
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-12 sm:px-6 sm:py-20">
      <h1 className="text-3xl sm:text-4xl">Comprobar una constancia</h1>
      <p className="mt-3 text-ink-soft text-lg">
        Las constancias de búsqueda de empleo de Skillo llevan un código. Aquí ves si es auténtico, sin más datos de la
        persona.
      </p>
      <CodeForm key={code} code={code} onCheck={(typed) => setSearch({ constancia: typed })} />
      {code && <Result key={`r ${code}`} code={code} />}
    </div>
  )
}

function CodeForm({ code, onCheck }: { code: string; onCheck: (code: string) => void }) {
  const [typed, setTyped] = useState(code)
  function check(event: FormEvent) {
    event.preventDefault()
    if (typed.trim()) onCheck(typed.trim())
  }
  return (
    <form onSubmit={check} className="mt-8 space-y-4">
      <Field label="Código de la constancia">
        <Input
          maxLength={HIRING_LENGTHS.certificate_code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit">Comprobar código</Button>
    </form>
  )
}

type Outcome = { found: CheckedCertificate } | { error: unknown } | null

function Result({ code }: { code: string }) {
  const [outcome, setOutcome] = useState<Outcome>(null)
  useEffect(() => {
    const stop = new AbortController()
    checkCode(code, stop.signal).then(
      (found) => setOutcome({ found }),
      (error: unknown) => !stop.signal.aborted && setOutcome({ error }),
    )
    return () => stop.abort()
  }, [code])

  if (outcome === null) {
    return (
      <Loading label="Comprobando el código…" className="mt-8">
        <Skeleton className="h-36 rounded-xl" />
      </Loading>
    )
  }
  if ('found' in outcome) return <Valid found={outcome.found} />
  const unknown = outcome.error instanceof ApiError && [404, 422].includes(outcome.error.status)
  return (
    <div className="mt-8">
      {unknown ? (
        <section role="status" aria-label="Resultado" className="flex items-start gap-3 rounded-xl bg-warn-soft p-5">
          <SearchX aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-warn" />
          <div>
            <h2 className="text-lg">Este código no pertenece a ninguna constancia</h2>
            <p className="mt-1">Revisa que esté completo, tal como aparece en el documento.</p>
          </div>
        </section>
      ) : (
        <Alert tone="bad" live title="No pudimos comprobar el código.">
          {messageOf(outcome.error)}
        </Alert>
      )}
    </div>
  )
}

function Valid({ found }: { found: CheckedCertificate }) {
  return (
    <section role="status" aria-label="Resultado" className="mt-8 space-y-4 rounded-xl bg-good-soft p-5 sm:p-6">
      <h2 className="flex items-center gap-2 text-xl">
        <BadgeCheck aria-hidden="true" className="size-6 shrink-0 text-good" />
        La constancia es auténtica
      </h2>
      <FactList
        className="grid-cols-2"
        facts={[
          ['Iniciales', found.initials],
          ['Postulaciones', plural(found.applications, 'postulación', 'postulaciones')],
          ['Periodo', `${formatDay(found.from)} – ${formatDay(found.to)}`],
          ['Emitida', formatDate(found.created_at)],
        ]}
      />
    </section>
  )
}
