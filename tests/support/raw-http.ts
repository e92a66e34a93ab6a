import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export interface RawAnswer {
  status: number
  text: string
}

/** Sends bytes as they are to a listening server and returns what comes back before it, or we, hang up. */
export function sendRaw(address: string, parts: (string | Buffer)[], pauseMs = 0): Promise<RawAnswer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) })
    const received: Buffer[] = []
    socket.on('data', (chunk) => received.push(chunk))
    // A server that refuses early closes while we are still sending.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const text = Buffer.concat(received).toString('utf8')
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text })
    })
    const send = async () => {
      for (const part of parts) {
        socket.write(part)
        if (pauseMs > 0) await delay(pauseMs)
      }
    }
    send()
  })
}
