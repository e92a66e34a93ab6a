import { Ellipsis, Plus, Zap } from 'lucide-react'
import { useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { AUTOMATIONS_MAX, type Automation } from '#shared/hiring/automations.ts'
import { useAutomations, useDeleteAutomation, useSaveAutomation } from '#web/data/hiring-team/automations.ts'
import { useTexts } from '#web/data/hiring-team/texts.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { ruleSentence, stoppedWords } from './rule-words.ts'

/** «Cuando… entonces…» */
export function AutomationsCard() {
  const { vacancy } = useDashboard()
  const rules = useAutomations(vacancy.id)
  const [editing, setEditing] = useState<Automation | 'new' | null>(null)
  const items = rules.data?.items ?? []
  return (
    <Card
      title="Automatizaciones"
      text="Trabajo repetido que se hace solo. Ninguna decide en contra de nadie."
      action={
        items.length < AUTOMATIONS_MAX && (
          <Button size="sm" variant="secondary" onClick={() => setEditing('new')}>
            <Plus aria-hidden="true" />
            Nueva regla
          </Button>
        )
      }
    >
      {rules.isPending && <SkeletonLines lines={3} />}
      {rules.isError && (
        <Failure title="No pudimos cargar las reglas." error={rules.error} onRetry={() => rules.refetch()} />
      )}
      {rules.data && items.length === 0 && (
        <p className="flex items-center gap-3 text-ink-soft">
          <Zap aria-hidden="true" className="size-5 shrink-0" />
          Por ejemplo: cuando entra en Entrevista, avisar a quien entrevista.
        </p>
      )}
      <ul aria-label="Automatizaciones" className="divide-y divide-line empty:hidden">
        {items.map((rule) => (
          <Rule key={rule.id} rule={rule} onEdit={() => setEditing(rule)} />
        ))}
      </ul>
      {editing && (
        <RuleDialog
          key={editing === 'new' ? 'new' : editing.id}
          rule={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  )
}

function Rule({ rule, onEdit }: { rule: Automation; onEdit: () => void }) {
  const { vacancy, stages, team } = useDashboard()
  const texts = useTexts(vacancy.company_id)
  const save = useSaveAutomation(vacancy.id)
  const remove = useDeleteAutomation(vacancy.id)
  const failed = { onError: (error: unknown) => notify.error(messageOf(error)) }
  const sentence = ruleSentence(rule, {
    stage: (id) => stages.find((one) => one.id === id)?.name ?? 'una etapa que ya no existe',
    member: (id) => team.find((one) => one.member_id === id)?.full_name ?? 'alguien que ya no está',
    text: (id) => texts.data?.items.find((one) => one.id === id)?.name ?? 'un texto que ya no existe',
  })
  const turn = (is_on: boolean) =>
    save.mutate({ automation_id: rule.id, body: { trigger: rule.trigger, action: rule.action, is_on } }, failed)
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium">{sentence}</p>
        {rule.is_on && rule.stopped && <p className="mt-1 text-sm text-warn">{stoppedWords[rule.stopped]}</p>}
        <p className="mt-0.5 text-ink-soft text-sm">
          {plural(rule.runs, 'vez', 'veces')}
          {rule.last_run_at && `, la última ${timeAgo(rule.last_run_at)}`}
          {rule.author_name && ` · ${rule.author_name}`}
        </p>
      </div>
      <Switch
        hideLabel
        label={`Activa: ${sentence}`}
        checked={save.isPending ? save.variables.body.is_on : rule.is_on}
        onChange={(event) => turn(event.target.checked)}
      />
      <Menu
        trigger={
          <IconButton label={`Opciones de la regla: ${sentence}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={[
          { label: 'Editar', onSelect: onEdit },
          { label: 'Eliminar regla', danger: true, onSelect: () => remove.mutate(rule.id, failed) },
        ]}
      />
    </li>
  )
}
