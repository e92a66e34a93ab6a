import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { reachOf } from '#shared/companies/team-policy.ts'
import type { Card, Dashboard } from '#shared/hiring/board.ts'
import { useCompany } from '#web/data/companies/companies.ts'
import { type Board, useBoard, useBoardPoll } from '#web/data/hiring-team/board.ts'
import { asksForFactor, SecondFactorNeeded } from '#web/features/companies/second-factor-needed.tsx'
import { CandidateSections } from '#web/features/matching/candidate/candidate-sections.tsx'
import { CloseDialog } from '#web/features/vacancies/closing/close-dialog.tsx'
import { NeglectNote } from '#web/features/vacancies/neglect-note.tsx'
import { VacancyMissing } from '#web/features/vacancies/vacancy-missing.tsx'
import { VacancyStateBadge } from '#web/features/vacancies/vacancy-state-badge.tsx'
import { askedNow, withParam } from '#web/lib/address.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { useMedia } from '#web/ui/hooks/use-media.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { ApplicationView } from './application/application-view.tsx'
import { OpenApplication } from './application/open-application.tsx'
import { readBoard } from './board/board-address.ts'
import { BoardTab } from './board/board-tab.tsx'
import { useMoves } from './board/use-moves.ts'
import { DashboardContext } from './dashboard/dashboard-context.ts'
import { DashboardHeader } from './dashboard/dashboard-header.tsx'
import { DashboardLoading } from './dashboard/dashboard-loading.tsx'
import { FilledNote } from './dashboard/filled-note.tsx'
import { UndoBar } from './dashboard/undo-bar.tsx'
import { useOpenApplication } from './dashboard/use-open-application.ts'
import { HireDialog } from './decisions/hire-dialog.tsx'
import { OutgoingQueue } from './decisions/outgoing-queue.tsx'
import { RejectDialog } from './decisions/reject-dialog.tsx'
import { ADD_PANEL, AddPeople, takesPeople } from './people/add-people.tsx'
import { isRecommended, RECOMMEND_PANEL, Recommend } from './referrals/recommend.tsx'

const panels = {
  lista: lazy(() => import('./list/list-tab.tsx').then((part) => ({ default: part.ListTab }))),
  entrevistas: lazy(() => import('./interviews/agenda-tab.tsx').then((part) => ({ default: part.AgendaTab }))),
  analisis: lazy(() => import('./analysis/analysis-tab.tsx').then((part) => ({ default: part.AnalysisTab }))),
  actividad: lazy(() => import('./analysis/activity-tab.tsx').then((part) => ({ default: part.ActivityTab }))),
  ajustes: lazy(() => import('./stages/settings-tab.tsx').then((part) => ({ default: part.SettingsTab }))),
} as const

const board_tab = { value: 'tablero', label: 'Tablero' } as const

/** What the person may open here: figures of everybody are for those who decide. */
const tabsFor = ({ actions }: Dashboard) =>
  [
    board_tab,
    { value: 'lista', label: 'Lista' },
    { value: 'entrevistas', label: 'Entrevistas' },
    ...(actions.includes('move') ? [{ value: 'analisis', label: 'Análisis' } as const] : []),
    { value: 'actividad', label: 'Actividad' },
    { value: 'ajustes', label: 'Ajustes' },
  ] as const

const isPanel = (tab: string): tab is keyof typeof panels => tab in panels
const CLOSABLE: readonly Dashboard['vacancy']['state'][] = ['PUBLISHED', 'PAUSED']
const BESIDE = '(min-width: 80rem)'

export function Component() {
  const { vacancyId = '' } = useParams()
  const [search] = useSearchParams()
  const asked = readBoard(search)
  const board = useBoard(vacancyId, asked)
  useBoardPoll(vacancyId, asked, board.isSuccess && !board.isPlaceholderData)
  if (board.data) return <Screen key={vacancyId} board={board.data} />
  if (board.isPending) return <DashboardLoading />
  return <NoBoard error={board.error} onRetry={() => board.refetch()} />
}

