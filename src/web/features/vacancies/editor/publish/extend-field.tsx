import { LONGEST_TERM_DAYS, type Vacancy } from '#shared/vacancies/vacancies.ts'
import { useExtendVacancy } from '#web/data/vacancies.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'

const choices = [30, 60, 90] as const
const DAY = 24 * 60 * 60 * 1000

/** More days for what is open: each button says until when, and only what the plan allows is offered. */
export function ExtendField({ vacancy }: { vacancy: Vacancy }) {
  const extend = useExtendVacancy(vacancy.id)
  const { expires_at } = vacancy
  if (!expires_at || !vacancy.actions.includes('extend')) return null
  const now = Date.now()
  const from = Math.max(now, new Date(expires_at).getTime())
  const offered = choices.filter((days) => from + days * DAY <= now + LONGEST_TERM_DAYS * DAY)

  function press(days: (typeof choices)[number], known: string) {
    extend.mutate({ days, expires_at: known }, { onSuccess: () => notify.success(`Plazo ampliado ${days} días.`) })
  }

  return (
    <div data-field="extend">
      <FieldGroup
        label="Plazo"
        help={
          offered.length === 0
            ? 'Ya tiene el plazo más largo: podrás ampliarlo cuando queden menos de 60 días.'
            : 'Puedes pausarla o cerrarla antes. Te avisamos 3 días antes de que termine.'
        }
      >
        <p className="mb-3">{endWords(vacancy, expires_at, now)}</p>
        <div className="flex flex-wrap gap-2.5">
          {offered.map((days) => (
            <Button
              key={days}
              variant="secondary"
              disabled={extend.isPending}
              onClick={() => press(days, expires_at)}
              aria-label={`Ampliar ${days} días, hasta el ${formatDate(new Date(from + days * DAY).toISOString())}`}
            >
              Ampliar {days} días
            </Button>
          ))}
        </div>
        {extend.isError && (
          <div className="mt-3">
            <Alert tone="warn" live>
              {messageOf(extend.error)}
            </Alert>
          </div>
        )}
      </FieldGroup>
    </div>
  )
}

function endWords({ document }: Vacancy, expires_at: string, now: number): string {
  if (new Date(expires_at).getTime() > now) return `Recibe postulaciones hasta el ${formatDate(expires_at)}.`
  return `Su plazo terminó el ${formatDate(expires_at)}. Si la reanudas, empieza otro de ${document.duration_days} días.`
}
