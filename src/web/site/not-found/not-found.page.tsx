import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { Input } from '#web/ui/forms/input.tsx'

export function Component() {
  usePageTitle('Página no encontrada')
  const home = useSession((session) => (session.token ? '/app' : '/'))
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col items-center justify-center px-4 py-12 text-center sm:px-6">
      <Drawing name="lost" className="h-44" />
      <h1 className="mt-6 text-4xl">No encontramos esta página.</h1>
      <p className="mt-3 text-ink-soft text-lg">Vuelve al inicio o busca empleos.</p>
      <JobSearch />
      <LinkButton to={home} variant="secondary" className="mt-5">
        Volver al inicio
      </LinkButton>
    </div>
  )
}

function JobSearch() {
  const navigate = useNavigate()
  const has_token = useSession((session) => session.token !== null)
  const [words, setWords] = useState('')

  function search(event: FormEvent) {
    event.preventDefault()
    const wanted = words.trim()
    const asked = encodeURIComponent(wanted)
    // Without a session the public search answers, and nobody is sent to sign in first.
    if (!has_token) navigate(`/?q=${asked}`)
    else navigate(wanted ? `/app/jobs?tab=explorar&q=${asked}` : '/app/jobs')
  }

  return (
    <search className="mt-8 w-full">
      <form onSubmit={search} className="flex flex-col gap-3 text-left sm:flex-row sm:items-end">
        <div className="flex-1">
          <label htmlFor="search-jobs" className="mb-1.5 block font-semibold text-[0.9375rem]">
            Buscar empleos
          </label>
          <Input
            id="search-jobs"
            type="search"
            name="q"
            icon={<Search />}
            placeholder="Puesto, empresa o habilidad"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <Button type="submit" className="min-h-12">
          Buscar
        </Button>
      </form>
    </search>
  )
}
