import { Check, CircleHelp, TriangleAlert, X } from 'lucide-react'
import { plural } from '#shared/core/numbers.ts'
import type { JobCard } from '#shared/jobs/jobs.ts'
import { type MatchScore, NOT_ENOUGH_DATA } from '#shared/matching/matching.ts'
import { matchLabelWords } from '#shared/words/matching.ts'
import { cx } from '#web/lib/cx.ts'

type Match = NonNullable<JobCard['match']>

const MET = 3
const MISSING = 2

/** The range with its label, and the requirements that speak for and against; never a bare number. */
export function JobMatch({ match }: { match: Match }) {
  return (
    <div className="space-y-2.5">
      <MatchRange match={match} />
      <MissedMust match={match} />
      <Requirements match={match} />
    </div>
  )
}

/** Counted apart: it takes nothing from the range. */
export function MissedMust({ match: { missed_must } }: { match: MatchScore }) {
  if (missed_must === 0) return null
  return (
    <p className="flex items-center gap-1.5 font-medium text-sm text-warn">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      {missed_must === 1 ? 'Te falta' : 'Te faltan'}{' '}
      {plural(missed_must, 'requisito excluyente', 'requisitos excluyentes')}
    </p>
  )
}

export function MatchRange({ match, large = false }: { match: MatchScore; large?: boolean }) {
  const { low, high, label, shown } = match
  if (!shown || !label) {
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
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-24 rounded-full">
        <rect width="100" height="8" className="fill-edge/30" />
        <rect width={high} height="8" className="fill-brand/40" />
        <rect width={low} height="8" className="fill-brand" />
      </svg>
      <span className="font-medium text-ink-soft text-sm">{matchLabelWords[label]}</span>
    </p>
  )
}

function Requirements({ match: { met, missing } }: { match: Match }) {
  if (met.length + missing.length === 0) return null
  return (
    <ul aria-label="Requisitos" className="flex flex-wrap gap-2">
      {met.slice(0, MET).map((name) => (
        <Chip key={`met ${name}`} name={name} met />
      ))}
      {missing.slice(0, MISSING).map((name) => (
        <Chip key={`missing ${name}`} name={name} met={false} />
      ))}
    </ul>
  )
}

function Chip({ name, met }: { name: string; met: boolean }) {
  const Icon = met ? Check : X
  return (
    <li
      className={cx(
        'flex min-w-0 max-w-full items-center gap-1.5 rounded-md px-2 py-0.5 font-medium text-sm',
        met ? 'bg-good-soft text-good' : 'bg-sunk text-ink-soft',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={3} className="size-3.5 shrink-0" />
      <span className="sr-only">{met ? 'Cumples: ' : 'Te falta: '}</span>
      <span className="truncate">{name}</span>
    </li>
  )
}
