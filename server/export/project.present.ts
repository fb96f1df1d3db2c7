import { strToU8 } from 'fflate'
import type { AppModel, Entity } from '../../builder/model.ts'
import { scriptsOf } from '../../builder/render/module/stage.ts'
import type { SiteRow } from '../../builder/site.ts'
import { accountRowsOf, inOrder, rowsOf, schemaOf } from './schema.present.ts'
import { siteSources } from './sources.ts'

/** What an exported project is made from. */
export interface Exported {
  readonly model: AppModel
  /** The name of the package. */
  readonly name: string
  readonly badge: boolean
  /** All that an entity of the site keeps, newest first. */
  readonly rows: (entity: Entity) => readonly SiteRow[] | Promise<readonly SiteRow[]>
  /** The files of the site's fonts, by name. */
  readonly fonts: Readonly<Record<string, Uint8Array>>
}

/** A site's name as that of a package and of a file. */
export const packageName = (model: AppModel): string =>
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

Then open http://localhost:3000. By environment: \`PORT\`, \`HOST\`, \`DATABASE\` (a file, \`site.db\` beside this one), \`SITE_URL\` (the address that search engines are told), \`FILE_MB\` (how much one uploaded file may have, 10), \`MANAGE_KEY\` (opens the management end
at \`/_session?key=…\`; without it, one is made at each start and printed).

- \`schema.sql\` has a table for each kind of thing that the site keeps, and says what each refers to, \`data.sql\` what it kept when this was exported; both fill \`site.db\` when it is not there, and SQLite and PostgreSQL take them.
- \`files/\` has what visitors uploaded, and takes what they upload next.
- \`site.json\` says what the site is: its pages, forms, roles and looks.
- \`server/\` answers requests, \`builder/render/\` turns \`site.json\` and rows into pages.
`

/** Fonts in their folder; the scripts of modules beside `site.json`, for a site that has some. */
function fontsAndScripts(model: AppModel, files: Exported['fonts']): [string, Uint8Array][] {
  const scripts = scriptsOf(model.pages.flatMap(({ blocks }) => blocks)).map((script) => `${script}.js`)
  return Object.entries(files).flatMap(([file, bytes]) =>
    file.endsWith('.js') ? (scripts.includes(file) ? [[file, bytes] as [string, Uint8Array]] : []) : [[`fonts/${file}`, bytes]],
  )
}

/** The files of a plain Node project that serves the site by itself, by path. */
export async function projectFiles({ model, name, badge, rows, fonts }: Exported): Promise<Record<string, Uint8Array>> {
  const about = { name, version: '1.0.0', private: true, type: 'module', engines: { node: '>=22.13' }, scripts: { start: 'node server/start.js' } }
  let data = model.accounts ? accountRowsOf(model.accounts) : ''
  for (const entity of inOrder(model.entities)) data += rowsOf(entity, (await rows(entity)).toReversed())
  const texts = {
    ...siteSources(),
    'package.json': `${JSON.stringify(about, null, 2)}\n`,
    'README.md': readme(model),
    'site.json': `${JSON.stringify({ model, badge }, null, 1)}\n`,
    'schema.sql': schemaOf(model.entities, model.accounts),
    'data.sql': data,
  }
  return {
    ...Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)])),
    ...Object.fromEntries(fontsAndScripts(model, fonts)),
  }
}
