import type { VacancySummary } from '#shared/vacancies/vacancies.ts'
import { VACANCY_LENGTHS } from '#shared/vacancies/vacancy-limits.ts'
import { useKeepTemplate } from '#web/data/vacancy-templates.ts'
import { notify } from '#web/lib/toast.ts'
import { TemplateNameDialog } from './template-name-dialog.tsx'

interface KeepTemplateDialogProps {
  vacancy: VacancySummary
  open: boolean
  onClose: () => void
  /** What waits is saved before the text is copied. */
  onBefore: () => Promise<unknown>
}

export function KeepTemplateDialog({ vacancy, open, onClose, onBefore }: KeepTemplateDialogProps) {
  const keep = useKeepTemplate(vacancy.company_id)
  return (
    <TemplateNameDialog
      open={open}
      onClose={onClose}
      title="Guardar como plantilla"
      text="Guardamos el texto, los requisitos, las preguntas y los pasos; sin fechas, estado ni equipo."
      name={vacancy.title.slice(0, VACANCY_LENGTHS.template_name)}
      button="Guardar plantilla"
      onSave={async (name) => {
        await onBefore()
        await keep.mutateAsync({ name, vacancy_id: vacancy.id })
        notify.success('Plantilla guardada.')
      }}
    />
  )
}
