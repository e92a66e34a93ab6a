import { customItem } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { customOf } from '#shared/cvs/cv-section-titles.ts'
import { joined } from '#shared/words/cvs.ts'
import { LongTextField } from '#web/editor/fields/long-text-field.tsx'
import { TextField } from '#web/editor/fields/text-field.tsx'
import { useCvEditor } from '../cv-editor-context.ts'
import { EntryList } from '../entries/entry-list.tsx'

type Item = ReturnType<typeof blank>

const blank = (id: string) => customItem.parse({ id })

export function CustomForm({ section_key }: { section_key: string }) {
  const { content, changeDocument } = useCvEditor()
  const section = customOf(content.document, section_key)
  if (!section) return null
  const index = content.document.custom.indexOf(section)
  const patch = (part: Partial<typeof section>, field?: string) =>
    changeDocument(
      (document) => ({
        ...document,
        custom: document.custom.map((one) => (one.id === section.id ? { ...one, ...part } : one)),
      }),
      field,
    )
  return (
    <div className="space-y-6">
      <TextField
        path={`custom.${index}.title`}
        label="Título de la sección"
        help="Por ejemplo, «Patentes» o «Charlas»."
        value={section.title}
        max={CV_LENGTHS.heading}
        onChange={(title) => patch({ title }, `${section.id}.title`)}
      />
      <EntryList
        path={`custom.${index}.items`}
        items={section.items}
        onChange={(items: Item[], field) => patch({ items }, field)}
        blank={blank}
        max={CV_COUNTS.custom_items}
        one="Entrada"
        add="Añadir entrada"
        titleOf={({ title }) => title}
        textOf={({ subtitle, date }) => joined(' · ', subtitle, date)}
      >
        {({ item, path, patch: change }) => (
          <>
            <TextField
              path={`${path}.title`}
              label="Título"
              value={item.title}
              max={CV_LENGTHS.custom.title}
              onChange={(title) => change({ title })}
            />
            <div className="grid gap-5 @md:grid-cols-2">
              <TextField
                path={`${path}.subtitle`}
                label="Subtítulo"
                optional
                value={item.subtitle}
                max={CV_LENGTHS.custom.subtitle}
                onChange={(subtitle) => change({ subtitle })}
              />
              <TextField
                path={`${path}.date`}
                label="Fecha"
                optional
                help="Como quieras escribirla."
                value={item.date}
                max={CV_LENGTHS.custom.date}
                onChange={(date) => change({ date })}
              />
            </div>
            <LongTextField
              path={`${path}.text`}
              label="Texto"
              optional
              max={CV_LENGTHS.custom.text}
              value={item.text}
              onChange={(text) => change({ text })}
            />
          </>
        )}
      </EntryList>
    </div>
  )
}
