import { FileText } from 'lucide-react'
import type { OpenedMatch, VacancyMatch } from '#shared/matching/vacancy-matches.ts'
import { calledBy } from '#shared/words/talent.ts'
import { useSummariseMatch, useVacancyMatch } from '#web/data/matching.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { AiSummary } from '#web/parts/matching/ai-summary.tsx'
import { MatchNotice } from '#web/parts/matching/match-notice.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { ProgramTextNote } from '#web/ui/feedback/program-text-note.tsx'
import { Loading, Skeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { InviteButton } from './invite-button.tsx'
import { PersonRange } from './match-parts.tsx'
import { placeOf } from './person-card.tsx'
import { PersonConditions, PersonRequirements } from './person-lines.tsx'
import { useTalentAddress } from './use-talent-address.ts'

interface OpenPersonProps {
  vacancy_id: string
  cv_id: string
}

/** `?persona=`: the whole explanation, requirement by requirement. */
export function OpenPerson({ vacancy_id, cv_id }: OpenPersonProps) {
  const { close } = useTalentAddress()
  return (
    <Drawer open onOpenChange={close} title="Persona y encaje" className="max-w-2xl">
      <div className="px-5 pt-6 pb-10 sm:px-7">
        <Content vacancy_id={vacancy_id} cv_id={cv_id} />
        <MatchNotice side="team" className="mt-6" />
      </div>
    </Drawer>
  )
}

function Content({ vacancy_id, cv_id }: OpenPersonProps) {
  const person = useVacancyMatch(vacancy_id, cv_id)
  if (person.data) return <Person vacancy_id={vacancy_id} person={person.data} />
  if (person.isPending) {
    return (
      <Loading label="Cargando a la persona…" className="space-y-6">
        <Skeleton className="h-8 w-56 max-w-full" />
        <Skeleton className="h-5 w-72 max-w-full" />
        <SkeletonLines lines={8} />
      </Loading>
    )
  }
  if (person.error instanceof ApiError && [404, 410, 422].includes(person.error.status)) {
    return (
      <EmptyState
        compact
        drawing="lost"
        title="No encontramos a esta persona"
        text="Puede que ya no quiera que la encuentren o que el enlace no esté completo."
      />
    )
  }
  if (person.error instanceof ApiError && [409, 429].includes(person.error.status)) {
    return <EmptyState compact drawing="people" text={person.error.message} />
  }
  return <Failure title="No pudimos cargar a la persona." error={person.error} onRetry={() => person.refetch()} />
}

function Person({ vacancy_id, person }: { vacancy_id: string; person: OpenedMatch }) {
  const { match, strengths } = person
  const summarise = useSummariseMatch(vacancy_id, person.cv_id)
  return (
    <div className="space-y-6">
      <header className="space-y-3 pr-10">
        <div>
          <h2 className="wrap-anywhere text-2xl">{calledBy(person)}</h2>
          {person.full_name && <p className="wrap-anywhere">{person.headline}</p>}
          <p className="text-ink-soft text-sm">{placeOf(person)}</p>
        </div>
        <PersonRange match={match} />
        <p className="text-[0.9375rem]">{match.summary}</p>
      </header>
      <div className="flex flex-wrap items-center gap-3">
        <InviteButton vacancy_id={vacancy_id} person={person} main />
        <LinkButton size="sm" variant="secondary" to={`/app/candidate/${person.cv_id}`}>
          <FileText aria-hidden="true" />
          Ver su CV
        </LinkButton>
      </div>
      <p className="text-ink-soft text-sm">
        {person.full_name
          ? 'Verás sus datos de contacto cuando se postule.'
          : 'Verás su nombre cuando diga que le interesa, y su contacto cuando se postule.'}{' '}
        Ninguna decisión se toma sola.
      </p>
      {person.speaks_to_programs && <ProgramTextNote />}
      <AiSummary summary={person.summary} ask={summarise} />
      {strengths.length > 0 && (
        <section aria-label="A su favor">
          <h3 className="mb-1 text-lg">A su favor</h3>
          <p className="wrap-anywhere">{strengths.join(' · ')}</p>
        </section>
      )}
      <PersonRequirements vacancy_id={vacancy_id} person={person} />
      <PersonConditions conditions={match.conditions} />
      <Questions person={person} />
    </div>
  )
}

/** One for each gap, and for what no CV can show. */
function Questions({ person: { gaps, match } }: { person: VacancyMatch }) {
  const questions = [...gaps, ...match.interview]
  if (questions.length === 0) return null
  return (
    <section aria-label="Preguntas para la entrevista">
      <h3 className="mb-2 text-lg">Preguntas para la entrevista</h3>
      <ul className="space-y-3 text-[0.9375rem]">
        {questions.map(({ title, question }) => (
          <li key={title + question} className="wrap-anywhere">
            <span className="block text-ink-soft text-sm">{title}</span>
            <span className="block">{question}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
