import { strToU8, zipSync } from 'fflate'
import { everyTextIn } from '../files/every-text.ts'
import { ImportFailure } from '../files/failure.ts'
import { DOCX_UNPACKED, unpack } from '../files/unpack.ts'
import { stylesOf, withoutHiddenRuns } from './hidden-runs.ts'

const PART =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|word\/(?:document|styles|numbering|header\d*|footer\d*)\.xml|word\/_rels\/document\.xml\.rels)$/
const MOST_XML = 20 * 1024 * 1024

/**
 * A Word file made anew of nothing but its text: pictures, macros, embedded files and what cannot be seen stay behind,
 * page headers come first and page footers last.
 */
export function openDocx(file: Uint8Array): { docx: Uint8Array; hidden_text_found: boolean; unseen: string } {
  const parts = readParts(file)
  const unseen = [...parts.values()].map(everyTextIn).join('\n')
  const main = parts.get('word/document.xml')
  if (!main) throw new ImportFailure('import_corrupt')
  const styles = stylesOf(parts.get('word/styles.xml') ?? '')
  const edges = (kind: string) =>
    [...parts]
      .filter(([name]) => name.startsWith(`word/${kind}`))
      .map(([, xml]) => withoutHiddenRuns(innerOf(xml), styles))
  const body = withoutHiddenRuns(main, styles)
  const headers = edges('header')
  const footers = edges('footer')
  parts.set('word/document.xml', withEdges(body.xml, joined(headers), joined(footers)))
  const kept = [...parts].filter(([name]) => !/^(?:word\/(?:header|footer)|docProps)/.test(name))
  return {
    docx: zipSync(Object.fromEntries(kept.map(([name, xml]) => [name, strToU8(xml)])), { level: 0 }),
    hidden_text_found: [body, ...headers, ...footers].some(({ found }) => found),
    unseen,
  }
}

function readParts(file: Uint8Array): Map<string, string> {
  const parts = new Map<string, string>()
  let size = 0
  for (const [name, bytes] of unpack(file, (name) => PART.test(name), DOCX_UNPACKED)) {
    size += bytes.length
    if (size > MOST_XML) throw new ImportFailure('file_too_large')
    const xml = new TextDecoder().decode(bytes)
    // No word processor writes these; only attacks with entities do.
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new ImportFailure('import_corrupt')
    parts.set(name, xml)
  }
  return parts
}

const joined = (parts: readonly { xml: string }[]): string => parts.map(({ xml }) => xml).join('')

/** Links and pictures of a header have their own list of targets, which is not kept. */
function innerOf(xml: string): string {
  const open = xml.search(/<w:(?:hdr|ftr)[\s>]/)
  const from = xml.indexOf('>', open) + 1
  const to = xml.lastIndexOf('</w:')
  if (open < 0 || from === 0 || to < from) return ''
  return xml.slice(from, to).replace(/\sr:(?:id|embed|link|pict)="[^"]*"/g, '')
}

function withEdges(xml: string, header: string, footer: string): string {
  const begun = xml.replace(/<w:body>/, (tag) => tag + header)
  const last = begun.lastIndexOf('<w:sectPr')
  const at = last > 0 && begun.indexOf('</w:p>', last) < 0 ? last : begun.lastIndexOf('</w:body>')
  return at < 0 ? begun : begun.slice(0, at) + footer + begun.slice(at)
}
