import type { ReactNode } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import type { PeopleReading } from '#shared/matching/people-reading.ts'
import { usePeopleReading } from '#web/data/matching.ts'
import { useLiveVacancies } from '#web/data/vacancies.ts'
import { MatchNotice } from '#web/parts/matching/match-notice.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CompareBar } from './compare-bar.tsx'
import { ComparePeople } from './compare-people.tsx'
import { MissingStep } from './missing-step.tsx'
import { OpenPerson } from './open-person.tsx'
import { PeopleList } from './people-list.tsx'
import { SavedPeople } from './saved-people.tsx'
import { COMPARED_MIN, useTalentAddress } from './use-talent-address.ts'

const LISTS = { vacante: 'Para una vacante', banco: 'Banco de talento' }

interface TalentTabProps {
  company: Company
  /** Beside the lists, where there is a vacancy to which people can be added. */
  tools?: ReactNode
}

/** «Talento»: one of the live vacancies, and who in the pool fits it; or who said yes to the company, whatever the vacancy. */
export function TalentTab({ company, tools }: TalentTabProps) {
  const { vacancy_id, choose, in_bank, showBank } = useTalentAddress()
  const live = useLiveVacancies(company.id)
  const reading = usePeopleReading(company.id)
  if (live.isPending || reading.isPending) return <TabLoading />
  if (!reading.data) {
    return <Failure title="No pudimos cargar el talento." error={reading.error} onRetry={() => reading.refetch()} />
  }
  if (!live.data) {
    return <Failure title="No pudimos cargar las vacantes." error={live.error} onRetry={() => live.refetch()} />
  }
  const vacancies = live.data.pages.flatMap((page) => page.items)
  const [first] = vacancies
  const { missing } = reading.data
  if (missing && missing !== 'PUBLISH_VACANCY') {
    return (
      <div className="space-y-4">
        <div className="flex justify-end empty:hidden">{tools}</div>
        <MissingStep company={company} step={missing} />
      </div>
    )
  }
  if (!first) return <NoVacancy company_id={company.id} />
  const open = vacancy_id ? vacancies.find(({ id }) => id === vacancy_id) : first
  const lists = (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">Qué personas</legend>
        <RadioPills
          name="lista"
          words={LISTS}
          value={in_bank ? 'banco' : 'vacante'}
          onChange={(list) => showBank(list === 'banco')}
        />
      </fieldset>
      {tools}
    </div>
  )
  if (in_bank) {
    return (
      <div className="space-y-6">
        {lists}
        <OpenedToday reading={reading.data} />
        <SavedPeople company_id={company.id} />
      </div>
    )
  }
  return (
    <div className="space-y-6">
      {lists}
      <Field label="Personas para la vacante" className="max-w-xl">
        <Select
          choices={vacancies.map(({ id, title }) => ({ value: id, label: title }))}
          placeholder={open ? undefined : 'Elige una vacante'}
          value={open?.id ?? ''}
          onChange={(event) => choose(event.target.value)}
        />
      </Field>
      <OpenedToday reading={reading.data} />
      {open ? (
        <People key={open.id} company_id={company.id} vacancy_id={open.id} />
      ) : (
        !live.hasNextPage && (
          <Card aria-label="Talento">
            <EmptyState drawing="lost" text="Esa vacante ya no está publicada. Elige otra para ver a las personas." />
          </Card>
        )
      )}
    </div>
  )
}

/** Both sides can read about the limit: here, and in the settings of whoever looks for work. */
function OpenedToday({ reading: { opened, opened_max, team_opened, team_opened_max } }: { reading: PeopleReading }) {
  return (
    <p className="text-ink-soft text-sm">
      Hoy has abierto {opened} de {opened_max} perfiles
      {team_opened > opened && `; tu equipo, ${team_opened} de ${team_opened_max}`}. Cada persona ve qué empresa abrió
      su CV.
    </p>
  )
}

function People({ company_id, vacancy_id }: { company_id: string; vacancy_id: string }) {
  const { person_id, compared, comparing } = useTalentAddress()
  return (
    <>
      <MatchNotice side="team" className="mb-4" />
      <PeopleList
        vacancy_id={vacancy_id}
        editor={`/app/my-companies/${company_id}/vacancies/${vacancy_id}?paso=requisitos`}
      />
      {compared.length > 0 && <CompareBar />}
      {comparing && compared.length >= COMPARED_MIN && <ComparePeople vacancy_id={vacancy_id} />}
      {person_id && <OpenPerson key={person_id} vacancy_id={vacancy_id} cv_id={person_id} />}
    </>
  )
}

function NoVacancy({ company_id }: { company_id: string }) {
  return (
    <Card aria-label="Talento">
      <EmptyState
        drawing="people"
        text="Publica una vacante y verás aquí a las personas que encajan con ella y quieren que las encuentren."
        action={
          <LinkButton variant="secondary" to={`/app/my-companies/${company_id}?tab=vacantes`}>
            Ver vacantes
          </LinkButton>
        }
      />
    </Card>
  )
}

function TabLoading() {
  return (
    <Loading label="Cargando el talento…" className="space-y-6">
      <Skeleton className="h-20 w-full max-w-xl rounded-lg" />
      <Skeleton className="h-12 w-full rounded-lg" />
      <Skeleton className="h-64 w-full rounded-xl" />
    </Loading>
  )
}
