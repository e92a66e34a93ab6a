import { useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SIGN_IN_TO_VERIFY } from './ask-for-link.tsx'
import { ResendLink } from './resend-link.tsx'
import { Step } from './step.tsx'

/** No failed link is a dead end: whoever is signed in gets another at once, the rest sign in first. */
export function DeadLink({ message }: { message: string }) {
  const has_token = useSession((session) => session.token !== null)
  return (
    <Step drawing="lock" title="Este enlace ya no sirve">
      <p>{message}</p>
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
