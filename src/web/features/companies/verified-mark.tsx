import { BadgeCheck } from 'lucide-react'
import { Badge } from '#web/ui/layout/badge.tsx'

/** Somebody proved to have an address at the company's domain. */
export function VerifiedMark() {
  return (
    <Badge tone="good" icon={<BadgeCheck aria-hidden="true" />}>
      Verificada
    </Badge>
  )
}
