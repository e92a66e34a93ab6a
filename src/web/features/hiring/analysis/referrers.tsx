import { plural } from '#shared/core/numbers.ts'
import type { ReferrerFigures } from '#shared/hiring/referrals/referrals.ts'

/** Who of the team brought somebody in, under where people came from. */
export function Referrers({ referrers }: { referrers: readonly ReferrerFigures[] }) {
  if (referrers.length === 0) return null
  return (
    <section aria-label="Quién recomendó" className="mt-5 border-line border-t pt-4">
      <h4 className="font-sans font-semibold text-sm tracking-normal">Quién recomendó</h4>
      <ul className="mt-1.5 space-y-1 text-sm">
        {referrers.map(({ full_name, applications, hired }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and nothing here is moved
          <li key={at} className="flex flex-wrap justify-between gap-x-4">
            <span className="wrap-anywhere min-w-0">{full_name}</span>
            <span className="text-ink-soft tabular-nums">
              {plural(applications, 'candidatura', 'candidaturas')}
              {hired > 0 && ` · ${plural(hired, 'contratada', 'contratadas')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
