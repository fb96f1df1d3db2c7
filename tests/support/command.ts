import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { programs } from './postgres.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Ended {
  readonly code: number
  readonly said: string
  readonly complained: string
}

/** Runs one of the operator's commands as its own process. */
export function sparksite(env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Ended> {
  const path = `${process.env.PATH}:${programs() ?? ''}`
  return new Promise((resolve) => {
    execFile(process.execPath, ['server/sparksite.ts', ...args], { cwd: root, env: { ...process.env, PATH: path, ...env } }, (error, said, complained) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said, complained }),
    )
  })
}
