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
}

export function SendMoment({ value, onChange, send_at }: SendMomentProps) {
  return (
    <FieldGroup
      label="Cuándo se envía"
      help={
        value === 'PRONTO' && send_at
          ? `Sale el ${formatDayTime(send_at)}. Hasta entonces puedes cambiarla o cancelarla en la cola de envío.`
          : 'Hasta que salga puedes cambiarla o cancelarla en la cola de envío.'
      }
    >
      <RadioPills small name="moment" words={words} value={value} onChange={onChange} />
    </FieldGroup>
  )
}
