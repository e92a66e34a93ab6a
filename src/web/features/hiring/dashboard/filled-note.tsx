import { plural } from '#shared/core/numbers.ts'
import type { Dashboard } from '#shared/hiring/board.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

interface FilledNoteProps {
  board: Dashboard
  onClose: () => void
}

/** Nobody is looked for any more once every place is taken: the vacancy can be closed, and the others get an answer. */
export function FilledNote({ board: { vacancy, figures }, onClose }: FilledNoteProps) {
  const { hired, open } = figures
  if (hired < vacancy.openings) return null
  return (
    <div className="mb-2">
      <Alert
        tone="good"
        slim
        title={vacancy.openings === 1 ? 'Ya cubriste la plaza' : `Ya cubriste las ${vacancy.openings} plazas`}
        action={
          <Button size="sm" aria-haspopup="dialog" onClick={onClose}>
            {open > 0 ? 'Cerrar y responder' : 'Cerrar la vacante'}
          </Button>
        }
      >
        {open > 0
          ? `${plural(open, 'persona sigue', 'personas siguen')} en el proceso. Si no buscas a nadie más, cierra la vacante y ${open === 1 ? 'respóndele' : 'respóndeles'} a la vez.`
          : 'Si no buscas a nadie más, cierra la vacante: dejará de recibir postulaciones.'}
      </Alert>
    </div>
  )
}
