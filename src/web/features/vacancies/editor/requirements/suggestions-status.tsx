import { Sparkles } from 'lucide-react'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { Suggestions } from './use-suggestions.ts'

/** How far the language model has come; everything else on the screen works without it. */
export function SuggestionsStatus({ suggestions }: { suggestions: Suggestions }) {
  const { is_on, isPending, error, rows, retry } = suggestions
  if (!is_on) return null
  const words = isPending
    ? 'Una IA también está leyendo tu anuncio…'
    : error
      ? messageOf(error)
      : rows.length > 0
        ? 'Lo que señala la IA está en «Para que decidas tú», con las palabras de tu anuncio.'
        : 'La IA no encontró nada más en tu anuncio.'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft text-sm">
      <p role="status" className="flex items-center gap-2">
        <Sparkles aria-hidden="true" className="size-4 shrink-0" />
        {words}
      </p>
      {error !== null && !isPending && (
        <Button size="sm" variant="quiet" onClick={retry}>
          Volver a intentar
        </Button>
      )}
    </div>
  )
}
