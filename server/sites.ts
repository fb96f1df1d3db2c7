import type { Turn } from '../builder/builder.ts'
import type { Earlier } from '../builder/edit/back.ts'
import type { AppModel } from '../builder/model.ts'
import { hasAdvancedModels } from '../contract/plan-card.ts'
import { giveBack, takeMessage } from './billing/allowance.store.ts'
import type { OpenDatabase } from './database/database.ts'
import type { Database } from './database/tables.ts'
import { mountExport } from './export/export.routes.ts'
import { mountGeneration, turnAccepter } from './generation/generation.routes.ts'
import { reserveTokens } from './generation/models/budget.store.ts'
import { createImprover } from './generation/models/improve.engine.ts'
import type { ModelCall } from './generation/models/improve.rules.ts'
import type { ModelsConfig } from './generation/models/models.config.ts'
import { recoverTurns } from './generation/recover.ts'
import { createTurns } from './generation/turn.engine.ts'
import { giveBackRunning } from './generation/turn.store.ts'
import { fontFiles } from './hosting/assets.ts'
import { addressAt, manageUrlAt, mountDeploy } from './hosting/deploy.routes.ts'
import { prepareHosted } from './hosting/deployments.store.ts'
import { filesOf } from './hosting/files.store.ts'
import { createHosting, type Hosting } from './hosting/hosting.ts'
import type { HostingDeps } from './hosting/site.ts'
import type { Clock } from './http/clock.ts'
import type { Log } from './http/log.ts'
import type { Mount } from './http/mount.ts'
import { presentProject } from './projects/projects.present.ts'
import { mountProjects } from './projects/projects.routes.ts'
import { address_quarantine } from './projects/projects.rules.ts'
import { ownProject } from './projects/projects.store.ts'
import { removeProjectsOf } from './projects/removal.store.ts'
import { addVersion, lastVersions, openModels } from './projects/versions.store.ts'
import { usedBytes } from './rows/files.store.ts'
import { mountHistory, rowsRestorer } from './rows/history.routes.ts'
import { mountRows } from './rows/rows.routes.ts'
import { allRows, findRow, insertRow, keepNewest, prepareRows, removeRow, updateRow } from './rows/rows.store.ts'
import { prepareSamples, refreshSamples, sampleRows } from './rows/samples.store.ts'
import { dropTried } from './rows/spaces.store.ts'
import { mountWritten } from './rows/written.routes.ts'

export interface SitesDeps {
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly log: Log
  readonly public_url: string
  /** With a literal `{slug}`. */
  readonly sites_url: string
  readonly manage_key: Uint8Array
  /** Seconds after which a silent process has lost its turns. */
  readonly node_timeout: number
  /** The bytes of uploaded files, and how many are taken. */
  readonly files: HostingDeps['files']
  readonly uploads: HostingDeps['uploads']
  readonly limits: HostingDeps['limits']
  /** Hashes the passwords of sites' visitors. */
  readonly passwords: HostingDeps['passwords']
  /** Words to an app model: the builder. */
  readonly take: (model: AppModel | null, words: string, versions?: readonly Earlier[]) => Turn | Promise<Turn>
  /** The language models to ask; null where none is set up. */
  readonly models: ModelsConfig | null
  readonly onModelCall: (call: ModelCall) => void
}
export interface Sites {
  readonly hosting: Hosting
  /** Ends the turns that dead processes have left, and answers how many there were. Where nobody shares the database, those are all that are running: call it before anything is served. */
  recover(): Promise<number>
  /** Shows the other processes that this one's turns go on, and stops those that they were asked to stop. */
  tend(): Promise<void>
  /** How many turns this process runs. */
  running(): number
  /** Removes all projects of a person in a transaction; what it gives, called after that, ends their turns. */
  removeProjectsOf(trx: Database, user_id: string): Promise<() => void>
  /** Cuts short the turns that still run. */
  interrupt(): void
  /** Resolves when no turn is under way. */
  settled(): Promise<void>
}

