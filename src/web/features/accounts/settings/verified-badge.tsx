import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Badge } from '#web/ui/layout/badge.tsx'

export function VerifiedBadge({ verified, word = 'Confirmado' }: { verified: boolean; word?: string }) {
  if (verified) {
    return (
      <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
        {word}
      </Badge>
    )
  }
  return (
    <Badge tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
      Sin confirmar
    </Badge>
  )
}
