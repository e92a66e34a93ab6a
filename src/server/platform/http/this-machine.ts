import type { FastifyRequest } from 'fastify'

const HERE = ['localhost', '127.0.0.1', '[::1]']
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** By one of the names of this machine, over a connection that begins on it; the connection itself, not what a header says of it. */
export function isHere({ hostname, socket }: FastifyRequest): boolean {
  return HERE.includes(hostname) && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

/** Nobody in between: a proxy on this machine passes on the whole world. */
export function isDirectlyHere(request: FastifyRequest): boolean {
  return isHere(request) && FORWARDED.every((name) => request.headers[name] === undefined)
}

export const isLocalName = (hostname: string): boolean => HERE.includes(hostname)
