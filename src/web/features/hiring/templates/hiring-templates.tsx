import { MessageTemplates } from './message-templates.tsx'
import { PipelineTemplates } from './pipeline-templates.tsx'

/** What a company keeps for its processes, in its tab «Plantillas». */
export function HiringTemplates({ company_id }: { company_id: string }) {
  return (
    <div className="mt-8 space-y-6">
      <PipelineTemplates company_id={company_id} />
      <MessageTemplates company_id={company_id} />
    </div>
  )
}
