import { randomUUID } from 'node:crypto'
import { project } from '#shared/cvs/cv-document.ts'
import type { Line } from '../../lines/line.ts'
import type { Draft } from '../draft.ts'
import { readBody } from '../entries/body.ts'
import { splitEntries } from '../entries/entries.ts'
import { splitByLook } from '../entries/undated-entries.ts'
import { linksIn } from '../head/contact.ts'
import { partsOf } from '../head/head.ts'
import { roleScore } from '../names/names.ts'
import { usedSkills } from './used-skills.ts'

const MOST_PROJECTS = 30
const MOST_SKILLS = 20

export function readProjects(draft: Draft, lines: readonly Line[]): void {
  const entries = splitEntries(lines, { namesIn: (head) => partsOf(head).length }) ?? splitByLook(lines)
  for (const { head, body, span } of entries) {
    const urls = [...head, ...body].flatMap((line) => linksIn(line.text).urls)
    const parts = partsOf(head)
      .map((part) => linksIn(part).rest)
      .filter((part) => part !== '')
    const { items, prose, skills } = readBody(body)
    const [name = '', ...others] = namedFirst(parts)
    const role = others.find((part) => part.length <= 100 && roleScore(part) >= 2) ?? ''
    const told = [...others.filter((part) => part !== role), prose, ...items].filter((text) => text !== '')
    const [url = ''] = urls
    placeProject(draft, { name, role, url, start: span?.start ?? null, end: span?.end ?? null, told, skills })
  }
}

interface ToldProject {
  name: string
  role: string
  url: string
  start: string | null
  end: string | null
  told: string[]
  skills: string
}

export function placeProject(draft: Draft, { name, role, url, start, end, told, skills }: ToldProject): void {
  if (name === '') {
    for (const text of [...told, skills]) draft.hold(text)
    return
  }
  const item = project.parse({
    id: randomUUID(),
    name: draft.fit(name, 120),
    role: draft.fit(role, 100),
    url: url.slice(0, 300),
    start,
    end,
  })
  const at = draft.add(draft.document.projects, item, MOST_PROJECTS, [name, ...told, skills])
  if (at === null) return
  item.description = draft.fit(told.join('\n'), 600)
  item.skills = usedSkills(skills, MOST_SKILLS, (text) => draft.hold(text))
  rateProject(draft, `projects.${at}`, item)
}

/** «Nombre: lo que hace» in one line. */
function namedFirst(parts: readonly string[]): string[] {
  const [first = '', ...others] = parts
  const [, name, text] = /^([^:]{2,80}):\s+(\S.*)$/.exec(first) ?? []
  return name && text ? [name, text, ...others] : [...parts]
}

function rateProject(draft: Draft, path: string, item: Draft['document']['projects'][number]): void {
  draft.rate(`${path}.name`, item.name, 'MEDIA')
  draft.rate(`${path}.role`, item.role, 'BAJA')
  draft.rate(`${path}.url`, item.url, 'ALTA')
  draft.rate(`${path}.start`, item.start, 'ALTA')
  draft.rate(`${path}.end`, item.end, 'ALTA')
  draft.rate(`${path}.description`, item.description, 'MEDIA')
  for (const [at, { name }] of item.skills.entries()) draft.rate(`${path}.skills.${at}.name`, name, 'MEDIA')
}
