import type { FormEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  type AskedCareers,
  careersAddress,
  careersFilters,
  careersNames,
  isNarrowed,
  readCareers,
} from '#shared/careers/asked-careers.ts'
import { plural } from '#shared/core/numbers.ts'
import { askedFilters } from '#shared/jobs/asked-filters.ts'
import { ASKED_MAX } from '#shared/jobs/asked-jobs.ts'
import type { ShownCareers } from '#shared/jobs/drawn-page.ts'
import { tileOf } from '#shared/jobs/job-tile.ts'
import { cx } from '#web/lib/cx.ts'
import { buttonClass } from '#web/ui/buttons/button-look.ts'
import { OfferTile } from './offer-tile.tsx'

/** All that a company offers, narrowed and page by page. */
export function Offers({ shown }: { shown: ShownCareers }) {
  const { asked, careers } = shown
  return (
    <section aria-labelledby="vacantes" className="scroll-mt-24">
      <h2 id="vacantes" className="text-2xl">
        Vacantes abiertas
      </h2>
      {careers.open_total === 0 ? (
        <Notice text="Ahora no tiene vacantes abiertas. Cuando publique la próxima, la verás aquí." />
      ) : (
        <>
          <Narrow key={careersAddress(asked)} shown={shown} />
          <p role="status" className="mt-5 min-h-7 font-semibold text-lg">
            {plural(careers.total, 'vacante', 'vacantes')}
          </p>
          <Found shown={shown} />
        </>
      )}
    </section>
  )
}

/** Above so many there is something to choose. */
const FEW = 5
const FIELD = 'min-h-11 min-w-0 rounded-lg border border-edge bg-surface px-3 hover:border-ink-soft'

/** A form of the document itself: it works before the program is there, and where it never comes. */
function Narrow({ shown: { asked, careers, stands } }: { shown: ShownCareers }) {
  const navigate = useNavigate()
  if (careers.open_total <= FEW && !isNarrowed(asked)) return null

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]): [string, string] => [name, String(value)])
    const wanted = readCareers(new URLSearchParams(typed))
    if (wanted) navigate(careersAddress(wanted), { preventScrollReset: true })
  }

  return (
    <search className="mt-4">
      <form
        action="/"
        method="get"
        onSubmit={stands === 'HERE' ? search : undefined}
        className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap"
      >
        <input type="hidden" name={careersNames.company} value={asked.slug} />
        {asked.framed && <input type="hidden" name={careersNames.framed} value="1" />}
        <input
          type="search"
          name="q"
          aria-label="Qué buscas"
          placeholder="Puesto o habilidad"
          maxLength={ASKED_MAX.q}
          defaultValue={asked.q}
          className={`${FIELD} max-sm:col-span-2 sm:w-48`}
        />
        {careers.places.length > 1 && (
          <Choice name={careersNames.place} label="Lugar" value={asked.place}>
            {careers.places.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </Choice>
        )}
        {careersFilters.map((filter) => {
          const { name, label, words } = askedFilters[filter]
          return (
            <Choice key={filter} name={name} label={label} value={asked.filters[filter] ?? ''}>
              {Object.entries(words).map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </Choice>
          )
        })}
        <button type="submit" className={cx(buttonClass({ variant: 'secondary' }), 'max-sm:col-span-2')}>
          Buscar
        </button>
      </form>
    </search>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string
  children: ReactNode
}

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      onChange={(event) => event.target.form?.requestSubmit()}
      className={`${FIELD} sm:max-w-52`}
    >
      <option value="">{label}</option>
      {children}
    </select>
  )
}

const LINK = 'text-link inline-flex min-h-11 items-center'

function Found({ shown }: { shown: ShownCareers }) {
  const { asked, careers, stands, origin } = shown
  const whole: AskedCareers = { ...asked, q: '', place: '', filters: {}, cursor: null }
  if (careers.items.length === 0) {
    return (
      <Notice text="Ninguna de sus vacantes es así. Prueba con menos filtros.">
        <Link to={careersAddress(whole)} className={LINK}>
          Ver todas sus vacantes
        </Link>
      </Notice>
    )
  }
  return (
    <>
      <ul aria-label="Vacantes" className="mt-3 grid gap-4 md:grid-cols-2">
        {careers.items.map((job) => (
          <OfferTile key={job.id} job={tileOf(job)} href={`${origin}/jobs/${job.id}`} stands={stands} />
        ))}
      </ul>
      <nav aria-label="Páginas" className="mt-6 flex flex-wrap gap-x-6 empty:hidden">
        {asked.cursor && (
          <Link to={careersAddress({ ...asked, cursor: null })} className={LINK}>
            Volver al principio
          </Link>
        )}
        {careers.next_cursor && (
          <Link to={careersAddress({ ...asked, cursor: careers.next_cursor })} rel="next" className={LINK}>
            Más vacantes
          </Link>
        )}
      </nav>
    </>
  )
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="mt-5 rounded-xl bg-sunk p-6">
      <p className="font-medium">{text}</p>
      {children && <p className="mt-3">{children}</p>}
    </div>
  )
}
