import { Link } from 'react-router'
import type { LegalSection } from './legal-page.tsx'

/** What each side may expect and must respect. */
export const termsOfUse: readonly LegalSection[] = [
  {
    id: 'que-es',
    title: 'Qué es Skillo',
    body: (
      <>
        <p>
          Skillo es una aplicación web en español que pone en contacto a personas que buscan empleo con empresas que
          contratan. Ayuda a crear un CV, a publicar vacantes, a comparar unas con otras y a llevar el proceso de
          selección.
        </p>
        <p>
          Skillo no es parte de la relación laboral, no contrata por cuenta de las empresas y no puede garantizar que
          encuentres empleo ni que cubras una vacante.
        </p>
      </>
    ),
  },
  {
    id: 'cuenta',
    title: 'Tu cuenta',
    body: (
      <ul>
        <li>Da datos verdaderos y mantén al día tu correo. Cada correo corresponde a una cuenta.</li>
        <li>Tu contraseña tiene al menos 10 caracteres y es solo tuya. Si crees que alguien la conoce, cámbiala.</li>
        <li>
          Para postularte o publicar una vacante necesitas confirmar tu correo. Verificar el teléfono es opcional.
        </li>
        <li>Puedes buscar empleo y contratar con la misma cuenta, y cambiar de modo cuando quieras.</li>
        <li>Puedes cerrar sesiones, descargar tus datos y eliminar la cuenta desde Ajustes.</li>
      </ul>
    ),
  },
  {
    id: 'buscar',
    title: 'Si buscas empleo',
    body: (
      <ul>
        <li>Usar Skillo para buscar empleo es gratis. Nadie puede pagar para aparecer antes que otra persona.</li>
        <li>Tu CV es tuyo. Respondes de que lo que dice es cierto.</li>
        <li>
          Al postularte envías una copia de tu CV tal como está en ese momento; la empresa ve esa copia aunque después
          lo cambies. Puedes retirar la postulación.
        </li>
        <li>
          Tú decides si las empresas pueden encontrarte. Mientras no lo decidas, solo te ven aquellas a las que te
          postulas.
        </li>
      </ul>
    ),
  },
  {
    id: 'contratar',
    title: 'Si contratas',
    body: (
      <>
        <ul>
          <li>Publica solo puestos reales, en nombre de una empresa a la que representas.</li>
          <li>
            Las empresas se verifican con un correo de su propio dominio. Sin verificar, solo pueden tener una vacante
            publicada a la vez.
          </li>
          <li>Toda vacante muestra su rango salarial y los días en que prometes responder.</li>
          <li>
            No se puede pedir ni preferir sexo, edad, estado civil, nacionalidad, apariencia, foto o fecha de
            nacimiento, ni preguntar por el salario anterior. Tampoco pedir dinero o datos bancarios, ni poner datos de
            contacto en el texto.
          </li>
          <li>Usa los datos de las personas candidatas solo para ese proceso de selección.</li>
          <li>Decide siempre una persona: está prohibido rechazar a alguien solo por una cifra.</li>
        </ul>
        <p>
          Si una vacante con postulaciones pendientes se queda sin actividad, avisamos al equipo a los 10 y a los 15
          días, la pausamos a los 21 y a los 28 le pedimos que la cierre. Al cerrar una vacante, cada persona recibe una
          respuesta.
        </p>
      </>
    ),
  },
  {
    id: 'encaje',
    title: 'El encaje y sus límites',
    body: (
      <p>
        El encaje compara requisitos con lo que dice un CV y explica el resultado. Es una ayuda, no una evaluación de la
        persona: puede faltar información o haber un error en el CV o en la vacante. No descarta a nadie. Cómo se
        calcula, qué datos usa y cuáles nunca está en la{' '}
        <Link to="/privacy#encaje" className="text-link">
          política de privacidad
        </Link>
        .
      </p>
    ),
  },
]
