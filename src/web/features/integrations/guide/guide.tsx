import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyField } from '#web/ui/forms/copy-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EventList } from './event-list.tsx'
import { KeyGuide } from './key-guide.tsx'
import { WebhookGuide } from './webhook-guide.tsx'

/** How a program uses keys and webhooks. */
export function Guide({ company_id }: { company_id: string }) {
  return (
    <Card title="Guía" text="Lo que tu equipo técnico necesita para conectarse.">
      <CopyField
        label="Identificador de tu empresa"
        value={company_id}
        help="Lo piden algunas direcciones de la API."
      />
      <div className="mt-6 divide-y divide-line border-line border-t">
        <Part title="Usar la API con una clave">
          <KeyGuide company_id={company_id} />
        </Part>
        <Part title="Recibir webhooks y comprobar la firma">
          <WebhookGuide />
        </Part>
        <Part title="Eventos, con un ejemplo de cada uno">
          <EventList />
        </Part>
      </div>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-3.5 [&::-webkit-details-marker]:hidden">
        <h3 className="text-lg">{title}</h3>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-3xl space-y-5 pb-6">{children}</div>
    </details>
  )
}
