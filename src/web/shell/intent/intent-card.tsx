import { ArrowRight } from 'lucide-react'
import type { Intent } from '#shared/accounts/users.ts'
import { cx } from '#web/lib/cx.ts'
import { Drawing } from '#web/ui/drawings/drawing.tsx'

export const intentCards = [
  {
    intent: 'SEEKER',
    drawing: 'cv',
    title: 'Busco Oportunidades',
    text: 'Crea tu CV, recibe empleos que encajan contigo y encuentra tu próximo reto profesional.',
  },
  {
    intent: 'RECRUITER',
    drawing: 'people',
    title: 'Quiero Contratar',
    text: 'Crea el perfil de tu empresa, publica vacantes y encuentra a las personas que encajan.',
  },
] as const

interface IntentCardProps {
  card: (typeof intentCards)[number]
  /** Why this is the one that is expected, where something is known. */
  mark: string | null
  busy: boolean
  onChoose: (intent: Intent) => void
}

export function IntentCard({ card, mark, busy, onChoose }: IntentCardProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => !busy && onChoose(card.intent)}
      className={cx(
        'group flex flex-col items-start gap-3 rounded-xl border bg-surface p-5 text-left shadow-rest transition-[border-color,box-shadow,transform] hover:-translate-y-0.5 hover:border-brand hover:shadow-float aria-disabled:pointer-events-none aria-disabled:opacity-60 md:gap-5 md:p-8',
        mark ? 'border-brand ring-1 ring-brand' : 'border-line',
      )}
    >
      <Drawing name={card.drawing} className="-ml-3 h-24 shrink-0 md:-ml-5 md:h-36" />
      <span className="w-full min-w-0">
        <span className="flex items-center justify-between gap-3 font-bold font-display text-2xl tracking-tight">
          {card.title}
          <ArrowRight
            aria-hidden="true"
            className="size-6 shrink-0 text-brand transition-transform group-hover:translate-x-1"
          />
        </span>
        <span className="mt-2 block text-ink-soft">{card.text}</span>
        {mark && <span className="mt-3 block font-semibold text-brand-strong text-sm">{mark}</span>}
      </span>
    </button>
  )
}
