import { useSearchParams } from 'react-router'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useLinkToken } from '../auth/use-link-token.ts'
import { AskForLink } from './ask-for-link.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { UndoEmailChange } from './undo-email-change.tsx'

export function Component() {
  const token = useLinkToken()
  const [search] = useSearchParams()
  const undo = search.get('action') === 'undo'
  usePageTitle(undo ? 'Recuperar mi cuenta' : 'Confirmar mi correo')
  if (undo) return <UndoEmailChange token={token} />
  return token ? <ConfirmEmail key={token} token={token} /> : <AskForLink />
}
