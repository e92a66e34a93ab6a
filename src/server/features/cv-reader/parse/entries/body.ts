import { type Line, withText } from '../../lines/line.ts'
import { goesOn, joined } from '../../lines/wrapping.ts'

/** What an entry tells: items of a list, running text, and the skills it names after a label. */
interface Body {
  items: string[]
  prose: string
  skills: string
}

const LABEL =
  /^(?:principales |main |key )?(?:logros|funciones|responsabilidades|tareas|achievements|responsibilities|duties|key results|conquistas|atividades|actividades|principales logros|logros destacados|funciones y logros|responsabilidades y logros|logros y responsabilidades|funciones principales|tareas realizadas|descripci[oó]n|description)\s*:?$/i
const SKILLS_LABEL =
  /^(?:tecnolog[ií]as(?: utilizadas| usadas)?|stack|tech stack|stack tecnol[oó]gico|herramientas|aptitudes|skills|technologies|tools|entorno(?: t[eé]cnico)?|competencias|habilidades|tecnologias)\s*:\s*(?=\S)/i

export function readBody(lines: readonly Line[]): Body {
  const body: Body = { items: [], prose: '', skills: '' }
  let before: Line | undefined
  let target: 'items' | 'prose' | 'skills' = 'prose'
  for (const line of lines.flatMap(itemsBeside)) {
    if (LABEL.test(line.text)) {
      before = undefined
      continue
    }
    const continues = before !== undefined && continuesItem(before, line)
    if (!continues) {
      const label = SKILLS_LABEL.exec(line.text)
      target = label ? 'skills' : line.bullet ? 'items' : 'prose'
    }
    append(body, target, line.text, continues)
    before = line
  }
  return body
}

const SIGN_INSIDE = /\s+[•●▪◦]\s+/

/** «Pedidos • Caja • Inventario» in one line is a list. */
function itemsBeside(line: Line): Line[] {
  const items = line.text.split(SIGN_INSIDE)
  return items.length < FEWEST_ITEMS ? [line] : items.map((text) => ({ ...withText(line, text), bullet: true }))
}

const FEWEST_ITEMS = 3

function continuesItem(before: Line, line: Line): boolean {
  if (goesOn(before, line, 'prose')) return true
  const hangs = before.bullet && !line.bullet && line.gap < 0.35 && line.x >= before.x - 1 && line.size === before.size
  return hangs && before.edge !== Number.POSITIVE_INFINITY && /^\p{Ll}/u.test(line.text)
}

function append(body: Body, target: 'items' | 'prose' | 'skills', text: string, continues: boolean): void {
  if (target === 'items') {
    if (continues) body.items.push(joined(body.items.pop() ?? '', text))
    else body.items.push(text)
  } else if (target === 'prose') {
    if (body.prose === '') body.prose = text
    else body.prose = continues ? joined(body.prose, text) : `${body.prose}\n${text}`
  } else {
    const named = text.replace(SKILLS_LABEL, '')
    body.skills = body.skills === '' ? named : joined(body.skills, named)
  }
}
