import { useState } from 'react'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { VacancyView } from '../../vacancy-view.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

const words = { WRITTEN: 'Con tus cambios', LIVE: 'Publicada ahora' } as const

/** What candidates will see, and what they see until then. */
export function VersionedPreview() {
  const { company, document, versions } = useVacancyEditor()
  const [shown, setShown] = useState<keyof typeof words>('WRITTEN')
  const has_changes = versions !== null && versions.changed.length > 0
  const is_live = has_changes && shown === 'LIVE'
  return (
    <>
      {has_changes ? (
        <FieldGroup label="Versión" className="mb-6">
          <RadioPills small name="version" words={words} value={shown} onChange={setShown} />
        </FieldGroup>
      ) : (
        <p className="mb-5 font-semibold text-ink-soft text-sm">
          {versions?.state === 'PUBLISHED'
            ? 'Así la ven las personas candidatas'
            : 'Así la verán las personas candidatas'}
        </p>
      )}
      <VacancyView
        document={is_live ? versions.live : document}
        company={{ ...company, verified: company.verification !== 'UNVERIFIED' }}
      />
    </>
  )
}
