import { Bell, ChevronDown, ExternalLink, Pencil } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { ExternalApplication } from '#shared/hiring/my-applications.ts'
import { formatDate } from '#web/lib/format.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { ExternalFacts } from './external-facts.tsx'

/** Draws how an ad matches the own CV. */
export type DrawFit = (ad: { title: string; text: string }) => ReactNode

interface OpenExternalProps {
  entry: ExternalApplication
  drawFit: DrawFit
  onEdit: () => void
  onClose: () => void
}

export const externalLinkId = (id: string): string => `otra-${id}`

/** `?otra=`: an application elsewhere with its ad, compared with the CV as it is today. */
export function OpenExternal({ entry, drawFit, onEdit, onClose }: OpenExternalProps) {
  const { id, role, company, url, notes, ad_text, reminder_at } = entry
  usePageTitle(role, 'Mis Postulaciones')
  // Whoever closes it goes on from its row.
  useEffect(() => () => document.getElementById(externalLinkId(id))?.focus({ preventScroll: true }), [id])
  return (
    <Drawer open onOpenChange={onClose} title="Postulación en otro sitio" className="max-w-2xl">
      <div className="space-y-6 px-4 pt-5 pb-12 sm:px-8 sm:pt-7">
        <header className="space-y-2">
          <h2 className="wrap-anywhere pr-10 text-2xl">{role}</h2>
          <p className="wrap-anywhere text-ink-soft">{company}</p>
          <ExternalFacts entry={entry} />
          {reminder_at && Date.parse(reminder_at) > Date.now() && (
            <p className="flex items-center gap-1.5 text-sm">
              <Bell aria-hidden="true" className="size-4 shrink-0" />
              Te lo recordamos el {formatDate(reminder_at)}
            </p>
          )}
          {notes && <p className="wrap-anywhere whitespace-pre-line text-[0.9375rem]">{notes}</p>}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1">
            <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={onEdit}>
              <Pencil aria-hidden="true" />
              {ad_text ? 'Cambiar' : 'Cambiar o añadir el anuncio'}
            </Button>
            {url && (
              <a
                href={url}
                target="_blank"
                rel="noreferrer nofollow"
                className="text-link hit-area inline-flex gap-1.5"
              >
                Ver la oferta
                <ExternalLink aria-hidden="true" className="size-4 self-center" />
                <span className="sr-only"> de {role} (se abre en otra pestaña)</span>
              </a>
            )}
          </div>
        </header>
        {ad_text ? (
          <>
            <section aria-label="Tu encaje" className="rounded-lg bg-sunk p-4 sm:p-5">
              <h3 className="mb-3 text-lg">Tu encaje con este anuncio</h3>
              {drawFit({ title: role, text: ad_text })}
            </section>
            <AdText text={ad_text} />
          </>
        ) : (
          <p className="rounded-lg bg-sunk p-4 text-ink-soft">
            Añade el texto del anuncio y verás qué cumples y qué falta, también cuando ya no esté publicado.
          </p>
        )}
      </div>
    </Drawer>
  )
}

function AdText({ text }: { text: string }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold">
        El anuncio, como lo guardaste
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <p className="wrap-anywhere mt-1 whitespace-pre-line rounded-lg bg-sunk p-4 text-[0.9375rem]">{text}</p>
    </details>
  )
}
