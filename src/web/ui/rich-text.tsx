import { lazy, Suspense } from 'react'
import type { RichTextProps } from './rich-text/rich-text-editor.tsx'
import { Skeleton } from './skeleton.tsx'

const RichTextEditor = lazy(() => import('./rich-text/rich-text-editor.tsx'))

/** A text with paragraphs, lists, bold and italics. Put it inside a FieldGroup; its code comes when it is shown. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full rounded-lg" />}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}
