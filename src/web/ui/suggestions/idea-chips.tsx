import { Plus } from 'lucide-react'
import type { Suggestion } from '#web/lib/choices.ts'
import { foldName } from '#web/lib/fold-name.ts'

interface IdeaChipsProps {
  /** «Suelen acompañar a «Cocinera»» */
  title: string
  ideas: readonly Suggestion[]
  chosen: readonly string[]
  max: number
  onPick: (label: string) => void
}

const SHOWN = 8

/** Answers that others gave too, one press each; nothing at all while none are known. */
export function IdeaChips({ title, ideas, chosen, max, onPick }: IdeaChipsProps) {
  const taken = new Set(chosen.map(foldName))
  const free = ideas.filter((idea) => !taken.has(foldName(idea.label))).slice(0, SHOWN)
  if (free.length === 0 || chosen.length >= max) return null
  return (
    <section aria-label="Ideas">
      <p className="mb-2.5 font-medium text-ink-soft text-sm">{title}</p>
      <ul className="flex flex-wrap gap-2.5">
        {free.map((idea) => (
          <li key={idea.value}>
            <button
              type="button"
              aria-label={`Añadir ${idea.label}`}
              onClick={() => onPick(idea.label)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge border-dashed px-4 font-medium text-[0.9375rem] hover:border-brand hover:bg-brand-soft"
            >
              <Plus aria-hidden="true" className="size-4 text-brand" />
              {idea.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
