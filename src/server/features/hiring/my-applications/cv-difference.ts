import type { CvContent, CvDocument } from '#shared/cvs/cv-document.ts'

type Listed = 'experience' | 'education' | 'skills' | 'languages' | 'certifications' | 'projects'

const NAMES: Record<Listed, string> = {
  experience: 'Experiencia',
  education: 'Formación',
  skills: 'Habilidades',
  languages: 'Idiomas',
  certifications: 'Certificaciones',
  projects: 'Proyectos',
}

function changesIn(name: string, before: readonly { id: string }[], after: readonly { id: string }[]): string | null {
  const texts = new Map(before.map((entry) => [entry.id, JSON.stringify(entry)]))
  const added = after.filter(({ id }) => !texts.has(id)).length
  const changed = after.filter((entry) => texts.has(entry.id) && texts.get(entry.id) !== JSON.stringify(entry)).length
  const removed = before.length - (after.length - added)
  const parts = [
    ...(added > 0 ? [`${added} ${added === 1 ? 'añadida' : 'añadidas'}`] : []),
    ...(changed > 0 ? [`${changed} con cambios`] : []),
    ...(removed > 0 ? [`${removed} ${removed === 1 ? 'eliminada' : 'eliminadas'}`] : []),
  ]
  return parts.length > 0 ? `${name}: ${parts.join(', ')}.` : null
}

/** What a CV says differently than when it was sent, section by section. */
export function cvDifference(sent: CvContent, present: CvContent): string[] {
  const { document: before } = sent
  const { document: after } = present
  const isOther = (pick: (document: CvDocument) => unknown) =>
    JSON.stringify(pick(before)) !== JSON.stringify(pick(after))
  const listed: [string, readonly { id: string }[], readonly { id: string }[]][] = [
    [NAMES.experience, before.experience, after.experience],
    [NAMES.education, before.education, after.education],
    [NAMES.skills, before.skills, after.skills],
    [NAMES.languages, before.languages, after.languages],
    [NAMES.certifications, before.certifications, after.certifications],
    [NAMES.projects, before.projects, after.projects],
  ]
  return [
    ...(isOther(({ basics }) => basics) ? ['Cambiaron tus datos de contacto o tu titular.'] : []),
    ...(isOther(({ summary }) => summary) ? ['Cambió el resumen.'] : []),
    ...listed.flatMap(([name, old, now]) => changesIn(name, old, now) ?? []),
  ]
}
