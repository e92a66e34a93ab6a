import { type ReactNode, useState } from 'react'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { HeldCard } from '#shared/hiring/added-people/added-people.ts'
import { toldBecauseWords, toldOriginWords } from '#shared/words/hiring.ts'
import { eraseCard } from '#web/data/hiring/held-card.ts'
import { formatDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { FactList } from '#web/ui/layout/fact-list.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { TakeOver } from './take-over.tsx'

interface HeldCardViewProps {
  token: string
  card: HeldCard
  drawCv: (document: CvDocument) => ReactNode
  onErased: () => void
}

/** Who holds what, and three ways on. */
export function HeldCardView({ token, card, drawCv, onErased }: HeldCardViewProps) {
  const { company, vacancy, held } = card
  if (!held) return <Taken card={card} />
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="wrap-anywhere text-3xl sm:text-4xl">{company.name} guarda estos datos tuyos</h1>
      <p className="wrap-anywhere mt-3 text-ink-soft text-lg">
        Te añadió el {formatDate(held.added_at)} para valorar si encajas en «{vacancy.title}». Tú decides qué pasa con
        ellos.
      </p>
      <div className="mt-8 space-y-4 rounded-xl bg-brand-soft p-5 sm:p-6">
        <TakeOver token={token} card={card} />
      </div>
      <section aria-label="De dónde vienen y para qué" className="mt-10">
        <h2 className="text-xl">De dónde vienen y para qué</h2>
        <div className="mt-4">
          <FactList className="sm:grid-cols-2" facts={whyFacts(held)} />
        </div>
        <p className="wrap-anywhere mt-4 text-ink-soft">
          Responde por ellos {company.name} (
          <a href={company.website} target="_blank" rel="noreferrer noopener" className="text-link">
            {company.website.replace(/^https?:\/\//, '')}
          </a>
          ): pídele también que corrija algo o que deje de usarlos. Si no te responde, puedes reclamar ante la autoridad
          de protección de datos de tu país.
        </p>
      </section>
      <section aria-label="Qué guarda" className="mt-10">
        <h2 className="text-xl">Qué guarda</h2>
        <div className="mt-4">
          <FactList
            className="sm:grid-cols-2"
            facts={[
              ['Nombre', held.full_name],
              ['Correo', held.email],
              ['Teléfono', held.phone],
              ['Titular', held.document.basics.headline],
            ]}
          />
        </div>
        {drawCv(held.document)}
      </section>
      <EraseSection token={token} company_name={company.name} onErased={onErased} />
    </article>
  )
}

const whyFacts = (held: NonNullable<HeldCard['held']>) =>
  [
    ['De dónde los tiene', sentence([toldOriginWords[held.origin], held.origin_detail].filter(Boolean).join(': '))],
    ['Por qué', sentence(toldBecauseWords[held.held_because])],
    ['Hasta cuándo', `Mientras dure el proceso y ${held.retention_months} meses después`],
  ] as const

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

interface EraseProps {
  token: string
  company_name: string
  onErased: () => void
}

function EraseSection({ token, company_name, onErased }: EraseProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function erase() {
    setBusy(true)
    setError(null)
    try {
      await eraseCard(token)
      onErased()
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-label="Borrar mis datos" className="mt-12 border-line border-t pt-8">
      <h2 className="text-xl">Borrar mis datos</h2>
      <p className="mt-2 text-ink-soft">
        {company_name} dejará de tener todo lo de esta página, y también lo que su equipo anotó de ti. Sales del
        proceso.
      </p>
      <Button variant="danger" className="mt-4" onClick={() => setAsking(true)}>
        Borrar mis datos…
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="¿Borrar tus datos?"
        text={`Sales del proceso y ${company_name} pierde tu nombre, tu contacto, tu CV y lo que anotó de ti. No se puede deshacer.`}
        confirm="Borrar mis datos definitivamente"
        busy={busy}
        busyLabel="Borrando…"
        error={error}
        onConfirm={erase}
      />
    </section>
  )
}

function Taken({ card }: { card: HeldCard }) {
  return (
    <section className="mx-auto w-full max-w-xl px-4 py-16 text-center sm:px-6">
      <h1 className="wrap-anywhere text-3xl sm:text-4xl">Esta postulación ya está en una cuenta</h1>
      <p className="wrap-anywhere mt-4 text-ink-soft text-lg">
        Tu postulación a «{card.vacancy.title}» de {card.company.name} se ve y se retira desde Mis Postulaciones.
      </p>
      <div className="mt-7">
        <LinkButton to="/app/my-applications">Ver mis postulaciones</LinkButton>
      </div>
    </section>
  )
}
