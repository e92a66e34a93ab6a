import { useSearchParams } from 'react-router'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useLinkToken } from '../auth/use-link-token.ts'
import { AskForLink } from './ask-for-link.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { KeepAccount } from './keep-account.tsx'
import { UndoEmailChange } from './undo-email-change.tsx'

const titles: Record<string, string> = { undo: 'Recuperar mi cuenta', keep: 'Conservar mi cuenta' }

export function Component() {
  const token = useLinkToken()
  const [search] = useSearchParams()
  const action = search.get('action')
  usePageTitle(titles[action ?? ''] ?? 'Confirmar mi correo')
  if (action === 'keep') return <KeepAccount token={token} />
  if (action === 'undo') return <UndoEmailChange token={token} />
  return token ? <ConfirmEmail key={token} token={token} /> : <AskForLink />
}
