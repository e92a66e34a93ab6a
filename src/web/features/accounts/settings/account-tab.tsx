import type { CurrentUser } from '#shared/accounts/users.ts'
import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SecondFactorCards } from './sign-in/second-factor-cards.tsx'

export function AccountTab({ me }: { me: CurrentUser }) {
  return (
    <div className="space-y-6">
      <EmailCard me={me} />
      <PasswordCard email={me.email} />
      <SecondFactorCards email={me.email} />
      <SessionsCard />
    </div>
  )
}
