import { CalendarPlus, MapPin, Phone, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Interview } from '#shared/hiring/interviews.ts'
import { useOwnZone } from '#web/data/accounts/own-zone.ts'
import { useInterviewIcs } from '#web/data/hiring/my-process.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { dayWords, hoursWords, zoneWords } from '#web/lib/time/zoned-time.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { hereWords } from '../../interviews/slot-times.ts'
import { interviewKindWords, ownInterviewWords } from '../seeker-words.ts'
import { AskOthers } from './ask-others.tsx'
import { SlotChoice } from './slot-choice.tsx'

const icons = { VIDEO: <Video />, TELEFONO: <Phone />, PRESENCIAL: <MapPin /> } as const

interface InterviewCardProps {
  interview: Interview
  /** Whom they meet, where that is told. */
  meets?: readonly string[] | undefined
}

/** One interview: hours to choose, the chosen one, or how it ended. */
export function InterviewCard({ interview, meets = [] }: InterviewCardProps) {
  const own = useOwnZone()
  const zone = interview.own_timezone ?? own
  const { title, kind, duration_minutes, state, message, cancel_reason, asked } = interview
  const waits = state === 'PROPOSED'
  return (
    <section
      aria-label={`Entrevista: ${title}`}
      className={`rounded-xl border p-4 sm:p-5 ${waits ? 'border-brand' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="wrap-anywhere min-w-0 text-lg">{title}</h3>
        <Badge tone={waits ? 'spark' : state === 'SCHEDULED' ? 'good' : 'neutral'}>{ownInterviewWords[state]}</Badge>
      </div>
      <p className="mt-1 flex items-start gap-2 text-ink-soft text-sm">
        <span aria-hidden="true" className="mt-0.5 [&_svg]:size-4">
          {icons[kind]}
        </span>
        {interviewKindWords[kind]} · {duration_minutes} minutos
      </p>
      {message && <p className="wrap-anywhere mt-3 whitespace-pre-line">{message}</p>}
      {waits && <SlotChoice interview={interview} zone={zone} />}
      {interview.starts_at && state !== 'CANCELLED' && (
        <Chosen interview={interview} at={interview.starts_at} zone={zone} meets={meets} />
      )}
      {state === 'RESCHEDULE_ASKED' && (
        <p className="wrap-anywhere mt-3 text-ink-soft">
          La empresa te propondrá otros horarios.{asked && ` Escribiste: «${asked}»`}
        </p>
      )}
      {state === 'CANCELLED' && cancel_reason && <p className="wrap-anywhere mt-3 text-ink-soft">{cancel_reason}</p>}
      {state === 'SCHEDULED' && <ScheduledActions interview={interview} />}
    </section>
  )
}

interface ChosenProps {
  interview: Interview
  at: string
  zone: string
  meets: readonly string[]
}

function Chosen({ interview, at, zone, meets }: ChosenProps) {
  return (
    <div className="mt-4 rounded-lg bg-sunk p-4">
      <p className="font-semibold first-letter:uppercase">{dayWords(at, zone)}</p>
      <p>
        <span className="numeric font-bold text-xl">{hoursWords(at, interview.duration_minutes, zone)}</span>
        <span className="text-ink-soft">, {zoneWords(zone, new Date(at))}</span>
      </p>
      <OnDevice at={at} zone={zone} />
      {interview.place && <Place>{interview.place}</Place>}
      {interview.place && interview.kind === 'PRESENCIAL' && <OnMap place={interview.place} />}
      {meets.length > 0 && (
        <p className="wrap-anywhere mt-2">Hablarás con {new Intl.ListFormat('es').format(meets)}.</p>
      )}
    </div>
  )
}

/** «En tu dispositivo: mar, 24 nov, 17:00, hora de Madrid», where that is another hour. */
function OnDevice({ at, zone }: { at: string; zone: string }) {
  const here = hereWords(at, zone)
  return here && <p className="text-ink-soft text-sm">En tu dispositivo: {here}</p>
}

/** A link only when it is one; an address or a telephone stays a text. */
function Place({ children }: { children: string }) {
  const isLink = /^https:\/\/\S+$/.test(children)
  return (
    <p className="wrap-anywhere mt-2">
      {isLink ? (
        <a href={children} target="_blank" rel="noreferrer nofollow" className="text-link">
          {children}
        </a>
      ) : (
        children
      )}
    </p>
  )
}

function OnMap({ place }: { place: string }) {
  return (
    <p className="mt-1" data-print="hide">
      <a
        href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
        target="_blank"
        rel="noreferrer nofollow"
        className="text-link hit-area"
      >
        Cómo llegar
        <span className="sr-only"> a {place} (mapa en otra pestaña)</span>
      </a>
    </p>
  )
}

function ScheduledActions({ interview }: { interview: Interview }): ReactNode {
  const step = { id: interview.application_id, interview_id: interview.id }
  const ics = useInterviewIcs(step)
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button
        variant="secondary"
        busy={ics.isPending}
        onClick={() =>
          ics.mutate(undefined, {
            onSuccess: (file) => saveFile(file, 'entrevista.ics'),
            onError: (error) => notify.error(messageOf(error)),
          })
        }
      >
        <CalendarPlus aria-hidden="true" />
        Añadir a mi calendario
      </Button>
      <AskOthers step={step} label="Necesito cambiarla" />
    </div>
  )
}
