import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { InvitationLink } from '#web/data/companies/invitations.ts'

interface Kept {
  link_token?: unknown
}

/**
 * What the page is about: the secret of a mail, or an invitation that a notice names. The secret leaves the address bar
 * at once and stays in the history entry, so that reloading and coming back from signing in still work.
 */
export function useInvitationLink(): InvitationLink | null {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const in_address = search.get('token')
  const kept: Kept = state ?? {}

  useEffect(() => {
    if (in_address === null) return
    navigate(pathname, { replace: true, preventScrollReset: true, state: { link_token: in_address } })
  }, [in_address, pathname, navigate])

  const token = in_address ?? kept.link_token
  const invitation_id = search.get('invitation')
  if (typeof token === 'string') return { token }
  return invitation_id ? { invitation_id } : null
}

/** The address that brings somebody back here; it travels in the history entry, never in the address bar. */
export function addressOf(link: InvitationLink): string {
  return `/invitations/accept?${'token' in link ? `token=${link.token}` : `invitation=${link.invitation_id}`}`
}
