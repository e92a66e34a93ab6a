import { Socket as DatagramSocket } from 'node:dgram'
import { Server, Socket } from 'node:net'

function refuse(): never {
  throw new Error('Reading a file needs no network.')
}

/** No parser needs the network, so none gets it: what a hostile file may trick it into stays in the process. */
export function cutNetwork(): void {
  Socket.prototype.connect = refuse
  Server.prototype.listen = refuse
  DatagramSocket.prototype.send = refuse
  DatagramSocket.prototype.connect = refuse
}
