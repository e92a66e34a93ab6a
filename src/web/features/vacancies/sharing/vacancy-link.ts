import { copyText } from '#web/lib/copy-text.ts'
import { notify } from '#web/lib/toast.ts'

/** The public page, which counts who came by a link that somebody shared. */
export const vacancyLink = (id: string): string => new URL(`/jobs/${id}?origen=compartido`, window.location.origin).href

/** Answers whether it was copied; either way the person is told. */
export async function copyVacancyLink(id: string): Promise<boolean> {
  const link = vacancyLink(id)
  const copied = await copyText(link)
  if (copied) notify.success('Enlace copiado.')
  else notify.neutral(`Copia este enlace: ${link}`)
  return copied
}
