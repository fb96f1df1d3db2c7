import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../../server/config.ts'
import { openBeside } from '../../server/database/open.ts'
import { systemClock } from '../../server/http/clock.ts'
import { createFiles } from '../../server/storage/files.ts'
import { Sparksite } from '../support/sparksite.ts'
import { inject, release } from './io.ts'
import { deployLibrary, document, type Library, sha256 } from './library.ts'
import { call, integrityOf, signUp } from './person.ts'

const writers = 4
const env = { LIMIT_SITE_WRITES: '1000000/60', LIMIT_SITE_WRITES_NETWORK: '1000000/60' }
const mb = 1024 * 1024

/** The files in a server's folder, by the SHA-256 that their names begin with. */
export function onDisk(folder: string): string[] {
  const files = join(folder, 'files')
  const shelves = readdirSync(files).filter((name) => /^[0-9a-f]{2}$/.test(name))
  return shelves.flatMap((shelf) => readdirSync(join(files, shelf)).map((key) => join(files, shelf, key)))
}
export const isWhole = (path: string): boolean => sha256(readFileSync(path)) === path.split('/').at(-1)?.slice(0, 64)

/** Does what a server does two hours later with what was begun and left; answers how many files a row refers to. */
async function sweepLater({ folder }: Sparksite): Promise<number> {
  const config = readConfig({ DATA_DIR: folder })
  const database = await openBeside(config)
  const clock = { now: () => systemClock.now() + 7200, randomId: systemClock.randomId }
  await createFiles({ db: database.db, clock, log: () => undefined, data_dir: folder, storage: config.storage }).tidy()
  const { count } = await database.db
    .selectFrom('site_files')
    .select(({ fn }) => fn.count<number>('blob_key').distinct().as('count'))
    .executeTakeFirstOrThrow()
  await database.close()
  return Number(count)
}

async function lostOf(library: Library, acknowledged: ReadonlyMap<string, string>): Promise<string[]> {
  const lost: string[] = []
  for (const [title, hash] of acknowledged) {
    const body = await library.read(title)
    if (!body || sha256(body) !== hash) lost.push(title)
  }
  return lost
}

/** Kills the server again and again while four people upload, and looks for what was acknowledged and what is half kept. */
async function killed(cycles: number): Promise<string> {
  const site = await Sparksite.start(env)
  const acknowledged = new Map<string, string>()
  try {
    const library = await deployLibrary(site, await signUp(site))
    for (let cycle = 0; cycle < cycles; cycle++) {
      let over = false
      const work = Array.from({ length: writers }, async (_, writer) => {
        for (let turn = 0; !over; turn++) {
          const [title, body] = [`${cycle}:${writer}:${turn}`, document(20_000 + 40_000 * writer)]
          const reply = await library.upload(body, title).catch(() => null)
          if (reply?.status === 303) acknowledged.set(title, sha256(body))
        }
      })
      await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 150))
      await site.down('SIGKILL')
      over = true
      await Promise.all(work)
      await site.up()
    }
    const lost = await lostOf(library, acknowledged)
    await site.down()
    const before = onDisk(site.folder).length
    const referred = await sweepLater(site)
    const [left, integrity] = [onDisk(site.folder), integrityOf(site)]
    if (lost.length > 0 || left.length !== referred || !left.every(isWhole) || integrity !== 'ok')
      throw new Error(`lost ${lost.length}, ${left.length} files for ${referred} that rows refer to, integrity ${integrity}`)
    return `${cycles} kills under ${writers} uploaders: ${acknowledged.size} acknowledged files, 0 lost, each whole; ${before - left.length} that no row came to refer to were never served and are swept`
  } finally {
    await site.remove()
  }
}

/** Uploads to a disk that is all but full, then gives it space again. It has to be run by root. */
async function onFullDisk(): Promise<string> {
  const site = await Sparksite.start(env)
  try {
    await site.down()
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', site.folder]).status !== 0) return 'not run: a small disk could not be mounted here'
    await site.up()
    const token = await signUp(site)
    const library = await deployLibrary(site, token)
    const [small, large] = [document(50_000), document(6 * mb)]
    await library.upload(small, 'before')
    const ballast = join(site.folder, 'ballast')
    const free = Number(/(\d+)\s*$/.exec(spawnSync('df', ['--output=avail', '-B1', site.folder], { encoding: 'utf8' }).stdout)?.[1])
    writeFileSync(ballast, Buffer.alloc(free - 4 * mb))
    const refused = await library.upload(large, 'refused')
    const [project, read, absent] = [
      await call(site, 'POST', '/projects/', token, { name: 'small' }),
      await library.read('before'),
      await library.read('refused'),
    ]
    const halves = readdirSync(join(site.folder, 'files', 'parts'))
    rmSync(ballast)
    const after = await library.upload(large, 'after')
    const kept = await library.read('after')
    if (refused.status !== 507 || project.status !== 201 || !read?.equals(small) || absent || halves.length > 0 || after.status !== 303 || !kept?.equals(large))
      throw new Error(`upload ${refused.status}, project ${project.status}, halves ${halves.length}, after ${after.status}`)
    return 'an upload that the disk has no space for is 507, with neither row nor file of it; small writes and reads go on, and the same upload is kept once there is space'
  } finally {
    await site.down()
    spawnSync('umount', [site.folder])
    await site.remove()
  }
}

/** Lets every seventh wait for the disk fail, of the database and of files, while files are uploaded. */
async function onFailingDisk(): Promise<string> {
  const site = await Sparksite.start(env)
  try {
    const library = await deployLibrary(site, await signUp(site))
    const tracer = spawnSync('strace', ['-V']).status === 0 ? await inject(site, 'fsync,fdatasync:error=EIO:when=4+7', []) : null
    if (!tracer) return 'not run: this process may not be traced here'
    const acknowledged = new Map<string, string>()
    const seen = new Map<number, number>()
    for (let turn = 0; turn < 30; turn++) {
      const body = document(40_000)
      const { status } = await library.upload(body, `document ${turn}`)
      if (status === 303) acknowledged.set(`document ${turn}`, sha256(body))
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
    await release(tracer)
    const lost = await lostOf(library, acknowledged)
    const after = await library.upload(document(40_000), 'after')
    if (lost.length > 0 || after.status !== 303 || [...seen.keys()].some((status) => ![303, 503].includes(status)) || !onDisk(site.folder).every(isWhole))
      throw new Error(`lost ${lost.length}, after ${after.status}, answers ${[...seen]}`)
    return `a disk that fails every seventh wait: ${seen.get(503) ?? 0} of 30 uploads were 503 and none anything else than 303 or 503, 0 of the others lost`
  } finally {
    await site.remove()
  }
}

/** Files under kill -9, on a full disk and on one that fails. */
export async function files(cycles: number): Promise<string[]> {
  return [await killed(cycles), await onFullDisk(), await onFailingDisk()]
}
