import { BadgeCheck, Globe, Mail, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { currencySign } from '#shared/core/money.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { sourceWords } from '#shared/words/hiring.ts'
import { formatDate } from '#web/lib/format.ts'
import { writeAmount } from '#web/lib/money.ts'

/** How to reach them, where they came from, and where else they applied. */
export function ApplicationFacts({ application }: { application: TeamApplication }) {
  const { contact, salary_expectation: salary, others } = application
  return (
    <section aria-label="Datos de la postulación">
      {contact && (
        <p className="mb-1 flex flex-wrap gap-x-5 text-[0.9375rem]">
          {contact.email && (
            <a
              href={`mailto:${contact.email}`}
              className="text-link wrap-anywhere inline-flex min-h-8 items-center gap-1.5"
            >
              <Mail aria-hidden="true" className="size-4 shrink-0" />
              {contact.email}
              {application.verified_email && <Verified what="correo" />}
            </a>
          )}
          {contact.phone && (
            <a
              href={`tel:${contact.phone.replace(/\s/g, '')}`}
              className="text-link inline-flex min-h-8 items-center gap-1.5"
            >
              <Phone aria-hidden="true" className="size-4 shrink-0" />
              {contact.phone}
              {application.verified_phone && <Verified what="teléfono" />}
            </a>
          )}
          {contact.links.map((link) => (
            <a
              key={link}
              href={link}
              target="_blank"
              rel="noreferrer noopener"
              className="text-link wrap-anywhere inline-flex min-h-8 items-center gap-1.5"
            >
              <Globe aria-hidden="true" className="size-4 shrink-0" />
              {link.replace(/^https?:\/\//, '')}
            </a>
          ))}
        </p>
      )}
      <p className="text-ink-soft text-sm">
        {application.source === 'IMPORTED' ? 'Añadida' : 'Se postuló'} el {formatDate(application.applied_at)} ·{' '}
        {sourceWords[application.source]}
        {application.referred_by && ` (${application.referred_by})`}
        {application.promised_reply_at && (
          <> · prometiste respuesta para el {formatDate(application.promised_reply_at)}</>
        )}
        {salary && (
          <>
            {' '}
            · espera {writeAmount(salary.amount, salary.currency)} {currencySign(salary.currency)}
          </>
        )}
      </p>
      {others.length > 0 && <Others others={others} />}
    </section>
  )
}

function Verified({ what }: { what: string }) {
  return (
    <>
      <BadgeCheck aria-hidden="true" className="size-4 shrink-0 text-good" />
      <span className="sr-only">({what} verificado)</span>
    </>
  )
}

/** The same person in other processes of the company, so that two recruiters do not write at once. */
function Others({ others }: Pick<TeamApplication, 'others'>) {
  return (
    <div className="mt-3 rounded-lg bg-sunk px-4 py-2.5 text-sm">
      <p className="font-medium">También se postuló en tu empresa:</p>
      <ul className="mt-1">
        {others.map((other) => (
          <li key={other.id}>
            <Link
              to={`../../${other.vacancy_id}/dashboard?postulacion=${other.id}`}
              relative="path"
              className="text-link wrap-anywhere inline-flex min-h-8 items-center"
            >
              {other.title}
            </Link>{' '}
            <span className="text-ink-soft">· {formatDate(other.applied_at)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
