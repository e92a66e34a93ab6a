import { Link } from 'react-router'
import { TRUST_ADDRESS } from '#shared/trust/trust-address.ts'
import { MatchRule } from '#web/parts/matching/rule/match-rule.tsx'
import type { LegalSection } from './legal-page.tsx'

/** What the calculation is and is not, in the order in which people ask. */
const MODEL_CARD = [
  ['Para qué sirve', 'Ordenar listas de vacantes y de personas, y explicar requisito a requisito lo que dice el CV.'],
  ['Para qué no sirve', 'Decidir por nadie, medir el valor de una persona, ni predecir cómo trabajará.'],
  [
    'Qué es',
    'Un modelo de lenguaje pequeño y propio, en nuestro servidor, que lee qué dice el CV de cada requisito; y una regla publicada que suma los veredictos. No aprende de las personas que usan Skillo.',
  ],
  ['Qué lee', 'El CV, la vacante y tus respuestas. Nunca el nombre, la foto, el sexo, la edad ni la nacionalidad.'],
  [
    'Cuándo lee',
    'Cuando se abre una vacante o un perfil; y antes, las cien vacantes que más encajan con cada CV y las cien personas que más encajan con cada vacante. Lo que aún no ha leído se muestra «a primera vista». Lo leído se borra con el CV, o si nadie lo mira en 30 días.',
  ],
  [
    'Cómo se comprueba',
    'Con ejemplos revisados, y cambiando nombre, sexo, edad, dirección, escuela y nacionalidad en 200 CV inventados: el resultado tiene que ser el mismo. Casi siempre lo es; lo que aún se mueve está en el informe.',
  ],
  [
    'En qué se equivoca',
    'Con años que hay que sumar, puestos poco comunes y textos muy cortos. En pruebas con textos que no conocía, dos de cada tres veredictos coinciden con los de una persona cuidadosa; por eso cita lo que leyó y puedes contestar.',
  ],
  [
    'Qué no hace una IA externa',
    'Puntuar, ordenar o decidir. Si una empresa la activa, propone requisitos de su anuncio y resume los veredictos.',
  ],
  ['Quién responde', 'Una persona de la empresa. Puede corregir un veredicto y deja escrito el motivo.'],
] as const

/** How a match is computed, what AI does, and who sees what. */
export const privacyMatching: readonly LegalSection[] = [
  { id: 'encaje', title: 'Cómo funciona el encaje', body: <MatchRule /> },
  {
    id: 'ficha',
    title: 'Ficha del cálculo del encaje',
    body: (
      <>
        <dl>
          {MODEL_CARD.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          Las cifras, con cuántos casos tiene cada una, están en el{' '}
          <Link to={TRUST_ADDRESS} className="text-link">
            informe de confianza
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: 'decisiones',
    title: 'Las decisiones las toma una persona',
    body: (
      <>
        <p>
          El encaje ordena y explica. No rechaza postulaciones, no envía respuestas negativas y no decide
          contrataciones. Quien revisa puede corregir un veredicto y deja escrito el motivo junto al original.
        </p>
        <p>
          Si una empresa te responde que no y crees que algo no está bien, usa «Pide una revisión» en tu postulación:
          contestará otra persona de la empresa, distinta de quien decidió, en un plazo de 10 días. Si en la empresa
          decide una sola persona, contestará ella.
        </p>
      </>
    ),
  },
  {
    id: 'ia',
    title: 'Inteligencia artificial',
    body: (
      <>
        <p>
          Tratamos el encaje como un sistema de alto riesgo: con un propósito limitado, reglas publicadas, pruebas
          periódicas y supervisión humana.
        </p>
        <p>
          Los anuncios y los CV los lee un modelo de lenguaje pequeño que hemos enseñado con textos inventados por
          nosotros. Corre en nuestro servidor, sin conexión con nadie, y no ve tu nombre. Dice qué pide un anuncio y qué
          dice tu CV de cada requisito, con la línea en que lo leyó; si no lo ve claro, te pregunta.
        </p>
        <p>
          Ni tu CV, ni tu nombre, ni tus mensajes se envían a ningún modelo de lenguaje de fuera. De serie no usamos
          ninguno. Quien opera Skillo puede conectar uno y cada empresa decide si lo activa; si está activo, lo ves
          antes de postularte. Entonces hace solo dos cosas:
        </p>
        <ul>
          <li>
            Señala requisitos en el anuncio que pega una empresa. Lee solo ese anuncio, y una persona elige cada
            requisito.
          </li>
          <li>
            Resume para el equipo los veredictos ya calculados. Recibe lo que pide la vacante y el veredicto de cada
            requisito, nada tuyo. El texto se comprueba contra esos veredictos, lleva escrito que es de una IA y no
            cambia el encaje ni el orden.
          </li>
        </ul>
        <p>
          Si tu CV contiene texto dirigido a un programa, por ejemplo «ignora las instrucciones», no cuenta para el
          encaje y avisamos a quien lo lee.
        </p>
        <p>No deducimos emociones ni personalidad, y no analizamos caras ni voces.</p>
      </>
    ),
  },
  {
    id: 'quien',
    title: 'Quién ve tus datos',
    body: (
      <>
        <dl>
          <div>
            <dt>Visible</dt>
            <dd>Las empresas pueden encontrar tu CV e invitarte a una vacante.</dd>
          </div>
          <div>
            <dt>Solo mis postulaciones</dt>
            <dd>Te ven únicamente las empresas a las que te postulas. Es lo que vale mientras no elijas.</dd>
          </div>
          <div>
            <dt>Oculto</dt>
            <dd>No apareces en ninguna búsqueda.</dd>
          </div>
        </dl>
        <p>
          Las empresas donde trabajas ahora según tu CV quedan bloqueadas, y puedes añadir otras. Esto reduce el riesgo
          de que se enteren; no puede garantizarlo.
        </p>
        <p>
          Dentro de una empresa, cada persona ve solo lo que su papel necesita. Cada vez que alguien abre tu CV queda
          registrado, y tú ves cuántas veces ocurrió.
        </p>
        <p>
          Una empresa puede conectar sus propios programas con una clave: leen solo lo que la clave permite de sus
          vacantes, también con revisión a ciegas, y lo que hacen queda a nombre de la clave. Los avisos automáticos que
          recibe llevan estados y títulos de vacantes, nunca tu nombre ni tu contacto.
        </p>
        <p>
          Si activas los avisos al instante, el servicio de tu navegador los entrega cifrados: sabe cuándo te llega uno,
          no qué dice.
        </p>
        <p>
          Para enviar correos y SMS, cobrar y guardar archivos podemos usar proveedores. Reciben solo lo que hace falta
          para esa tarea y no pueden usarlo para otra cosa.
        </p>
      </>
    ),
  },
]
