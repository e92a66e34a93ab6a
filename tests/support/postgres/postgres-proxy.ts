import { connect, createServer, type Socket } from 'node:net'

export interface PostgresProxy {
  url: string
  /** Cuts every connection and refuses new ones, as a killed server does. */
  kill: () => Promise<void>
  revive: () => Promise<void>
  close: () => Promise<void>
}

/** A way to a database that a test can take away and give back. */
export async function startPostgresProxy(target: string): Promise<PostgresProxy> {
  const goal = new URL(target)
  const socketFolder = goal.searchParams.get('host')
  const destination = socketFolder
    ? { path: `${socketFolder}/.s.PGSQL.${goal.port || 5432}` }
    : { host: goal.hostname, port: Number(goal.port || 5432) }
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(destination)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
    client.pipe(upstream).pipe(client)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const kill = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of open) socket.destroy()
    await closed
  }
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = new URL(target)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    kill,
    revive: () => listen(port),
    close: () => (server.listening ? kill() : Promise.resolve()),
  }
}
