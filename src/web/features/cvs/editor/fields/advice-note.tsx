import { Lightbulb } from 'lucide-react'
import { useCvEditor } from '../cv-editor-context.ts'

/** One suggestion at a time, with its reason; never in the way of writing. */
export function AdviceNote({ path }: { path: string }) {
  const advice = useCvEditor().advice.get(path)
  if (!advice) return null
  return (
    <p className="mt-1.5 flex animate-fade items-start gap-1.5 text-ink-soft text-sm">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
      <span>
        <span className="font-medium text-ink">{advice.text}</span> {advice.reason}
      </span>
    </p>
  )
}
