import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { useTemplates } from '#web/data/vacancy-templates.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TemplateList } from './template-list.tsx'

/** In the header of a new vacancy, for those who may and a company that has some. */
export function UseTemplateDialog({ company }: { company: Company }) {
  const may = mayAlways(company.me.role, 'edit_templates')
  const templates = useTemplates(company.id, may)
  const [open, setOpen] = useState(false)
  if (!templates.data || templates.data.items.length === 0) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <LayoutTemplate aria-hidden="true" />
        Usar plantilla
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="lg"
        title="Usar plantilla"
        text="Creamos un borrador con su texto. La plantilla no cambia."
      >
        <TemplateList company={company} />
      </Dialog>
    </>
  )
}
