import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { cardLinkId } from './application-card.tsx'
import { useMoveFailure } from './use-moves.ts'

/** Who moved it where, or why the move did not get through; the card stands where it really is. */
export function MoveFailureNote() {
  const { failure, tell } = useMoveFailure()
  if (!failure) return null
  const { card_id, full_name, message, is_conflict } = failure

  function find() {
    const link = document.getElementById(cardLinkId(card_id))
    link?.scrollIntoView({ block: 'center', inline: 'center' })
    link?.focus()
    tell(null)
  }

  return (
    <div className="mb-4">
      <Alert
        live
        tone={is_conflict ? 'warn' : 'bad'}
        title={is_conflict ? full_name : `No pudimos mover a ${full_name}`}
        action={
          <>
            <Button size="sm" variant="secondary" onClick={find}>
              Ver dónde está
            </Button>
            <Button size="sm" variant="quiet" onClick={() => tell(null)}>
              Entendido
            </Button>
          </>
        }
      >
        {message}
      </Alert>
    </div>
  )
}
