import type { Server } from 'node:net'
import { addressesOf } from './client-address.ts'
import { isLoopback, networkOf } from './sliding-window.ts'

/**
 * Closes at once what one network opens beyond so many connections, so that it leaves others theirs. This machine and the proxies in
 * front, by which everybody comes, may have as many as there are.
 */
export function boundNetworks(server: Server, most: number, proxies: readonly string[]): void {
  const isProxy = addressesOf(proxies)
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const ip = socket.remoteAddress ?? ''
    if (ip === '' || isLoopback(ip) || isProxy(ip)) return
    const network = networkOf(ip)
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    if (count > most) socket.destroy()
  })
}
