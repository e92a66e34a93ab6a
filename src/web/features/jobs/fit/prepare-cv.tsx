import { FilePen } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useCvForVacancy, useTailorCv } from '#web/data/hiring/tailored-cvs.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

const preparedAddress = (cv_id: string): string => `/app/cv?cv=${cv_id}&panel=vacante`

/** From the match to the CV that is written for it. */
export function PrepareCv({ vacancy_id }: { vacancy_id: string }) {
  const cv_id = useCvForVacancy(vacancy_id)
  const make = useTailorCv(vacancy_id)
  const navigate = useNavigate()
  if (cv_id === undefined) return null
  return (
    <div className="space-y-3 border-line border-t pt-4">
      <p className="text-[0.9375rem]">
        <span className="block font-semibold">Un CV para esta vacante</span>
        <span className="text-ink-soft">
          Una copia de tu CV con lo que pide el anuncio al lado de dónde lo dices. Cambia solo lo que tú escribas.
        </span>
      </p>
      {make.isError && (
        <Alert tone="bad" live>
          {messageOf(make.error)}
        </Alert>
      )}
      {cv_id ? (
        <LinkButton size="sm" variant="secondary" to={preparedAddress(cv_id)}>
          <FilePen aria-hidden="true" />
          Abrir mi CV para esta vacante
        </LinkButton>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          busy={make.isPending}
          busyLabel="Preparando…"
          onClick={() => make.mutate(undefined, { onSuccess: (made) => navigate(preparedAddress(made.cv_id)) })}
        >
          <FilePen aria-hidden="true" />
          Preparar mi CV para esta vacante
        </Button>
      )}
    </div>
  )
}
