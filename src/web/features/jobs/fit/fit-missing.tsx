import { NOT_ENOUGH_DATA } from '#shared/matching/matching.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'

interface FitMissingProps {
  text: string
  action: string
  has_range?: boolean | undefined
}

/** Why nobody can say how well it fits, and where that is mended. */
export function FitMissing({ text, action, has_range = false }: FitMissingProps) {
  return (
    <div>
      {!has_range && <p className="font-semibold">{NOT_ENOUGH_DATA}</p>}
      <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
      <p className="mt-3">
        <LinkButton size="sm" variant="secondary" to="/app/cv">
          {action}
        </LinkButton>
      </p>
    </div>
  )
}
