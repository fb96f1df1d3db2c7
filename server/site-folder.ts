import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { practicesLearnt } from '../builder/learnt.ts'
import type { AppModel } from '../builder/model.ts'
import { take } from '../builder/take.ts'
import { packageName, projectFiles } from './export/project.present.ts'
import { fontFiles } from './hosting/assets.ts'
import { sampleRows } from './rows/samples.store.ts'

const usage = 'npm run build-site -- "words that say what to build" ["a change" …] --out folder\n'

/** What goes wrong by how the command was called: nothing is written. */
class Misuse extends Error {
  override readonly name = 'Misuse'
}

/** The words of one turn after another, as in a conversation. */
function built(messages: readonly string[]): { readonly model: AppModel; readonly answer: string } {
  let model: AppModel | null = null
  let answer = ''
  for (const words of messages) {
    const turn = take(model, words)
    let next = turn.next()
    while (!next.done) next = turn.next()
    model = next.value.model ?? model
    answer = next.value.answer
  }
  if (!model) throw new Misuse('Nothing was built from these words.')
  return { model, answer }
}

async function folderFor(out: string): Promise<string> {
  const folder = resolve(out)
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new Misuse(`${out} is not empty. Name a new folder.`)
  return folder
}

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { out: { type: 'string' } } })
  if (positionals.length === 0 || !values.out || positionals.some((words) => words.trim() === '')) throw new Misuse(usage.trim())
  await practicesLearnt()
  const { model, answer } = built(positionals)
  const folder = await folderFor(values.out)
  const now = Math.floor(Date.now() / 1000)
  const name = packageName(model)
  const space = { project_id: name, space: 'live' }
  const files = await projectFiles({ model, name, badge: false, rows: (entity) => sampleRows(space, entity, now), fonts: await fontFiles() })
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  const wide = Math.max(...model.requirements.map(({ where }) => where.length))
  for (const { status, clause, where } of model.requirements) process.stdout.write(`${status.padEnd(15)}${where.padEnd(wide + 2)}${clause}\n`)
  process.stdout.write(`\n${answer}\n\nIt is in ${values.out}. Start it there with: npm start\n`)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof Misuse || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ? 2 : 1
}
