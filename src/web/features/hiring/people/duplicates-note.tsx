import type { Duplicate } from '#shared/hiring/added-people/added-people.ts'
import { applicationStateWords } from '#shared/words/hiring.ts'
import { formatDate } from '#web/lib/format.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { usePeopleVacancy } from './people-vacancy.ts'

const SAME: Record<Duplicate['same'][number], string> = {
  MAIL: 'mismo correo',
  PHONE: 'mismo teléfono',
  NAME_AND_EMPLOYER: 'mismo nombre y empresa',
}

interface DuplicatesNoteProps {
  alike: readonly Duplicate[]
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Who is there already, each with the way to their card: the form stays as it is behind. */
export function DuplicatesNote({ alike, checked, onChange }: DuplicatesNoteProps) {
  const vacancy = usePeopleVacancy()
  return (
    <Alert tone="warn" live title="Quizá ya la tienes">
      <ul className="space-y-1">
        {alike.map((one) => (
          <li key={one.application_id}>
            <a
              href={`/app/my-companies/${vacancy.company_id}/vacancies/${one.vacancy_id}/dashboard?postulacion=${one.application_id}`}
              target="_blank"
              rel="noreferrer"
              className="text-link wrap-anywhere inline-flex min-h-8 items-center"
            >
              {one.full_name}
            </a>{' '}
            <span className="text-ink-soft text-sm">
              {one.same.map((kind) => SAME[kind]).join(' y ')} · {one.title} · {applicationStateWords[one.state]} ·{' '}
              {formatDate(one.applied_at)}
            </span>
          </li>
        ))}
      </ul>
      <Checkbox
        label="Es otra persona, o quiero añadirla igualmente"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Alert>
  )
}
