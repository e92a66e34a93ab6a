import { type LoaderFunctionArgs, redirect } from 'react-router'
import { useSession } from '#web/lib/session.ts'

/** Runs before a page of /app or /onboarding is shown: without a token the person signs in first and comes back. */
export function requireToken({ request }: LoaderFunctionArgs): null {
  if (useSession.getState().token) return null
  const { pathname, search } = new URL(request.url)
  throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`)
}
