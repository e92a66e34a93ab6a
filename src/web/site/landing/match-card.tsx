import { importanceWords } from '#shared/words/matching.ts'
import { exampleRequirements, matchRange } from './example-match.ts'
import { Glyph } from './glyph.tsx'
import { MatchRing } from './match-ring.tsx'
import { VerdictMark } from './verdict-mark.tsx'

const who = [
  { glyph: 'company', text: 'Empresa de ejemplo' },
  { glyph: 'place', text: 'Presencial · Valencia' },
] as const

const terms = [
  { glyph: 'money', text: '1.550–1.800 € brutos al mes' },
  { glyph: 'date', text: 'Responde en 7 días' },
] as const

/** The product's own picture: a vacancy with its range and the requirements behind it. */
export function MatchCard() {
  const requirements = exampleRequirements(null)
  return (
    <figure>
      <div className="rounded-xl border border-line bg-surface p-5 shadow-float sm:p-7">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 gap-y-1.5 sm:grid-rows-[auto_1fr]">
          <div>
            <p className="mb-3 font-bold font-display text-2xl leading-tight tracking-tight">
              Camarera o camarero de sala
            </p>
            <Facts facts={who} />
          </div>
          <div className="sm:row-span-2">
            <MatchRing range={matchRange(requirements)} />
          </div>
          <div className="max-sm:col-span-2">
            <Facts facts={terms} />
          </div>
        </div>
        <ul className="mt-5 divide-y divide-line border-line border-t">
          {requirements.map((one) => (
            <li key={one.name} className="flex items-center gap-3 py-2.5">
              <VerdictMark verdict={one.verdict} />
              <span className="min-w-0 flex-1 font-medium">{one.name}</span>
              <span className="text-ink-soft text-sm">{importanceWords[one.importance]}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-center text-ink-soft text-sm">
        Un ejemplo: así se ve una vacante con tu encaje explicado.
      </figcaption>
    </figure>
  )
}

function Facts({ facts }: { facts: typeof who | typeof terms }) {
  return (
    <ul className="space-y-1.5 text-ink-soft">
      {facts.map((fact) => (
        <li key={fact.text} className="flex items-center gap-2 text-[0.9375rem]">
          <Glyph name={fact.glyph} className="size-4.5" />
          {fact.text}
        </li>
      ))}
    </ul>
  )
}
