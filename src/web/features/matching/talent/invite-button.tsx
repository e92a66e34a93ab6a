import { Check, Send } from 'lucide-react'
import { useState } from 'react'
import type { VacancyMatch } from '#shared/matching/vacancy-matches.ts'
import { calledBy } from '#shared/words/talent.ts'
import { useTakeInvitationBack } from '#web/data/matching.ts'
import { formatDate } from '#web/lib/format.ts'
import { TakeBack } from '#web/parts/sending/take-back.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { useSecondsLeft } from '#web/ui/hooks/use-seconds-left.ts'
import { InvitationDialog } from './invitation-dialog.tsx'

interface InviteButtonProps {
  vacancy_id: string
  person: VacancyMatch
  main?: boolean | undefined
}

/** The letter is shown first; then it waits for a minute, and afterwards only the date stands here. */
export function InviteButton({ vacancy_id, person, main = false }: InviteButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const takeBack = useTakeInvitationBack(vacancy_id, person)
  const isWaiting = useSecondsLeft(person.invitation_leaves_at) > 0
  if (person.invitation_leaves_at && (isWaiting || takeBack.isPending)) {
    return (
      <TakeBack
        what="La invitación"
        until={person.invitation_leaves_at}
        busy={takeBack.isPending}
        onTakeBack={() => takeBack.mutate()}
      />
    )
  }
  if (person.invited_at) {
    return (
      <p className="inline-flex min-h-9 items-center gap-1.5 font-medium text-good text-sm">
        <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={3} />
        Invitación enviada el {formatDate(person.invited_at)}
      </p>
    )
  }
  return (
    <>
      <Button size="sm" variant={main ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        <Send aria-hidden="true" />
        Invitar<span className="sr-only"> a {calledBy(person)}</span>
      </Button>
      {isOpen && <InvitationDialog vacancy_id={vacancy_id} person={person} onClose={() => setOpen(false)} />}
    </>
  )
}
