import type { Company } from '#shared/companies/company-fields.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { ModerationNote } from '../moderation-note.tsx'
import { NeglectNote } from '../neglect-note.tsx'
import { reasonWords } from '../vacancy-state-badge.tsx'
import { VacancyView } from '../vacancy-view.tsx'
import { EditorHeader } from './editor-header.tsx'

/** A vacancy that this person may read but not change, or that is over. */
export function ReadOnlyVacancy({ company, vacancy }: { company: Company; vacancy: Vacancy }) {
  return (
    <>
      <EditorHeader company={company} vacancy={vacancy} title={vacancy.title} onBefore={async () => undefined} />
      <div className="my-6">
        <NeglectNote vacancy={vacancy} />
        <ModerationNote vacancy={vacancy} />
        <Alert tone="info">{whyNot(vacancy)}</Alert>
      </div>
      <div className="rounded-xl border border-line bg-surface p-5 sm:p-8">
        <VacancyView
          document={vacancy.document}
          company={{ ...company, verified: company.verification !== 'UNVERIFIED' }}
        />
      </div>
    </>
  )
}

function whyNot({ state, state_reason, scheduled_at }: Vacancy): string {
  if (scheduled_at)
    return `Se publica el ${formatDayTime(scheduled_at)}. Hasta entonces solo la cambia quien puede publicar.`
  if (state === 'CLOSED') return `La vacante está cerrada y ya no se edita. Motivo: ${reasonWords(state_reason)}.`
  if (state === 'ARCHIVED')
    return 'La vacante está archivada y ya no se edita. Puedes relanzarla como un borrador nuevo.'
  return 'Puedes leerla, pero tu papel en esta vacante no permite editarla.'
}
