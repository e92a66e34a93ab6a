import { Glyph } from './glyph.tsx'

interface Side {
  title: string
  points: readonly string[]
}

const sides: readonly Side[] = [
  {
    title: 'Si buscas empleo',
    points: [
      'El salario y el plazo de respuesta se ven antes de postularte, en todas las vacantes.',
      'Tu CV en un PDF que las máquinas leen bien, y la prueba de lo que leyeron.',
      'Sabes en qué punto está cada postulación y quién tiene que dar el siguiente paso.',
      'Tú eliges si las empresas pueden encontrarte. Mientras no lo digas, no aparecerás.',
    ],
  },
  {
    title: 'Si contratas',
    points: [
      'Personas ordenadas por lo que pides, con la prueba de cada requisito.',
      'Antes de publicar ves cuánta gente cumple y qué pasa si un requisito deja de ser excluyente.',
      'Revisión a ciegas en todos los planes: sin nombre ni foto hasta la etapa que tú elijas.',
      'Tablero, entrevistas, evaluaciones y ofertas con tu equipo, en todos los planes.',
      'Al cerrar una vacante, todas las personas reciben respuesta.',
    ],
  },
]

export function Promises() {
  return (
    <section aria-labelledby="partes" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
      <h2 id="partes" className="max-w-2xl text-4xl sm:text-5xl">
        Claro para las dos partes
      </h2>
      <div className="mt-10 grid gap-5 md:grid-cols-2">
        {sides.map((side) => (
          <div key={side.title} className="rounded-xl border border-line bg-surface p-6 sm:p-9">
            <h3 className="text-2xl">{side.title}</h3>
            <ul className="mt-5 space-y-4">
              {side.points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Glyph name="check" className="mt-0.5 size-5 text-brand" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
