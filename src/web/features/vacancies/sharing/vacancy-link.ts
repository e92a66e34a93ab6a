import { notify } from '#web/lib/toast.ts'

/** The public page, which counts who came by a link that somebody shared. */
export const vacancyLink = (id: string): string => new URL(`/jobs/${id}?origen=compartido`, window.location.origin).href

export async function copyVacancyLink(id: string): Promise<void> {
  const link = vacancyLink(id)
  try {
    await window.navigator.clipboard.writeText(link)
    notify.success('Enlace copiado.')
  } catch {
    notify.neutral(`Copia este enlace: ${link}`)
  }
}
