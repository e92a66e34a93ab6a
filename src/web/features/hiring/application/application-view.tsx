import { lazy, type ReactNode, Suspense } from 'react'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { Card } from '#shared/hiring/board.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { ProgramTextNote } from '#web/ui/feedback/program-text-note.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { ApplicationHead } from './application-head.tsx'
import { BlindNote } from './blind-note.tsx'
import { BroughtInNote } from './brought-in-note.tsx'
import { DecisionNote } from './decision-note.tsx'
import { MatchPart } from './match-part.tsx'
import { ProfilePart } from './profile-part.tsx'
import { ReviewNote } from './review-note.tsx'
import { TimelinePart } from './timeline-part.tsx'

const parts = {
  mensajes: lazy(() => import('./messages-part.tsx').then((part) => ({ default: part.MessagesPart }))),
  notas: lazy(() => import('./notes/notes-part.tsx').then((part) => ({ default: part.NotesPart }))),
  entrevistas: lazy(() =>
    import('../interviews/interviews-part.tsx').then((part) => ({ default: part.InterviewsPart })),
  ),
  evaluaciones: lazy(() => import('./scorecards-part.tsx').then((part) => ({ default: part.ScorecardsPart }))),
  oferta: lazy(() => import('../offers/offer-part.tsx').then((part) => ({ default: part.OfferPart }))),
} as const

const isPart = (tab: string): tab is keyof typeof parts => tab in parts

interface ApplicationViewProps {
  application: TeamApplication
  onMove: (card_id: string, stage_id: string) => void
  onReject: (card: Card) => void
  drawCv: (document: CvDocument) => ReactNode
}

/** Everything about one application, for the team. */
export function ApplicationView({ application, onMove, onReject, drawCv }: ApplicationViewProps) {
  const { may } = useDashboard()
  const { unread_messages: unread, scorecards } = application
  return (
    <article
      aria-label={application.full_name}
      className="flex min-h-0 flex-1 flex-col low:flex-none low:overflow-visible"
    >
      <ApplicationHead application={application} onMove={onMove} onReject={onReject} />
      <Tabs
        sheet
        param="ver"
        label="Partes de la postulación"
        tabs={[
          { value: 'perfil', label: 'CV' },
          { value: 'encaje', label: 'Encaje' },
          ...(may('message') ? [{ value: 'mensajes', label: 'Mensajes', count: unread || undefined }] : []),
          { value: 'notas', label: 'Notas' },
          { value: 'entrevistas', label: 'Entrevistas' },
          { value: 'evaluaciones', label: 'Evaluaciones', count: scorecards.done || undefined },
          ...(may('move') ? [{ value: 'oferta', label: 'Oferta' }] : []),
          { value: 'historial', label: 'Historial' },
        ]}
      >
        {(tab) => {
          if (tab === 'historial') return <TimelinePart steps={application.timeline} />
          if (tab === 'encaje') return <MatchPart application={application} />
          if (!isPart(tab)) {
            return (
              <ProfilePart application={application} drawCv={drawCv}>
                <BlindNote application={application} />
                <BroughtInNote application={application} />
                {application.speaks_to_programs && <ProgramTextNote />}
                <DecisionNote application={application} />
                <ReviewNote application={application} />
              </ProfilePart>
            )
          }
          const Part = parts[tab]
          return (
            <Suspense fallback={<SkeletonLines lines={4} />}>
              <Part key={application.id} application={application} />
            </Suspense>
          )
        }}
      </Tabs>
    </article>
  )
}
