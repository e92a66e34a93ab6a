import { ListChecks } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useApplied } from '#web/data/hiring/my-applications.ts'
import { useVacancyOfCv } from '#web/data/hiring/tailored-cvs.ts'
import { withParam } from '#web/lib/address.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'

/** Over the editor: for which vacancy this CV is, what that asks, and the way to apply with it. */
export function ForVacancyBar({ cv_id }: { cv_id: string }) {
  const vacancy = useVacancyOfCv(cv_id)
  const applied = useApplied()
  const [search] = useSearchParams()
  if (!vacancy) return null
  const sent = applied.get(vacancy.id)
  return (
    <section
      aria-label="Vacante de este CV"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-brand-soft px-4 py-2.5"
    >
      <p className="wrap-anywhere min-w-0 flex-1 basis-56">
        Tu CV para{' '}
        <Link to={`/jobs/${vacancy.id}`} className="text-link font-semibold">
          {vacancy.title}
        </Link>{' '}
        <span className="text-ink-soft">· {vacancy.company_name}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton size="sm" variant="secondary" to={`?${withParam(search, 'panel', 'vacante')}`} preventScrollReset>
          <ListChecks aria-hidden="true" />
          <span>
            Qué pide<span className="max-sm:sr-only"> y dónde lo dices</span>
          </span>
        </LinkButton>
        {sent ? (
          <LinkButton size="sm" variant="quiet" to={`/app/my-applications?postulacion=${sent.id}`}>
            Ver mi postulación
          </LinkButton>
        ) : (
          vacancy.state === 'PUBLISHED' && (
            <LinkButton size="sm" to={`/app/jobs?vacante=${vacancy.id}&panel=postular`}>
              Postularme
            </LinkButton>
          )
        )}
      </div>
    </section>
  )
}
