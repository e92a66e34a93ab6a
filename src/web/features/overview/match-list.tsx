import { Check, CircleHelp, MapPin, Wallet } from 'lucide-react'
import { Link } from 'react-router'
import type { SeekerStats } from '#shared/overview/overview.ts'
import { matchLabelWords } from '#shared/words/matching.ts'
import { OPENED_HERE } from '#web/lib/address.ts'
import { cx } from '#web/lib/cx.ts'
import { MatchNotice } from '#web/parts/matching/match-notice.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RangeBar } from '#web/ui/feedback/range-bar.tsx'
import { Card } from '#web/ui/layout/card.tsx'

type Match = SeekerStats['top_matches'][number]

export function MatchList({ matches }: { matches: readonly Match[] }) {
  return (
    <Card
      title="Encajan contigo"
      action={
        matches.length > 0 && (
          <LinkButton to="/app/jobs" variant="secondary" size="sm">
            Ver todas
          </LinkButton>
        )
      }
    >
      {matches.length === 0 ? (
        <EmptyState
          compact
          drawing="search"
          text="Aún no hay vacantes para ti. Amplía tus preferencias o explora todas."
          action={
            <LinkButton to="/app/jobs?tab=explorar" variant="secondary">
              Explorar empleos
            </LinkButton>
          }
        />
      ) : (
        <>
          <ul className="-mx-3">
            {matches.map((match) => (
              <li key={match.vacancy_id} className="border-line not-last:border-b">
                <MatchLink match={match} />
              </li>
            ))}
          </ul>
          <MatchNotice side="seeker" className="mt-4" />
        </>
      )}
    </Card>
  )
}

function MatchLink({ match }: { match: Match }) {
  const ReasonIcon = match.is_read ? Check : CircleHelp
  return (
    <Link
      to={`?vacante=${match.vacancy_id}&origen=para-ti`}
      state={OPENED_HERE}
      preventScrollReset
      className="grid gap-x-6 gap-y-2 rounded-lg px-3 py-4 transition-colors hover:bg-sunk sm:grid-cols-[1fr_auto]"
    >
      <span className="min-w-0">
        <span className="wrap-anywhere line-clamp-2 font-display font-semibold text-lg">{match.title}</span>
        <span className="wrap-anywhere line-clamp-1 text-ink-soft">{match.company_name}</span>
      </span>
      <MatchFigure match={match} />
      <span className="min-w-0 space-y-1 text-sm sm:col-span-2">
        <span className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
          <Fact icon={MapPin}>{match.place}</Fact>
          <Fact icon={Wallet}>{match.salary}</Fact>
        </span>
        {match.reason && (
          <span
            className={cx(
              'wrap-anywhere flex items-start gap-1.5 font-medium',
              match.is_read ? 'text-good' : 'text-ink-soft',
            )}
          >
            <ReasonIcon aria-hidden="true" strokeWidth={3} className="mt-0.5 size-4 shrink-0" />
            {match.reason}
          </span>
        )}
      </span>
    </Link>
  )
}

function MatchFigure({ match: { low, high, label } }: { match: Match }) {
  return (
    <span className="flex items-center gap-x-3 gap-y-1 sm:flex-col sm:items-end">
      <span className="numeric whitespace-nowrap font-bold text-xl">{low === high ? low : `${low}–${high}`} %</span>
      <RangeBar low={low} high={high} />
      <span className="text-ink-soft text-sm">{matchLabelWords[label]}</span>
    </span>
  )
}

function Fact({ icon: Icon, children }: { icon: typeof MapPin; children: string }) {
  if (!children) return null
  return (
    <span className="wrap-anywhere flex min-w-0 items-start gap-1.5">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </span>
  )
}
