import { BEFORE_INTERVIEW_HOURS } from '#shared/hiring/decisions.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'

export type Moment = 'PRONTO' | 'AHORA' | '4' | '24' | '72'

const words: Record<Moment, string> = {
  PRONTO: 'El próximo día laborable a las 10:00',
  AHORA: 'Ahora',
  '4': 'En 4 horas',
  '24': 'En 24 horas',
  '72': 'En 3 días',
}

/** Hours from now; null for the next working morning where the person lives. */
export const delayOf = (moment: Moment): number | null =>
  moment === 'PRONTO' ? null : moment === 'AHORA' ? 0 : Number(moment)

interface SendMomentProps {
  value: Moment
  onChange: (moment: Moment) => void
  /** When the next working morning is. */
  send_at: string | undefined
  /** The next interview that both sides have agreed on: it goes with a «no». */
  interview_at?: string | null
}

const WAITS = 'Hasta que salga puedes cambiarla o cancelarla en la cola de envío.'

export function SendMoment({ value, onChange, send_at, interview_at = null }: SendMomentProps) {
  const said = [
    interview_at &&
      `Cancela la entrevista del ${formatDayTime(interview_at)}: sale como tarde ${BEFORE_INTERVIEW_HOURS} horas antes, o enseguida si queda menos.`,
    value === 'PRONTO' && send_at && `Sale el ${formatDayTime(send_at)}.`,
    WAITS,
  ]
  return (
    <FieldGroup label="Cuándo se envía" help={said.filter(Boolean).join(' ')}>
      <RadioPills small name="moment" words={words} value={value} onChange={onChange} />
    </FieldGroup>
  )
}
