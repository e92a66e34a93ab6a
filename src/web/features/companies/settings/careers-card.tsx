import { ExternalLink } from 'lucide-react'
import { careersAddress } from '#shared/careers/asked-careers.ts'
import { companyColors, contrastOf, contrastWords, isColor, LEAST_CONTRAST } from '#shared/companies/company-colors.ts'
import type { Company } from '#shared/companies/company-fields.ts'
import { buttonClass } from '#web/ui/buttons/button-look.ts'
import { CopyField } from '#web/ui/forms/copy-field.tsx'
import { FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { SettingsForm } from '#web/ui/forms/settings-form.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { colorsValues } from '../profile/company-forms.ts'
import { ConflictNotice } from '../profile/conflict-notice.tsx'
import { useCompanyForm } from '../profile/use-company-form.ts'

/** The company's own page: its address, its colours, and how it stands elsewhere. */
export function CareersCard({ company }: { company: Company }) {
  const page = window.location.origin + careersAddress({ slug: company.slug })
  return (
    <Card
      title="Página de empleo"
      text="Tu empresa y sus vacantes abiertas en una sola página. Se abre con la primera vacante que publiques."
    >
      <CopyField
        label="Dirección de la página"
        value={page}
        more={
          <a href={page} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'quiet' })}>
            <ExternalLink aria-hidden="true" />
            Abrir
            <span className="sr-only"> la página de empleo (en otra pestaña)</span>
          </a>
        }
      />
      <Colors company={company} />
      <Elsewhere company={company} />
    </Card>
  )
}

const fields = [
  { name: 'color_back', label: 'Color del fondo', picker: 'Paleta para el fondo', start: '#5a3ff0' },
  { name: 'color_front', label: 'Color de la letra', picker: 'Paleta para la letra', start: '#ffffff' },
] as const

function Colors({ company }: { company: Company }) {
  const form = useApiForm(companyColors, colorsValues(company))
  const { save, conflict, settle } = useCompanyForm({ company, form, valuesOf: colorsValues })
  const { control, register, setValue, watch, formState } = form
  const choose = (name: (typeof fields)[number]['name'], color: string) =>
    setValue(name, color, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <section aria-label="Colores" className="mt-8">
      <h3 className="mb-1 text-lg">Colores</h3>
      <p className="mb-4 text-ink-soft text-sm">
        Los dos o ninguno. Comprobamos que la letra se lea sobre el fondo: contraste de {contrastWords(LEAST_CONTRAST)}{' '}
        o más.
      </p>
      <SettingsForm form={form} onSave={save} submit="Guardar colores">
        {conflict && <ConflictNotice conflict={conflict} onSettle={settle} />}
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          {fields.map(({ name, label, picker, start }) => (
            <FormField key={name} optional control={control} name={name} label={label} help="Por ejemplo, #0f766e.">
              <div className="flex gap-2">
                <input
                  type="color"
                  aria-label={picker}
                  value={colorOr(start, watch(name))}
                  onChange={(event) => choose(name, event.target.value)}
                  className="h-12 w-14 shrink-0 cursor-pointer rounded-lg border border-edge bg-surface p-1"
                />
                <Input
                  autoCapitalize="none"
                  autoComplete="off"
                  spellCheck={false}
                  placeholder={start}
                  {...register(name)}
                />
              </div>
            </FormField>
          ))}
        </div>
        <Sample
          name={company.name}
          back={colorOr(null, watch('color_back'))}
          front={colorOr(null, watch('color_front'))}
        />
      </SettingsForm>
    </section>
  )
}

const colorOr = <T,>(otherwise: T, typed: string | null): T | string => {
  const color = companyColors.shape.color_back.safeParse(typed ?? '').data
  return color && isColor(color) ? color : otherwise
}

/** How the pair looks, and whether it can be read. */
function Sample({ name, back, front }: { name: string; back: string | null; front: string | null }) {
  if (!back || !front) return null
  const contrast = contrastOf(back, front)
  return (
    <div>
      <p
        className="wrap-anywhere rounded-lg border border-line p-5 font-bold font-display text-xl"
        style={{ backgroundColor: back, color: front }}
      >
        {name}
      </p>
      <p role="status" className="mt-2 text-sm">
        Contraste de {contrastWords(contrast)}: {contrast >= LEAST_CONTRAST ? 'se lee bien.' : 'casi no se lee.'}
      </p>
    </div>
  )
}

const feeds = [
  { format: 'rss', label: 'RSS, para lectores de noticias' },
  { format: 'xml', label: 'XML, para portales de empleo' },
  { format: 'json', label: 'JSON, para programas' },
] as const

function Elsewhere({ company: { slug, name } }: { company: Company }) {
  const { origin } = window.location
  const frame = `${origin}${careersAddress({ slug, framed: true })}`
  return (
    <section aria-label="En otros sitios" className="mt-8 space-y-6">
      <h3 className="text-lg">En otros sitios</h3>
      <CopyField
        is_long
        label="Para mostrarla dentro de tu web"
        value={`<iframe src="${attribute(frame)}" title="Vacantes de ${attribute(name)}" loading="lazy" style="width:100%;height:900px;border:0"></iframe>`}
        help="Pega este código donde quieras que aparezca."
      />
      {feeds.map(({ format, label }) => (
        <CopyField key={format} label={label} value={`${origin}/api/v1/feeds/${format}/${slug}`} />
      ))}
    </section>
  )
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const attribute = (text: string) => text.replace(/[&"<>]/g, (sign) => SIGNS[sign] ?? '')
