import { Plus, Trash2 } from 'lucide-react'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS } from '#shared/cvs/cv-limits.ts'
import { linkWords } from '#shared/words/cvs.ts'
import { UrlField } from '#web/editor/fields/text-field.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Select } from '#web/ui/forms/select.tsx'

type Link = CvDocument['basics']['links'][number]

const kinds = ['LINKEDIN', 'GITHUB', 'PORTFOLIO', 'OTHER'] as const
const choices = kinds.map((value) => ({ value, label: linkWords[value] }))

export function LinksField({ links, onChange }: { links: readonly Link[]; onChange: (links: Link[]) => void }) {
  const patch = (index: number, part: Partial<Link>) =>
    onChange(links.map((link, i) => (i === index ? { ...link, ...part } : link)))
  const next = kinds.find((kind) => !links.some((link) => link.kind === kind)) ?? 'OTHER'
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 font-semibold text-[0.9375rem]">
        Enlaces <span className="ml-1 font-normal text-ink-soft text-sm">opcional</span>
      </legend>
      {links.map((link, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: links have no other name than their place
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 @md:grid-cols-[8.5rem_minmax(0,1fr)_auto]"
        >
          <Select
            aria-label={`Tipo del enlace ${index + 1}`}
            choices={choices}
            value={link.kind}
            onChange={(event) => patch(index, { kind: kinds.find((kind) => kind === event.target.value) ?? 'OTHER' })}
          />
          <UrlField
            path={`basics.links.${index}.url`}
            label={`Dirección del enlace ${index + 1}`}
            value={link.url}
            onChange={(url) => patch(index, { url })}
            className="order-last col-span-2 @md:order-none @md:col-span-1 [&>div:first-child]:mb-0 [&_label]:sr-only"
          />
          <IconButton label={`Quitar enlace ${index + 1}`} onClick={() => onChange(links.toSpliced(index, 1))}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {links.length < CV_COUNTS.links && (
        <Button variant="secondary" size="sm" onClick={() => onChange([...links, { kind: next, url: '' }])}>
          <Plus aria-hidden="true" />
          Añadir enlace
        </Button>
      )}
    </fieldset>
  )
}
