import { Link } from 'react-router'
import { formatNumber, plural } from '#shared/core/numbers.ts'
import { currentReport as report } from '#shared/trust/current-report.ts'
import { formatDay } from '#web/lib/format.ts'
import { FiguresTable } from '#web/ui/layout/figures-table.tsx'
import type { LegalSection } from '../legal/legal-page.tsx'
import { groupWords, percentWords, shareWords, thousandthWords } from './trust-figures.ts'
import { figureWords, kindWords, originWords, rankingWords, setWords, sexWords, swapWords } from './trust-words.ts'

const { figures, kinds, rankings, learnt, swaps, impact, before } = report
const trueLines = figures.find(({ figure }) => figure === 'TRUE_LINES_PUBLIC')?.value ?? 0

/** What the report of this version says, in the order in which people ask. */
export const trustSections: readonly LegalSection[] = [
  {
    id: 'para-que',
    title: 'Para qué sirve, y para qué no',
    body: (
      <>
        <p>
          Ordena listas de vacantes y de personas, y explica requisito a requisito lo que dice un CV. No decide por
          nadie, no mide el valor de una persona y no predice cómo trabajará. Nadie queda fuera por una cifra: rechazar
          es siempre cosa de una persona.
        </p>
        <p>
          <strong>Todavía se equivoca mucho.</strong> En anuncios que no son nuestros, {percentWords(1 - trueLines)} de
          las líneas de una explicación no son correctas o faltan. Por eso cada línea cita lo que leyó, lo que no se
          sabe no resta y puedes pedir que lo revise una persona.
        </p>
      </>
    ),
  },
  {
    id: 'cifras',
    title: 'Cuánto acierta',
    body: (
      <>
        <p>
          Entre paréntesis, el intervalo del 95 %: dónde está el valor verdadero en 95 de cada 100 pruebas así. Las
          líneas de un mismo CV se parecen, así que en realidad es algo más ancho. Los anuncios públicos no se usaron
          para aprender, pero sus sumas se miraron mientras se ajustaba el cálculo.
        </p>
        <FiguresTable
          caption="Cuánto acierta"
          heads={['Qué se midió', 'Resultado']}
          rows={figures.map((one) => [
            figureWords[one.figure],
            `${shareWords(one)}. Medido el ${formatDay(one.measured_on)}.`,
          ])}
        />
        <p>
          <strong>Por tipo de requisito</strong>, veredictos acertados en textos nuestros:
        </p>
        <FiguresTable
          caption="Veredictos acertados por tipo de requisito"
          heads={['Tipo', 'Acierta']}
          rows={kinds.map((one) => [kindWords[one.kind], shareWords(one)])}
        />
        <p>
          <strong>El orden de las listas</strong>, de 0 a 1 (nDCG de los diez primeros puestos; 1 es el orden de una
          persona cuidadosa). El orden se ajustó con estas mismas listas.
        </p>
        <FiguresTable
          caption="El orden de las listas"
          heads={['Lista', 'nDCG']}
          rows={rankings.map(({ ranking, ndcg }) => [rankingWords[ranking], thousandthWords(ndcg)])}
        />
      </>
    ),
  },
  {
    id: 'lo-que-no-cuenta',
    title: 'Lo que no debe contar, cambiado a propósito',
    body: (
      <>
        <p>
          {plural(swaps.people, 'CV inventado', 'CV inventados')} y{' '}
          {plural(swaps.vacancies, 'vacante inventada', 'vacantes inventadas')}. En cada CV escribimos un nombre, una
          edad, una nacionalidad, una dirección y una escuela; después cambiamos una sola cosa en todos y contamos
          cuántos veredictos siguen igual. El modelo de lenguaje leyó {formatNumber(swaps.people_read)} de ellos en
          todas sus formas; las reglas de «a primera vista», todos. De las listas contamos cuántos de los diez primeros
          puestos no cambian. Donde no pone 100 %, algo se movió: es un fallo, y está por arreglar.
        </p>
        <FiguresTable
          caption="Veredictos y listas que siguen igual"
          heads={['Qué se cambió', 'Qué sigue igual']}
          rows={swaps.outcomes.map(({ swap, read, glance, people_lists, vacancy_lists }) => [
            swapWords[swap],
            <div key={swap} className="space-y-1">
              <p>Leídos: {shareWords(read)}</p>
              <p>A primera vista: {shareWords(glance)}</p>
              <p>
                Listas: {percentWords(people_lists)} de personas, {percentWords(vacancy_lists)} de vacantes
              </p>
            </div>,
          ])}
        />
      </>
    ),
  },
  {
    id: 'grupos',
    title: 'Los mismos CV en cada grupo',
    body: (
      <>
        <p>
          <strong>Son datos de prueba</strong>, con la forma que pide la ley de auditorías de Nueva York (LL144):{' '}
          {plural(impact.people, 'CV', 'CV')}, que son {formatNumber(impact.people / impact.both.length)} distintos,
          repetidos en cada grupo con sus nombres y sus palabras. El nombre se borra antes de leer, así que lo esperable
          es una razón de 1. La tasa es la parte cuyo encaje empieza por encima de la mitad de todos (
          {formatNumber(impact.middle)} %); la razón la compara con el grupo más alto. Dice si el cálculo trata igual a
          CV iguales. No dice nada de personas reales: no preguntamos a nadie por su sexo ni por su origen.
        </p>
        <FiguresTable
          caption="Por sexo"
          heads={['Sexo', 'Resultado']}
          rows={impact.sexes.map(({ sex, ...one }) => [sexWords[sex], groupWords(one)])}
        />
        <FiguresTable
          caption="Por origen del nombre"
          heads={['Origen del nombre', 'Resultado']}
          rows={impact.origins.map(({ origin, ...one }) => [originWords[origin], groupWords(one)])}
        />
        <FiguresTable
          caption="Por sexo y origen del nombre"
          heads={['Sexo y origen', 'Resultado']}
          rows={impact.both.map(({ sex, origin, ...one }) => [
            `${sexWords[sex]}, ${originWords[origin]}`,
            groupWords(one),
          ])}
        />
      </>
    ),
  },
  {
    id: 'textos',
    title: 'De qué textos aprende',
    body: (
      <>
        <p>
          De anuncios y CV inventados para este proyecto, sobre todo de España, México, Argentina, Colombia, Chile y
          Perú, de oficios de todo tipo. No aprende de quien usa Skillo. Antes, el modelo de partida aprendió español
          con textos públicos con licencia: leyes, manuales, novelas, diccionarios y algunos anuncios de empleo sin
          datos de contacto; ningún CV. Con lo que se guarda aparte solo se mide.
        </p>
        <FiguresTable
          caption="De qué textos aprende"
          heads={['Textos', 'Cuántos']}
          rows={Object.entries(setWords).flatMap(([set, words]) => {
            const found = learnt.find((one) => one.set === set)
            return found
              ? [[words, `${formatNumber(found.texts)}, de ellos ${formatNumber(found.kept)} solo para medir`] as const]
              : []
          })}
        />
      </>
    ),
  },
  {
    id: 'limites',
    title: 'Lo que no sabemos',
    body: (
      <ul>
        <li>Falla más con años que hay que sumar, estudios con otro nombre, oficios poco comunes y textos cortos.</li>
        <li>Lee peor otras lenguas que el español, y las palabras de los países de los que tiene menos textos.</li>
        <li>
          No hemos probado discapacidad, formas de escribir con poca escuela, ni pausas por cuidados: los años de
          experiencia cuentan cuando un anuncio los pide.
        </li>
        <li>Quien escribe poco tiene un rango más ancho. Contestar a las preguntas lo estrecha.</li>
        <li>Una lista decide a quién se mira antes, aunque no rechace a nadie.</li>
      </ul>
    ),
  },
  {
    id: 'cambios',
    title: 'Qué cambió',
    body: (
      <>
        <p>
          {before
            ? `El informe anterior es del ${formatDay(before.made_on)}, de la versión ${before.engine_version} del cálculo.`
            : 'Este es el primer informe.'}{' '}
          Hacemos uno con cada versión del cálculo que cambia un veredicto.
        </p>
        {before && (
          <ul>
            {figures.map(({ figure, value }) => {
              const old = before.figures.find((one) => one.figure === figure)?.value
              if (old === undefined || old === value) return null
              return (
                <li key={figure}>
                  {figureWords[figure]}: de {percentWords(old)} a {percentWords(value)}.
                </li>
              )
            })}
          </ul>
        )}
        <p>
          Cómo se calcula, paso a paso, está en la{' '}
          <Link to="/privacy#encaje" className="text-link">
            política de privacidad
          </Link>
          .
        </p>
      </>
    ),
  },
]
