import { copyLink } from '#web/ui/feedback/copy-link.tsx'

/** The public page, which counts who came by a link that somebody shared. */
export const vacancyLink = (id: string): string => new URL(`/jobs/${id}?origen=compartido`, window.location.origin).href

/** Answers whether it was copied; either way the person is told. */
export const copyVacancyLink = (id: string): Promise<boolean> => copyLink(vacancyLink(id))
