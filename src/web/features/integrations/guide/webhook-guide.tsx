import { NODE_SAMPLE, PYTHON_SAMPLE } from '#shared/integrations/samples.ts'
import { CodeSample } from './code-sample.tsx'

const SENT = `POST /skillo HTTP/1.1
Content-Type: application/json; charset=utf-8
Skillo-Event: application.moved
Skillo-Delivery: 0b0a5f5e-5a27-4c7b-9c3d-7f1a2b3c4d5e
Skillo-Signature: t=1773500966,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd`

export function WebhookGuide() {
  return (
    <>
      <p>
        Enviamos un POST con JSON a tu dirección. Responde con un 2xx en menos de 10 segundos y haz el trabajo después.
        No seguimos redirecciones, y solo enviamos a servidores públicos con https.
      </p>
      <CodeSample label="Cabeceras de un mensaje" code={SENT} />
      <ul className="list-disc space-y-1.5 pl-5">
        <li>
          <strong>Puede llegar dos veces.</strong> El campo <code>id</code> del cuerpo es el mismo en cada intento:
          guarda los que ya trataste.
        </li>
        <li>
          <strong>En orden por postulación.</strong> Lo que pasa con una postulación llega en el orden en que pasó; lo
          siguiente espera a lo anterior. Entre postulaciones distintas no hay orden.
        </li>
        <li>
          <strong>Lo intentamos un día,</strong> con pausas de 20 segundos a 4 horas. Si en un día nada llega, apagamos
          el webhook y avisamos por correo.
        </li>
        <li>
          <strong>Sin datos personales.</strong> El mensaje trae identificadores: con una clave lees lo demás. Cuando
          llega <code>application.anonymised</code>, borra tu copia.
        </li>
      </ul>
      <p>
        Comprueba la firma antes de creer un mensaje: <code>v1</code> es el HMAC-SHA256, con tu secreto, de la hora{' '}
        <code>t</code>, un punto y el cuerpo tal como llegó. Después de cambiar el secreto hay dos <code>v1</code>{' '}
        durante 24 horas; basta con que una coincida.
      </p>
      <CodeSample label="Comprobar la firma en Node" code={NODE_SAMPLE} />
      <CodeSample label="Comprobar la firma en Python" code={PYTHON_SAMPLE} />
    </>
  )
}
