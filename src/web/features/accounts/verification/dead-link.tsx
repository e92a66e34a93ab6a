import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { SIGN_IN_TO_VERIFY } from './ask-for-link.tsx'
import { ResendLink } from './resend-link.tsx'
import { Step } from './step.tsx'

export const INCOMPLETE = 'Este enlace no está completo. Ábrelo de nuevo desde el correo.'

/** What is no token at all fails as a field does, but this page has no fields to look at. */
function isIncomplete(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'validation'
}

/** No failed link is a dead end: whoever is signed in gets another at once, the rest sign in first. */
export function DeadLink({ error }: { error: unknown }) {
  const has_token = useSession((session) => session.token !== null)
  return (
    <Step drawing="lock" title="Este enlace ya no sirve">
      <p>{isIncomplete(error) ? INCOMPLETE : messageOf(error)}</p>
      {has_token ? (
        <ResendLink />
      ) : (
        <>
          <p>Para enviarte otro necesitamos que inicies sesión.</p>
          <LinkButton to={SIGN_IN_TO_VERIFY}>Enviar un enlace nuevo</LinkButton>
        </>
      )}
    </Step>
  )
}
