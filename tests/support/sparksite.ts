import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { patience } from './patience.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('No free port.')
  return address.port
}

/** GET from 127.0.0.1 under any host name: Node does not resolve `*.localhost`. */
export function get(port: number, path: string, host = `localhost:${port}`): Promise<{ status: number; body: string; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host }, agent: false }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        body += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers }))
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** The real server as a process of its own, over a data folder that outlives its restarts. */
export class Sparksite {
  readonly port: number
  readonly folder: string
  readonly #env: NodeJS.ProcessEnv
  #process: ChildProcess | null = null
  #said = ''
  readonly #entry: string
  private constructor(port: number, folder: string, env: NodeJS.ProcessEnv, entry: string) {
    this.port = port
    this.folder = folder
    this.#env = env
    this.#entry = entry
  }
  static async start(env: NodeJS.ProcessEnv = {}, entry = 'server/main.ts'): Promise<Sparksite> {
    const server = new Sparksite(await freePort(), await mkdtemp(join(tmpdir(), 'sparksite-')), env, entry)
    await server.up()
    return server
  }
  get url(): string {
    return `http://localhost:${this.port}`
  }
  /** What the process has printed so far. */
  get said(): string {
    return this.#said
  }
  get pid(): number | undefined {
    return this.#process?.pid
  }
  async up(): Promise<void> {
    const child = spawn(process.execPath, [this.#entry], {
      cwd: root,
      env: { ...process.env, PORT: String(this.port), DATA_DIR: this.folder, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8')
      stream?.on('data', (text: string) => {
        this.#said += text
      })
    }
    const ended = new Promise<never>((_, reject) =>
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it served:\n${this.#said}`))),
    )
    ended.catch(() => undefined)
    try {
      await Promise.race([this.#healthy(), ended])
    } catch (error) {
      await this.down('SIGKILL')
      throw error
    }
  }
  async #healthy(): Promise<void> {
    const until = performance.now() + patience.expect.poll.timeout
    while (performance.now() < until) {
      const answer = await get(this.port, '/healthz').catch(() => null)
      if (answer?.status === 200) return
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error(`The server did not answer /healthz:\n${this.#said}`)
  }
  /** Ends the process by a signal and waits until it is gone; answers its exit code. */
  async down(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill(signal)
    return await gone
  }
  async restart(): Promise<void> {
    await this.down()
    await this.up()
  }
  async remove(): Promise<void> {
    await this.down()
    await rm(this.folder, { recursive: true, force: true })
  }
}
