import { type AnyNode, type Document, type Element, isText } from 'domhandler'
import { findAll, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'

export const parseHtml = (html: string): Document => parseDocument(html, { decodeEntities: true })
export const parseXml = (xml: string): Document => parseDocument(xml, { xmlMode: true, decodeEntities: true })

export const all = (root: AnyNode, name: string): Element[] => findAll((element) => element.name === name, [root])
export const textOf = (root: AnyNode): string => textContent(root).replace(/\s+/g, ' ').trim()

/** The values of one attribute on every element of that name. */
export const attributes = (root: AnyNode, name: string, attribute: string): string[] =>
  all(root, name).flatMap((element) => element.attribs[attribute] ?? [])

/** The content of the meta element with this name or property. */
export function metaOf(root: AnyNode, name: string): string | undefined {
  return all(root, 'meta').find(({ attribs }) => attribs.name === name || attribs.property === name)?.attribs.content
}

/** Everything in a page that could run: scripts, handlers, and addresses that are not plain ones. */
export function runnable(root: AnyNode): string[] {
  const elements = findAll(() => true, [root])
  const scripts = elements.filter(({ name, attribs }) => name === 'script' && !/json/.test(attribs.type ?? ''))
  const handlers = elements.flatMap(({ attribs }) => Object.keys(attribs).filter((name) => name.startsWith('on')))
  const addresses = elements
    .flatMap(({ attribs }) => [attribs.href, attribs.src, attribs.action, attribs.srcdoc, attribs.formaction])
    .filter((address) => address !== undefined && !/^(?:https:\/\/|\/(?!\/)|#)/.test(address))
  const frames = elements.filter(({ name }) => /^(?:iframe|object|embed|base|form)$/.test(name))
  return [
    ...scripts.map(
      ({ attribs, children }) =>
        attribs.src ??
        children
          .filter(isText)
          .map(({ data }) => data)
          .join(''),
    ),
    ...handlers,
    ...addresses.map(String),
    ...frames.map(({ name }) => name),
  ]
}
