import { FiguresTable } from '#web/ui/layout/figures-table.tsx'
import { ContactAddress } from './contact-address.tsx'
import type { LegalSection } from './legal-page.tsx'

/** How long things stay, what a person can do, and what is kept on the device. */
export const privacyRights: readonly LegalSection[] = [
  {
    id: 'plazos',
    title: 'Cuánto tiempo los guardamos',
    body: (
      <FiguresTable
        caption="Plazos de conservación"
        heads={['Dato', 'Plazo']}
        rows={[
          ['Cuenta, perfil y CV', 'Mientras tengas la cuenta. Si la eliminas, todo se borra a los 7 días.'],
          [
            'Postulaciones',
            '12 meses después de terminar el proceso quedan sin datos personales. La empresa puede fijar entre 3 y 24 meses. Te avisamos una semana antes.',
          ],
          [
            'Cuenta que nadie usa',
            '24 meses sin entrar. Te avisamos por correo un mes antes y otra vez una semana antes. No se elimina si eres titular de una empresa.',
          ],
          ['Banco de talento de una empresa', '12 meses desde tu permiso, que puedes renovar o retirar.'],
          ['Notificaciones', '90 días.'],
          [
            'Registros del cálculo del encaje',
            'Al menos 6 meses. Cuando la postulación queda sin datos personales, quedan solo la cifra y la versión del cálculo.',
          ],
          [
            'Avisos en un dispositivo',
            'Hasta que los apagues o cierres sesión; como la sesión, se apagan tras 14 días sin uso.',
          ],
          [
            'Quien una empresa añadió sin cuenta',
            'Lo que dura una postulación. Sin un correo al que avisar, 30 días si la empresa no confirma que se lo ha dicho.',
          ],
          ['Sesiones', 'Se cierran tras 14 días sin uso y, en todo caso, a los 60 días.'],
          [
            'Enlaces y códigos',
            'Confirmar el correo: 24 horas. Cambiar la contraseña: 60 minutos. Código por SMS: 10 minutos.',
          ],
          ['Correos y SMS que no pudieron salir', 'Cifrados, 14 días.'],
          ['Cuenta eliminada', '7 días para arrepentirte; después se borra.'],
          ['Facturas', 'El tiempo que exija la ley.'],
        ]}
      />
    ),
  },
  {
    id: 'derechos',
    title: 'Tus derechos',
    body: (
      <>
        <ul>
          <li>
            <strong>Ver y llevarte tus datos:</strong> «Descargar mis datos» en Ajustes te da todo en un formato
            abierto, con tus documentos.
          </li>
          <li>
            <strong>Corregirlos:</strong> edita tu perfil y tu CV cuando quieras.
          </li>
          <li>
            <strong>Borrarlos:</strong> «Eliminar mi cuenta» en Ajustes. Tus postulaciones quedan sin datos personales y
            lo demás desaparece.
          </li>
          <li>
            <strong>Limitar y oponerte:</strong> cambia tu visibilidad, bloquea empresas, retira una postulación o
            retira un permiso.
          </li>
          <li>
            <strong>No depender de una máquina:</strong> pide que una persona revise tu postulación y te explique los
            motivos.
          </li>
        </ul>
        <p>
          Si algo no lo encuentras en Ajustes, escribe a <ContactAddress />. Si no te convence nuestra respuesta, puedes
          acudir a la autoridad de protección de datos de tu país.
        </p>
      </>
    ),
  },
  {
    id: 'dispositivo',
    title: 'Qué queda en tu dispositivo',
    body: (
      <>
        <p>
          No usamos cookies. Tu navegador guarda tu sesión con tu nombre, tu correo y tu modo, lo que escribes y aún no
          llegó al servidor (los primeros pasos, tu CV, una vacante o un anuncio pegado) y el tema claro u oscuro que
          elegiste. Al cerrar sesión se borra todo menos el tema; por dónde ibas en cada página se olvida al cerrar la
          pestaña.
        </p>
        <p>
          Para que los veas también sin conexión, guarda una copia de tus CV, de tus postulaciones y de las vacantes que
          guardaste. Se borra al cerrar sesión, también si la cierras desde otro dispositivo.
        </p>
        <p>
          Si activas los avisos en un dispositivo, pasan cifrados por el servicio de avisos del fabricante de tu
          navegador, que no puede leerlos. Los apagas con un toque en el propio aviso, en Ajustes o cerrando sesión.
        </p>
        <p>Las letras y las imágenes de esta web salen de nuestro propio servidor: nadie más se entera de tu visita.</p>
      </>
    ),
  },
  {
    id: 'seguridad',
    title: 'Cómo los protegemos',
    body: (
      <p>
        De las contraseñas y de los enlaces que te enviamos guardamos solo un resumen que no permite recuperarlos; el
        enlace con el que compartes tu CV se guarda cifrado, para que puedas verlo de nuevo. Puedes ver tus sesiones y
        cerrarlas una a una. Cambiar la contraseña cierra las demás. Los cambios delicados piden tu contraseña otra vez
        y se avisan por correo. Si alguna vez una falla afectara a tus datos, te lo diríamos.
      </p>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios en esta política',
    body: (
      <p>
        Cada versión lleva su fecha. Si un cambio te afecta, te avisaremos antes de que valga, en la aplicación o por
        correo. Esta es la versión 2026-11-01.
      </p>
    ),
  },
]
