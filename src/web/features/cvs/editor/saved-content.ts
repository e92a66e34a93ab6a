import { type CvContent, cvContent } from '#shared/cvs/cv-document.ts'

export function contentOf({ title, target_role, language, template, design, document }: CvContent): CvContent {
  return { title, target_role, language, template, design, document }
}

/** What would be stored: trimmed as the contract does; a CV whose title was just emptied keeps its last one. */
export function asSaved(content: CvContent, last_title: string): CvContent {
  const titled = content.title.trim() === '' ? { ...content, title: last_title } : content
  const checked = cvContent.safeParse(titled)
  return checked.success ? checked.data : titled
}
