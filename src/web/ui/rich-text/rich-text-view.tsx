import { createElement, type ReactNode } from 'react'
import { parseRichText, type RichNode } from './parse-rich-text.ts'

const looks = {
  p: 'whitespace-pre-line',
  ul: 'list-disc space-y-1 pl-6',
  ol: 'list-decimal space-y-1 pl-6',
  li: 'pl-1',
  strong: 'font-semibold',
  em: 'italic',
} as const

/** A limited rich text as people read it: elements of our own, never the markup itself. */
export function RichTextView({ html }: { html: string }) {
  return <div className="wrap-anywhere space-y-3">{parseRichText(html).map(shown)}</div>
}

function shown(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  return createElement(node.tag, { key: index, className: looks[node.tag] }, ...node.children.map(shown))
}
