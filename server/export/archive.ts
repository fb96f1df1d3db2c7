import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file that is read only when its turn comes. */
export interface LargeFile {
  readonly path: string
  read(): Promise<Uint8Array | ReadableStream<Uint8Array>>
}

/** A ZIP archive, piece by piece: the small files compressed, then the large ones as they are. `mtime` in milliseconds. */
export function archiveOf(small: Readonly<Record<string, Uint8Array>>, large: readonly LargeFile[], mtime: number): ReadableStream<Uint8Array> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const made: Uint8Array[] = []
    const zip = new Zip((error, piece) => {
      if (error) throw error
      made.push(piece)
    })
    for (const [path, bytes] of Object.entries(small)) {
      const entry = new ZipDeflate(path, { level: 6 })
      entry.mtime = mtime
      zip.add(entry)
      entry.push(bytes, true)
      yield* made.splice(0)
    }
    for (const { path, read } of large) {
      const entry = new ZipPassThrough(path)
      entry.mtime = mtime
      zip.add(entry)
      const body = await read()
      for await (const piece of body instanceof Uint8Array ? [body] : body) {
        entry.push(piece)
        yield* made.splice(0)
      }
      entry.push(new Uint8Array(), true)
    }
    zip.end()
    yield* made.splice(0)
  }
  return ReadableStream.from(pieces()) as ReadableStream<Uint8Array>
}
