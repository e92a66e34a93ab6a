import type { Card } from '#shared/hiring/board.ts'
import type { Stage } from '#shared/hiring/stages.ts'
import { cx } from '#web/lib/cx.ts'
import { Kbd } from '#web/ui/layout/kbd.tsx'

/** Read out with every card; seen where nothing stands beside the board. A rule of styles that asks so would be tried on every card. */
export function BoardHow({ is_alone }: { is_alone: boolean }) {
  return (
    <>
      <p id="board-how" className="sr-only">
        Pulsa Enter para abrirla, espacio para moverla con las flechas, o el número de una etapa para enviarla allí.
      </p>
      <p
        aria-hidden="true"
        className={cx(
          'mb-3 hidden flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-xs',
          is_alone && 'lg:flex',
        )}
      >
        <span>
          <Kbd>Espacio</Kbd> tomar y soltar
        </span>
        <span>
          <Kbd>←</Kbd> <Kbd>→</Kbd> cambiar de etapa
        </span>
        <span>
          <Kbd>1</Kbd>–<Kbd>9</Kbd> enviar a una etapa
        </span>
        <span>
          <Kbd>J</Kbd> <Kbd>K</Kbd> siguiente y anterior
        </span>
        <span>
          <Kbd>Esc</Kbd> soltar
        </span>
      </p>
    </>
  )
}

interface LiftedNoteProps {
  lifted: { card: Card; from: number; to: number } | null
  stages: readonly Stage[]
}

/** What the keys hold, and where it would go. */
export function LiftedNote({ lifted, stages }: LiftedNoteProps) {
  if (!lifted) return null
  return (
    <p
      aria-hidden="true"
      className="fixed inset-x-0 bottom-[calc(1rem+var(--bottom-bar))] z-60 mx-auto w-fit max-w-[calc(100%-2rem)] rounded-lg bg-brand px-4 py-2.5 font-medium text-on-brand shadow-float"
    >
      {lifted.card.full_name}: {stages[lifted.from]?.name} → {stages[lifted.to]?.name}
    </p>
  )
}
