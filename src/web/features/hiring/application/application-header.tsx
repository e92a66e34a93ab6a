import { BadgeCheck, Globe, Mail, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { currencySign } from '#shared/core/money.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { sourceWords } from '#shared/words/hiring.ts'
import { formatDate } from '#web/lib/format.ts'
import { writeAmount } from '#web/lib/money.ts'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { CardMatch } from '../board/card-signs.tsx'

/** Who it is, how to reach them, and where they came from. */
export function ApplicationHeader({ application }: { application: TeamApplication }) {
  const { full_name, headline, contact, salary_expectation: salary, others } = application
  return (
    <header>
      <div className="flex items-start gap-4">
        <Avatar name={full_name} />
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere text-2xl">{full_name}</h2>
          {headline && <p className="wrap-anywhere mt-0.5 text-ink-soft">{headline}</p>}
        </div>
      </div>
      <div className="mt-2 empty:hidden">
        <CardMatch match={application.match} />
      </div>
      {contact && (
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
          <a
            href={`mailto:${contact.email}`}
            className="text-link wrap-anywhere inline-flex min-h-8 items-center gap-1.5"
          >
            <Mail aria-hidden="true" className="size-4 shrink-0" />
            {contact.email}
            {application.verified_email && <Verified what="correo" />}
          </a>
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
      <p className="mt-2 text-ink-soft text-sm">
        Se postuló el {formatDate(application.applied_at)} · {sourceWords[application.source]}
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
    </header>
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
