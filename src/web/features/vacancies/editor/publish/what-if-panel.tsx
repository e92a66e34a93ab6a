import { Users } from 'lucide-react'
import { formatNumber } from '#shared/core/numbers.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import { NOT_SIMULATED, WHAT_IF_BUCKET, WHAT_IF_PROFILES, type WhatIf } from '#shared/matching/what-if.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { requirementTypeWords } from '#shared/words/matching.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { useWhatIf } from '#web/data/vacancies.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Loading, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

/** How many people would be left, and which requirement leaves most of them out. */
export function WhatIfPanel({ vacancy }: { vacancy: Vacancy }) {
  // As it is edited, which is what the server counts with: also of what waits to be published.
  const { requirements } = vacancy.document
  const excluding = requirements.filter(({ importance }) => importance === 'EXCLUYENTE')
  const musts = excluding.filter(({ type }) => !NOT_SIMULATED.includes(type))
  if (musts.length === 0 || !vacancy.actions.includes('edit')) return null
  return (
    <section aria-labelledby="what-if" className="rounded-xl bg-sunk p-5">
      <h3 id="what-if" className="mb-3 flex items-center gap-2.5 font-sans font-semibold text-base tracking-normal">
        <Users aria-hidden="true" className="size-5 shrink-0 text-brand" />A cuántas personas llegas
      </h3>
      <Simulation vacancy={vacancy} musts={musts} leaves_out={excluding.length > musts.length} />
    </section>
  )
}

interface SimulationProps {
  vacancy: Vacancy
  musts: readonly Requirement[]
  /** Some of what is excluyente cannot be looked up in a profile. */
  leaves_out: boolean
}

function Simulation({ vacancy, musts, leaves_out }: SimulationProps) {
  const answer = useWhatIf(vacancy, musts)
  if (answer.isError) {
    return (
      <div className="space-y-3">
        <p>No pudimos calcularlo. {messageOf(answer.error)}</p>
        <Button size="sm" variant="secondary" onClick={() => answer.refetch()}>
          Calcular de nuevo
        </Button>
      </div>
    )
  }
  if (!answer.data) {
    return (
      <Loading label="Calculando…">
        <SkeletonLines lines={3} />
      </Loading>
    )
  }
  return (
    <div aria-busy={answer.isFetching} className="space-y-3">
      <p role="status">{summary(answer.data)}</p>
      {answer.data.profiles !== null && <Relaxed musts={musts} answer={answer.data} />}
      <p className="text-ink-soft text-sm">
        Contamos solo perfiles que las empresas pueden encontrar, de este trabajo o sin otro oficio, a quienes no dejan
        fuera el lugar, el contrato ni el horario. Redondeamos para que no se distinga a nadie.
        {answer.data.is_sample && ` Son los ${formatNumber(WHAT_IF_PROFILES)} perfiles más recientes.`}
        {vacancy.live_document && ' Contamos con tus cambios, aunque aún no los publiques.'}
        {leaves_out && ' Las preguntas y el salario quedan fuera de la cuenta.'}
      </p>
    </div>
  )
}

const FEW = `menos de ${WHAT_IF_BUCKET}`
const about = (count: number | null): string => (count === null ? FEW : `unos ${formatNumber(count)}`)

function summary({ profiles, meeting }: WhatIf): string {
  if (profiles === null) return 'Llegas a menos de 5 perfiles de este trabajo con estas condiciones.'
  return `Llegas a ${about(profiles)} perfiles. De ellos, ${about(meeting)} ${meeting === null ? 'cumple' : 'cumplen'} todos los excluyentes.`
}

/** One line for each thing that is asked for, with the way to ask less. */
function Relaxed({ musts, answer }: { musts: readonly Requirement[]; answer: WhatIf }) {
  const { document, change } = useVacancyEditor()
  const relax = (id: string) =>
    change({
      requirements: document.requirements.map((row) => (row.id === id ? { ...row, importance: 'IMPORTANTE' } : row)),
    })
  // The same line for each of them would tell nothing.
  if (answer.relaxed.length > 1 && answer.relaxed.every(({ meeting }) => meeting === null))
    return <p>Pasar uno solo a importante no basta para llegar a {WHAT_IF_BUCKET}: prueba a dejar menos excluyentes.</p>
  return (
    <ul className="divide-y divide-line">
      {answer.relaxed.map(({ requirement_id, meeting }) => {
        const must = musts.find(({ id }) => id === requirement_id)
        if (!must) return null
        const words = requirementWords(must) || requirementTypeWords[must.type]
        return (
          <li key={requirement_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="wrap-anywhere min-w-0 flex-1 basis-56">
              Si <em className="font-semibold not-italic">«{words}»</em> pasa a importante:{' '}
              {meeting === answer.meeting && 'siguen siendo '}
              <span className="font-semibold tabular-nums">{about(meeting)}</span>.
            </span>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Pasar a importante: ${words}`}
              onClick={() => relax(requirement_id)}
            >
              Pasar a importante
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
