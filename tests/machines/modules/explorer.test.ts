import { expect, test } from 'vitest'
import { type ExplorerInput, type ExplorerLeft, explorerMachine } from '../../../machines/modules/explorer.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const table = (cell: string) => ({ heads: ['city'], rows: [[cell]] })
const input: ExplorerInput = {
  sources: [
    { id: 'trips', name: 'Trips', table: table('Porto') },
    { id: 'shops', name: 'Shops', table: table('Leeds') },
  ],
  views: ['Chart', 'Clean'],
  left: null,
}
const read = { type: 'xstate.done.actor.readTable', output: table('Read') }
const unread = { type: 'xstate.error.actor.readTable', error: new Error('No table.') }
const clean = { type: 'xstate.done.actor.cleanTable', output: { table: table('Clean'), told: 'Trim spaces: 1 cell changed.' } }
const unclean = { type: 'xstate.error.actor.cleanTable', error: new Error('Not clean.') }
type Snap = { value: unknown; context: { source: string; name: string; view: string; past: readonly unknown[]; text: string; chosen: object } }
const exploration = {
  input,
  cases: {
    'source.choose': [{ text: 'shops' }, { text: 'gone' }],
    'table.open': [{ text: 'city\nRead', name: 'cities.csv' }],
    'paste.type': [{ text: 'city\nTyped' }],
    'view.choose': [{ view: 'Clean' }, { view: 'Gone' }],
    'setting.set': [{ field: 'column', text: 'city' }],
    'table.clean': [{ step: 'Trim spaces' }],
    'xstate.done.actor.readTable': [{ output: table('Read') }],
    'xstate.error.actor.readTable': [{ error: new Error('No table.') }],
    'xstate.done.actor.cleanTable': [{ output: { table: table('Clean'), told: 'Trim spaces: 1 cell changed.' } }],
    'xstate.error.actor.cleanTable': [{ error: new Error('Not clean.') }],
  },
  can: ({ context }: Snap, { type }: { type: string }) => context.past.length < 2 || type !== 'table.clean',
  key: ({ value, context }: Snap) => [value, context.source, context.name, context.view, Math.min(1, context.past.length), context.text !== '', Object.keys(context.chosen).length], // biome-ignore format: one key
}
const replayed = await replay(explorerMachine, edgePaths(explorerMachine, exploration), exploration)
type Sent = { type: string; [more: string]: unknown }
const sent = (type: string, more: object = {}): Sent => ({ type, ...more })
const at = (...events: Sent[]) => led(explorerMachine, input, ...events)
const open = sent('table.open', { text: 'city\nRead', name: 'cities.csv' })
const set = sent('setting.set', { field: 'column', text: 'city' })
const trim = sent('table.clean', { step: 'Trim spaces' })

test('every state is reached, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(unreached(explorerMachine, replayed.reached)).toEqual([])
  expect(replayed.uncovered).toEqual([])
})

test('the first of the site’s tables is shown at once, another one is chosen, and one that is not there is not', () => {
  expect([at().at, at().context.name, at().context.table, at().context.view]).toEqual(['shown', 'Trips', table('Porto'), 'Chart'])
  const { context } = at(set, sent('source.choose', { text: 'shops' }))
  expect([context.source, context.name, context.table, context.chosen, context.filled]).toEqual(['shops', 'Shops', table('Leeds'), {}, 1])
  expect(at(sent('source.choose', { text: 'gone' })).context.name).toBe('Trips')
})

test('a file is read from every state, and is the visitor’s own', () => {
  for (const before of [[], [set], [open, unread]]) {
    const reading = at(...before, open)
    expect([reading.at, reading.context.text, reading.context.name]).toEqual(['reading', 'city\nRead', 'cities.csv'])
    const { at: state, context } = at(...before, open, read)
    expect([state, context.source, context.name, context.table, context.chosen, context.text]).toEqual(['shown', '', 'cities.csv', table('Read'), {}, ''])
  }
})

test('what cannot be read says so, and the table before it can be chosen again', () => {
  const { at: state, context } = at(open, unread)
  expect([state, context.error, context.table]).toEqual(['failed', 'No table.', table('Porto')])
  expect([at(open, unread, sent('source.choose', { text: 'shops' })).at, at(open, unread, sent('source.choose', { text: 'shops' })).context.error]).toEqual(['shown', '']) // biome-ignore format: one chain
})

test('a pasted table is read once there is one', () => {
  expect([at(sent('paste.take')).at, at(sent('paste.type', { text: 'city' })).at]).toEqual(['shown', 'shown'])
  const { at: state, context } = at(sent('paste.type', { text: 'city\nTyped' }), sent('paste.take'))
  expect([state, context.text, context.name]).toEqual(['reading', 'city\nTyped', 'Pasted table'])
})

test('views and settings are chosen, and cleared', () => {
  expect([at(sent('view.choose', { view: 'Clean' })).context.view, at(sent('view.choose', { view: 'Gone' })).context.view]).toEqual(['Clean', 'Chart'])
  expect([sent('view.choose', { view: 'Clean' }), set, sent('settings.clear')].map((event) => at(event).at)).toEqual(['shown', 'shown', 'shown'])
  expect([at(set).context.chosen, at(set, sent('settings.clear')).context.chosen, at(set, sent('settings.clear')).context.filled]).toEqual([{ column: 'city' }, {}, 1]) // biome-ignore format: one chain
})

test('a step of cleaning says what it did, and is taken back', () => {
  const { at: state, context } = at(trim, clean)
  expect([at(trim).at, state, context.table, context.past, context.told]).toEqual(['cleaning', 'shown', table('Clean'), [table('Porto')], ['Trim spaces: 1 cell changed.']]) // biome-ignore format: one chain
  const { at: after, context: back } = at(trim, clean, sent('table.undo'))
  expect([after, back.table, back.past, back.told]).toEqual(['shown', table('Porto'), [], []])
  expect([at(sent('table.undo')).context.table, at(trim, unclean).at, at(trim, unclean).context.error]).toEqual([table('Porto'), 'shown', 'Not clean.'])
})

test('what was looked at is there on the next visit; a table that is gone gives way to the first', () => {
  const left: ExplorerLeft = { source: 'shops', name: 'Shops', own: null, view: 'Clean', chosen: { column: 'city' } }
  const again = (more: Partial<ExplorerLeft>) => led(explorerMachine, { ...input, left: { ...left, ...more } }).context
  expect([again({}).name, again({}).view, again({}).chosen]).toEqual(['Shops', 'Clean', { column: 'city' }])
  const own = again({ source: '', name: 'cities.csv', own: table('Own') })
  expect([own.source, own.name, own.table]).toEqual(['', 'cities.csv', table('Own')])
  const gone = again({ source: 'gone', view: 'Gone' })
  expect([gone.name, gone.view, gone.chosen]).toEqual(['Trips', 'Chart', {}])
})
