import type { Block, Field } from '../../model.ts'
import type { ModuleData, ModuleName } from '../../module-data.ts'
import type { ModuleScript } from '../../site.ts'
import type { ToolName } from '../../tools.ts'
import { canCreate } from '../access.ts'
import { needsAccount } from '../account/who.ts'
import { section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, fieldsOf } from '../context.ts'
import { control } from '../form/field.ts'
import { actionAddress, backTo, standing } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'

const files: Readonly<Record<ModuleName, ModuleScript>> = {
  quiz: 'modules',
  flashcards: 'modules',
  draw: 'modules',
  game: 'games',
  calculator: 'modules',
  writer: 'designer',
  timer: 'modules',
  configurator: 'modules',
  workbench: 'studio',
  picture: 'pictures',
  clip: 'clips',
  designer: 'designer',
  viewer: 'studio',
  call: 'modules',
  explorer: 'explorer',
  comparison: 'explorer',
  pattern: 'modules',
  console: 'console',
  instrument: 'instrument',
}
/** Tools whose bench has a script of its own. */
const ownScripts: Readonly<Partial<Record<ToolName, ModuleScript>>> = { script: 'scripts', sketch: 'scripts', hanzi: 'hanzi' }
const scriptFor = (block: Block): ModuleScript =>
  (block.kind === 'workbench' ? block.tools.flatMap((tool) => ownScripts[tool] ?? [])[0] : undefined) ?? files[block.kind as ModuleName]
/** The scripts that play the module blocks among these, each once. */
export const scriptsOf = (blocks: readonly Block[]): readonly ModuleScript[] => [
  ...new Set(blocks.flatMap((block) => (Object.hasOwn(files, block.kind) ? [scriptFor(block)] : []))),
]

/** What does not go without JavaScript, said where there is none. */
const played: Readonly<Record<ModuleName, string>> = {
  quiz: 'Answering here needs JavaScript. Without it, read each question and look at its answer.',
  flashcards: 'Turning the cards needs JavaScript. Without it, read both sides of each card.',
  draw: 'The draw works in the browser, and needs JavaScript.',
  game: 'The game works in the browser, and needs JavaScript.',
  calculator: 'Other figures than these need JavaScript.',
  writer: 'Writing from other words than these needs JavaScript.',
  timer: 'The clock runs in the browser, and needs JavaScript.',
  configurator: 'The preview works in the browser, and needs JavaScript.',
  workbench: 'These tools work in the browser, and need JavaScript.',
  picture: 'The editor works in the browser, and needs JavaScript.',
  clip: 'The workshop works in the browser, and needs JavaScript.',
  designer: 'The designer works in the browser, and needs JavaScript.',
  explorer: 'Choosing columns and chart types needs JavaScript.',
  comparison: 'Comparing works in the browser, and needs JavaScript.',
  pattern: 'Painting works in the browser, and needs JavaScript.',
  console: 'Running queries needs JavaScript.',
  instrument: 'Playing, recording and listening need JavaScript. Without it, read the notes of each tune.',
  viewer: 'The viewer works in the browser, and needs JavaScript.',
  call: 'The practice line works in the browser, and needs JavaScript.',
}

/** How a module's result is kept: a create action, the fields that are filled by measure, and the field for the visitor's name. */
export interface Keeping {
  readonly action: string
  readonly by: string | null
  readonly measures: Readonly<Record<string, string>>
}

export interface StageOptions<Name extends ModuleName> {
  readonly module: Name
  readonly data: ModuleData[Name]
  /** What stands there without JavaScript, and until the script has come. */
  readonly still: Html
  readonly keeps: Keeping | null
  readonly words?: Html
  /** What the form keeps beside what was measured. */
  readonly fixed?: Readonly<Record<string, string>>
  /** An update action with the same fields, by which what was measured changes the row that it names: the measure `row`. */
  readonly change?: string
  /** What progress is kept by, where several blocks share it; the page and the block by themselves without it. */
  readonly memory?: string
  /** Whether each result is kept by itself, without a press. */
  readonly isAutomatic?: boolean
}

/** The section of a module: its content as it stands without JavaScript, what its statechart starts from, and the form that keeps its result. */
export function stage<Name extends ModuleName>(
  of: Context,
  block: Block,
  { module, data, still, keeps, words, fixed = {}, change, memory, isAutomatic = false }: StageOptions<Name>,
): Html {
  const entrance = keeps && entranceTo(of, keeps, isAutomatic)
  const body = html`${!isAutomatic && entrance}<div class="module module-${module}" data-module="${module}" data-module-input="${JSON.stringify(data)}"${memory && html` data-module-memory="${memory}"`} id="${block.id}-module"><div class="module-stage card" data-module-stage>${still}<noscript><p class="help">${played[module]}</p></noscript></div><p class="sr" role="status" data-module-status></p>${entrance ? isAutomatic && entrance : keeps && keepForm(of, block.id, keeps, { fixed, change, isAutomatic })}</div>`
  return section(of, block, body, words ? { words } : {})
}

