import { strToU8, zipSync } from 'fflate'
import type { AppModel, Entity } from '../../builder/model.ts'
import type { SiteRow } from '../../builder/site.ts'
import { api } from '../../contract/api.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { apiHeaders } from '../http/reply.ts'
import { rowsOf, schemaOf } from './schema.present.ts'
import { siteSources } from './sources.ts'

interface Own {
  readonly id: string
  readonly slug: string | null
  readonly live_version: number | null
  readonly latest_version: number
  readonly updated_at: number
}
export interface ExportDeps {
  /** Throws 404 unless the project is the user's own. */
  readonly ownProject: (user_id: string, id: string) => Promise<Own>
  readonly modelOf: (project_id: string, version: number) => Promise<AppModel | null>
  /** All that an entity of the site keeps, newest first: of a site that was never deployed, its samples. */
  readonly keptRows: (project: Own, model: AppModel, entity: Entity) => Promise<readonly SiteRow[]>
  readonly hasBadge: (project_id: string) => Promise<boolean>
  /** The files of the site's fonts, by name. */
  readonly fonts: () => Promise<Readonly<Record<string, Uint8Array>>>
}

const nameOf = (model: AppModel): string =>
  model.name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'site'

const readme = (model: AppModel): string => `# ${model.name.replace(/\s+/g, ' ')}

Needs Node 22.13 or newer, and nothing else.

    npm install
    npm start

Then open http://localhost:3000. By environment: \`PORT\`, \`HOST\`, \`DATABASE\` (a file, \`site.db\` beside this one), \`MANAGE_KEY\` (opens the management end
at \`/_session?key=…\`; without it, one is made at each start and printed).

- \`schema.sql\` has a table for each kind of thing that the site keeps, \`data.sql\` what it kept when this was exported; both fill \`site.db\` when it is not there.
- \`site.json\` says what the site is: its pages, forms, roles and looks.
- \`server/\` answers requests, \`builder/render/\` turns \`site.json\` and rows into pages.
`

/** The whole site as a project that runs by itself. */
export function mountExport(mount: Mount, deps: ExportDeps): void {
  async function dataOf(project: Own, model: AppModel): Promise<string> {
    let data = ''
    for (const entity of model.entities) data += rowsOf(entity, (await deps.keptRows(project, model, entity)).toReversed())
    return data
  }
  mount(api.exportProject, async ({ member, params }) => {
    const project = await deps.ownProject(member.user_id, params.id)
    const model = project.latest_version === 0 ? null : await deps.modelOf(project.id, project.live_version ?? project.latest_version)
    if (!model) throw new ApiError('invalid', { detail: 'Nothing has been built in this project yet. Say first what to build.' })
    const name = project.slug ?? nameOf(model)
    const about = { name, version: '1.0.0', private: true, type: 'module', engines: { node: '>=22.13' }, scripts: { start: 'node server/main.js' } }
    const texts = {
      ...siteSources(),
      'package.json': `${JSON.stringify(about, null, 2)}\n`,
      'README.md': readme(model),
      'site.json': `${JSON.stringify({ model, badge: await deps.hasBadge(project.id) }, null, 1)}\n`,
      'schema.sql': schemaOf(model.entities),
      'data.sql': await dataOf(project, model),
    }
    const fonts = Object.entries(await deps.fonts()).map(([file, bytes]) => [`fonts/${file}`, bytes])
    const files = { ...Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)])), ...Object.fromEntries(fonts) }
    const archive = zipSync(files, { mtime: project.updated_at * 1000, level: 6 })
    return new Response(new Uint8Array(archive), {
      headers: { ...apiHeaders, 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}.zip"` },
    })
  })
}
