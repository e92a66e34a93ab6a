import { Send } from 'lucide-react'
import { useState } from 'react'
import { mayAlways } from '#shared/companies/team-policy.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { usePublishVacancy, useSubmitVacancy } from '#web/data/vacancies.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { type Point, stopsPublishing } from '../steps.ts'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { PublishFailure } from './publish-failure.tsx'

interface PublishActionsProps {
  vacancy: Vacancy | null
  points: readonly Point[]
  onSaved: () => Promise<string | null>
}

const moments = { AHORA: 'Ahora', FECHA: 'En una fecha' } as const

/** Publishes, or asks those who may to do it. */
export function PublishActions({ vacancy, points, onSaved }: PublishActionsProps) {
  const { company } = useVacancyEditor()
  // A draft that is not on the server yet has no answer about what may be done with it.
  const may_publish = vacancy ? vacancy.actions.includes('publish') : mayAlways(company.me.role, 'publish_vacancy')
  const may_submit = vacancy ? vacancy.actions.includes('submit') : true
  if (may_publish) return <Publishing points={points} onSaved={onSaved} />
  if (may_submit) return <Submitting points={points} onSaved={onSaved} />
  return null
}

type Doing = Omit<PublishActionsProps, 'vacancy'>

function Publishing({ points, onSaved }: Doing) {
  const [moment, setMoment] = useState<keyof typeof moments>('AHORA')
  const [at, setAt] = useState('')
  const publish = usePublishVacancy()
  const later = moment === 'FECHA'
  // A place that is taken today may be free on that day, which the server knows.
  const ready = !points.some((point) => stopsPublishing(point) && !(later && point.path === 'plan'))
  const can = ready && (!later || at !== '')

  async function press() {
    if (!can) return
    const id = await onSaved()
    if (!id) return
    const scheduled_at = later ? new Date(at).toISOString() : null
    const published = await publish.mutateAsync({ id, scheduled_at }).catch(() => null)
    if (published) notify.success(later ? 'Publicación programada.' : 'Vacante publicada.')
  }

  return (
    <div className="space-y-6">
      <FieldGroup label="Cuándo">
        <RadioPills name="moment" words={moments} value={moment} onChange={setMoment} />
      </FieldGroup>
      {later && (
        <Field label="Fecha y hora" help="En los próximos 90 días, a tu hora." className="sm:max-w-72">
          <Input
            type="datetime-local"
            name="scheduled_at"
            min={localNow()}
            value={at}
            onChange={(event) => setAt(event.target.value)}
          />
        </Field>
      )}
      {publish.isError && <PublishFailure error={publish.error} />}
      <MainButton
        can={can}
        why={ready ? 'Elige la fecha de publicación.' : 'Resuelve antes los puntos de la lista.'}
        busy={publish.isPending}
        onPress={press}
      >
        {later ? 'Programar publicación' : 'Publicar vacante'}
      </MainButton>
    </div>
  )
}

function Submitting({ points, onSaved }: Doing) {
  const submit = useSubmitVacancy()
  const can = !points.some(stopsPublishing)

  async function press() {
    const id = can ? await onSaved() : null
    if (!id) return
    const submitted = await submit.mutateAsync(id).catch(() => null)
    if (submitted) notify.success('Enviada a revisión.')
  }

  return (
    <div className="space-y-4">
      <p className="text-ink-soft">
        Publicar es cosa de quien recluta o administra la empresa. Envíala a revisión y les avisamos.
      </p>
      {submit.isError && <PublishFailure error={submit.error} />}
      <MainButton can={can} why="Resuelve antes los puntos de la lista." busy={submit.isPending} onPress={press}>
        Enviar a revisión
      </MainButton>
    </div>
  )
}

interface MainButtonProps {
  can: boolean
  why: string
  busy: boolean
  onPress: () => void
  children: string
}

/** Stays in reach while it cannot be pressed, and says why. */
function MainButton({ can, why, busy, onPress, children }: MainButtonProps) {
  return (
    <div>
      <Button
        size="lg"
        busy={busy}
        busyLabel="Un momento…"
        aria-disabled={!can}
        aria-describedby={can ? undefined : 'publish-why'}
        onClick={onPress}
        className="max-sm:w-full"
      >
        <Send aria-hidden="true" />
        {children}
      </Button>
      {!can && (
        <p id="publish-why" className="mt-2 text-ink-soft text-sm">
          {why}
        </p>
      )}
    </div>
  )
}

/** `2026-11-15T10:30` in the reader's own time zone. */
function localNow(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
