import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { useCvEditor } from './cv-editor-context.ts'
import { blankEntry, type ListKey } from './sections/section-edits.ts'

/** One list of the document as an EntryList takes it. */
export function useList<K extends ListKey>(key: K) {
  const { content, changeDocument } = useCvEditor()
  return {
    path: key,
    items: content.document[key],
    onChange: (items: CvDocument[K], field?: string) =>
      changeDocument((document) => ({ ...document, [key]: items }), field),
    blank: (id: string) => blankEntry(key, id),
  }
}
