import type { Company } from '#shared/companies/company-fields.ts'
import { plural } from '#shared/core/numbers.ts'
import {
  downloadAllApplications,
  useAllApplications,
  useApplicationChoices,
} from '#web/data/hiring-team/all-applications.ts'
import { MatchNotice } from '#web/parts/matching/match-notice.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { DownloadButton } from '#web/ui/buttons/download-button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { isPlain } from './all-address.ts'
import { AllFilters } from './all-filters.tsx'
import { AllTable } from './all-table.tsx'
import { KeptLists } from './kept-lists.tsx'
import { useAllAsked } from './use-all-asked.ts'

/** «Candidaturas»: everybody who applied to any vacancy that the person sees. */
export function AllApplicationsTab({ company }: { company: Company }) {
  const { asked, clear } = useAllAsked()
  const choices = useApplicationChoices(company.id)
  const list = useAllApplications(company.id, asked)
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const total = list.data?.pages.at(-1)?.total ?? 0
  return (
    <div className="space-y-4">
      <KeptLists company_id={company.id} />
      <AllFilters choices={choices.data} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span role="status" className="font-semibold text-sm">
          {list.data ? plural(total, 'candidatura', 'candidaturas') : ''}
        </span>
        {items.length > 0 && <MatchNotice side="team" />}
        {items.length > 0 && choices.data?.can_export && (
          <span className="ml-auto">
            <DownloadButton
              load={() => downloadAllApplications(company.id, asked)}
              name={`Candidaturas ${company.name}.csv`}
            >
              CSV
            </DownloadButton>
          </span>
        )}
      </div>
      {list.isPending && (
        <Loading label="Cargando candidaturas…" className="space-y-2">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} className="h-16 w-full rounded-lg" />
          ))}
        </Loading>
      )}
      {list.isError && (
        <Failure title="No pudimos cargar las candidaturas." error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && items.length === 0 && <Nobody company_id={company.id} filtered={!isPlain(asked)} onClear={clear} />}
      {items.length > 0 && <AllTable company_id={company.id} items={items} />}
      {list.hasNextPage && <LoadMore hasMore busy={list.isFetchingNextPage} onMore={() => list.fetchNextPage()} />}
    </div>
  )
}

function Nobody({ company_id, filtered, onClear }: { company_id: string; filtered: boolean; onClear: () => void }) {
  return (
    <Card aria-label="Candidaturas">
      {filtered ? (
        <EmptyState
          drawing="search"
          text="Nadie con estos filtros. Quita alguno para ver más candidaturas."
          action={
            <Button variant="secondary" onClick={onClear}>
              Quitar los filtros
            </Button>
          }
        />
      ) : (
        <EmptyState
          drawing="people"
          text="Aquí verás juntas a las personas en curso de todas tus vacantes. Publica una o comparte las que ya tienes."
          action={
            <LinkButton variant="secondary" to={`/app/my-companies/${company_id}?tab=vacantes`}>
              Ver vacantes
            </LinkButton>
          }
        />
      )}
    </Card>
  )
}
