import { Check, CircleHelp, MailOpen, MapPinOff, TriangleAlert, X } from 'lucide-react'
import { plural } from '#shared/core/numbers.ts'
import type { JobCard } from '#shared/jobs/jobs.ts'
import { type MatchScore, NOT_ENOUGH_DATA } from '#shared/matching/matching.ts'
import { rangeWords } from '#shared/words/matching.ts'
import { cx } from '#web/lib/cx.ts'
import { RangeBar } from '#web/ui/feedback/range-bar.tsx'

type Match = NonNullable<JobCard['match']>

const MET = 3
const MISSING = 2
/** On a phone they share one line, so that two cards fit on its screen; one that has no room on it is left out whole. */
const MET_ON_PHONE = 2
const MISSING_ON_PHONE = 1

/** The range with its label, and the requirements that speak for and against; never a bare number. */
export function JobMatch({ match }: { match: Match }) {
  return (
    <div className="space-y-2 sm:space-y-2.5">
      {match.invited && <InvitedMark />}
      <MatchRange match={match} />
      {match.outside && <OutsideMark of={match.outside_of} />}
      <MissedMust match={match} other_work={match.other_work} />
      {!match.is_read && match.met.length > 0 && (
        <p className="text-ink-soft text-sm max-sm:hidden">A primera vista:</p>
      )}
      <Requirements match={match} />
    </div>
  )
}

/** Why it stands first, whatever the range says. */
export function InvitedMark() {
  return (
    <p className="flex items-center gap-1.5 font-medium text-brand-strong text-sm">
      <MailOpen aria-hidden="true" className="size-4 shrink-0" />
      La empresa te invita a postularte
    </p>
  )
}

/** Conditions are apart from the fit: they take nothing from the range either. */
export function OutsideMark({ of = [] }: { of?: readonly string[] }) {
  return (
    <p className="wrap-anywhere flex items-start gap-1.5 font-medium text-sm text-warn">
      <MapPinOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{of.length > 0 ? of.join('\u00a0· ') : 'No va con tus condiciones'}</span>
    </p>
  )
}

/** Counted apart: it takes nothing from the range. */
export function MissedMust({ match: { missed_must }, other_work }: { match: MatchScore; other_work: boolean }) {
  if (missed_must === 0) return null
  const others = missed_must - Number(other_work)
  const said = [
    ...(other_work ? ['Hasta ahora hiciste otro trabajo'] : []),
    ...(others > 0 ? [`${others === 1 ? 'Te falta' : 'Te faltan'} ${plural(others, ...EXCLUYENTES)}`] : []),
  ]
  return (
    <p className="flex items-start gap-1.5 font-medium text-sm text-warn">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{said.join(' · ')}</span>
    </p>
  )
}
const EXCLUYENTES = ['requisito excluyente', 'requisitos excluyentes'] as const

export function MatchRange({ match, large = false }: { match: MatchScore; large?: boolean }) {
  const { low, high, label, shown } = match
  if (!shown) {
    return (
      <p className="flex items-center gap-1.5 text-ink-soft text-sm">
        <CircleHelp aria-hidden="true" className="size-4 shrink-0" />
        {NOT_ENOUGH_DATA}
      </p>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={cx('numeric whitespace-nowrap font-bold', large ? 'text-3xl' : 'text-xl')}>{shown}</span>
      <RangeBar low={low} high={high} />
      <span className="font-medium text-ink-soft text-sm">{rangeWords(label)}</span>
    </p>
  )
}

/** Whoever reads «Te falta 1 requisito excluyente» asks which: a phone has room for one line, so what is missing begins it. */
function Requirements({ match: { met, missing, missed_must, is_read } }: { match: Match }) {
  if (met.length + missing.length === 0) return null
  return (
    <ul
      aria-label={is_read ? 'Requisitos' : 'Requisitos, a primera vista'}
      className="flex flex-wrap gap-1.5 max-sm:h-6 max-sm:overflow-hidden sm:gap-2"
    >
      {met.slice(0, MET).map((name, at) => (
        <Chip key={`met ${name}`} name={name} met is_read={is_read} roomy={at >= MET_ON_PHONE} />
      ))}
      {missing.slice(0, MISSING).map((name, at) => (
        <Chip
          key={`missing ${name}`}
          name={name}
          met={false}
          is_read={is_read}
          roomy={at >= MISSING_ON_PHONE}
          first_on_phone={missed_must > 0}
        />
      ))}
    </ul>
  )
}

interface ChipProps {
  name: string
  met: boolean
  is_read: boolean
  /** Only where there is room for more than a line. */
  roomy: boolean
  first_on_phone?: boolean | undefined
}

/** What nobody has read yet is what it looks like, without a tick. */
function Chip({ name, met, is_read, roomy, first_on_phone = false }: ChipProps) {
  const Icon = met ? (is_read ? Check : CircleHelp) : X
  return (
    <li
      className={cx(
        'flex min-w-0 max-w-full items-center gap-1.5 rounded-md px-2 py-0.5 font-medium text-sm',
        met && is_read ? 'bg-good-soft text-good' : 'bg-sunk text-ink-soft',
        roomy && 'max-sm:hidden',
        first_on_phone && 'max-sm:-order-1',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={3} className="size-3.5 shrink-0" />
      <span className="sr-only">{chipWords(met, is_read)}: </span>
      <span className="truncate">{name}</span>
    </li>
  )
}

function chipWords(met: boolean, is_read: boolean): string {
  if (is_read) return met ? 'Cumples' : 'Te falta'
  return met ? 'A primera vista cumples' : 'A primera vista te falta'
}
