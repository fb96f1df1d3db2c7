import { isDark } from '../../colour/contrast.ts'
import { tongues } from '../../language/tongues.ts'
import type { Action, BlockOf, Entity, Page, Values } from '../../model.ts'
import type { OneSetting } from '../../set.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { newActionId, newEntityId } from '../trade/parts.ts'
import { isPlainlySet } from './plain-settings.ts'
import { isCountedOn, replaced } from './replace.ts'

const named = /^(?:(?:personal(?:i[sz]ed)?|user|account|profile|my|app|application|display|theme|appearance|interface) )?(?:settings|preferences)$/
const ofLook = /\b(?:theme|appearance|display|interface)\b/
const ofPerson = /^(?:user|account|personal|app|application|display) preferences$/
/** What is set in rows is no column beside them. */
const heeded = /^(?:(?:dark|light|night)_mode|themes?|languages?|fonts?|(?:text|font)_size|notifications?|colou?rs?)$/
const liked = new Set(['name', 'how_much', 'since', 'note'])
/** What somebody sets or prefers, and nobody else reads. */
const ofOne = /(?:^| )(?:settings|preferences)$/

/** Where the words ask for settings of one's own, each account has rows of a setting and its value, each of which takes effect for whoever set it. */
export const ownSettings: Completer = (draft) => {
  const { accounts, entities } = draft.model
  if (!accounts || accounts.settings.length === 0 || accounts.rows) return draft
  const kept = withModel(draft, { entities: entities.map((one) => (isOfOne(draft, one) ? { ...one, read: 'own' } : one)) })
  const table = kept.model.entities.find((one) => named.test(one.plural) && one.write === 'anyone' && isPlain(one) && !isCountedOn(kept, one.id))
  const at = kept.model.pages.find(({ path }) => path === accounts.account)
  if (!at) return kept
  const without = table ? withModel(kept, replaced(kept, { entity: table.id, page: at, blocks: [] })) : kept
  return withRows(without, at, table)
}

const isPlain = (of: Entity): boolean => isPlainlySet(of) || (ofPerson.test(of.plural) && of.fields.every(({ id }) => liked.has(id) || heeded.test(id)))
const isOfOne = ({ setting }: Draft, { plural, read, write, together }: Entity): boolean =>
  setting !== 'team' && read === 'public' && write === 'anyone' && !together && ofOne.test(plural)

function withRows(draft: Draft, at: Page, table: Entity | undefined): Draft {
  const plural = table?.plural ?? 'personal settings'
  const each = [...settingsFor(draft, ofLook.test(plural))]
  const entity = entityFor(draft, plural, table, each)
  const action: Action = {
    id: newActionId(draft, 'save_own_setting'),
    name: 'Save',
    kind: 'create',
    entity: entity.id,
    fields: ['setting', 'value'],
    effects: [
      { kind: 'instead', fields: ['setting'], among: 'mine' },
      { kind: 'today', field: 'changed_on' },
    ],
    confirmation: 'Saved: {title}.',
  }
  const block: BlockOf<'settings'> = {
    kind: 'settings',
    id: newBlockId(draft, 'own_settings'),
    heading: plural.charAt(0).toUpperCase() + plural.slice(1),
    entity: entity.id,
    action: action.id,
    text: 'For you alone, wherever you log in.',
  }
  const { model } = draft
  const accounts = model.accounts!
  const isDressed = each.some(({ part }) => part === 'light')
  return withModel(draft, {
    entities: [...model.entities, entity],
    actions: [...model.actions, action],
    pages: model.pages.map((page) => (page.id === at.id ? { ...page, blocks: [...page.blocks, block] } : page)),
    accounts: {
      ...accounts,
      fields: accounts.fields.filter(({ id }) => !heeded.test(id)),
      settings: [],
      actions: [...accounts.actions, action.id],
      rows: { entity: entity.id, name: 'setting', value: 'value', each },
    },
    ...(isDressed && { theme: { ...model.theme, looks: true } }),
  })
}

function entityFor(draft: Draft, plural: string, table: Entity | undefined, each: readonly OneSetting[]): Entity {
  return {
    id: table?.id ?? newEntityId(draft, 'personal_settings'),
    singular: table?.singular ?? 'personal setting',
    plural,
    title: 'setting',
    fields: [
      { id: 'setting', label: 'Setting', type: 'text', required: true },
      { id: 'value', label: 'Value', type: 'text', required: false },
      { id: 'changed_on', label: 'Changed on', type: 'date', required: false },
    ],
    read: 'own',
    write: 'anyone',
    seeds: each.map(({ label, value }, index): Values => ({ setting: label, value, changed_on: `-${3 + index * 8}d` })),
  }
}

const long = 10
/** What each can set for themselves, as far as the site heeds it; of its look alone where that is what the words are about. */
function settingsFor({ model }: Draft, isOfLook: boolean): readonly OneSetting[] {
  const { pages, languages, theme } = model
  const blocks = pages.flatMap((page) => page.blocks)
  const open = pages.filter(({ role, navigation, path }) => role === undefined && navigation !== null && path !== '/').map(({ title }) => title)
  const chosen = (part: OneSetting['part'], label: string, choices: readonly string[], help: string): OneSetting => ({
    part,
    label,
    type: 'choice',
    choices: [...choices],
    help,
    value: choices[0]!,
  })
  const look = [
    chosen('light', 'Colours', ['As designed', isDark(theme.background) ? 'Day' : 'Night'], 'The colours of all pages.'),
    chosen('text', 'Text size', ['Usual', 'Large'], 'The size of all text.'),
  ]
  if (isOfLook)
    return [
      ...look,
      chosen('face', 'Font', ['Usual', 'Serif', 'Monospaced'], 'The letters of all text.'),
      chosen('spacing', 'Spacing', ['Usual', 'Tight', 'Airy'], 'How close together things stand.'),
    ]
  const others: readonly (OneSetting | false)[] = [
    languages !== undefined &&
      chosen(
        'language',
        'Language',
        ['en' as const, ...languages.offered].map((code) => tongues[code].name),
        'In which the site is read.',
      ),
    open.length > 0 && chosen('start', 'First page after logging in', ['Home', ...open.slice(0, 8)], 'Where you are once you are logged in.'),
    blocks.some(({ kind }) => kind === 'welcome') && chosen('welcome', 'Greet me on the first page', ['Yes', 'No'], 'Your name, and where your own rows are.'),
    blocks.some(({ kind }) => kind === 'notifications') &&
      chosen('news', 'Unread notifications in the header', ['Yes', 'No'], 'The bell with how many there are.'),
    blocks.some((block) => block.kind === 'list' && block.per_page >= long) &&
      chosen('rows', 'Rows per page', ['As the site has it', '10', '20', '50', '100'], 'How many rows a page of a long list shows.'),
  ]
  return [...look, ...others.flatMap((one) => one || [])]
}
