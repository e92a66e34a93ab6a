import { Send } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { REFERRAL_PARAM, referralIn } from '#shared/hiring/referrals/referral-address.ts'
import { loginAddress } from '#web/lib/login-return.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'

/** For whoever is not signed in: the way to the account and back to the very step. */
export function ApplyInvitation({ vacancy_id }: { vacancy_id: string }) {
  const [search] = useSearchParams()
  const referral = referralIn(search)
  const back = `/jobs/${vacancy_id}?panel=postular${referral ? `&${REFERRAL_PARAM}=${referral}` : ''}`
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <LinkButton size="lg" to={`/register?intent=SEEKER&next=${encodeURIComponent(back)}`} className="max-sm:w-full">
        <ApplyLabel />
      </LinkButton>
      <Link to={loginAddress(back)} className="text-link inline-flex min-h-11 items-center">
        Ya tengo cuenta
      </Link>
    </div>
  )
}

export function ApplyLabel({ draft = false }: { draft?: boolean }) {
  return (
    <>
      <Send aria-hidden="true" />
      {draft ? 'Seguir con mi postulación' : 'Postularme'}
    </>
  )
}