/** Where to log in before anything is made, where nobody else keeps it; null where the viewer may. */
function entranceTo(of: Context, { action: name }: Keeping, isAutomatic: boolean): Html | null {
  const { accounts } = of.model
  const action = actionOf(of, name)
  const entity = action && entityOf(of, action.entity)
  if (!accounts || !action || !entity || !needsAccount(of.model, of.request.visitor, action.id)) return null
  const to = (page: string, words: string, look: string) =>
    html`<a class="button${look}" href="${address(of, page, { query: { next: of.page?.path } })}">${words}</a>`
  const why = isAutomatic
    ? `Log in, and every ${entity.singular} is kept by itself.`
    : `Log in before you begin, and what you make here can be kept with your ${entity.plural}.`
  return html`<div class="module-keep card"><p class="module-keep-words">${why}</p><div class="actions">${to(accounts.log_in, 'Log in', '')}${!isAutomatic && to(accounts.register, 'Register', ' button-plain')}</div></div>`
}

const chosenTypes: ReadonlySet<Field['type']> = new Set<Field['type']>(['reference', 'text', 'long_text', 'choice'])
/** The plain form that keeps a result: the script fills what was measured and shows it, or keeps it at once. */
function keepForm(
  of: Context,
  id: string,
  { action: name, by, measures }: Keeping,
  { fixed = {}, change, isAutomatic = false }: Pick<StageOptions<ModuleName>, 'fixed' | 'isAutomatic'> & { readonly change: string | undefined },
): Html {
  const action = actionOf(of, name)
  const entity = action && entityOf(of, action.entity)
  if (!action || !entity || !canCreate(of.model, of.viewer, entity, action)) return nothing
  const changing = change === undefined ? undefined : actionOf(of, change)
  const fileFields = new Set(entity.fields.flatMap(({ id: field, type }) => (type === 'image' || type === 'file' ? [field] : [])))
  const holdsFile = Object.values(measures).some((field) => fileFields.has(field))
  const named = by === null ? undefined : entity.fields.find((field) => field.id === by)
  const filled = new Set([...Object.values(measures), ...Object.keys(fixed)])
  const chosen = fieldsOf(entity, action.fields)
    .filter((field) => (field.required || chosenTypes.has(field.type)) && field.id !== by && !filled.has(field.id))
    .map((field) => control(of, { id: `${id}-${field.id}`, field, value: standing(of, field, null), error: undefined, isWide: false, guards: action.guards }))
  const own = of.viewer.account?.name ?? ''
  const value = isAutomatic && html` value="${own || 'Player'}" data-by="${own}"`
  const words = isAutomatic
    ? html`<p class="module-keep-words" data-kept role="status">Every ${entity.singular} is kept by itself${id.startsWith('tools') ? '' : ' at the end of a round'}.</p>`
    : html`<p class="module-keep-words">${capital(entity.singular)}: <strong data-shown="words"></strong></p>`
  return html`<form class="form module-keep card" method="post" action="${actionAddress(of, action)}"${holdsFile && html` enctype="multipart/form-data"`} data-module-keep${isAutomatic && html` data-module-auto`} hidden><input type="hidden" name="back" value="${backTo(of)}">${Object.entries(fixed).map(([field, fixedTo]) => html`<input type="hidden" name="${field}" value="${fixedTo}">`)}${Object.entries(
    measures,
  ).map(([measure, field]) =>
    fileFields.has(field)
      ? html`<input type="file" name="${field}" aria-label="${capital(entity.singular)}" data-measure="${measure}" hidden>`
      : html`<input type="hidden" name="${field}" value="" data-measure="${measure}">`,
  )}${words}${named && html`<div class="field"><label for="${id}-by">${named.label}</label><input id="${id}-by" name="${named.id}" type="text" maxlength="80" autocomplete="nickname"${named.required && html` required`}${value}></div>`}${chosen}<div class="actions">${changing && html`<button class="button" type="submit" formaction="${actionAddress(of, changing)}" name="row" value="" data-module-change hidden>${changing.name}</button>`}<button class="button" type="submit"${changing && html` data-module-new="${action.name}"`}>${action.name}</button></div></form>`
}
const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
