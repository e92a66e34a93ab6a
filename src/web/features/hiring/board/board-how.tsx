import type { Card } from '#shared/hiring/board.ts'
import type { Stage } from '#shared/hiring/stages.ts'
import { MatchNotice } from '#web/parts/matching/match-notice.tsx'
import { Kbd } from '#web/ui/layout/kbd.tsx'

/** Read out with every card; what can be seen is one line below the columns, because they need the height and `?` says the rest. */
export function BoardHow({ can_move }: { can_move: boolean }) {
  return (
    <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6">
      <MatchNotice side="team" />
      {can_move && (
        <>
          <p id="board-how" className="sr-only">
            Pulsa Enter para abrirla, espacio para moverla con las flechas, o el número de una etapa para enviarla allí.
          </p>
          <p aria-hidden="true" className="hidden text-ink-soft text-xs lg:block">
            <Kbd>?</Kbd> atajos de teclado
          </p>
        </>
      )}
    </div>
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
