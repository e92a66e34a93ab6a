import { rateRules } from '#shared/core/limits.ts'
import { keyRoutes } from '#shared/integrations/key-routes.ts'
import { CodeSample } from './code-sample.tsx'

const PLACE = '/api/v1'

export function KeyGuide({ company_id }: { company_id: string }) {
  const base = `${window.location.origin}${PLACE}`
  const header = '-H "Authorization: Bearer $SKILLO_KEY"'
  const list = `curl ${header} \\\n  "${base}/companies/${company_id}/vacancies"`
  const open = `curl ${header} \\\n  "${base}/vacancies/VACANTE/applications?state=OPEN"`
  const move = `curl -X POST ${header} \\\n  -H "Content-Type: application/json" \\\n  -d '{"stage_id": "ETAPA", "version": 3}' \\\n  "${base}/applications/POSTULACION/move"`
  return (
    <>
      <p>
        Una clave actúa por tu empresa, nunca por una persona: solo puede lo que dicen sus permisos, y en la revisión a
        ciegas ve seudónimos como todo el equipo. Guárdala en el servidor, no en una página ni en una app. Envíala en la
        cabecera <code>Authorization</code>.
      </p>
      <CodeSample label="Leer las vacantes" code={list} />
      <CodeSample label="Leer las postulaciones abiertas de una vacante" code={open} />
      <p>
        Las listas llegan por páginas: mientras <code>next_cursor</code> no sea <code>null</code>, pide la siguiente con{' '}
        <code>?cursor=</code>. Para mover una postulación manda la <code>version</code> que leíste: si alguien la cambió
        antes, la respuesta es 409 y dice cómo está.
      </p>
      <CodeSample label="Mover una postulación" code={move} />
      <RouteTable />
      <ul className="list-disc space-y-1.5 pl-5">
        <li>
          <strong>401</strong>: la clave no existe, venció o se revocó, o esa dirección no admite claves.
        </li>
        <li>
          <strong>404</strong>: no existe o no es de tu empresa.
        </li>
        <li>
          <strong>409</strong>: a la clave le falta un permiso, o algo cambió mientras tanto. El mensaje lo dice.
        </li>
        <li>
          <strong>429</strong>: más de {rateRules.api_key.max} llamadas en un minuto. Espera lo que diga{' '}
          <code>Retry-After</code>.
        </li>
      </ul>
    </>
  )
}

function RouteTable() {
  return (
    <ul aria-label="Lo que puede llamar una clave" className="divide-y divide-line rounded-lg border border-line">
      {keyRoutes.map(({ endpoint: { method, path, key }, what }) => (
        <li key={method + path} className="px-4 py-3">
          <p>{what}</p>
          <p className="wrap-anywhere mt-0.5 text-sm">
            <code>
              {method} {path.replace(/:(\w+)/g, '{$1}')}
            </code>
          </p>
          <p className="text-ink-soft text-sm">
            Permiso: <code>{key}</code>
          </p>
        </li>
      ))}
    </ul>
  )
}
