import { useState } from 'react'
import type { z } from 'zod'
import { type Automation, automationBody } from '#shared/hiring/automations.ts'
import { useSaveAutomation } from '#web/data/hiring-team/automations.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { type RuleDraft, RuleValue } from './rule-values.tsx'
import { actionWords, triggerWords } from './rule-words.ts'

interface RuleDialogProps {
  /** Null for a new one. */
  rule: Automation | null
  onClose: () => void
}

/** Both halves as loose texts, until the contract has read them. */
function draftOf(rule: Automation | null): { trigger: RuleDraft; action: RuleDraft } {
  const loose = (part: object): RuleDraft =>
    Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value === null ? '' : String(value)]))
  if (!rule) return { trigger: { kind: 'ENTER_STAGE' }, action: { kind: 'NOTIFY_MEMBER' } }
  return { trigger: loose(rule.trigger), action: loose(rule.action) }
}

const NUMBERS = new Set(['days', 'delay_minutes'])

function read(part: RuleDraft): Record<string, unknown> {
  const filled = Object.entries(part).filter(([, value]) => value !== '')
  return Object.fromEntries(filled.map(([name, value]) => [name, NUMBERS.has(name) ? Number(value) : value]))
}

export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { vacancy } = useDashboard()
  const [draft, setDraft] = useState(() => draftOf(rule))
  const [problem, setProblem] = useState<string | null>(null)
  const save = useSaveAutomation(vacancy.id)

  async function press() {
    const body: z.ZodSafeParseResult<z.output<typeof automationBody>> = automationBody.safeParse({
      trigger: read(draft.trigger),
      action: read(draft.action),
      is_on: rule?.is_on ?? true,
    })
    if (!body.success) return setProblem('Completa los dos lados de la regla.')
    setProblem(null)
    const saved = await save.mutateAsync({ automation_id: rule?.id ?? null, body: body.data }).then(
      () => true,
      () => false,
    )
    if (!saved) return
    notify.success('Regla guardada.')
    onClose()
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(next) => !next && onClose()}
      title={rule ? 'Editar la regla' : 'Nueva regla'}
      text="Quien la guarda responde por ella: si pierde el permiso, la regla se para y lo dice."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={save.isPending} busyLabel="Guardando…" onClick={press}>
            Guardar regla
          </Button>
        </>
      }
    >
      {(problem || save.isError) && (
        <div className="mb-4">
          <Alert tone="bad" live>
            {problem ?? messageOf(save.error)}
          </Alert>
        </div>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <Half
          label="Cuando…"
          words={triggerWords}
          draft={draft.trigger}
          onChange={(trigger) => setDraft({ ...draft, trigger })}
        />
        <Half
          label="Entonces…"
          words={actionWords}
          draft={draft.action}
          onChange={(action) => setDraft({ ...draft, action })}
        />
      </div>
    </Dialog>
  )
}

interface HalfProps {
  label: string
  words: Readonly<Record<string, string>>
  draft: RuleDraft
  onChange: (draft: RuleDraft) => void
}

function Half({ label, words, draft, onChange }: HalfProps) {
  return (
    <div className="min-w-0 space-y-4">
      <Field label={label}>
        <Select
          name={label}
          choices={choicesOf(words)}
          value={draft.kind ?? ''}
          onChange={(event) => onChange({ kind: event.target.value })}
        />
      </Field>
      <RuleValue draft={draft} onChange={onChange} />
    </div>
  )
}
