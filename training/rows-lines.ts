import type { PreparedCandidate } from '#server/features/matching/engine/candidate.ts'
import type { CvLine } from '#server/features/language/model/judge.ts'
const SECTION: Record<string, string> = { education: 'Formación', languages: 'Idiomas', skills: 'Habilidades', certifications: 'Certificados', courses: 'Cursos', projects: 'Proyectos', registrations: 'Colegiación', circumstances: 'Otros datos', custom: '', summary: 'Perfil', basics: 'Perfil', volunteering: 'Voluntariado' }
const month = (m: string | null) => m ? (m.length > 4 ? `${m.slice(5, 7)}/${m.slice(0, 4)}` : m) : 'hoy'
export function linesOf(c: PreparedCandidate): (CvLine & { cv_path: string; start: number; end: number })[] {
  const heads = new Map<string, string>()
  for (const { fact } of c.jobs) heads.set(fact.source.cv_path.split('.').slice(0, 2).join('.'), `${fact.position}, ${month(fact.start)} - ${month(fact.end)}`)
  const out: any[] = []
  for (const [cv_path, text] of Object.entries(c.texts)) {
    const [section = ''] = cv_path.split('.')
    const head = heads.get(cv_path.split('.').slice(0, 2).join('.'))
    if (head && cv_path.endsWith('.position')) { out.push({ above: 'Experiencia', text: head, cv_path, start: 0, end: text.length }); continue }
    const above = head ?? SECTION[section] ?? ''
    let at = 0
    for (const raw of text.split('\n')) {
      const parts = raw.split(/\s+/).length > 18 ? raw.split(/(?<=[.;])\s+/) : [raw]
      for (const part of parts) {
        const start = text.indexOf(part, at); at = start + part.length
        const line = part.replace(/\s+/g, ' ').trim()
        if (line) out.push({ above, text: line, cv_path, start, end: at })
      }
    }
  }
  for (const l of c.languages) if (l.level) out.push({ above: 'Idiomas', text: `${new Intl.DisplayNames(['es'], { type: 'language' }).of(l.language)}: ${l.level}`, ...l.source })
  return out
}
