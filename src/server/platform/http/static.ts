import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/errors.ts'
import { pagePathOf } from '#shared/core/paths.ts'
import { html } from '../html.ts'
import { pathOf } from './addresses.ts'
import { takesGzip } from './compress.ts'
import { errorBodyOf } from './errors.ts'

const WEB = new URL('../../../../dist/web', import.meta.url).pathname

interface Document {
  plain: Buffer
  gzipped: Buffer
}

const documentOf = (text: string): Document => {
  const plain = Buffer.from(text)
  return { plain, gzipped: gzipSync(plain, { level: 9 }) }
}

const END_OF_HEAD = /<\/head>/

const readText = (name: string) => readFileSync(join(WEB, name), 'utf8')

/**
 * The document of each page: it names all files of that page, so that a browser asks for them at once instead of learning of
 * each from the one before.
 */
function documents(): (path: string | undefined) => Document {
  const page = readText('index.html')
  const files: Record<string, string[]> = JSON.parse(readText('pages.json'))
  const known = new Map<string, Document>()
  return (path = '*') => {
    const kept = known.get(path)
    if (kept) return kept
    const links = (files[path] ?? []).map((file) => html`  <link rel="modulepreload" crossorigin href="${file}">\n  `)
    const document = documentOf(page.replace(END_OF_HEAD, () => html`${links}</head>`.toString()))
    known.set(path, document)
    return document
  }
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, document: Document): FastifyReply {
  const isGzipped = takesGzip(request, reply)
  if (isGzipped) reply.header('content-encoding', 'gzip')
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache')
  return reply.send(isGzipped ? document.gzipped : document.plain)
}

/**
 * Files with a hash in their name never change; the others are asked for again after an hour, but never an old service worker,
 * which would hold on to an old program.
 */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.endsWith('/service-worker.js') ? 'no-cache' : 'public, max-age=3600'
}

async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: WEB,
    index: false,
    wildcard: false,
    // The documents have page paths of their own; under a file's name they would be pages that do not exist. The list of
    // pages is the server's own.
    // A compressed copy is chosen by what the browser takes; nobody asks for it by its name.
    globIgnore: ['*.html', 'pages.json', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path))
    },
  })
}

/**
 * The built web: pages that the browser draws; unknown paths show the not-found page with status 404. Returns the document
 * that a feature can fill by itself.
 */
export async function installWeb(app: FastifyInstance): Promise<{ template: string | undefined }> {
  const hasWeb = existsSync(join(WEB, 'index.html'))
  const documentFor = hasWeb ? documents() : undefined
  const drawn = hasWeb ? readText('drawn.html') : undefined
  if (hasWeb) await serveFiles(app)

  app.setNotFoundHandler((request, reply) => {
    const pathname = pathOf(request.url)
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !pathname.startsWith('/api/')
    if (!wantsPage || !documentFor) {
      return reply.code(404).send(errorBodyOf(new AppError('not_found'), request.id))
    }
    // A missing file must not be answered with a page, or an old tab would run HTML as a script.
    if (pathname.startsWith('/assets/')) return reply.code(404).type('text/plain').send('')
    const path = pagePathOf(pathname)
    return send(request, reply, path ? 200 : 404, documentFor(path))
  })
  return { template: drawn }
}