function NoBoard({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePageTitle('Tablero de la vacante')
  const is_missing = error instanceof ApiError && [404, 422].includes(error.status)
  return (
    <>
      <PageHeader title="Tablero de la vacante" />
      {asksForFactor(error) ? (
        <SecondFactorNeeded />
      ) : is_missing ? (
        <VacancyMissing />
      ) : (
        <Failure title="No pudimos cargar el tablero." error={error} onRetry={onRetry} />
      )}
    </>
  )
}

function Screen({ board }: { board: Board }) {
  const { vacancy } = board
  const company = useCompany(vacancy.company_id)
  const role = company.data?.me.role
  const can_search = role !== undefined && reachOf(role, 'search_talent') !== 'never'
  const [search, setSearch] = useSearchParams()
  const tabs = tabsFor(board)
  const open = tabs.find(({ value }) => value === search.get('tab')) ?? board_tab
  usePageTitle(open.label, vacancy.title)
  const [rejecting, setRejecting] = useState<Card | null>(null)
  const can_close = board.actions.includes('close') && CLOSABLE.includes(vacancy.state)
  const can_add = takesPeople({ vacancy, may_move: board.actions.includes('move') })
  const ask = (panel: string | null) =>
    setSearch(withParam(askedNow(), 'panel', panel), { replace: true, preventScrollReset: true })
  const onReject = useCallback((card: Card) => setRejecting(card), [])
  return (
    <WithDashboard board={board}>
      <div data-wide="board">
        <DashboardHeader
          board={board}
          company_name={company.data?.name}
          badge={<VacancyStateBadge state={vacancy.state} />}
          can_search={can_search}
          tools={board.actions.includes('message') && <OutgoingQueue vacancy_id={vacancy.id} />}
          onClose={can_close ? () => ask('cerrar') : null}
          onAdd={can_add ? () => ask(ADD_PANEL) : null}
          onRecommend={isRecommended({ vacancy }) ? () => ask(RECOMMEND_PANEL) : null}
        />
        <NeglectNote slim vacancy={vacancy} />
        {can_close && <FilledNote board={board} onClose={() => ask('cerrar')} />}
        <Beside board={board} onReject={onReject}>
          <Tabs label={vacancy.title} tabs={tabs}>
            {(tab) => (isPanel(tab) ? <Panel tab={tab} /> : <BoardTab board={board} onReject={onReject} />)}
          </Tabs>
        </Beside>
      </div>
      {rejecting && (
        <RejectDialog key={rejecting.id} card={newest(board, rejecting)} onClose={() => setRejecting(null)} />
      )}
      <CloseDialog vacancy={vacancy} open={can_close && search.get('panel') === 'cerrar'} onClose={() => ask(null)} />
      <AddPeople vacancy={vacancy} may_move={board.actions.includes('move')} />
      <Recommend vacancy={vacancy} />
      <HireDialog />
      <UndoBar />
    </WithDashboard>
  )
}

/** After a refused decision the next press is about the card as it is now. */
function newest({ cards }: Dashboard, chosen: Card): Card {
  const known = cards.find(({ id }) => id === chosen.id)
  return known && known.version > chosen.version ? known : chosen
}

function Panel({ tab }: { tab: keyof typeof panels }) {
  const Content = panels[tab]
  return (
    // One frame for all of them, so that title and tabs stay where they are; lines of text need less of it.
    <div className={tab === 'lista' ? undefined : 'max-w-6xl'}>
      <Suspense fallback={<SkeletonLines lines={6} />}>
        <Content />
      </Suspense>
    </div>
  )
}

function WithDashboard({ board, children }: { board: Dashboard; children: ReactNode }) {
  const { vacancy, stages, team, actions } = board
  const { hired } = board.figures
  const value = useMemo(
    () => ({ vacancy, stages, team, hired, may: (action: Dashboard['actions'][number]) => actions.includes(action) }),
    [vacancy, stages, team, hired, actions],
  )
  return <DashboardContext value={value}>{children}</DashboardContext>
}

interface BesideProps {
  board: Dashboard
  onReject: (card: Card) => void
  children: ReactNode
}

/** Tabs and the application beside them know nothing of each other: neither loses what is open or half written in it. */
function Beside({ board, onReject, children }: BesideProps) {
  const { open_id } = useOpenApplication()
  const wide = useMedia(BESIDE)
  const move = useMoves(board)
  return (
    <>
      {children}
      {open_id && (
        <OpenApplication id={open_id} wide={wide}>
          {(application) => (
            <ApplicationView
              key={application.id}
              application={application}
              onMove={move}
              onReject={onReject}
              drawCv={(document) => <CandidateSections document={document} />}
            />
          )}
        </OpenApplication>
      )}
    </>
  )
}
