import { useState } from 'react'
import { TAGS_MAX } from '#shared/hiring/application.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { useAssign, useTag } from '#web/data/hiring-team/application.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { Folded } from './folded.tsx'

/** Who looks after it, and short words to find it by; both have effect at once. */
export function OwnerAndTags({ application }: { application: TeamApplication }) {
  const { vacancy, team, may } = useDashboard()
  const assign = useAssign(vacancy.id, application.id)
  const tag = useTag(vacancy.id, application.id)
  const [tags, setTags] = useState(application.tags)
  const failed = (error: unknown) => notify.error(messageOf(error))
  if (!may('move')) return null
  return (
    <Folded label="Responsable y etiquetas: " words={wordsOf(application.owner?.full_name, tags)}>
      <div className="grid gap-4 @md:grid-cols-2">
        <Field label="Responsable" optional>
          <Select
            name="owner"
            className="min-h-11"
            placeholder="Nadie todavía"
            choices={team.map(({ member_id, full_name }) => ({ value: member_id, label: full_name }))}
            value={(assign.isPending ? assign.variables : application.owner?.member_id) ?? ''}
            onChange={(event) => assign.mutate(event.target.value || null, { onError: failed })}
          />
        </Field>
        <Field label="Etiquetas" optional>
          <ChipsInput
            name="tags"
            listLabel="Etiquetas"
            max={TAGS_MAX}
            placeholder="Escribe y pulsa Enter"
            value={tags}
            onChange={(next) => {
              const before = tags
              setTags(next)
              tag.mutate(
                { tags: next, before },
                {
                  onError: (error) => {
                    setTags(before)
                    failed(error)
                  },
                },
              )
            }}
          />
        </Field>
      </div>
    </Folded>
  )
}

const wordsOf = (owner: string | undefined, tags: readonly string[]): string =>
  [owner ?? 'Sin responsable', ...(tags.length > 0 ? tags : ['sin etiquetas'])].join(' · ')
