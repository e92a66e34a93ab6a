import { Sparkles } from 'lucide-react'
import { type MatchSummary, WRITTEN_BY_AI } from '#shared/matching/match-summaries.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'

interface AiSummaryProps {
  summary: MatchSummary
  ask: { mutate: () => void; isPending: boolean; error: unknown }
}

const FAILED = 'La IA no escribió un resumen que podamos comprobar. El análisis de abajo no depende de él.'

/** The verdicts in two or three sentences that a language model wrote; there only where the company wants it. */
export function AiSummary({ summary: { state, text }, ask }: AiSummaryProps) {
  if (state === 'OFF') return null
  const waits = state === 'WAITING' || ask.isPending
  return (
    <section aria-label="Resumen de IA" className="mb-3 rounded-lg border border-line p-4">
      <p className="flex items-center gap-2 text-ink-soft text-sm">
        <Sparkles aria-hidden="true" className="size-4 shrink-0" />
        {text
          ? WRITTEN_BY_AI
          : 'Una IA puede resumir estos veredictos. Recibe solo los veredictos: ni su CV ni su nombre.'}
      </p>
      {text && <p className="wrap-anywhere mt-2">{text}</p>}
      <p role="status" className="mt-2 text-sm empty:hidden">
        {waits ? 'Escribiendo el resumen…' : state === 'FAILED' ? FAILED : ''}
      </p>
      {ask.error !== null && !waits && <p className="mt-2 font-medium text-bad text-sm">{messageOf(ask.error)}</p>}
      {!text && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          busy={waits}
          busyLabel="Escribiendo…"
          onClick={() => ask.mutate()}
        >
          {state === 'FAILED' ? 'Volver a intentar' : 'Resumir con IA'}
        </Button>
      )}
    </section>
  )
}
