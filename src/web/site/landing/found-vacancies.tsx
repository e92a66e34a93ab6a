import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Currency, currencies } from '#shared/core/currencies.ts'
import { plural } from '#shared/core/numbers.ts'
import { isNarrower } from '#shared/jobs/asked-filters.ts'
import { type AskedJobs, readAsked, searchAddress, searchTitle } from '#shared/jobs/asked-jobs.ts'
import type { FoundJobs } from '#shared/jobs/drawn-page.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { ChosenFilters, TOTAL_ID } from './chosen-filters.tsx'
import { JobSearch } from './job-search.tsx'
import { SearchFilters } from './search-filters.tsx'
import { VacancyTile } from './vacancy-tile.tsx'

/** What a search on the landing page found, for everybody, one page after the other. */
export function FoundVacancies({ asked, found }: { asked: AskedJobs; found: FoundJobs }) {
  const title = searchTitle(asked)
  usePageTitle(title)
  const currency = currencyFound(found)
  const navigate = useNavigate()
  const [is_open, setOpen] = useState(false)

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const said = [...typed].map(([name, value]): [string, string] => [name, String(value)])
    const wanted = readAsked(new URLSearchParams(said))
    if (wanted) navigate(searchAddress(wanted))
  }

  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-6 pb-20 sm:px-6 lg:pt-10">
      <h1 className="wrap-anywhere text-3xl sm:text-4xl">{title}</h1>
      <JobSearch
        asked={asked}
        onSubmit={search}
        className="mt-6"
        filters={
          <SearchFilters
            key={currency}
            filters={asked.filters}
            currency={currency}
            is_open={is_open}
            onOpen={setOpen}
          />
        }
      />
      <ChosenFilters asked={asked} />
      <p id={TOTAL_ID} tabIndex={-1} role="status" className="mt-6 min-h-7 font-semibold text-lg">
        {found.items && plural(found.total, 'vacante', 'vacantes')}
      </p>
      {found.corrected_q && (
        <p className="wrap-anywhere mt-1 text-ink-soft">
          No encontramos casi nada con esas palabras. Esto es lo que hay de «{found.corrected_q}».
        </p>
      )}
      {found.widened && (
        <p className="wrap-anywhere mt-1 text-ink-soft">
          Ahora no hay vacantes exactamente así. Te mostramos lo más parecido y cercano.
        </p>
      )}
      <Results asked={asked} found={found} />
      <Invitation />
    </div>
  )
}

/** In what the work that was found is paid: who looks in Bogotá counts in pesos. */
function currencyFound({ items }: FoundJobs): Currency {
  const paid = items?.[0]?.currency
  return currencies.find((one) => one === paid) ?? 'EUR'
}

function Results({ asked, found: { items, next_cursor } }: { asked: AskedJobs; found: FoundJobs }) {
  if (!items) return <Notice text="No pudimos buscar ahora mismo. Espera un momento y busca otra vez." asked={asked} />
  if (items.length === 0) {
    return <Notice text={nothingWords(asked)} asked={asked} />
  }
  return (
    <>
      <ul aria-label="Vacantes" className="mt-5 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {items.map((job) => (
          <VacancyTile key={job.id} job={job} level={2} />
        ))}
      </ul>
      <nav aria-label="Páginas" className="mt-8 flex flex-wrap gap-3 empty:hidden">
        {asked.cursor && (
          <LinkButton variant="secondary" to={searchAddress({ ...asked, cursor: null })}>
            Volver al principio
          </LinkButton>
        )}
        {next_cursor && (
          <LinkButton variant="secondary" rel="next" to={searchAddress({ ...asked, cursor: next_cursor })}>
            Más vacantes
          </LinkButton>
        )}
      </nav>
    </>
  )
}

/** By what can be changed to find something. */
function nothingWords({ q, place, filters }: AskedJobs): string {
  if (isNarrower(filters)) return 'No hay vacantes con estos filtros. Quita alguno, o todos.'
  if (q) return 'No hay vacantes con estas palabras. Prueba con menos, o con otras.'
  return place ? 'Ahora no hay vacantes allí. Prueba con un lugar más grande.' : 'Ahora no hay vacantes publicadas.'
}

function Notice({ text, asked: { q, place, filters } }: { text: string; asked: AskedJobs }) {
  return (
    <div className="mt-5 rounded-xl bg-sunk p-6">
      <p className="font-medium">{text}</p>
      <p className="mt-3 flex flex-wrap gap-x-6">
        {isNarrower(filters) && (
          <Link to={searchAddress({ q, place })} className="text-link inline-flex min-h-11 items-center">
            Quitar los filtros
          </Link>
        )}
        {q && place && (
          <Link to={searchAddress({ q, place: '' })} className="text-link inline-flex min-h-11 items-center">
            Buscar en cualquier lugar
          </Link>
        )}
        <Link to={searchAddress({ q: '', place: '' })} className="text-link inline-flex min-h-11 items-center">
          Ver todas las vacantes
        </Link>
      </p>
    </div>
  )
}

function Invitation() {
  return (
    <section aria-label="Tu encaje" className="mt-14 rounded-xl bg-brand-soft px-6 py-8 sm:px-8">
      <h2 className="text-2xl">Mira cómo encajas en cada una</h2>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Con tu CV comparamos cada requisito y te mostramos qué cumples, qué te falta y dónde lo vimos. Es gratis.
      </p>
      <LinkButton to="/register?intent=SEEKER" className="mt-5">
        Crear mi CV
      </LinkButton>
    </section>
  )
}
