import { Archive, LockKeyhole } from 'lucide-react'
import { Link } from 'react-router'
import type { CompanyCard as CompanyCardData } from '#shared/companies/company-fields.ts'
import { formatNumber, plural } from '#shared/core/numbers.ts'
import { roleLabels } from '#shared/words/companies.ts'
import { cx } from '#web/lib/cx.ts'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { isVerified } from '../companies.words.ts'
import { VerifiedMark } from '../verified-mark.tsx'

/** One company of the person; the whole card is one link. */
export function CompanyCard({ company }: { company: CompanyCardData }) {
  const archived = company.status === 'ARCHIVED'
  return (
    <li className="group relative flex min-w-0 flex-col rounded-xl border border-line bg-surface p-5 shadow-rest transition-[border-color,box-shadow] focus-within:border-brand hover:border-brand hover:shadow-float sm:p-6">
      <div className="flex items-start gap-4">
        <Avatar name={company.name} url={company.logo_url} square size="lg" />
        <div className="min-w-0 flex-1 space-y-1.5">
          <h2 className="line-clamp-2 wrap-anywhere text-xl">
            <Link
              to={`/app/my-companies/${company.id}`}
              className="rounded-md after:absolute after:inset-0 after:rounded-xl"
            >
              {company.name}
            </Link>
          </h2>
          <p className="truncate text-ink-soft text-sm">{company.domain}</p>
          <p className="flex flex-wrap gap-2">
            <Badge tone="brand">{roleLabels[company.role]}</Badge>
            {isVerified(company) && <VerifiedMark />}
            {company.needs_second_factor && (
              <Badge tone="warn" icon={<LockKeyhole aria-hidden="true" />}>
                Pide segundo factor
              </Badge>
            )}
            {archived && <Badge icon={<Archive aria-hidden="true" />}>Archivada</Badge>}
          </p>
        </div>
      </div>
      {!archived && !company.needs_second_factor && <CardFigures company={company} />}
    </li>
  )
}

function CardFigures({ company }: { company: CompanyCardData }) {
  const { open_vacancies, pending_replies, members, pending_invitations } = company
  return (
    <div className="mt-auto pt-5">
      <dl className="grid grid-cols-2 gap-4 border-line border-t pt-4">
        <Figure label={open_vacancies === 1 ? 'vacante abierta' : 'vacantes abiertas'} value={open_vacancies} />
        <Figure
          label={pending_replies === 1 ? 'respuesta pendiente' : 'respuestas pendientes'}
          value={pending_replies}
          waits={pending_replies > 0}
        />
      </dl>
      <p className="mt-3 text-ink-soft text-sm">
        {plural(members, 'persona en el equipo', 'personas en el equipo')}
        {pending_invitations > 0 &&
          ` · ${plural(pending_invitations, 'invitación pendiente', 'invitaciones pendientes')}`}
      </p>
    </div>
  )
}

function Figure({ label, value, waits = false }: { label: string; value: number; waits?: boolean }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className={cx('numeric font-bold text-3xl', waits && 'text-warn')}>{formatNumber(value)}</dd>
    </div>
  )
}
