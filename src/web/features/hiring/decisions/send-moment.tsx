import { plural } from '#shared/core/numbers.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'

export type Moment = 'PRONTO' | 'AHORA' | 'EN_4' | 'EN_24' | 'EN_72'

const words: Record<Moment, string> = {
  PRONTO: 'El próximo día laborable a las 10:00',
  AHORA: 'Ahora',
  EN_4: 'En 4 horas',
  EN_24: 'En 24 horas',
  EN_72: 'En 3 días',
}

const hours: Record<Moment, number | null> = { PRONTO: null, AHORA: 0, EN_4: 4, EN_24: 24, EN_72: 72 }

/** Hours from now; null for the next working morning where the person lives. */
export const delayOf = (moment: Moment): number | null => hours[moment]

interface SendMomentProps {
  value: Moment
  onChange: (moment: Moment) => void
  /** When the next working morning is. */
  send_at: string | undefined
  /** What is said of interviews that both sides have agreed on: they go with a «no», which leaves before them. */
  calls_off?: string | null
}

const WAITS = 'Hasta que salga puedes cambiarla o cancelarla en la cola de envío.'

export const callsOffOne = (interview_at: string | null): string | null =>
  interview_at && `Hay una entrevista acordada el ${formatDayTime(interview_at)}: la respuesta sale antes y la cancela.`

export const callsOffMany = (count: number): string | null =>
  count === 0
    ? null
    : `${plural(count, 'persona tiene', 'personas tienen')} una entrevista acordada: su respuesta sale antes y la cancela.`

export function SendMoment({ value, onChange, send_at, calls_off = null }: SendMomentProps) {
  const said = [calls_off, value === 'PRONTO' && send_at && `Sale el ${formatDayTime(send_at)}.`, WAITS]
  return (
    <FieldGroup label="Cuándo se envía" help={said.filter(Boolean).join(' ')}>
      <RadioPills small name="moment" words={words} value={value} onChange={onChange} />
    </FieldGroup>
  )
}
