import type { TeamApplication } from '#shared/hiring/team-application.ts'
import type { MatchItem, MatchResult } from '#shared/matching/matching.ts'
import { useCorrectVerdict, useRemoveCorrection, useSummariseApplication } from '#web/data/hiring-team/application.ts'
import { AiSummary } from '#web/parts/matching/ai-summary.tsx'
import { CorrectVerdict } from '#web/parts/matching/correct-verdict.tsx'
import { MatchNotice } from '#web/parts/matching/match-notice.tsx'
import { TeamVerdicts } from '#web/parts/matching/team-verdicts.tsx'

/** Frozen when it was sent: the person reads the same verdicts. */
export function MatchVerdicts({ match, application }: { match: MatchResult; application: TeamApplication }) {
  const summarise = useSummariseApplication(application.vacancy_id, application.id)
  if (match.items.length === 0) return null
  return (
    <section aria-label="Encaje">
      <h3 className="mb-1 text-lg">Encaje, requisito a requisito</h3>
      <p className="text-ink-soft text-sm">La persona ve los mismos veredictos.</p>
      <MatchNotice side="team" className="mb-2" />
      <AiSummary summary={application.summary} ask={summarise} />
      <TeamVerdicts
        items={match.items}
        correct={(item) => application.can_correct && <Correct application_id={application.id} item={item} />}
      />
    </section>
  )
}

function Correct({ application_id, item }: { application_id: string; item: MatchItem }) {
  const save = useCorrectVerdict(application_id, item.requirement_id)
  const remove = useRemoveCorrection(application_id, item.requirement_id)
  return <CorrectVerdict item={item} save={save} remove={remove} />
}
