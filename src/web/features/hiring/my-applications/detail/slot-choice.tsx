import { useState } from 'react'
import type { Interview } from '#shared/hiring/interviews.ts'
import { useChooseSlot } from '#web/data/hiring/my-process.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { dayWords, hoursWords, zoneWords } from '#web/lib/time/zoned-time.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { hereWords } from '../../interviews/slot-times.ts'
import { AskOthers } from './ask-others.tsx'

/** The proposed hours on the person's own clock; those that have passed are left out. */
export function SlotChoice({ interview, zone }: { interview: Interview; zone: string }) {
  const step = { id: interview.application_id, interview_id: interview.id }
  const choose = useChooseSlot(step)
  const [chosen, setChosen] = useState<string | null>(null)
  const now = Date.now()
  const slots = interview.slots.filter((slot) => Date.parse(slot) > now).toSorted()
  if (slots.length === 0) {
    return (
      <div className="mt-4 space-y-3">
        <p>Los horarios propuestos ya pasaron. Pide otros y la empresa te propondrá nuevos.</p>
        <AskOthers step={step} label="Pedir otros horarios" />
      </div>
    )
  }
  return (
    <div className="mt-5 space-y-4">
      <FieldGroup label="Elige un horario" help={zoneHelp(slots[0] ?? '', zone)}>
        <RadioCards
          name={`horario-${interview.id}`}
          columns={2}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          cards={slots.map((slot) => ({
            value: slot,
            title: hoursWords(slot, interview.duration_minutes, zone),
            text: <span className="inline-block first-letter:uppercase">{dayWords(slot, zone)}</span>,
          }))}
        />
      </FieldGroup>
      {choose.isError && <Alert tone="bad" live title={messageOf(choose.error)} />}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={chosen === null}
          busy={choose.isPending}
          busyLabel="Confirmando…"
          onClick={() => chosen && choose.mutate(chosen, { onSuccess: () => notify.success('Entrevista confirmada.') })}
        >
          Confirmar horario
        </Button>
        <AskOthers step={step} label="Pedir otros horarios" />
      </div>
    </div>
  )
}

/** Whose clock it is, and which one the device shows where that is another. */
function zoneHelp(first: string, zone: string): string {
  const here = hereWords(first, zone)
  const said = `Horas de tu zona: ${zoneWords(zone, new Date(first))}. Puedes cambiarla en Ajustes.`
  return here ? `${said} En tu dispositivo, el primero es ${here}.` : said
}
