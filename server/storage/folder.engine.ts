import { constants } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileBody, type FileStore, isKey, pathOf, StorageFull, StorageUnavailable, type Stretch } from './file-store.ts'

const chunk_bytes = 256 * 1024
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const absent = new Set(['ENOENT', 'ENOTDIR'])
const codeOf = (error: unknown): string => String((error as { readonly code?: unknown }).code ?? '')

/** What a failure of the file system means. */
function translated(error: unknown): Error {
  if (full.has(codeOf(error))) return new StorageFull('There is no space left for files.', { cause: error })
  return new StorageUnavailable('A file could not be kept or read now.', { cause: error })
}
async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StorageUnavailable ? error : translated(error)
  }
}

const changed = (): Error => new StorageUnavailable('A file is not as long as it was.')

/** Waits until the disk holds the names in a folder. */
async function settle(folder: string): Promise<void> {
  const held = await open(folder, 'r')
  await held.sync().finally(() => held.close())
}

/** Keeps each file in `folder`, under its key; a file has its name only once the disk holds all of it. */
export function createFolderStore(folder: string, name: () => string): FileStore {
  const parts = join(folder, 'parts')
  const at = (key: string): string => join(folder, pathOf(key))

  async function makeFolder(path: string): Promise<void> {
    const made = await mkdir(path, { recursive: true, mode: 0o700 })
    if (made === undefined) return
    for (const above of new Set([dirname(made), dirname(path)])) await settle(above)
  }
  async function write(path: string, body: Uint8Array): Promise<void> {
    const held = await open(path, 'wx', 0o600)
    try {
      await held.writeFile(body)
      await held.sync()
    } finally {
      await held.close()
    }
  }
  function streamed(held: Awaited<ReturnType<typeof open>>, { from, to }: Stretch): ReadableStream<Uint8Array> {
    let next = from
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const chunk = new Uint8Array(Math.min(chunk_bytes, to - next + 1))
          const { bytesRead } = await held.read(chunk, 0, chunk.byteLength, next)
          next += bytesRead
          if (bytesRead > 0) controller.enqueue(chunk.subarray(0, bytesRead))
          if (bytesRead > 0 && next <= to) return
          await held.close()
          if (next > to) controller.close()
          else controller.error(changed())
        },
        cancel: () => held.close(),
      },
      { highWaterMark: 0 },
    )
  }
  async function readFrom(held: Awaited<ReturnType<typeof open>>, stretch: Stretch): Promise<FileBody> {
    const length = stretch.to - stretch.from + 1
    if (length > chunk_bytes) {
      const { size } = await held.stat()
      if (size !== stretch.of) throw changed()
      return streamed(held, stretch)
    }
    const body = new Uint8Array(length)
    const { bytesRead } = await held.read(body, 0, length, stretch.from)
    if (bytesRead !== length) throw changed()
    await held.close()
    return body
  }

  return {
    put: (key, body) =>
      guarded(async () => {
        await makeFolder(parts)
        const part = join(parts, `${key}.${name()}`)
        try {
          await write(part, body)
          await makeFolder(dirname(at(key)))
          await rename(part, at(key))
        } catch (error) {
          await rm(part, { force: true }).catch(() => undefined)
          throw error
        }
        await settle(dirname(at(key)))
      }),
    has: (key, bytes) =>
      stat(at(key)).then(
        ({ size }) => size === bytes,
        () => false,
      ),
    read: (key, stretch) =>
      guarded(async () => {
        const held = await open(at(key), 'r').catch((error: unknown) => {
          if (absent.has(codeOf(error))) return null
          throw error
        })
        if (!held) return null
        return await readFrom(held, stretch).catch(async (error: unknown) => {
          await held.close()
          throw error
        })
      }),
    remove: (key) => guarded(() => rm(at(key), { force: true })),
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
        .then(() => access(folder, constants.R_OK | constants.W_OK | constants.X_OK))
        .catch((cause: unknown) => {
          throw new Error(`Files cannot be kept in ${folder}. Allow it, or set DATA_DIR to another folder.`, { cause })
        })
    },
    async tidy(known, before) {
      let removed = 0
      const old = async (path: string): Promise<boolean> => ((await stat(path).catch(() => null))?.mtimeMs ?? Number.POSITIVE_INFINITY) / 1000 < before
      for (const part of await readdir(parts).catch(() => [])) if (await old(join(parts, part))) removed += Number(await removeAt(join(parts, part)))
      for (const shelf of (await readdir(folder).catch(() => [])).filter((one) => /^[0-9a-f]{2}$/.test(one))) {
        const keys = (await readdir(join(folder, shelf))).filter(isKey)
        const kept = await known(keys)
        for (const key of keys) if (!kept.has(key) && (await old(at(key)))) removed += Number(await removeAt(at(key)))
      }
      return removed
    },
  }
}

const removeAt = (path: string): Promise<boolean> =>
  rm(path).then(
    () => true,
    () => false,
  )
