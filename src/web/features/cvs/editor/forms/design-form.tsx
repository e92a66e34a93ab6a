import { Check } from 'lucide-react'
import { accents } from '#shared/cvs/cv-accents.ts'
import type { CvContent, CvDesign } from '#shared/cvs/cv-document.ts'
import { cvLanguageWords, fontWords, marginWords, pageWords, templateWords } from '#shared/words/cvs.ts'
import { useMe } from '#web/data/accounts/me.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useCvEditor } from '../cv-editor-context.ts'
import { ChoiceRow } from '../design/choice-row.tsx'
import { TemplateThumbnail } from '../design/template-thumbnail.tsx'
import { withTemplate } from '../design/with-template.ts'

const templates = [
  { value: 'ESENCIAL', text: 'Claro y directo. Sirve para todo.' },
  { value: 'CLASICO', text: 'Sobrio, con el nombre centrado.' },
  { value: 'LATERAL', text: 'Con una columna de color para lo que sabes.' },
  { value: 'MODERNO', text: 'Nombre grande y columna a la derecha.' },
  { value: 'COMPACTO', text: 'Denso: mucho en una página.' },
  { value: 'EUROPEO', text: 'Orden Europass, con tabla de idiomas.' },
] as const
const SIZES = { '9': '9', '9.5': '9,5', '10': '10', '10.5': '10,5', '11': '11', '11.5': '11,5', '12': '12' } as const

export function DesignForm() {
  const { content, change } = useCvEditor()
  const { data: me } = useMe()
  const { design } = content
  const patch = (part: Partial<CvContent>) => change((now) => ({ ...now, ...part }))
  const draw = (part: Partial<CvDesign>) => change((now) => ({ ...now, design: { ...now.design, ...part } }))
  return (
    <Card className="space-y-7" aria-label="Diseño">
      <Templates
        value={content.template}
        accent={design.accent}
        onChange={(template) => change((now) => withTemplate(now, template))}
      />
      <Accents value={design.accent} onChange={(accent) => draw({ accent })} />
      <ChoiceRow label="Letra" words={fontWords} value={design.font} onChange={(font) => draw({ font })} />
      <ChoiceRow
        label="Tamaño de la letra"
        words={SIZES}
        value={String(design.size)}
        onChange={(size) => draw({ size: Number(size) })}
      />
      <ChoiceRow label="Página" words={pageWords} value={design.page} onChange={(page) => draw({ page })} />
      <ChoiceRow
        label="Márgenes"
        words={marginWords}
        value={design.margins}
        onChange={(margins) => draw({ margins })}
      />
      <Switch
        label="Ajustar a una página"
        help="Estrecha los márgenes y reduce la letra, nunca por debajo de 9, hasta que quepa en una."
        checked={design.one_page}
        onChange={(event) => draw({ one_page: event.target.checked })}
      />
      <ChoiceRow
        label="Idioma de los títulos y las fechas"
        help="Lo que tú escribes no se traduce."
        words={cvLanguageWords}
        value={content.language}
        onChange={(language) => patch({ language })}
      />
      <Switch
        label="Mostrar mi foto"
        help="Usamos la de tu perfil. En muchos países es mejor no incluirla: evita sesgos."
        checked={design.show_photo}
        onChange={(event) => draw({ show_photo: event.target.checked })}
      />
      {design.show_photo && me && !me.profile_picture_url && (
        <Alert
          action={
            <LinkButton size="sm" variant="secondary" to="/app/settings?tab=perfil">
              Subir mi foto
            </LinkButton>
          }
        >
          Aún no tienes foto en tu perfil, así que el CV sale sin ella.
        </Alert>
      )}
    </Card>
  )
}

interface TemplatesProps {
  value: CvContent['template']
  accent: string
  onChange: (template: CvContent['template']) => void
}

function Templates({ value, accent, onChange }: TemplatesProps) {
  return (
    <FieldGroup label="Plantilla" help="Todas se leen bien con los programas que filtran CV.">
      <div className="grid grid-cols-2 gap-3 @md:grid-cols-3">
        {templates.map((template) => (
          <label
            key={template.value}
            className="relative flex flex-col gap-2 rounded-lg border border-line bg-sunk p-2.5 transition-colors hover:border-edge has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="template"
              checked={value === template.value}
              onChange={() => onChange(template.value)}
              className="absolute inset-0 appearance-none rounded-lg outline-none"
            />
            <TemplateThumbnail template={template.value} accent={accent} />
            <span>
              <span className="flex items-center gap-1.5 font-semibold text-[0.9375rem]">
                {templateWords[template.value]}
                {value === template.value && <Check aria-hidden="true" strokeWidth={3} className="size-4 text-brand" />}
              </span>
              <span className="block text-ink-soft text-sm leading-snug">{template.text}</span>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

function Accents({ value, onChange }: { value: string; onChange: (accent: string) => void }) {
  return (
    <FieldGroup label="Color">
      <div className="flex flex-wrap gap-2">
        {accents.map((accent) => (
          <label
            key={accent.value}
            title={accent.label}
            className="relative flex size-11 items-center justify-center rounded-full border-2 border-transparent has-checked:border-brand has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="accent"
              aria-label={accent.label}
              checked={value === accent.value}
              onChange={() => onChange(accent.value)}
              className="absolute inset-0 appearance-none rounded-full outline-none"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: accent.value }}
              className="flex size-8 items-center justify-center rounded-full border border-edge text-[#fff]"
            >
              {value === accent.value && <Check strokeWidth={3} className="size-4" />}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
