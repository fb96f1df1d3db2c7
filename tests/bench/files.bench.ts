import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deployLibrary, document, type Library } from '../faults/library.ts'
import { signUp } from '../faults/person.ts'
import { startS3 } from '../support/s3-server.ts'
import { freePort, get, Sparksite } from '../support/sparksite.ts'
import { type Load, loadOf } from './load.ts'

const rounds = 5
const connections = 8
const milliseconds = 1500
const sizes = { '100 kB': 100_000, '5 MB': 5_000_000 }
const middle = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN
const said = (of: readonly Load[], bytes: number): string => {
  const perSecond = middle(of.map((one) => one.perSecond))
  return `${perSecond.toFixed(0)} a second, ${((perSecond * bytes) / 1_000_000).toFixed(0)} MB/s (p99 ${middle(of.map(({ p99 }) => p99)).toFixed(1)} ms)`
}

/** One uploaded file, asked for by a visitor, and the same bytes streamed from a disk by a bare Node server; in rounds that take turns. */
async function against(name: string, site: Sparksite, library: Library, [size, bytes]: readonly [string, number]): Promise<string> {
  const body = document(bytes)
  if ((await library.upload(body, size)).status !== 303) throw new Error(`${size} was not kept.`)
  const path = await library.addressOf(size)
  const [copy, port] = [join(site.folder, 'bare.txt'), await freePort()]
  writeFileSync(copy, body)
  const bare = spawn(process.execPath, [fileURLToPath(new URL('bare-files.ts', import.meta.url)), String(port), copy], { stdio: 'inherit' })
  try {
    for (let tries = 0; tries < 200 && !(await get(port, '/').catch(() => null)); tries++) await new Promise((resolve) => setTimeout(resolve, 25))
    const head = Object.entries(library.headers()).map(([header, value]) => `${header}: ${value}`)
    const request = [`GET ${path} HTTP/1.1`, ...head, '', ''].join('\r\n')
    const [ours, theirs]: [Load[], Load[]] = [[], []]
    for (let round = -1; round < rounds; round++) {
      const pair = [await loadOf(site.port, request, connections, milliseconds), await loadOf(port, request, connections, milliseconds)] as const
      if (round < 0) continue
      ours.push(pair[0])
      theirs.push(pair[1])
    }
    const ratio = middle(ours.map(({ perSecond }, at) => perSecond / (theirs[at]?.perSecond ?? Number.NaN)))
    return `${name}: a file of ${size}: ${said(ours, bytes)}, ${ratio.toFixed(2)} of a bare server's ${said(theirs, bytes)}`
  } finally {
    bare.kill()
  }
}

/** Serving uploaded files out of each place, its row and its visitor checked, against a bare Node server that streams the same bytes. */
export async function filesBench(): Promise<string[]> {
  const lines: string[] = []
  const service = await startS3()
  try {
    for (const [name, env] of Object.entries({ folder: {}, database: { FILES: 'database' }, bucket: service.env })) {
      const site = await Sparksite.start(env)
      try {
        const library = await deployLibrary(site, await signUp(site))
        for (const size of Object.entries(sizes)) lines.push(await against(name, site, library, size))
      } finally {
        await site.remove()
      }
    }
  } finally {
    await service.close()
  }
  return lines
}
