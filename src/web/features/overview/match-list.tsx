import { Link } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import type { SeekerStats } from '#shared/overview/overview.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'

interface MatchListProps {
  matches: SeekerStats['top_matches']
  saved_searches_new: number
}

export function MatchList({ matches, saved_searches_new }: MatchListProps) {
  const news =
    saved_searches_new > 0
      ? `${plural(saved_searches_new, 'vacante nueva', 'vacantes nuevas')} en tus búsquedas guardadas.`
      : undefined
  return (
    <Card title="Encajan contigo" text={news}>
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
        <ul className="-mx-3 -mb-3">
          {matches.map((match) => (
            <li key={match.vacancy_id}>
              <MatchLink match={match} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function MatchLink({ match }: { match: SeekerStats['top_matches'][number] }) {
  return (
    <Link
      to={`/app/jobs?vacante=${match.vacancy_id}`}
      className="flex min-h-14 items-center justify-between gap-4 rounded-lg px-3 py-2.5 hover:bg-sunk"
    >
      <span className="min-w-0">
        <span className="wrap-anywhere line-clamp-2 font-medium">{match.title}</span>
        <span className="block truncate text-ink-soft text-sm">{match.company_name}</span>
      </span>
      <span className="numeric shrink-0 font-bold text-lg">
        {match.low === match.high ? match.low : `${match.low}–${match.high}`} %
      </span>
    </Link>
  )
}
