import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { Sparksite } from '../support/sparksite.ts'
import { call, integrityOf, signUp } from './person.ts'

const file = 'sparksite.db'
/** What fails, how: every thirteenth write, every second wait for the disk, every fifth read of the database's own files. */
const faults = ['write,pwrite64:error=EIO:when=5+13', 'fsync,fdatasync:error=EIO:when=1+2', 'read,pread64:error=EIO:when=1+5'] as const
const writes = 40

const ofDatabase = ({ folder }: Sparksite): string[] => ['', '-wal', '-shm'].map((end) => `${folder}/${file}${end}`)

/** Lets the kernel refuse a process what it asks of its database, or of all its files, by strace; resolves once that works, or with null where it may not. */
export async function inject(site: Sparksite, fault: string, files = ofDatabase(site)): Promise<ChildProcess | null> {
  const [calls] = fault.split(':')
  const paths = files.flatMap((path) => ['-P', path])
  const args = ['-f', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', `inject=${fault}`, ...paths, '-p', String(site.pid)]
  const tracer = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const attached = new Promise<boolean>((resolve) => {
    tracer.stderr?.on('data', (text: Buffer) => /attached/.test(String(text)) && resolve(true))
    tracer.once('exit', () => resolve(false))
    tracer.once('error', () => resolve(false))
  })
  return (await attached) ? tracer : null
}
export async function release(tracer: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => tracer.once('exit', resolve))
  tracer.kill('SIGINT')
  await gone
}

/** Makes reads, writes and syncs of the database fail under a running server, and lets them work again. It needs strace. */
export async function io(): Promise<string[]> {
  if (spawnSync('strace', ['-V']).status !== 0) return ['not run: strace is not installed here']
  const site = await Sparksite.start()
  const lines: string[] = []
  const acknowledged = new Map<string, string>()
  try {
    const token = await signUp(site)
    for (const fault of faults) {
      const tracer = await inject(site, fault)
      if (!tracer) return [...lines, 'not run: this process may not be traced here']
      const seen = new Map<number, number>()
      for (let write = 0; write < writes; write++) {
        const name = `${fault} ${write}`
        const made = await call(site, 'POST', '/projects/', token, { name })
        if (made.status === 201) acknowledged.set(String(made.body.id), name)
        const read = await call(site, 'GET', '/projects/', token)
        for (const { status } of [made, read]) seen.set(status, (seen.get(status) ?? 0) + 1)
      }
      await release(tracer)
      const began = performance.now()
      while ((await call(site, 'POST', '/projects/', token, { name: 'after' })).status !== 201)
        if (performance.now() - began > 5_000) throw new Error(`It does not recover from ${fault}.`)
      const recovered = ((performance.now() - began) / 1000).toFixed(2)
      const statuses = [...seen].toSorted().map(([status, count]) => `${count} times ${status}`)
      lines.push(`${fault.split(':')[0]} failing: ${statuses.join(', ')}; recovered in ${recovered} s (goal: 1 s)`)
      if ([...seen.keys()].some((status) => ![200, 201, 503].includes(status))) throw new Error(lines.join('\n'))
    }
    const list = await call(site, 'GET', '/projects/', token)
    const kept = new Map((list.body.results as { id: string; name: string }[]).map(({ id, name }) => [id, name]))
    const lost = [...acknowledged].filter(([id, name]) => kept.get(id) !== name)
    await site.down()
    const integrity = integrityOf(site)
    if (lost.length > 0 || integrity !== 'ok') throw new Error(`lost ${lost.length} of ${acknowledged.size}, integrity ${integrity}`)
    return [...lines, `${acknowledged.size} acknowledged writes among them, 0 lost, integrity ok`]
  } finally {
    await site.remove()
  }
}
