import { lazy, Suspense } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import type { RichTextProps } from './rich-text-editor.tsx'

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'))

/** A text with paragraphs, lists, bold and italics. Put it inside a FieldGroup; its code comes when it is shown. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full rounded-lg" />}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}
