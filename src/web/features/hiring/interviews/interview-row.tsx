import { CalendarDays, Ellipsis, MapPin, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Interview } from '#shared/hiring/interviews.ts'
import { interviewStateWords } from '#shared/words/hiring.ts'
import { useFinishInterview, useInterviewIcs } from '#web/data/hiring-team/interviews.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { CancelInterviewDialog } from './cancel-interview-dialog.tsx'
import { theirHour } from './slot-times.ts'

interface InterviewRowProps {
  interview: Interview
  /** Who is interviewed, where several people's stand together. */
  person?: ReactNode | undefined
  /** Where that person lives, when it is known. */
  their_zone?: string | null | undefined
  /** Opens the proposal of other hours; undefined where it cannot be opened. */
  onChange?: (() => void) | undefined
}

const tones = {
  PROPOSED: 'neutral',
  RESCHEDULE_ASKED: 'warn',
  SCHEDULED: 'good',
  DONE: 'neutral',
  NO_SHOW: 'bad',
  CANCELLED: 'neutral',
} as const
const kinds = { VIDEO: 'Videollamada', TELEFONO: 'Teléfono', PRESENCIAL: 'Presencial' } as const
const RUNNING: readonly Interview['state'][] = ['PROPOSED', 'RESCHEDULE_ASKED', 'SCHEDULED']

export function InterviewRow({ interview, person, their_zone, onChange }: InterviewRowProps) {
  const { may } = useDashboard()
  const { state, starts_at, slots, place, interviewers } = interview
  const their_hour = starts_at && theirHour(starts_at, their_zone)
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {person && <p className="wrap-anywhere font-semibold">{person}</p>}
          <p className="wrap-anywhere font-medium">{interview.title}</p>
        </div>
        <div className="flex items-center gap-1">
          <Badge tone={tones[state]} icon={<CalendarDays aria-hidden="true" />}>
            {interviewStateWords[state]}
          </Badge>
          {may('message') && RUNNING.includes(state) && <RowMenu interview={interview} onChange={onChange} />}
        </div>
      </div>
      <ul className="mt-2 space-y-1 text-[0.9375rem] text-ink-soft [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0">
        <li className="flex gap-2">
          <CalendarDays aria-hidden="true" />
          {starts_at ? (
            <span>
              <strong className="text-ink">{formatDayTime(starts_at)}</strong>, a tu hora · {interview.duration_minutes}{' '}
              min
              {their_hour && <span className="block text-sm">Para la otra persona: {their_hour}</span>}
            </span>
          ) : (
            <span>
              {slots.map((at) => formatDayTime(at)).join(' · ')} ({interview.duration_minutes} min)
            </span>
          )}
        </li>
        <li className="flex gap-2">
          <MapPin aria-hidden="true" />
          <span className="wrap-anywhere min-w-0">
            {kinds[interview.kind]} · {/^https:\/\//.test(place) ? <PlaceLink place={place} /> : place}
          </span>
        </li>
        {interviewers.length > 0 && (
          <li className="flex gap-2">
            <Users aria-hidden="true" />
            <span className="wrap-anywhere min-w-0">{interviewers.map(({ full_name }) => full_name).join(', ')}</span>
          </li>
        )}
      </ul>
      {interview.asked && <p className="wrap-anywhere mt-2 border-warn border-l-3 pl-3">«{interview.asked}»</p>}
      {interview.cancel_reason && (
        <p className="wrap-anywhere mt-2 text-ink-soft text-sm">Motivo: {interview.cancel_reason}</p>
      )}
    </li>
  )
}

function PlaceLink({ place }: { place: string }) {
  return (
    <a href={place} target="_blank" rel="noreferrer noopener" className="text-link">
      {place}
    </a>
  )
}

function RowMenu({ interview, onChange }: Pick<InterviewRowProps, 'interview' | 'onChange'>) {
  const { vacancy } = useDashboard()
  const { id, application_id, state } = interview
  const [cancelling, setCancelling] = useState(false)
  const finish = useFinishInterview(vacancy.id, application_id, id)
  const ics = useInterviewIcs(application_id, id)
  const failed = { onError: (error: unknown) => notify.error(messageOf(error)) }
  const save = () => ics.mutate(undefined, { ...failed, onSuccess: (file) => saveFile(file, 'entrevista.ics') })
  const scheduled = state === 'SCHEDULED'
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Acciones de ${interview.title}`} className="size-9">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={[
          ...(scheduled
            ? [
                { label: 'Ya se hizo', onSelect: () => finish.mutate(true, failed) },
                { label: 'No se presentó', onSelect: () => finish.mutate(false, failed) },
                { label: 'Descargar para el calendario', onSelect: save },
              ]
            : []),
          ...(onChange ? [{ label: 'Proponer otros horarios', onSelect: onChange }] : []),
          { label: 'Cancelar entrevista…', danger: true, onSelect: () => setCancelling(true) },
        ]}
      />
      <CancelInterviewDialog interview={interview} open={cancelling} onClose={() => setCancelling(false)} />
    </>
  )
}
