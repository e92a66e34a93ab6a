import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../mail/testing/listen.ts'

interface Secrets {
  access_key_id: string
  secret_access_key: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Recomputes the request's AWS Signature Version 4 from what really arrived. */
function isSigned(request: IncomingMessage, body: Buffer, secrets: Secrets): boolean {
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  const [, scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w{64})$/.exec(header('authorization')) ?? []
  const [id, day = '', region = '', service = '', end = ''] = scope.split('/')
  const url = new URL(request.url ?? '/', 'http://localhost')
  url.searchParams.sort()
  const query = url.searchParams.toString().replaceAll('+', '%20')
  const hash = header('x-amz-content-sha256')
  const headers = signed.split(';').map((name) => `${name}:${header(name)}\n`)
  const canonical = [request.method, url.pathname, query, headers.join(''), signed, hash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), [day, region, service, end].join('/'), sha256(canonical)]
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secrets.secret_access_key}`)
  const isWhole = hash === sha256(body) && signed.split(';').includes('host')
  return isWhole && id === secrets.access_key_id && signature === hmac(key, toSign.join('\n')).toString('hex')
}

/** Just enough of S3 for the adapter, two keys a page; it answers nothing to a request with a wrong signature. */
export async function startS3Double(bucket: string, secrets: Secrets) {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const state: { failure: { status: number; code: string } | 'hang' | undefined } = { failure: undefined }
  const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${bucket}</Message></Error>`
  const page = (after: string) => {
    const keys = [...objects.keys()].sort().filter((key) => key > after)
    const contents = keys
      .slice(0, 2)
      .map((key) => `<Contents><Key>${key}</Key><LastModified>2026-11-15T10:00:00.000Z</LastModified></Contents>`)
    const next = keys.length > 2 ? `<NextContinuationToken>${keys[1]}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${keys.length > 2}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`
  }
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, inBucket, key = ''] = url.pathname.split('/')
    const answer = (status: number, content: string | Buffer = '', type = 'application/xml') =>
      response.writeHead(status, { 'content-type': type }).end(content)
    if (state.failure === 'hang') return
    if (state.failure) return answer(state.failure.status, xml(state.failure.code))
    if (!isSigned(request, body, secrets)) return answer(403, xml('SignatureDoesNotMatch'))
    if (inBucket !== bucket) return answer(404, xml('NoSuchBucket'))
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' })
      return answer(200)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return answer(204)
    }
    if (!key) return answer(200, page(url.searchParams.get('continuation-token') ?? ''))
    const found = objects.get(key)
    return found ? answer(200, found.bytes, found.type) : answer(404, xml('NoSuchKey'))
  })
  const port = await listen(server)
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { objects, state, close, url: `http://127.0.0.1:${port}` }
}
