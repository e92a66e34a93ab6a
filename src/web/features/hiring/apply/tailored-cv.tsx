import { FilePen } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useTailorCv } from '#web/data/hiring/tailored-cvs.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

interface TailoredCvProps {
  vacancy_id: string
  /** The one that is there already. */
  cv_id: string | undefined
  onMade: (cv_id: string) => void
}

const addressOf = (cv_id: string): string => `/app/cv?cv=${cv_id}&panel=vacante`

/** The way to the CV for this vacancy; what was typed here is kept meanwhile. */
export function TailoredCv({ vacancy_id, cv_id, onMade }: TailoredCvProps) {
  const make = useTailorCv(vacancy_id)
  const navigate = useNavigate()

  function open(made: string) {
    onMade(made)
    navigate(addressOf(made))
  }

  if (cv_id) {
    return (
      <LinkButton variant="quiet" size="sm" className="-ml-3 mt-2" to={addressOf(cv_id)}>
        <FilePen aria-hidden="true" />
        Ver qué pide y dónde lo dice tu CV
      </LinkButton>
    )
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3 mt-2"
        busy={make.isPending}
        busyLabel="Preparando…"
        onClick={() => make.mutate(undefined, { onSuccess: (made) => open(made.cv_id) })}
      >
        <FilePen aria-hidden="true" />
        Preparar mi CV para esta vacante
      </Button>
      {make.isError && (
        <Alert tone="bad" live>
          {messageOf(make.error)}
        </Alert>
      )}
    </>
  )
}
