/** What was asked for last, up to so many bytes: what is under a key never changes. */
export interface Held {
  get(key: string): Uint8Array<ArrayBuffer> | undefined
  keep(key: string, body: Uint8Array<ArrayBuffer>): void
  drop(key: string): void
}

export function createHeld(most: number): Held {
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>()
  let bytes = 0
  function drop(key: string): void {
    bytes -= bodies.get(key)?.byteLength ?? 0
    bodies.delete(key)
  }
  return {
    get(key) {
      const found = bodies.get(key)
      if (found) {
        bodies.delete(key)
        bodies.set(key, found)
      }
      return found
    },
    keep(key, body) {
      drop(key)
      bodies.set(key, body)
      bytes += body.byteLength
      for (const oldest of bodies.keys()) {
        if (bytes <= most) return
        drop(oldest)
      }
    },
    drop,
  }
}
