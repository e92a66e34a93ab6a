// Which modules each address of the program consists of, read from the table of routes itself.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { declared, everyNode, isNode, type Node, nameOf, nodesAt } from './syntax.ts'

export interface Page {
  path: string
  /** The frames around it and the page itself, as absolute paths. */
  modules: string[]
}

type Constants = Map<unknown, Node>

const valueAt = (object: Node, key: string): Node | undefined =>
  nodesAt(object, 'properties')
    .filter((property) => nameOf(nodesAt(property, 'key')[0]) === key)
    .flatMap((property) => nodesAt(property, 'value'))[0]

/** A name stands for what the file says it is. */
const meant = (node: Node, constants: Constants): Node =>
  node.type === 'Identifier' ? (constants.get(node.name) ?? node) : node

function fetchedBy(lazy: Node, constants: Constants): string[] {
  const fetches = everyNode(meant(lazy, constants)).filter(({ type }) => type === 'ImportExpression')
  return fetches.flatMap((one) => nodesAt(one, 'source')).map(({ value }) => String(value))
}

/** Lists, and what functions such as `exact([…])` are given, hold routes; a route holds others as its children. */
function pagesIn(node: Node, constants: Constants, above: string[]): Page[] {
  const found = meant(node, constants)
  if (found.type !== 'ObjectExpression') {
    const inside = ['elements', 'argument', 'arguments', 'expression'].flatMap((key) => nodesAt(found, key))
    return inside.flatMap((one) => pagesIn(one, constants, above))
  }
  const [lazy, path, children] = ['lazy', 'path', 'children'].map((key) => valueAt(found, key))
  const modules = [...above, ...(lazy ? fetchedBy(lazy, constants) : [])]
  return [
    ...(path ? [{ path: String(path.value), modules }] : []),
    ...(children ? pagesIn(children, constants, modules) : []),
  ]
}

export function pageTable(file: string): Page[] {
  const program: unknown = parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' })
  const statements = isNode(program) ? nodesAt(program, 'body') : []
  const constants: Constants = new Map(
    statements
      .flatMap(declared)
      .flatMap((one) => nodesAt(one, 'init').map((init) => [nameOf(nodesAt(one, 'id')[0]), init])),
  )
  const routes = constants.get('routes')
  if (!routes) throw new Error(`${file} has no routes`)
  return pagesIn(routes, constants, []).map(({ path, modules }) => ({
    path,
    modules: modules.map((module) => join(dirname(file), module)),
  }))
}
