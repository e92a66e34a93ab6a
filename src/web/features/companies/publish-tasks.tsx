import { ArrowRight, Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { publishTask } from '#shared/companies/company-fields.ts'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { Card } from '#web/ui/layout/card.tsx'

const ALL = publishTask.shape.field.options.length

interface PublishTasksProps {
  company: Company
  /** Inside the settings a task leads to its field without leaving what is being typed. */
  onGo?: ((field: string) => void) | undefined
}

const rowClass =
  'group flex min-h-12 w-full items-center gap-3 rounded-lg px-3 py-2 text-left font-medium text-[0.9375rem] hover:bg-sunk'

/** What the profile still needs before a vacancy can be published. */
export function PublishTasks({ company, onGo }: PublishTasksProps) {
  const tasks = company.missing_to_publish
  if (tasks.length === 0) {
    return (
      // On a phone it would only push away what one came for.
      <Card title="Perfil listo" className="max-lg:hidden">
        <p className="flex items-start gap-3 text-ink-soft">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
          La empresa tiene todo lo necesario para publicar vacantes.
        </p>
      </Card>
    )
  }
  const done = ALL - tasks.length
  return (
    <Card title="Para publicar" text="Completa el perfil de la empresa para publicar.">
      <Progress label="Perfil completado" value={(done / ALL) * 100} text={`${done} de ${ALL} pasos`} />
      <ul className="-mx-3 mt-3 -mb-3">
        {tasks.map(({ field, text }) => (
          <li key={field}>
            {onGo ? (
              <button type="button" onClick={() => onGo(field)} className={rowClass}>
                <TaskWords text={text} />
              </button>
            ) : (
              <Link to={`?tab=ajustes&campo=${field}`} className={rowClass}>
                <TaskWords text={text} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function TaskWords({ text }: { text: string }) {
  return (
    <>
      <Circle aria-hidden="true" className="size-5 shrink-0 text-edge" />
      <span className="min-w-0 flex-1">{text}</span>
      <ArrowRight
        aria-hidden="true"
        className="size-4.5 shrink-0 text-ink-soft transition-transform group-hover:translate-x-0.5"
      />
    </>
  )
}
