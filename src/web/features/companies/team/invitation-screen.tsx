import type { ReactNode } from 'react'
import type { OpenInvitation } from '#shared/companies/invitations.ts'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useFocusOnChange } from '#web/ui/hooks/use-focus-on-change.ts'
import { Avatar } from '#web/ui/layout/avatar.tsx'

interface InvitationScreenProps {
  /** The company's face; a drawing where there is none to show. */
  invitation?: OpenInvitation | undefined
  title: ReactNode
  children?: ReactNode | undefined
  actions?: ReactNode | undefined
}

/** One situation of an invitation; its words take focus when it replaces another. */
export function InvitationScreen({ invitation, title, children, actions }: InvitationScreenProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(null)
  return (
    <section className="mx-auto flex w-full max-w-lg flex-1 animate-fade flex-col items-center justify-center px-4 py-12 text-center sm:px-6">
      {invitation ? (
        <Avatar name={invitation.company_name} url={invitation.company_logo_url} square size="xl" />
      ) : (
        <Drawing name="people" className="h-40" />
      )}
      <h1 ref={heading} tabIndex={-1} className="wrap-anywhere mt-6 text-3xl sm:text-4xl">
        {title}
      </h1>
      {children && <div className="mt-4 w-full space-y-4 text-ink-soft text-lg">{children}</div>}
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>}
    </section>
  )
}

/** «Laura te invitó a Acme con el papel «Reclutamiento».» */
export function InvitedBy({ invitation, role }: { invitation: OpenInvitation; role: string | null }) {
  return (
    <>
      {invitation.invited_by_name ? `${invitation.invited_by_name} te invitó a ` : 'Te invitaron a '}
      <strong className="wrap-anywhere font-semibold text-ink">{invitation.company_name}</strong>
      {role && ` con el papel «${role}»`}.
    </>
  )
}

/** What the inviter wrote. */
export function InvitationMessage({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <blockquote className="wrap-anywhere whitespace-pre-line rounded-lg bg-sunk px-5 py-4 text-base text-ink">
      «{text}»
    </blockquote>
  )
}
