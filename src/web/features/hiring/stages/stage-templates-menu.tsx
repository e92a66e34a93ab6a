import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { pipelineTemplateBody } from '#shared/hiring/stages.ts'
import { useKeepStages, useStageTemplates } from '#web/data/hiring-team/stages.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { type StageDraft, withTemplate } from './stage-draft.ts'

interface StageTemplatesMenuProps {
  stages: StageDraft[]
  onPick: (stages: StageDraft[]) => void
}

/** Begin with stages that are ready, or keep these for the next vacancy. */
export function StageTemplatesMenu({ stages, onPick }: StageTemplatesMenuProps) {
  const { vacancy, may } = useDashboard()
  const templates = useStageTemplates(vacancy.company_id)
  const [keeping, setKeeping] = useState(false)
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" variant="secondary">
            <LayoutTemplate aria-hidden="true" />
            Plantillas
          </Button>
        }
        items={[
          ...(templates.data?.items ?? []).map((template) => ({
            label: `Usar «${template.name}»`,
            onSelect: () => onPick(withTemplate(stages, template)),
          })),
          ...(may('edit_pipeline') ? [{ label: 'Guardar estas etapas…', onSelect: () => setKeeping(true) }] : []),
        ]}
      />
      <Dialog
        open={keeping}
        onOpenChange={setKeeping}
        title="Guardar como plantilla"
        text="Podrás empezar otras vacantes con estas etapas."
      >
        <KeepForm stages={stages} company_id={vacancy.company_id} onDone={() => setKeeping(false)} />
      </Dialog>
    </>
  )
}

const nameOnly = z.object({ name: pipelineTemplateBody.shape.name })

function KeepForm({ stages, company_id, onDone }: { stages: StageDraft[]; company_id: string; onDone: () => void }) {
  const keep = useKeepStages(company_id)
  const form = useApiForm(nameOnly, { name: '' })
  const { control, register, formState } = form
  return (
    <Form
      form={form}
      onSubmit={async ({ name }) => {
        const plain = stages.map(({ name: stage, candidate_label, kind, expected_days, is_blind }) => ({
          name: stage,
          candidate_label,
          kind,
          expected_days,
          is_blind,
        }))
        await keep.mutateAsync({ name, stages: plain })
        notify.success('Plantilla guardada.')
        onDone()
      }}
    >
      <FormField control={control} name="name" label="Nombre de la plantilla">
        <Input autoFocus maxLength={HIRING_LENGTHS.pipeline_name} autoComplete="off" {...register('name')} />
      </FormField>
      <Button type="submit" wide busy={formState.isSubmitting} busyLabel="Guardando…">
        Guardar plantilla
      </Button>
    </Form>
  )
}
