// Walking through a parsed file without knowing every kind of node.
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

export const nodesAt = (node: Node, key: string): Node[] => [node[key]].flat().filter(isNode)

export const nameOf = (node: Node | undefined): unknown => node?.name

export const everyNode = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(everyNode)]

/** What a statement declares, exported or not. */
export const declared = (statement: Node): Node[] =>
  [statement, ...nodesAt(statement, 'declaration')].flatMap((one) => nodesAt(one, 'declarations'))
