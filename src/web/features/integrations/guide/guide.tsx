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
      <summary className="min-h-11 cursor-pointer py-3.5">
        <h3 className="inline font-semibold text-lg">{title}</h3>
      </summary>
      <div className="space-y-5 pb-6">{children}</div>
    </details>
  )
}