/** Joins projects, generation, rows and hosting: mounts their calls, and gives what answers on the sites' hosts. */
export function createSites(mount: Mount, deps: SitesDeps): Sites {
  const { database, clock } = deps
  const { db } = database
  const models = openModels(db)
  const modelOf = models.read
  const rows = {
    laySamples: prepareSamples(database),
    rowsOf: prepareRows(database),
    findRow,
    allRows,
    insertRow,
    updateRow,
    removeRow,
    keepNewest,
    dropTried,
    refreshSamples,
    usedBytes,
  }
  const hosting = { ...deps, modelOf, rows }
  const addressOf = addressAt(deps.sites_url)
  const present = presentProject(addressOf)
  const own = (user_id: string, id: string) => ownProject(db, user_id, id)

  async function latestModel(project_id: string): Promise<AppModel | null> {
    const row = await db.selectFrom('projects').select('latest_version').where('id', '=', project_id).executeTakeFirst()
    return row && row.latest_version > 0 ? await modelOf(project_id, row.latest_version) : null
  }
  const node = { id: clock.randomId(), timeout: deps.node_timeout }
  const { shared, news } = database
  const tierOf = async (user_id: string) => {
    const plan = db
      .selectFrom('plans')
      .select(['plans.slug', 'plans.model_tier'])
      .innerJoin('users', 'users.plan', 'plans.slug')
      .where('users.id', '=', user_id)
    const found = await plan.executeTakeFirst()
    return found && hasAdvancedModels(found) ? 'advanced' : 'basic'
  }
  const reserve = (user_id: string, tokens: number, most: number) => reserveTokens(db, user_id, tokens, most, clock.now())
  const improver = deps.models && createImprover({ config: deps.models, log: deps.log, tierOf, reserve, onCall: deps.onModelCall })
  const turns = createTurns({ ...deps, db, news, node, latestModel, lastVersions: (id) => lastVersions(db, id), addVersion, giveBack, improver })

  mountProjects(mount, {
    database,
    clock,
    models,
    rows: rowsRestorer(deps.uploads.files_max),
    addressOf,
    manageUrlOf: manageUrlAt(hosting),
    acceptTurn: turnAccepter({ clock, turns, takeMessage, node }),
    giveBackTurn: (trx, project_id) => giveBackRunning(trx, project_id, giveBack),
    abandonTurn: turns.abandon,
  })
  mountGeneration(mount, { db, news, clock, turns, node, shared, ownProject: own, takeMessage, giveBack })
  mountDeploy(mount, { ...hosting, ownProject, presentProject: async (user_id, id) => present(await own(user_id, id)) })
  const hosted = prepareHosted(database)
  const kept = { db, now: clock.now, ownProject: own, modelOf, laySamples: rows.laySamples }
  mountRows(mount, kept)
  mountHistory(mount, kept)
  mountWritten(mount, {
    ...kept,
    randomId: clock.randomId,
    row_bytes: deps.limits.row_bytes,
    rowLimit: async (id) => (await hosted.byId(id))?.db_rows_limit ?? 0,
  })
  mountExport(mount, {
    ownProject: own,
    modelOf,
    keptRows: async (project, model, entity) => {
      if (project.live_version === null) return sampleRows({ project_id: project.id, space: 'live' }, entity, clock.now())
      await rows.laySamples({ project_id: project.id, space: 'live' }, model, [entity.id], clock.now())
      return await allRows(db, { project_id: project.id, space: 'live' }, entity.id)
    },
    hasBadge: async (id) => (await hosted.byId(id))?.can_remove_badge === 0,
    fonts: fontFiles,
    files: async (project_id) =>
      (await filesOf(db, { project_id, space: 'live' })).map(({ id, bytes, blob_key }) => ({
        path: `files/${id}`,
        async read() {
          const body = await deps.files.read(blob_key, { from: 0, to: bytes - 1, of: bytes })
          if (!body) throw new Error(`The bytes of the file ${id} are lost.`)
          return body
        },
      })),
  })
  return {
    hosting: createHosting(hosting),
    recover: () => recoverTurns({ db, news }, shared ? clock.now() : Number.POSITIVE_INFINITY, giveBack),
    tend: () => turns.tend(),
    running: turns.running,
    async removeProjectsOf(trx, user_id) {
      const gone = await removeProjectsOf(trx, user_id, clock.now() + address_quarantine)
      return () => gone.forEach(turns.abandon)
    },
    interrupt: turns.interrupt,
    settled: turns.settled,
  }
}
