import { FiguresTable } from '#web/ui/layout/figures-table.tsx'
import { ContactAddress } from './contact-address.tsx'
import type { LegalSection } from './legal-page.tsx'

/** Conduct, money, content, ending and changes. */
export const termsOfTheDeal: readonly LegalSection[] = [
  {
    id: 'conducta',
    title: 'Lo que no está permitido',
    body: (
      <>
        <ul>
          <li>Hacerse pasar por otra persona o empresa, o publicar ofertas falsas o engañosas.</li>
          <li>Acosar, discriminar o amenazar.</li>
          <li>Recoger datos de otras personas para otro fin, o enviar mensajes masivos que nadie pidió.</li>
          <li>Esconder texto en un CV para confundir a quien lo lee, sea persona o máquina.</li>
          <li>Atacar el servicio o intentar ver lo que no es tuyo.</li>
        </ul>
        <p>
          Cualquier persona con cuenta puede reportar una vacante. Cuando lo hacen tres personas independientes que
          buscan trabajo, con el correo confirmado y al menos una semana de cuenta, avisamos a la empresa, que puede
          responder, y una persona la mira. Una vacante de pago sigue publicada hasta entonces; las demás quedan en
          pausa.
        </p>
      </>
    ),
  },
  {
    id: 'planes',
    title: 'Planes, precios y pagos',
    body: (
      <>
        <FiguresTable
          caption="Planes para empresas"
          heads={['Plan', 'Qué incluye']}
          rows={[
            ['Gratis', '1 vacante activa durante 30 días y 10 invitaciones al mes. 0 EUR.'],
            ['Publicación suelta', '1 vacante durante 30 días y 20 invitaciones más. 29 EUR.'],
            ['Equipo', '5 vacantes activas y 100 invitaciones al mes. 49 EUR cada 30 días.'],
            ['Empresa', '25 vacantes activas y 500 invitaciones al mes. 149 EUR cada 30 días.'],
          ]}
        />
        <p>
          Una invitación propone una vacante a una persona que eligió que la encuentren. Los precios no incluyen
          impuestos, que dependen del país de quien compra. Ningún plan limita los miembros del equipo, las personas
          candidatas, las respuestas, las entrevistas, las ofertas ni la exportación.
        </p>
        <p>
          El pago se hace en la página de un proveedor; Skillo no ve ni guarda los datos de la tarjeta. El plan se
          activa cuando el proveedor confirma el pago, lo que según el medio puede tardar hasta 2 días hábiles. Cada
          pago tiene su factura.
        </p>
        <p>
          Si un plan vence o eliges uno menor, no se borra nada: las vacantes que sobran se pausan, y los procesos y las
          respuestas continúan.
        </p>
      </>
    ),
  },
  {
    id: 'tus-contenidos',
    title: 'Tu contenido',
    body: (
      <p>
        Lo que escribes y subes es tuyo. Nos permites guardarlo, mostrarlo a quien corresponda y procesarlo para darte
        el servicio; nada más. Las vacantes publicadas son públicas y los buscadores pueden encontrarlas.
      </p>
    ),
  },
  {
    id: 'servicio',
    title: 'El servicio',
    body: (
      <p>
        Cuidamos que Skillo funcione siempre, pero puede haber pausas por mantenimiento o averías, y algunas funciones
        pueden cambiar. Nada de lo que dicen estos términos te quita derechos que la ley de tu país te da.
      </p>
    ),
  },
  {
    id: 'cierre',
    title: 'Cerrar la cuenta',
    body: (
      <>
        <p>
          Puedes eliminar tu cuenta cuando quieras desde Ajustes. Tienes 7 días para cambiar de idea; después se borra y
          tus postulaciones quedan sin datos personales.
        </p>
        <p>
          Podemos suspender una cuenta o retirar una vacante que incumpla estas reglas. Te diremos el motivo y podrás
          responder escribiendo a <ContactAddress />.
        </p>
      </>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios y contacto',
    body: (
      <p>
        Cada versión de estos términos lleva su fecha; guardamos cuál aceptaste. Si un cambio te afecta, te avisaremos
        antes de que valga. Esta es la versión 2026-11-01. Para cualquier pregunta, escribe a <ContactAddress />.
      </p>
    ),
  },
]
