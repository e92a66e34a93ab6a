import { BadgeCheck, MapPin } from 'lucide-react'
import type { Candidate } from '#shared/matching/candidates.ts'
import { Badge } from '#web/ui/layout/badge.tsx'

export function CandidateBadges({ person, place }: { person: Candidate; place: string }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
      {place && (
        <p className="inline-flex min-w-0 items-center gap-1.5 text-ink-soft">
          <MapPin aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="wrap-anywhere min-w-0">{place}</span>
        </p>
      )}
      {person.verified_email && <Verified word="Correo confirmado" />}
      {person.verified_phone && <Verified word="Teléfono confirmado" />}
    </div>
  )
}

function Verified({ word }: { word: string }) {
  return (
    <Badge tone="good" icon={<BadgeCheck aria-hidden="true" />}>
      {word}
    </Badge>
  )
}
