/** Bytes of requests that one process takes in at the same time. */
export interface UploadRoom {
  /** Takes so many bytes of the room, until what it answers is called; null where there are not as many. */
  take(bytes: number): (() => void) | null
}

export function createUploadRoom(most: number): UploadRoom {
  let taken = 0
  return {
    take(bytes) {
      if (taken + bytes > most) return null
      taken += bytes
      let given = false
      return () => {
        if (!given) taken -= bytes
        given = true
      }
    },
  }
}
