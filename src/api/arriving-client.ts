import { ApiFailure } from './api-failure.ts'
import type { Client, ClientWiring } from './client.ts'

/** What somebody is told where code did not arrive: a browser may answer a second import of it with the first's failure. */
export const unarrived = 'A part of the app did not arrive. Check your connection, then reload the page.'

/** A client whose code arrives with the first call: a visitor who only reads makes none. A call whose code does not arrive fails as `network`. */
export function arrivingClient(wiring: ClientWiring): Client {
  let arriving: Promise<Client> | null = null
  async function arrived(): Promise<Client> {
    arriving ??= import('./client.ts').then(({ createClient }) => createClient(wiring))
    try {
      return await arriving
    } catch (cause) {
      arriving = null
      throw new ApiFailure({ kind: 'network', status: 0, detail: unarrived, fields: {} }, 'The client did not arrive.', { cause })
    }
  }
  return {
    call: async (...options) => await (await arrived()).call(...options),
    open: async (...options) => await (await arrived()).open(...options),
  }
}
