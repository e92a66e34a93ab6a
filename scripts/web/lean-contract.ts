// What of the contract travels to browsers: how to call each endpoint, and only those schemas that a form checks with.
import type { Plugin } from 'vite'
import { childrenOf, declared, everyNode, isNode, type Node, nameOf, nodesAt } from './syntax.ts'

type Edit = { start: number; end: number; text: string }

const CALLS = '?calls'
const CONTRACT = /\/src\/shared\/.*\.ts(?:\?calls)?$/
/** All that `call` of the web reads of an endpoint; the rest is for the server and the description of the API. */
const NEEDED = ['method', 'path', 'key', 'upload', 'etag']

/** Whether evaluating it calls anything, which the bundler has to take for a side effect. */
function calls(node: Node): boolean {
  if (/Function/.test(node.type)) return false
  return node.type === 'CallExpression' || node.type === 'NewExpression' || childrenOf(node).some(calls)
}

/** `endpoint({…})` without its schemas; of the answer only whether there is one, and whether it is a file. */
function leanEndpoint(node: Node): Edit[] {
  if (node.type !== 'CallExpression' || nameOf(nodesAt(node, 'callee')[0]) !== 'endpoint') return []
  const [spec] = nodesAt(node, 'arguments')
  if (spec?.type !== 'ObjectExpression') return []
  return nodesAt(spec, 'properties').flatMap((property): Edit[] => {
    const name = String(nameOf(nodesAt(property, 'key')[0]))
    const [value] = nodesAt(property, 'value')
    if (NEEDED.includes(name) || !value || value.value === 'file') return []
    if (name === 'answer') return [{ start: value.start, end: value.end, text: 'true' }]
    return [{ start: property.start, end: property.end, text: '...null' }]
  })
}

/** Every constant of the module as something that may be left out where nobody reads it. */
function droppable(statement: Node): Edit[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? nodesAt(statement, 'declaration')[0] : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return nodesAt(declaration, 'declarations').flatMap((declarator) => {
    const [init] = nodesAt(declarator, 'init')
    if (!init || !calls(init)) return []
    return [
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
      { start: init.end, end: init.end, text: '))()' },
    ]
  })
}

const says = (node: Node, name: string): boolean => everyNode(node).some((one) => nameOf(one) === name)

/** Constants that are calls of the API, by themselves or through a function of the same file that makes such calls. */
function callsOf(statements: Node[]): { name: string; statement: Node }[] {
  const makers = statements
    .flatMap(declared)
    .filter((one) => nodesAt(one, 'init').some((init) => /Function/.test(init.type) && says(init, 'endpoint')))
    .map((one) => String(nameOf(nodesAt(one, 'id')[0])))
  return statements
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((statement) =>
      declared(statement).flatMap((one) => {
        const callee = nodesAt(one, 'init').flatMap((init) => nodesAt(init, 'callee'))[0]
        const makes = ['endpoint', ...makers].includes(String(nameOf(callee)))
        return makes ? [{ name: String(nameOf(nodesAt(one, 'id')[0])), statement }] : []
      }),
    )
}

/** The module's text with the edits made from the end, so that no place moves before its turn. */
function edited(code: string, edits: Edit[]): string {
  let text = code
  for (const edit of edits.toSorted((one, other) => other.start - one.start || other.end - one.end)) {
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end)
  }
  return text
}

/**
 * Bundlers split code by file, so the calls get a file of their own: else one form's schema would bring the library of
 * schemas to every page that calls anything of the same contract.
 */
function callsApart(id: string, statements: Node[]): Edit[] {
  const found = callsOf(statements)
  if (found.length === 0) return []
  const names = found.map(({ name }) => name).join(', ')
  const line = `import { ${names} } from ${JSON.stringify(`${id}${CALLS}`)};\nexport { ${names} };\n`
  return [
    ...found.map(({ statement }) => ({ start: statement.start, end: statement.end, text: '' })),
    { start: 0, end: 0, text: line },
  ]
}

export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null
      const program: unknown = this.parse(code)
      if (!isNode(program)) return null
      const statements = nodesAt(program, 'body')
      const apart = id.endsWith(CALLS) ? [] : callsApart(id, statements)
      const gone = new Set(apart.map(({ start }) => start))
      const kept = statements.filter(({ start, type }) => type.startsWith('Import') || !gone.has(start))
      const edits = [...apart, ...kept.flatMap(droppable), ...kept.flatMap(everyNode).flatMap(leanEndpoint)]
      const moduleSideEffects = statements.some(({ type }) => type === 'ExpressionStatement')
      return { code: edited(code, edits), map: null, moduleSideEffects }
    },
  }
}
