import { ApiFailure } from './api-failure.ts'
import type { Client, ClientWiring } from './client.ts'

/** A client whose code arrives with the first call: a visitor who only reads makes none. A call whose code does not arrive fails as `network`. */
export function arrivingClient(wiring: ClientWiring): Client {
  let arriving: Promise<Client> | null = null
  async function arrived(): Promise<Client> {
    arriving ??= import('./client.ts').then(({ createClient }) => createClient(wiring))
    try {
      return await arriving
    } catch (cause) {
      arriving = null
      throw new ApiFailure({ kind: 'network', status: 0, detail: '', fields: {} }, 'The client did not arrive.', { cause })
    }
  }
  return {
    call: async (...options) => await (await arrived()).call(...options),
    open: async (...options) => await (await arrived()).open(...options),
  }
}
