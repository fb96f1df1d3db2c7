/** Bytes of requests that one process takes in at the same time. */
export interface UploadRoom {
  /** Takes so many bytes of the room for a network, until what it answers is called; null where there are not as many. */
  take(bytes: number, network: string): (() => void) | null
}

/** One network has a quarter of the room at most, so that nobody who sends slowly keeps others out; but one request always. */
export function createUploadRoom(most: number): UploadRoom {
  const byNetwork = new Map<string, number>()
  let taken = 0
  return {
    take(bytes, network) {
      const own = byNetwork.get(network) ?? 0
      if (taken + bytes > most || (own > 0 && own + bytes > most / 4)) return null
      taken += bytes
      byNetwork.set(network, own + bytes)
      let given = false
      return () => {
        if (given) return
        given = true
        taken -= bytes
        const left = (byNetwork.get(network) ?? 0) - bytes
        if (left > 0) byNetwork.set(network, left)
        else byNetwork.delete(network)
      }
    },
  }
}
