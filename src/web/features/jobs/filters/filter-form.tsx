import { contractType, modality, seniority, workingDay } from '#shared/accounts/users.ts'
import { NO_EXPERIENCE, publishedChoices, REPLY_PROMISED } from '#shared/words/filters.ts'
import { languageName } from '#shared/words/names.ts'
import { familyWords } from '#shared/words/role-families.ts'
import { contractWords, modalityWords, seniorityWords, workingDayWords } from '#shared/words/work.ts'
import type { JobsPage } from '#web/data/jobs.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { type FilterDraft, useFilterDraft } from '../use-job-address.ts'
import { CountedChoices } from './counted-choices.tsx'
import { FilterField } from './filter-field.tsx'
import { PlaceFilter, SkillFilter } from './filter-typed.tsx'
import { SalaryFilter } from './salary-filter.tsx'

export type Counts = NonNullable<JobsPage['counts']>

const LANGUAGES = ['es', 'en', 'pt', 'fr', 'de', 'it', 'ca', 'eu', 'gl', 'zh', 'ar']

/** Every filter of the list; each takes effect at once and stands in the address. */
export function FilterForm({ counts }: { counts: Counts | null }) {
  const draft = useFilterDraft()
  const { filters, change } = draft
  const families = Object.keys({
    ...counts?.role_family,
    ...Object.fromEntries(filters.role_family.map((f) => [f, 0])),
  })
  return (
    <div className="space-y-7">
      <FieldGroup label="Modalidad">
        <CountedChoices
          values={modality.options}
          words={(value) => modalityWords[value]}
          chosen={filters.modality}
          counts={counts?.modality}
          onChange={(next) => change({ modality: next })}
        />
      </FieldGroup>
      <PlaceFilter {...draft} />
      <SalaryFilter {...draft} />
      {families.length > 0 && (
        <FieldGroup label="Área">
          <CountedChoices
            values={families.sort(byCount(counts?.role_family))}
            words={familyWords}
            chosen={filters.role_family}
            counts={counts?.role_family}
            onChange={(next) => change({ role_family: next })}
          />
        </FieldGroup>
      )}
      <SkillFilter {...draft} />
      <FieldGroup label="Nivel">
        <CountedChoices
          values={seniority.options}
          words={(value) => seniorityWords[value]}
          chosen={filters.seniority}
          counts={counts?.seniority}
          onChange={(next) => change({ seniority: next })}
        />
      </FieldGroup>
      <FieldGroup label="Contrato">
        <CountedChoices
          values={contractType.options}
          words={(value) => contractWords[value]}
          chosen={filters.contract}
          counts={counts?.contract}
          onChange={(next) => change({ contract: next })}
        />
      </FieldGroup>
      <FieldGroup label="Jornada">
        <CountedChoices
          values={workingDay.options}
          words={(value) => workingDayWords[value]}
          chosen={filters.working_day}
          counts={counts?.working_day}
          onChange={(next) => change({ working_day: next })}
        />
      </FieldGroup>
      <OtherFilters {...draft} />
    </div>
  )
}

function OtherFilters({ filters, change }: FilterDraft) {
  return (
    <>
      <FilterField label="Publicada">
        <Select
          placeholder="Cualquier fecha"
          choices={publishedChoices}
          value={filters.published_days ? String(filters.published_days) : ''}
          onChange={({ target }) => change({ published_days: target.value ? Number(target.value) : undefined })}
        />
      </FilterField>
      <FilterField label="Idioma que pide">
        <Select
          placeholder="Cualquiera"
          choices={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
          value={filters.language[0] ?? ''}
          onChange={({ target }) => change({ language: target.value ? [target.value] : [] })}
        />
      </FilterField>
      <FieldGroup label="Además">
        <Checkbox
          label={NO_EXPERIENCE}
          checked={filters.no_experience}
          onChange={({ target }) => change({ no_experience: target.checked })}
        />
        <Checkbox
          label={REPLY_PROMISED}
          checked={filters.reply_promised}
          onChange={({ target }) => change({ reply_promised: target.checked })}
        />
      </FieldGroup>
    </>
  )
}

function byCount(counts: Readonly<Record<string, number>> = {}) {
  return (one: string, other: string) =>
    (counts[other] ?? 0) - (counts[one] ?? 0) || familyWords(one).localeCompare(familyWords(other), 'es')
}
