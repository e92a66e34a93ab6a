import { useState } from 'react'
import { formatDayTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { fieldName } from '../field-names.ts'
import { type Point, stopsPublishing } from '../steps.ts'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import type { Versions } from './use-versions.ts'

/** Which text people see, since when, and what becomes of the one that is being written; on every step. */
export function VersionBanner({ points }: { points: readonly Point[] }) {
  const { versions } = useVacancyEditor()
  if (!versions) return null
  return (
    <section aria-label="Versión publicada" className="mb-5">
      {versions.changed.length === 0 ? (
        <p className="rounded-lg bg-sunk px-4 py-3 text-[0.9375rem] text-ink-soft max-sm:py-2 max-sm:text-sm">
          <span className="max-sm:sr-only">{seenWords(versions)}</span> Puedes escribir sin prisa: nada cambia hasta que
          pulses «Publicar cambios».
        </p>
      ) : (
        <Waiting versions={versions} points={points} />
      )}
    </section>
  )
}

function Waiting({ versions, points }: { versions: Versions; points: readonly Point[] }) {
  const { goTo } = useVacancyEditor()
  const [discarding, setDiscarding] = useState(false)
  const stopping = points.filter(stopsPublishing).length
  return (
    <Alert
      tone="warn"
      title="Tienes cambios sin publicar"
      action={
        <Button size="sm" variant="secondary" onClick={() => setDiscarding(true)}>
          Descartar cambios
        </Button>
      }
    >
      <p className="wrap-anywhere">
        {seenWords(versions)} Cambiaste: {namesOf(versions.changed)}.
      </p>
      {versions.told.length > 0 && <p>Al publicarlos avisamos a quienes ya se postularon.</p>}
      {stopping > 0 && (
        <button
          type="button"
          className="mt-1 min-h-11 text-left font-semibold underline"
          onClick={() => goTo('publicar')}
        >
          {stopping === 1 ? 'Falta 1 punto por resolver' : `Faltan ${stopping} puntos por resolver`} para publicarlos
        </button>
      )}
      <DiscardDialog open={discarding} onClose={() => setDiscarding(false)} />
    </Alert>
  )
}

function seenWords({ state, since }: Versions): string {
  const version = since ? `la versión del ${formatDayTime(since)}` : 'la versión publicada'
  return state === 'PUBLISHED'
    ? `En la página pública se ve ${version}.`
    : `Está pausada: quienes ya se postularon ven ${version}.`
}

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** «título, salario y requisitos»; fields that share a name are said once. */
const namesOf = (fields: readonly string[]): string =>
  list.format(new Set(fields.map((field) => fieldName(field).toLowerCase())))
