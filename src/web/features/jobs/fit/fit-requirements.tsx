import { Check, ChevronDown, CircleHelp, Contrast, type LucideIcon, X } from 'lucide-react'
import { IMPORTANCE_TEXT, type MatchItem, VERDICT_TEXT, type Verdict } from '#shared/matching/matching.ts'
import { IMPORTANCE_WEIGHT } from '#shared/matching/score.ts'
import { cx } from '#web/lib/cx.ts'

const SIGNS: Record<Verdict, { Icon: LucideIcon; look: string }> = {
  CUMPLE: { Icon: Check, look: 'text-good' },
  PARCIAL: { Icon: Contrast, look: 'text-warn' },
  NO_CUMPLE: { Icon: X, look: 'text-bad' },
  SIN_DATOS: { Icon: CircleHelp, look: 'text-ink-soft' },
}

/** Verdict by verdict, what must be there first; each opens to say why and where it was seen. */
export function FitRequirements({ items }: { items: readonly MatchItem[] }) {
  if (items.length === 0) return null
  const ordered = items.toSorted((a, b) => IMPORTANCE_WEIGHT[b.importance] - IMPORTANCE_WEIGHT[a.importance])
  return (
    <div className="@container">
      <ul aria-label="Requisitos comparados con tu CV" className="grid items-start gap-x-6 @lg:grid-cols-2">
        {ordered.map((item) => (
          <li key={item.requirement_id} className="min-w-0">
            <Requirement item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Requirement({ item }: { item: MatchItem }) {
  const { Icon, look } = SIGNS[item.verdict]
  return (
    <details className="group wrap-anywhere text-[0.9375rem]">
      <summary className="flex min-h-11 list-none items-start gap-2.5 rounded-md py-2 [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden="true" strokeWidth={2.5} className={cx('mt-0.5 size-5 shrink-0', look)} />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{VERDICT_TEXT[item.verdict]}: </span>
          <span className="font-medium">{item.title}</span>{' '}
          <span className="text-ink-soft text-sm">{IMPORTANCE_TEXT[item.importance].toLowerCase()}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mb-3 ml-7.5 space-y-2">
        <p>{item.sentence}</p>
        {item.seen.length > 0 && <Seen places={[...new Set(item.seen)]} />}
      </div>
    </details>
  )
}

function Seen({ places }: { places: readonly string[] }) {
  return (
    <div className="text-ink-soft text-sm">
      <p className="font-medium">Dónde lo vimos</p>
      <ul className="mt-1 space-y-1.5">
        {places.map((place) => (
          <li key={place} className="border-edge border-l-2 pl-3">
            {place}
          </li>
        ))}
      </ul>
    </div>
  )
}
