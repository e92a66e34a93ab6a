import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { type Interview, interviewBody } from '#shared/hiring/interviews.ts'
import { useTeamApplication } from '#web/data/hiring-team/application.ts'
import { useProposeInterview } from '#web/data/hiring-team/interviews.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { deviceTimezone } from '#web/lib/time/device-timezone.ts'
import { zoneWords } from '#web/lib/time/zoned-time.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { ChoicePills } from '#web/ui/forms/choice-pills.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { firstSlots, instantOf, localInput, slotAfter, theirHour } from './slot-times.ts'

interface ProposeDialogProps {
  application_id: string
  full_name: string
  /** Other hours for this one; null for a new one. */
  interview: Interview | null
  onClose: () => void
}

/** Two to eight hours, of which the person takes one. */
export function ProposeDialog({ full_name, onClose, ...form }: ProposeDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(next) => !next && onClose()}
      title={form.interview ? 'Proponer otros horarios' : `Entrevista con ${full_name}`}
      text="La persona elige uno de los horarios, en su zona horaria, y ambos reciben la cita por correo."
    >
      <ProposeForm {...form} onClose={onClose} />
    </Dialog>
  )
}

const kinds = { VIDEO: 'Videollamada', TELEFONO: 'Teléfono', PRESENCIAL: 'Presencial' }
const durations = ['15', '30', '45', '60', '90', '120', '180', '240'].map((value) => ({
  value,
  label: `${value} minutos`,
}))
const SLOTS_MAX = 8
const SLOTS_MIN = 2

function ProposeForm({ application_id, interview, onClose }: Omit<ProposeDialogProps, 'full_name'>) {
  const { vacancy, team } = useDashboard()
  const propose = useProposeInterview(vacancy.id, application_id)
  const their_zone = useTeamApplication(vacancy.id, application_id).data?.timezone
  const [slots, setSlots] = useState(() => firstSlots(new Date(), their_zone))
  const form = useApiForm(interviewBody, {
    title: interview?.title ?? 'Primera entrevista',
    kind: interview?.kind ?? 'VIDEO',
    duration_minutes: interview?.duration_minutes ?? 45,
    slots: slots.map(instantOf),
    timezone: deviceTimezone(),
    place: interview?.place ?? '',
    message: '',
    usual_only: true,
    interviewer_ids: interview?.interviewers.map(({ member_id }) => member_id) ?? [],
  })
  const { control, register, formState } = form

  function put(next: string[]) {
    setSlots(next)
    form.setValue('slots', next.map(instantOf), { shouldValidate: formState.isSubmitted })
  }

  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await propose.mutateAsync({ interview_id: interview?.id ?? null, body })
        notify.success('Horarios enviados.')
        onClose()
      }}
    >
      <FormField control={control} name="title" label="Título">
        <Input maxLength={HIRING_LENGTHS.interview.title} {...register('title')} />
      </FormField>
      <FormField control={control} name="kind" label="Cómo" group>
        <ChoicePills
          single
          choices={choicesOf(kinds).map(({ value, label }) => ({ value, label }))}
          {...register('kind')}
        />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={control} name="duration_minutes" label="Duración">
          <Select choices={durations} {...register('duration_minutes', { valueAsNumber: true })} />
        </FormField>
        <FormField control={control} name="place" label="Lugar o enlace">
          <Input
            maxLength={HIRING_LENGTHS.interview.place}
            placeholder="https:// o una dirección"
            {...register('place')}
          />
        </FormField>
      </div>
      <FormField
        control={control}
        name="slots"
        label={`Horarios, a tu hora (${zoneWords(deviceTimezone())})`}
        group
        help={`Entre ${SLOTS_MIN} y ${SLOTS_MAX}.`}
      >
        <SlotList slots={slots} their_zone={their_zone} onChange={put} />
      </FormField>
      {(formState.errors.slots?.type === 'server' || !form.watch('usual_only')) && (
        <Checkbox
          name="on_purpose"
          label="Proponer estos horarios de todos modos"
          checked={!form.watch('usual_only')}
          onChange={(event) => form.setValue('usual_only', !event.target.checked)}
        />
      )}
      {team.length > 0 && (
        <FormField
          control={control}
          name="interviewer_ids"
          label="Quién entrevista"
          group
          optional
          help={<WhoIsMissing />}
        >
          <ChoicePills
            choices={team.map(({ member_id, full_name }) => ({ value: member_id, label: full_name }))}
            {...register('interviewer_ids')}
          />
        </FormField>
      )}
      <FormField control={control} name="message" label="Mensaje" optional>
        <Textarea rows={2} maxLength={HIRING_LENGTHS.interview.message} {...register('message')} />
      </FormField>
      <Button type="submit" wide busy={formState.isSubmitting} busyLabel="Enviando…">
        Enviar horarios
      </Button>
    </Form>
  )
}

/** Only who works on the vacancy can interview for it. */
function WhoIsMissing() {
  const { vacancy, may } = useDashboard()
  const editor = `/app/my-companies/${vacancy.company_id}/vacancies/${vacancy.id}?paso=proceso&campo=hiring_team`
  return (
    <>
      Si no eliges a nadie, entrevistas tú. Quien se postula lee estos nombres al confirmar la hora. ¿Falta alguien?{' '}
      {may('edit_pipeline') ? (
        <Link to={editor} className="text-link">
          Súmalo al equipo de la vacante
        </Link>
      ) : (
        'Pide a quien lleva la vacante que lo sume al equipo'
      )}
      .
    </>
  )
}

interface SlotListProps {
  slots: string[]
  their_zone: string | null | undefined
  onChange: (slots: string[]) => void
}

function SlotList({ slots, their_zone, onChange }: SlotListProps) {
  const earliest = localInput(new Date())
  return (
    <div className="space-y-2">
      {slots.map((slot, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two slots may be the same while they are typed
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1">
          <Input
            type="datetime-local"
            name={`slots.${at}`}
            aria-label={`Horario ${at + 1}`}
            min={earliest}
            value={slot}
            onChange={(event) => onChange(slots.with(at, event.target.value))}
          />
          {slots.length > SLOTS_MIN && (
            <IconButton label={`Quitar horario ${at + 1}`} onClick={() => onChange(slots.toSpliced(at, 1))}>
              <X aria-hidden="true" />
            </IconButton>
          )}
          <TheirHour at={instantOf(slot)} zone={their_zone} />
        </div>
      ))}
      {slots.length < SLOTS_MAX && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => onChange([...slots, slotAfter(slots.at(-1), new Date(), their_zone)])}
        >
          <Plus aria-hidden="true" />
          Añadir horario
        </Button>
      )}
    </div>
  )
}

function TheirHour({ at, zone }: { at: string; zone: string | null | undefined }) {
  const hour = theirHour(at, zone)
  return hour && <p className="col-span-full pt-1 pl-1 text-ink-soft text-sm">Para la otra persona: {hour}</p>
}
