import { ArrowLeft, FileText, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { useBeginVacancy, useProposals } from '#web/data/vacancies.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { notify } from '#web/lib/toast.ts'
import { PasteAdForm } from '#web/parts/ads/paste-ad-form.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { UseTemplateDialog } from '../templates/use-template-dialog.tsx'
import { useKeptAd } from './kept-ad.ts'
import { ReadAdReview } from './read-ad-review.tsx'

/** Where every new vacancy begins: with an ad that exists already, from scratch, or with a template. */
export function StartVacancy({ company, user_id }: { company: Company; user_id: string }) {
  usePageTitle('Nueva vacante', company.name)
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { ad, setAd, forget } = useKeptAd(user_id, company.id)
  const propose = useProposals()
  const begin = useBeginVacancy(company.id)
  // Asked again after a lost answer it must not begin a second draft.
  const [creation_key] = useState(() => crypto.randomUUID())
  const reviewing = search.has('revisar') && propose.data !== undefined

  function read() {
    const { title, text } = ad
    propose.mutate(
      { text, ...(title.trim() !== '' && { title }) },
      { onSuccess: () => setSearch({ revisar: '1' }, { preventScrollReset: false }) },
    )
  }

  return (
    <>
      <header className="mb-6 max-w-3xl">
        <Link
          to={`/app/my-companies/${company.id}?tab=vacantes`}
          className="-ml-2 mb-1 inline-flex min-h-11 max-w-full items-center gap-2 rounded-lg px-2 font-medium text-ink-soft text-sm hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">Vacantes de {company.name}</span>
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <h1 className="text-2xl sm:text-4xl">Nueva vacante</h1>
          {!reviewing && (
            <div className="flex flex-wrap gap-3">
              <LinkButton variant="secondary" to="?desde=cero">
                <PencilLine aria-hidden="true" />
                Empezar desde cero
              </LinkButton>
              <UseTemplateDialog company={company} />
            </div>
          )}
        </div>
      </header>
      <div className="max-w-3xl">
        {reviewing && propose.data ? (
          <ReadAdReview
            company={company}
            read={propose.data}
            text={propose.variables?.text ?? ad.text}
            onBack={() => navigate(-1)}
            busy={begin.isPending}
            error={begin.error}
            onCreate={(document) =>
              begin.mutate(
                { ...document, creation_key },
                {
                  onSuccess: ({ id }) => {
                    forget()
                    notify.success('Borrador creado. Repasa lo que falta.')
                    navigate(`/app/my-companies/${company.id}/vacancies/${id}?paso=publicar`, { replace: true })
                  },
                },
              )
            }
          />
        ) : (
          <Card title="Pega tu anuncio" text="Lo leemos y te dejamos el borrador hecho.">
            <PasteAdForm
              ad={ad}
              onChange={setAd}
              onRead={read}
              busy={propose.isPending}
              error={propose.error}
              placeholder="Por ejemplo, Analista de datos"
              help="Tal como lo tengas, de Word, InfoJobs, LinkedIn o WhatsApp. Nada se publica: primero ves lo que leímos."
              submit={
                <>
                  <FileText aria-hidden="true" />
                  Leer el anuncio
                </>
              }
            />
          </Card>
        )}
      </div>
    </>
  )
}
