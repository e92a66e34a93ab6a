import { Check, CircleHelp, Info } from 'lucide-react'
import { Link } from 'react-router'
import type { Verdict } from '#shared/matching/matching.ts'
import type { VacancyMatch } from '#shared/matching/vacancy-matches.ts'
import { verdictWords } from '#shared/words/matching.ts'
import { calledBy } from '#shared/words/talent.ts'
import { countryName } from '#web/lib/countries.ts'
import { cx } from '#web/lib/cx.ts'
import { VERDICT_SIGNS } from '#web/parts/matching/verdict-signs.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { InviteButton } from './invite-button.tsx'
import { PersonRange } from './match-parts.tsx'
import { PersonMark } from './person-mark.tsx'
import { COMPARED_MAX, useTalentAddress } from './use-talent-address.ts'

const STRENGTHS = 4
const GAPS = 3

export const placeOf = ({ city, country }: VacancyMatch): string =>
  [city, country && countryName(country)].filter(Boolean).join(', ')

interface PersonCardProps {
  vacancy_id: string
  person: VacancyMatch
}

/** Somebody beside the vacancy: the range, why, and what is not known; the whole card opens the person. */
export function PersonCard({ vacancy_id, person }: PersonCardProps) {
  const { addressOf, compared, mark } = useTalentAddress()
  const is_compared = compared.includes(person.cv_id)
  return (
    <li className="relative flex min-w-0 flex-col gap-4 rounded-xl border border-line bg-surface p-5 shadow-rest transition-[border-color,box-shadow] focus-within:border-brand hover:border-brand hover:shadow-float sm:p-6">
      <div className="flex items-start gap-3 sm:gap-4">
        <PersonMark name={person.full_name} />
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere text-lg">
            <Link
              to={addressOf(person.cv_id)}
              preventScrollReset
              className="rounded-md after:absolute after:inset-0 after:rounded-xl"
            >
              {calledBy(person)}
            </Link>
          </h2>
          {person.full_name && <p className="wrap-anywhere line-clamp-2">{person.headline}</p>}
          <p className="text-ink-soft text-sm">{placeOf(person)}</p>
        </div>
      </div>
      <PersonRange match={person.match} />
      {!person.is_read && person.strengths.length > 0 && (
        <p className="-mb-2 text-ink-soft text-sm">A primera vista:</p>
      )}
      <Reasons person={person} />
      {person.speaks_to_programs && (
        <p className="flex items-start gap-2 text-ink-soft text-sm">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Su CV contiene texto que parece dirigido a un programa. No cuenta para el encaje.
        </p>
      )}
      <div className="relative z-1 mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-1 self-stretch border-line border-t pt-3">
        <Checkbox
          label={
            <>
              Comparar<span className="sr-only"> a {calledBy(person)}</span>
            </>
          }
          checked={is_compared}
          disabled={!is_compared && compared.length >= COMPARED_MAX}
          onChange={(event) => mark(person.cv_id, event.target.checked)}
        />
        <InviteButton vacancy_id={vacancy_id} person={person} />
      </div>
    </li>
  )
}

/** What nobody has read yet is what it looks like, without a tick. */
function Reasons({ person: { strengths, gaps, match, is_read } }: { person: VacancyMatch }) {
  const Icon = is_read ? Check : CircleHelp
  if (strengths.length + gaps.length === 0) return null
  return (
    <ul aria-label="Por qué" className="flex flex-wrap gap-2 font-medium text-sm">
      {strengths.slice(0, STRENGTHS).map((name) => (
        <li
          key={name}
          className={cx(
            'flex min-w-0 max-w-full items-start gap-1.5 rounded-md px-2 py-0.5',
            is_read ? 'bg-good-soft text-good' : 'bg-sunk text-ink-soft',
          )}
        >
          <Icon aria-hidden="true" strokeWidth={3} className="mt-0.75 size-3.5 shrink-0" />
          <span className="sr-only">{is_read ? 'A favor: ' : 'A primera vista, a favor: '}</span>
          <span className="wrap-anywhere min-w-0">{name}</span>
        </li>
      ))}
      {gaps.slice(0, GAPS).map((gap) => (
        <Gap key={gap.requirement_id} title={gap.title} verdict={verdictOn(gap.requirement_id, match)} />
      ))}
    </ul>
  )
}

const verdictOn = (requirement_id: string, { items }: VacancyMatch['match']): Verdict =>
  items.find((item) => item.requirement_id === requirement_id)?.verdict ?? 'SIN_DATOS'

/** With the sign that it has in the whole match: what is not met is not a question. */
function Gap({ title, verdict }: { title: string; verdict: Verdict }) {
  const { Icon, look } = VERDICT_SIGNS[verdict]
  return (
    <li className="flex min-w-0 max-w-full items-start gap-1.5 rounded-md bg-sunk px-2 py-0.5 text-ink-soft">
      <Icon aria-hidden="true" strokeWidth={2.5} className={cx('mt-0.75 size-3.5 shrink-0', look)} />
      <span className="sr-only">{verdictWords[verdict]}: </span>
      <span className="wrap-anywhere min-w-0">{title}</span>
    </li>
  )
}
