import type { CurrentUser } from '#shared/accounts/users.ts'
import { newForAccount } from '#shared/cvs/cv-for-account.ts'
import { countryName } from '#shared/words/names.ts'
import { useSaveProfile } from '#web/data/accounts/accounts.ts'
import { useCv, useCvs } from '#web/data/cvs.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

interface FromCvProps {
  me: CurrentUser
  onTaken: (taken: { city?: string; country?: string }) => void
}

/** What the CV says and the account does not know yet, to be taken over with one press. */
export function FromCv({ me, onTaken }: FromCvProps) {
  const base = useCvs().data?.[0]
  if (!base || (me.phone && me.city && me.country)) return null
  return <Offer cv_id={base.id} me={me} onTaken={onTaken} />
}

function Offer({ cv_id, me, onTaken }: FromCvProps & { cv_id: string }) {
  const basics = useCv(cv_id).data?.document.basics
  const save = useSaveProfile()
  const found = basics ? newForAccount(basics, me) : {}
  const { city, country, phone } = found
  const place = [city, country && countryName(country)].filter(Boolean).join(', ')
  const said = [place, phone].filter(Boolean)
  if (said.length === 0) return null
  const take = () =>
    save.mutate(found, {
      onSuccess: () => {
        onTaken(found)
        notify.success('Cambios guardados.')
      },
    })
  return (
    <Alert
      title="Tu CV ya lo dice"
      action={
        <Button size="sm" variant="secondary" busy={save.isPending} busyLabel="Guardando…" onClick={take}>
          Usar los datos de mi CV
        </Button>
      }
    >
      <span className="wrap-anywhere">{said.join(' · ')}</span>
      {save.isError && <span className="mt-1 block text-bad">{messageOf(save.error)}</span>}
    </Alert>
  )
}
