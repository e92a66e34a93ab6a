import { useState } from 'react'
import type { Interview } from '#shared/hiring/interviews.ts'
import { useChooseSlot } from '#web/data/hiring/my-process.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { dayWords, hoursWords, zoneWords } from '#web/lib/zoned-time.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
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
      <FieldGroup
        label="Elige un horario"
        help={`Horas de tu zona: ${zoneWords(zone, new Date(slots[0] ?? now))}. Puedes cambiarla en Ajustes.`}
      >
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
