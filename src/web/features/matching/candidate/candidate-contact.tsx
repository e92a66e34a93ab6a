import { Link2, Lock, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { isLink } from '#shared/cvs/cv-problems.ts'
import type { Candidate } from '#shared/matching/candidates.ts'
import { linkWords } from '#shared/words/cvs.ts'

/** How to reach the person, once the person has allowed it. */
export function CandidateContact({ contact, isMe }: { contact: Candidate['contact']; isMe: boolean }) {
  // The owner reads it in the note above.
  if (!contact && isMe) return null
  if (!contact) {
    return (
      <p data-print="hide" className="mt-7 flex items-start gap-3 rounded-lg bg-sunk px-4 py-3 text-ink-soft">
        <Lock aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
        Su nombre aparece cuando te dice que le interesa, y sus datos de contacto cuando se postula a una de tus
        vacantes.
      </p>
    )
  }
  return (
    <section aria-label="Contacto" className="mt-7 rounded-lg bg-sunk px-4 py-3">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {contact.email && (
          <Way icon={<Mail />}>
            <a className="text-link wrap-anywhere" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          </Way>
        )}
        {contact.phone && (
          <Way icon={<Phone />}>
            <a className="text-link" href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
              {contact.phone}
            </a>
          </Way>
        )}
        {contact.links.map(({ kind, url }) => (
          <Way key={url} icon={<Link2 />}>
            <OutLink url={url}>{kind === 'OTHER' ? url.replace(/^https:\/\//, '') : linkWords[kind]}</OutLink>
          </Way>
        ))}
      </ul>
    </section>
  )
}

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-11 min-w-0 items-center gap-2">
      <span aria-hidden="true" className="shrink-0 text-ink-soft [&_svg]:size-4.5">
        {icon}
      </span>
      {children}
    </li>
  )
}

/** Only a checked https address becomes a link; anything else stays what it is, a text. */
export function OutLink({ url, children }: { url: string; children: ReactNode }) {
  if (!isLink(url)) return <span className="wrap-anywhere">{children}</span>
  return (
    <a className="text-link wrap-anywhere" href={url} target="_blank" rel="noreferrer nofollow">
      {children}
    </a>
  )
}
