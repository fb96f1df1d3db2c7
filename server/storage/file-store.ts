/** Where a file's bytes are. */
export const places = ['folder', 's3', 'database'] as const
export type PlaceOfFiles = (typeof places)[number]

/** A stretch of a file of `of` bytes, both ends included. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly of: number
}
export type FileBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

/** The port that every place fills. A key is never written with other bytes than its own: it begins with their SHA-256. */
export interface FileStore {
  /** Keeps bytes under a key, whole or not at all; durable once it resolves. */
  put(key: string, body: Uint8Array): Promise<void>
  /** Whether all of a key's bytes are there. */
  has(key: string, bytes: number): Promise<boolean>
  /** A stretch of a key's bytes, null where nothing is kept under it. A stream that cannot be completed ends with an error. */
  read(key: string, stretch: Stretch): Promise<FileBody | null>
  /** Removes a key; it may be gone already. */
  remove(key: string): Promise<void>
  /** Throws one plain sentence where files cannot be kept there now. */
  check(): Promise<void>
  /** Removes what no key is known of and what was begun long ago. */
  tidy?(known: (keys: readonly string[]) => Promise<ReadonlySet<string>>, before: number): Promise<number>
}

/** The storage of files could not do it now. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
  readonly code = 'STORAGE_UNAVAILABLE'
}
/** There is no space left where files are kept. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
  readonly code = 'STORAGE_FULL'
}

/** All of a body's bytes. */
export async function bytesOf(body: FileBody): Promise<Uint8Array<ArrayBuffer>> {
  return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
}
/** Both ends of all of a file. */
export const whole = (bytes: number): Stretch => ({ from: 0, to: bytes - 1, of: bytes })

/** The SHA-256 that a key begins with, as 64 hex digits. */
export const hashOf = (key: string): string => key.slice(0, 64)
/** The path of a key: in folders by its first two digits. */
export const pathOf = (key: string): string => `${key.slice(0, 2)}/${key}`
export const isKey = (name: string): boolean => /^[0-9a-f]{64}-[A-Za-z0-9_-]{1,40}$/.test(name)
