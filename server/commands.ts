import { mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { editablePlan, planEdit } from './billing/plans.rules.ts'
import { editPlan, setPlan } from './billing/plans.store.ts'
import { type Config, readConfig } from './config.ts'
import type { OpenDatabase } from './database/database.ts'
import { openBeside, openDatabase } from './database/open.ts'
import { dumpPostgres, restorePostgres } from './database/postgres-files.ts'
import { lock } from './database/sqlite.engine.ts'
import { backUpFolder, restoreFolder } from './database/sqlite-files.ts'
import { newestNotes } from './feedback/feedback.store.ts'
import { systemClock } from './http/clock.ts'
import { addEvent, type KeptEvent, newestEvents } from './operations/events.store.ts'
import { backUpFiles, checkFiles, holdingFiles, restoreFiles } from './storage/backup.ts'
import { checkClamd } from './storage/clamd.engine.ts'
import { createFiles } from './storage/files.ts'
import { revokeSessions } from './users/sessions.store.ts'
import { findByEmail } from './users/users.store.ts'

type Say = (line: string) => void
interface Command {
  readonly usage: string
  readonly does: string
  run(config: Config, args: readonly string[], say: Say): Promise<void>
}
/** What is wrong with how a command was called. */
class Misuse extends Error {
  override readonly name = 'Misuse'
}

async function using(config: Config, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const database = await openBeside(config)
  try {
    await work(database)
  } finally {
    await database.close()
  }
}
function given(args: readonly string[], at: number): string {
  const found = args[at]
  if (found === undefined || found === '') throw new Misuse()
  return found
}
async function userOf({ db }: OpenDatabase, email: string): Promise<string> {
  const user = await findByEmail(db, email.trim().toLowerCase())
  if (!user) throw new Error(`There is no account of ${email}.`)
  return user.id
}
const filesAt = ({ storage: { place, s3 }, data_dir }: Config): string =>
  place === 's3' ? `in the bucket ${s3?.bucket} at ${new URL(s3?.endpoint ?? '').host}` : place === 'folder' ? `in ${data_dir}/files` : 'in the database'
const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')

const commands: Readonly<Record<string, Command>> = {
  'set-plan': {
    usage: '<email> <plan>',
    does: 'puts a person on a plan',
    run: (config, args, say) =>
      using(config, async (database) => {
        const plan = given(args, 1)
        if (!(await setPlan(database.db, await userOf(database, given(args, 0)), plan, systemClock.now()))) throw new Error(`There is no plan ${plan}.`)
        say(`${given(args, 0)} is on the plan ${plan}.`)
      }),
  },
  'list-plans': {
    usage: '',
    does: 'lists the plans with all that can be changed of them',
    run: (config, _args, say) =>
      using(config, async ({ db }) => {
        const fields = Object.keys(editablePlan) as (keyof typeof editablePlan)[]
        const yes = (field: string, value: string | number) => (['can_remove_badge', 'is_popular'].includes(field) ? (value === 1 ? 'yes' : 'no') : value)
        for (const plan of await db.selectFrom('plans').selectAll().orderBy('sort_order').execute())
          say([plan.slug, ...fields.map((field) => `  ${field.padEnd(22)} ${yes(field, plan[field])}`)].join('\n'))
      }),
  },
  'edit-plan': {
    usage: '<plan> <field> <value>',
    does: 'changes a plan for everybody who is on it',
    run: (config, args, say) =>
      using(config, async ({ db }) => {
        const [plan, field, text] = [given(args, 0), given(args, 1), given(args, 2)]
        const edit = planEdit(field, text)
        if ('problem' in edit) throw new Error(edit.problem)
        if (!(await editPlan(db, plan, edit.change))) throw new Error(`There is no plan ${plan}.`)
        say(`The plan ${plan} has ${field} ${text.trim()}.`)
      }),
  },
  'list-users': {
    usage: '',
    does: 'lists the accounts, the newest first',
    run: (config, _args, say) =>
      using(config, async ({ db }) => {
        const users = await db.selectFrom('users').select(['email', 'plan', 'created_at', 'email_verified_at']).orderBy('created_at', 'desc').execute()
        for (const { email, plan, created_at, email_verified_at } of users)
          say([dateOf(created_at), plan.padEnd(8), email_verified_at === null ? 'unverified' : 'verified  ', email].join('  '))
        say(`${users.length} accounts`)
      }),
  },
  'revoke-sessions': {
    usage: '<email>',
    does: 'logs a person out everywhere',
    run: (config, args, say) =>
      using(config, async (database) => {
        await revokeSessions(database.db, await userOf(database, given(args, 0)), systemClock.now())
        say(`${given(args, 0)} is logged out everywhere.`)
      }),
  },
  'read-feedback': {
    usage: '[number]',
    does: 'prints what people wrote, the newest first',
    run: (config, args, say) =>
      using(config, async ({ db }) => {
        const notes = await newestNotes(db, Number(args[0] ?? 50) || 50)
        for (const { created_at, category, email, message } of notes) say(`${dateOf(created_at)}  ${category}  ${email}\n${message.replace(/^/gm, '  ')}\n`)
        say(`${notes.length} notes`)
      }),
  },
  events: {
    usage: '[number] [email]',
    does: 'prints what touched accounts and access, the newest first',
    run: (config, args, say) =>
      using(config, async ({ db }) => {
        const email = args[1]?.trim().toLowerCase() ?? null
        const events = await newestEvents(db, Number(args[0] ?? 50) || 50, email)
        for (const event of events) say(eventLine(event))
        say(`${events.length} events`)
      }),
  },
  backup: {
    usage: '<new folder>',
    does: 'backs everything up, while servers go on',
    run: (config, args, say) =>
      using(config, ({ db }) =>
        holdingFiles(db, async () => {
          const to = given(args, 0)
          if (config.database_url === null) backUpFolder(config.data_dir, to)
          else dumpPostgres(config.database_url, to)
          await backUpFiles(db, config, to)
          say(`Everything is backed up in ${to}.`)
        }),
      ),
  },
  restore: {
    usage: '<folder of a backup>',
    does: 'puts a backup in the place of the data, with all servers stopped',
    async run(config, args, say) {
      checkFiles(given(args, 0))
      const aside = config.database_url === null ? restoreAlone(given(args, 0), config.data_dir) : restorePostgres(given(args, 0), config.database_url)
      const database = await openDatabase(config)
      await restoreFiles(database.db, config, given(args, 0)).finally(() => database.close())
      say(`The backup in ${given(args, 0)} is restored.`)
      if (aside) say(`What was there before is in ${aside}.`)
    },
  },
  migrate: {
    usage: '',
    does: 'brings the database up to date, after a copy of an embedded one',
    async run(config, _args, say) {
      const database = await openDatabase(config)
      await database.close()
      say('The database is up to date.')
    },
  },
  check: {
    usage: '',
    does: 'checks configuration, database and the storage of files',
    async run(config, _args, say) {
      say(`The configuration is right. The app is at ${config.public_url}, sites at ${config.sites_url}.`)
      await using(config, async ({ db }) => {
        await db.selectFrom('plans').select('id').execute()
        say('The database answers and is up to date.')
        const files = createFiles({ db, clock: systemClock, log: () => undefined, ...config })
        await files.requirePlaces()
        await files.check()
        if (config.storage.clamd) await checkClamd(config.storage.clamd)
        say(`Files can be kept ${filesAt(config)}.`)
      })
    },
  },
  'seed-demo': {
    usage: '<email> <password>',
    does: 'makes a verified account with a built and deployed site',
    run: async (config, args, say) => {
      // Alone among the commands it builds, and the builder takes three times as long to load as all the others.
      const { seedDemo } = await import('./seed-demo.ts')
      say(`A site of ${given(args, 0)} is at ${await seedDemo(config, given(args, 0), given(args, 1))}`)
    },
  },
}

const eventLine = ({ at, kind, email, user_id, subject, ip, agent }: KeptEvent): string =>
  [dateOf(at), kind.padEnd(16), email ?? user_id ?? '-', subject ?? '-', ip || '-', agent || '-'].join('  ')

/** Commands that change or read what is people's own, and so are kept as events themselves. */
const kept = new Set(['set-plan', 'edit-plan', 'list-users', 'revoke-sessions', 'read-feedback', 'events', 'backup', 'restore', 'seed-demo'])

/** The name of who runs this; their number where the system has none, as in a container. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? '')
  }
}

/** Keeps that a command was run, and about whom, where its first argument is an address. */
async function keep(config: Config, name: string, [about = '']: readonly string[]): Promise<void> {
  await using(config, async ({ db }) => {
    const user = about.includes('@') ? await findByEmail(db, about.trim().toLowerCase()) : undefined
    const by = `by ${userName()}`
    await addEvent(db, { id: systemClock.randomId(), at: systemClock.now(), kind: 'command', user_id: user?.id ?? null, subject: name, ip: '', agent: by })
  })
}

function restoreAlone(from: string, folder: string): string | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const held = lock(folder)
  try {
    return restoreFolder(from, folder, new Date())
  } finally {
    held.close()
  }
}

const help = (): string =>
  ['npm run sparksite -- <command>', ...Object.entries(commands).map(([name, { usage, does }]) => `  ${`${name} ${usage}`.padEnd(34)}${does}`), ''].join('\n')

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (!command) throw new Misuse()
    const config = readConfig(process.env)
    await command.run(config, args, (line) => process.stdout.write(`${line}\n`))
    if (kept.has(name)) await keep(config, name, args)
    return 0
  } catch (error) {
    if (error instanceof Misuse) process.stderr.write(command ? `Usage: npm run sparksite -- ${name} ${command.usage}\n` : help())
    else process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return error instanceof Misuse ? 2 : 1
  }
}

process.exitCode = await main(process.argv.slice(2))
