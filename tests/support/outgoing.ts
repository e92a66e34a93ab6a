import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

const isSocketMessage = (message: unknown): message is { socket: Socket } =>
  typeof message === 'object' && message !== null && 'socket' in message

/** The ports to which this process opened a connection, and the names that it looked up, while `work` ran. */
export async function connectionsOf(work: () => Promise<unknown>): Promise<(string | number | undefined)[]> {
  const opened = new Set<string | number | undefined>()
  const follow = (message: unknown) => {
    if (!isSocketMessage(message)) return
    message.socket.once('lookup', (_error, _address, _family, host: string) => opened.add(host))
    message.socket.once('connect', () => opened.add(message.socket.remotePort))
  }
  subscribe('net.client.socket', follow)
  try {
    await work()
  } finally {
    unsubscribe('net.client.socket', follow)
  }
  return [...opened]
}
