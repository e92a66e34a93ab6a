import { Columns3 } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { COMPARED_MAX, COMPARED_MIN, useTalentAddress } from './use-talent-address.ts'

/** Stays in sight while people are being chosen. */
export function CompareBar() {
  const { compared, compare, clear } = useTalentAddress()
  const is_alone = compared.length < COMPARED_MIN
  return (
    <section
      aria-label="Comparar personas"
      className="sticky bottom-[calc(1rem+var(--bottom-bar))] z-10 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-surface px-4 py-3 shadow-float"
    >
      <p role="status" className="font-medium text-sm max-sm:w-full">
        {is_alone ? 'Elige a otra persona para comparar' : `${compared.length} de ${COMPARED_MAX} para comparar`}
      </p>
      <Button size="sm" aria-disabled={is_alone} onClick={() => !is_alone && compare(true)}>
        <Columns3 aria-hidden="true" />
        Comparar
      </Button>
      <Button size="sm" variant="quiet" onClick={clear}>
        Quitar todas
      </Button>
    </section>
  )
}
