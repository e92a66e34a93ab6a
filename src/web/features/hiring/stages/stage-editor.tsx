import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type Pipeline, STAGES_MAX, STAGES_MIN } from '#shared/hiring/stages.ts'
import { useSavePipeline } from '#web/data/hiring-team/stages.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { SortableList } from '#web/ui/lists/sortable-list.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { BlindReview } from './blind-review.tsx'
import {
  bodyOf,
  draftsOf,
  isFixed,
  isShownFrom,
  newStage,
  orphans,
  problemOf,
  type StageDraft,
  shownKey,
} from './stage-draft.ts'
import { FixedStage, StageRow } from './stage-row.tsx'
import { StageTemplatesMenu } from './stage-templates-menu.tsx'
import { WhereToDialog } from './where-to-dialog.tsx'

/** Between the first and the last stage, which stay, everything can be named, put in order, added and removed. */
export function StageEditor({ pipeline }: { pipeline: Pipeline }) {
  const editing = useStages(pipeline)
  const { stages, change, put } = editing
  const middle = stages.filter((stage) => !isFixed(stage))
  const [first, last] = [stages[0], stages.at(-1)]
  const move = (from: number, to: number) => {
    const [taken] = middle.slice(from, from + 1)
    if (taken) put([first, ...middle.toSpliced(from, 1).toSpliced(to, 0, taken), last].flatMap((one) => one ?? []))
  }
  const row = (stage: StageDraft, at: number) => (
    <StageRow
      key={stage.key}
      stage={stage}
      can_edit={pipeline.can_edit}
      can_remove={stages.length > STAGES_MIN}
      onChange={(part) => change(stage.key, part)}
      onRemove={() => put(stages.filter(({ key }) => key !== stage.key))}
      onMove={(step) => move(at, Math.min(middle.length - 1, Math.max(0, at + step)))}
    />
  )
  return (
    <Card
      title="Etapas"
      text={
        pipeline.is_public
          ? 'Quien se postula ve estas etapas antes de enviar, con el nombre que elijas para ellas.'
          : 'Quien se postula ve en qué etapa está, con el nombre que elijas para ella.'
      }
      action={pipeline.can_edit && <StageTemplatesMenu stages={stages} onPick={editing.setStages} />}
    >
      {first && (
        <FixedStage is_first stage={first} can_edit={pipeline.can_edit} onChange={(part) => change(first.key, part)} />
      )}
      <SortableList label="Etapas" items={middle.map(({ key, name }) => ({ id: key, name }))} onMove={move}>
        {middle.map(row)}
      </SortableList>
      {last && <FixedStage stage={last} can_edit={pipeline.can_edit} onChange={(part) => change(last.key, part)} />}
      <BlindReview stages={stages} can_edit={pipeline.can_edit} onChange={editing.setStages} />
      {pipeline.can_edit && <Foot pipeline={pipeline} editing={editing} />}
    </Card>
  )
}

function useStages(pipeline: Pipeline) {
  const before = draftsOf(pipeline.stages)
  const [stages, setStages] = useState(before)
  const change = (key: string, part: Partial<StageDraft>) =>
    setStages((now) => now.map((stage) => (stage.key === key ? { ...stage, ...part } : stage)))
  const is_changed = JSON.stringify(stages) !== JSON.stringify(before)
  const put = (next: StageDraft[]) => setStages((now) => isShownFrom(next, shownKey(now)))
  return { before, stages, change, put, setStages, is_changed }
}

interface FootProps {
  pipeline: Pipeline
  editing: ReturnType<typeof useStages>
}

function Foot({ pipeline, editing: { before, stages, put, setStages, is_changed } }: FootProps) {
  const { vacancy } = useDashboard()
  const save = useSavePipeline(vacancy.id)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const homeless = orphans(before, stages, {})

  async function send(moves: Readonly<Record<string, string>>) {
    const body = bodyOf(pipeline.version, stages, moves)
    const wrong = problemOf(body)
    setProblem(wrong)
    setAsking(false)
    if (wrong) return
    const saved = await save.mutateAsync(body).catch(() => null)
    if (saved) notify.success('Etapas guardadas.')
  }

  const add = () => put([...stages.slice(0, -1), newStage(), ...stages.slice(-1)])
  return (
    <div className="mt-4 space-y-4">
      {(problem || save.isError) && (
        <Alert tone="bad" live>
          {problem ?? messageOf(save.error)}
        </Alert>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="secondary" disabled={stages.length >= STAGES_MAX} onClick={add}>
          <Plus aria-hidden="true" />
          {stages.length >= STAGES_MAX ? `Hasta ${STAGES_MAX} etapas` : 'Añadir etapa'}
        </Button>
        <div className="flex gap-2">
          {is_changed && (
            <Button variant="quiet" onClick={() => setStages(before)}>
              Descartar
            </Button>
          )}
          <Button
            disabled={!is_changed}
            busy={save.isPending}
            busyLabel="Guardando…"
            onClick={() => (homeless.length > 0 ? setAsking(true) : send({}))}
          >
            Guardar etapas
          </Button>
        </div>
      </div>
      {asking && (
        <WhereToDialog
          homeless={homeless}
          before={before}
          stages={stages}
          onDecide={send}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
