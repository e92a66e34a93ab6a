import { mayAlways } from '#shared/companies/team-policy.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import type { Point } from '../steps.ts'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { VersionedPreview } from '../versions/versioned-preview.tsx'
import { Checklist } from './checklist.tsx'
import { ExtendField } from './extend-field.tsx'
import { PublishActions } from './publish-actions.tsx'
import { PublishedNote } from './published-note.tsx'
import { ScheduleNote } from './schedule-note.tsx'
import { useArrival } from './use-arrival.ts'
import { WhatIfPanel } from './what-if-panel.tsx'

interface PublishFormProps {
  /** Null until the draft is on the server. */
  vacancy: Vacancy | null
  points: readonly Point[]
  /** Brings what waits to the server; answers with its id, or null when it could not be saved. */
  onSaved: () => Promise<string | null>
  /** Where the preview has no column of its own it stands here. */
  withPreview: boolean
}

const durations = { D30: '30 días', D60: '60 días', D90: '90 días' } as const
const days = { D30: 30, D60: 60, D90: 90 } as const

/** Step 5: what is left to do, what candidates will see, and the button. */
export function PublishForm({ vacancy, points, onSaved, withPreview }: PublishFormProps) {
  const { document, change, versions, company, blindChoice } = useVacancyEditor()
  const is_public = versions !== null
  const has_changes = versions !== null && versions.changed.length > 0
  const done = useArrival<HTMLDivElement>(is_public || Boolean(vacancy?.scheduled_at))
  return (
    <div className="space-y-8">
      <div ref={done} tabIndex={-1} className="scroll-mt-32 space-y-8 outline-none empty:hidden">
        {vacancy && is_public && <PublishedNote vacancy={vacancy} />}
        {vacancy?.scheduled_at && <ScheduleNote vacancy={vacancy} scheduled_at={vacancy.scheduled_at} />}
      </div>
      {(!is_public || has_changes || points.length > 0) && (
        <Checklist points={points} is_published={is_public && !has_changes} />
      )}
      {vacancy && <WhatIfPanel vacancy={vacancy} />}
      {vacancy && is_public ? (
        <ExtendField vacancy={vacancy} />
      ) : (
        <FieldGroup label="Duración" help="Puedes pausarla o cerrarla antes. Te avisamos 3 días antes de que termine.">
          <RadioPills
            name="duration_days"
            words={durations}
            value={`D${document.duration_days}`}
            onChange={(key) => change({ duration_days: days[key] })}
          />
        </FieldGroup>
      )}
      {vacancy && !is_public && mayAlways(company.me.role, 'edit_templates') && blindChoice(vacancy.id)}
      {!is_public && <PublishActions vacancy={vacancy} points={points} onSaved={onSaved} />}
      {withPreview && (
        <section aria-label="Vista previa" className="rounded-xl border border-line bg-paper p-5 sm:p-7">
          <VersionedPreview />
        </section>
      )}
    </div>
  )
}
