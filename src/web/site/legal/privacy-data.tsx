import { PEOPLE_OPENED_A_DAY } from '#shared/matching/people-reading.ts'
import { FiguresTable } from '#web/ui/layout/figures-table.tsx'
import { ContactAddress } from './contact-address.tsx'
import type { LegalSection } from './legal-page.tsx'

/** What is known of a person and what never is. */
export const privacyData: readonly LegalSection[] = [
  {
    id: 'resumen',
    title: 'En pocas palabras',
    body: (
      <ul>
        <li>Tus datos sirven para que encuentres empleo o contrates. No los vendemos.</li>
        <li>
          Mientras no elijas otra cosa, solo ven tu CV las empresas a las que te postulas. Que las empresas te
          encuentren es una decisión tuya.
        </li>
        <li>
          Si lo decides, te ven solo empresas verificadas con una vacante publicada, y por pasos: primero tu titular y
          tu encaje, después tu CV sin tu nombre, y tu nombre cuando dices que te interesa. Una persona abre como mucho{' '}
          {PEOPLE_OPENED_A_DAY.member} perfiles al día y una empresa {PEOPLE_OPENED_A_DAY.company}; ves cuáles abrieron
          el tuyo, y si una lee a muchas personas sin invitar a casi nadie, le quitamos el acceso y te avisamos.
        </li>
        <li>
          El encaje con una vacante se calcula con reglas publicadas, no usa tu nombre, tu foto ni tu edad, y no
          descarta a nadie: decide siempre una persona.
        </li>
        <li>Puedes descargar tus datos y eliminar tu cuenta sin pedir permiso, desde Ajustes.</li>
        <li>Esta web no usa cookies, ni anuncios, ni rastreadores de terceros.</li>
      </ul>
    ),
  },
  {
    id: 'responsable',
    title: 'Quién responde y cómo escribirnos',
    body: (
      <>
        <p>
          Skillo responde de los datos de tu cuenta, de tu perfil y de tu CV. Cuando te postulas, la empresa que publicó
          la vacante responde además del uso que hace de tu postulación en su proceso de selección.
        </p>
        <p>
          Una empresa puede guardar aquí el CV de quien se lo hizo llegar por otro camino. Responde de esos datos, solo
          ella los ve, y esa persona recibe un correo que dice qué guarda, de dónde y para qué, con un enlace para
          verlo, pasarlo a su cuenta o borrarlo.
        </p>
        <p>
          Una empresa puede conectar sus propios programas. Llegan solo a lo que ella les permite de sus postulaciones,
          con los límites de su equipo, también en la revisión a ciegas, y el historial dice qué programa hizo cada
          cambio. De lo que esos programas guarden responde la empresa.
        </p>
        <p>
          Para cualquier duda o solicitud sobre tus datos escribe a <ContactAddress />. Contestamos en español.
        </p>
      </>
    ),
  },
  {
    id: 'datos',
    title: 'Qué datos usamos',
    body: (
      <>
        <p>Solo los que hacen falta para cada cosa:</p>
        <FiguresTable
          caption="Datos que usa Skillo"
          heads={['Grupo', 'Qué incluye']}
          rows={[
            [
              'Cuenta',
              'Nombre, correo, contraseña (guardada solo como resumen irreversible) y si buscas empleo o contratas.',
            ],
            [
              'Perfil, si lo completas',
              'Titular, presentación, lugar, enlaces, teléfono, foto y portada. De las imágenes eliminamos los datos ocultos, como el lugar donde se tomaron.',
            ],
            ['CV', 'Experiencia, formación, habilidades, idiomas y lo demás que tú escribas o importes.'],
            [
              'Preferencias de empleo',
              'Puestos, modalidad, países, disponibilidad, permisos de trabajo y salario mínimo. El salario mínimo se compara con el rango de la vacante y solo lo ve la empresa a la que te postulas.',
            ],
            [
              'Postulaciones',
              'La copia del CV que enviaste, tus respuestas, tu nota, los mensajes con el equipo y los pasos del proceso.',
            ],
            ['Si contratas', 'Datos de la empresa, vacantes, equipo, evaluaciones, plan, pagos y facturas.'],
            [
              'Seguridad',
              'Tus sesiones abiertas: tipo de dispositivo, fecha y el comienzo de la dirección IP, que comparten cientos de personas. Te avisamos por correo cuando alguien entra desde un lugar nuevo.',
            ],
            [
              'Verificación en dos pasos',
              'Si la activas: la clave de tu aplicación (cifrada), un resumen de tus códigos de recuperación y la parte pública de tus llaves de acceso. Tu huella y tu cara nunca salen de tu dispositivo.',
            ],
          ]}
        />
      </>
    ),
  },
  {
    id: 'nunca',
    title: 'Qué datos no pedimos nunca',
    body: (
      <>
        <p>
          No te pedimos fecha de nacimiento, sexo, estado civil, nacionalidad, número de documento, religión, datos de
          salud ni tu salario actual. Las vacantes tampoco pueden pedirlos: cada texto se revisa con reglas antes de
          publicarse, y puedes reportar el que se escape.
        </p>
        <p>La foto es opcional y no interviene en el encaje.</p>
        <p>No analizamos caras, voces ni emociones. Los datos de tu tarjeta no pasan por Skillo.</p>
      </>
    ),
  },
  {
    id: 'usos',
    title: 'Para qué los usamos',
    body: (
      <dl>
        <div>
          <dt>Para darte el servicio que pides</dt>
          <dd>
            Tu cuenta, tu CV, las vacantes que encajan contigo, tus postulaciones, los procesos de selección, los avisos
            y, si contratas, los planes y las facturas.
          </dd>
        </div>
        <div>
          <dt>Con tu permiso</dt>
          <dd>
            Que las empresas te encuentren, seguir en el banco de talento de una empresa y recibir novedades de Skillo.
            Puedes retirarlo cuando quieras, sin consecuencias.
          </dd>
        </div>
        <div>
          <dt>Para proteger tu cuenta y la de las demás personas</dt>
          <dd>
            Limitar intentos de acceso, avisarte de entradas nuevas y revisar anuncios que otras personas señalan.
          </dd>
        </div>
        <div>
          <dt>Porque la ley lo exige</dt>
          <dd>Conservar las facturas y poder explicar cómo se calculó un encaje.</dd>
        </div>
      </dl>
    ),
  },
]
