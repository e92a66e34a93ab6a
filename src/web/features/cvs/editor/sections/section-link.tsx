import { Circle, CircleCheck, CircleDashed, CircleDot, EyeOff, Palette } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { cx } from '#web/lib/cx.ts'
import { type SectionStatus, statusWords } from './section-status.ts'
import { sectionAddress } from './use-section.ts'

interface SectionLinkProps {
  section_key: string
  title: string
  /** Null for what cannot be finished. */
  status: SectionStatus | null
  hidden?: boolean | undefined
  open: boolean
}

const marks = {
  DONE: <CircleCheck className="text-good" />,
  OPEN: <CircleDot className="text-brand" />,
  REVIEW: <CircleDashed className="text-warn" />,
  EMPTY: <Circle className="text-edge" />,
} as const satisfies Record<SectionStatus, React.ReactNode>

export function SectionLink({ section_key, title, status, hidden = false, open }: SectionLinkProps) {
  const [search] = useSearchParams()
  const words = [status && statusWords[status], hidden && 'oculta'].filter(Boolean).join(', ')
  return (
    <Link
      to={sectionAddress(search, section_key)}
      preventScrollReset
      aria-current={open ? 'page' : undefined}
      className={cx(
        'flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-lg px-2 font-medium text-[0.9375rem] xl:max-2xl:text-sm transition-colors hover:bg-sunk',
        open && 'bg-brand-soft text-brand-strong hover:bg-brand-soft',
        hidden && 'text-ink-soft',
      )}
    >
      <span aria-hidden="true" className="[&_svg]:size-4.5">
        {status ? marks[status] : <Palette className="text-ink-soft" />}
      </span>
      <span className="min-w-0 flex-1 truncate">{title}</span>
      {hidden && <EyeOff aria-hidden="true" className="size-4 shrink-0" />}
      {words && <span className="sr-only">({words})</span>}
    </Link>
  )
}
