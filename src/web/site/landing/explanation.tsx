import { MatchExplained } from './match-explained.tsx'

const rules = [
  {
    title: 'Requisito por requisito',
    text: 'Primero el puesto, después cada requisito, con las palabras de tu CV. Lo excluyente pesa tres, lo importante dos y lo deseable uno.',
  },
  {
    title: 'Un rango, no una sentencia',
    text: 'Lo que no sabemos abre el rango; no te resta. Cuando respondes, se estrecha.',
  },
  {
    title: 'La misma vista para las dos partes',
    text: 'La empresa ve los mismos veredictos que tú. El encaje no descarta a nadie: decide una persona.',
  },
] as const

export function Explanation() {
  return (
    <section aria-labelledby="encaje" className="border-line border-y bg-sunk/50">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-12 px-4 py-16 sm:px-6 lg:grid-cols-2 lg:gap-20 lg:py-24">
        <div>
          <h2 id="encaje" className="text-4xl sm:text-5xl">
            Una cifra que se explica
          </h2>
          <p className="mt-4 max-w-lg text-ink-soft text-lg">
            Nada de porcentajes misteriosos. Abre un requisito, responde la pregunta y mira qué cambia.
          </p>
          <ol className="mt-10 space-y-7">
            {rules.map((rule) => (
              <li key={rule.title} className="border-brand border-l-3 pl-5">
                <h3 className="text-xl">{rule.title}</h3>
                <p className="mt-1 text-ink-soft">{rule.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <MatchExplained />
      </div>
    </section>
  )
}
