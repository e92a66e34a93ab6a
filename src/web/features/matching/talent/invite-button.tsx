import { Check, Send } from 'lucide-react'
import type { VacancyMatch } from '#shared/matching/vacancy-matches.ts'
import { calledBy } from '#shared/words/talent.ts'
import { useInvitePerson } from '#web/data/matching.ts'
import { formatDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'

interface InviteButtonProps {
  vacancy_id: string
  person: VacancyMatch
  main?: boolean | undefined
}

/** The person is told once; afterwards only the date stands here. */
export function InviteButton({ vacancy_id, person, main = false }: InviteButtonProps) {
  const invite = useInvitePerson(vacancy_id, person)
  if (person.invited_at) {
    return (
      <p className="inline-flex min-h-9 items-center gap-1.5 font-medium text-good text-sm">
        <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={3} />
        Invitación enviada el {formatDate(person.invited_at)}
      </p>
    )
  }
  return (
    <Button
      size="sm"
      variant={main ? 'primary' : 'secondary'}
      busy={invite.isPending}
      busyLabel="Invitando…"
      onClick={() => invite.mutate()}
    >
      <Send aria-hidden="true" />
      Invitar<span className="sr-only"> a {calledBy(person)}</span>
    </Button>
  )
}
