import { UserRound } from 'lucide-react'
import { Avatar } from '#web/ui/layout/avatar.tsx'

/** Initials where there is a name, and nobody's otherwise. */
export function PersonMark({ name, size = 'md' }: { name: string | null; size?: 'md' | 'lg' | undefined }) {
  if (name) return <Avatar name={name} size={size} />
  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center rounded-full bg-sunk text-ink-soft ${size === 'lg' ? 'size-20' : 'size-11'}`}
    >
      <UserRound className={size === 'lg' ? 'size-9' : 'size-5.5'} />
    </span>
  )
}
