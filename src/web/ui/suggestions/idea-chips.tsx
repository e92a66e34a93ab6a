import { Plus } from 'lucide-react'
import { useSkillSuggestions } from '#web/data/taxonomy.ts'
import { foldName } from '#web/lib/fold-name.ts'

interface SkillIdeasProps {
  role: string
  chosen: readonly string[]
  max: number
  onPick: (skill: string) => void
}

const SHOWN = 8

/** Skills that go with the role, one press each; nothing at all while none are known. */
export function SkillIdeas({ role, chosen, max, onPick }: SkillIdeasProps) {
  const known = useSkillSuggestions('', role)
  const taken = new Set(chosen.map(foldName))
  const ideas = known.filter((idea) => !taken.has(foldName(idea.label))).slice(0, SHOWN)
  if (ideas.length === 0 || chosen.length >= max) return null
  return (
    <section aria-label="Ideas">
      <p className="mb-2.5 font-medium text-ink-soft text-sm">Suelen acompañar a «{role}»</p>
      <ul className="flex flex-wrap gap-2.5">
        {ideas.map((idea) => (
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
