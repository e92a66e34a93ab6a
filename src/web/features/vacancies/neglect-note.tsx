import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

interface NeglectNoteProps {
  vacancy: { id: string; company_id: string; is_neglected: boolean }
  /** Above a board, which needs the height. */
  slim?: boolean | undefined
}

/** The last warning before a vacancy pauses by itself, wherever its team opens it. */
export function NeglectNote({ vacancy: { id, company_id, is_neglected }, slim = false }: NeglectNoteProps) {
  if (!is_neglected) return null
  return (
    <div className={slim ? 'mb-2' : 'mb-4'}>
      <Alert
        tone="warn"
        slim={slim}
        title={slim ? 'Si nadie responde, se pausará.' : 'Hay personas esperando y nadie atiende esta vacante'}
        action={
          <LinkButton
            size="sm"
            to={`/app/my-companies/${company_id}/vacancies/${id}/dashboard?tab=lista&orden=no_contact`}
          >
            Ver quién espera
          </LinkButton>
        }
      >
        Llevan más de dos semanas sin noticias. Responde, mueve o escribe a alguien: a los 21 días la vacante queda en
        pausa.
      </Alert>
    </div>
  )
}
