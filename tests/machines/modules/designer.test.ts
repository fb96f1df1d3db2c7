import { expect, test } from 'vitest'
import { chosenIn, type Design, type DesignerInput, designerMachine } from '../../../machines/modules/designer.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const part = (id: string, kind = 'text', text = 'Words') => ({ id, kind, text, note: '', lines: '', required: false, half: false })
const plain: Design = { title: 'Mine', parts: [], look: { colour: 'blue' } }
const input: DesignerInput = {
  kinds: [
    { kind: 'text', text: 'Words', note: '', lines: '' },
    { kind: 'list', text: 'List', note: '', lines: 'a\nb' },
  ],
  templates: [{ name: 'Letter', design: { ...plain, title: 'Letter', parts: [part('p7'), part('p8')] } }],
  saved: [{ id: 's1', name: 'Kept', design: { ...plain, title: 'Kept', parts: [part('p3', 'list')] } }],
  design: plain,
}
type Snap = { value: unknown; context: { design: Design; chosen: string | null; past: readonly unknown[]; future: readonly unknown[] } }
const exploration = {
  input,
  cases: {
    'part.add': [{ kind: 'text' }, { kind: 'gone' }],
    'part.choose': [{ id: 'p1' }, { id: 'p99' }],
    'part.type': [{ field: 'text', text: 'Hello' }],
    'part.turn': [{ field: 'half' }],
    'link.turn': [{ to: 'p1' }, { to: 'p99' }],
    'link.type': [{ to: 'p1', text: 'Yes' }],
    'part.move': [
      { id: 'p1', at: 2 },
      { id: 'p1', at: 0 },
    ],
    'title.type': [{ text: 'New' }],
    'look.choose': [{ name: 'colour', value: 'red' }],
    'template.take': [{ name: 'Letter' }, { name: 'None' }],
    'design.open': [{ id: 's1' }, { id: 's9' }],
  },
  can: ({ context }: Snap, { type }: { type: string }) =>
    (context.past.length < 2 && context.design.parts.length < 3) ||
    type.startsWith('link.') ||
    ['undo', 'redo', 'open', 'change', 'choose', 'leave', 'move'].some((end) => type.endsWith(end)),
  key: ({ value, context }: Snap) => [
    value,
    context.design.parts.length,
    context.chosen !== null,
    Math.min(1, context.past.length),
    Math.min(1, context.future.length),
    context.design.parts.some(({ lines }) => lines.startsWith('p1')),
  ],
}
const replayed = await replay(designerMachine, edgePaths(designerMachine, exploration), exploration)
type Sent = { type: string; [more: string]: unknown }
const at = (...events: Sent[]) => led(designerMachine, input, ...events)
const add = (kind = 'text', place?: number): Sent => ({ type: 'part.add', kind, ...(place !== undefined && { at: place }) })
const sent = (type: string, more: object = {}): Sent => ({ type, ...more })
const ids = (...events: Sent[]) => at(...events).context.design.parts.map(({ id }: { id: string }) => id)
const type = (text: string, field = 'text') => sent('part.type', { field, text })
const move = (id: string, place: number) => sent('part.move', { id, at: place })
const choose = (id: string) => sent('part.choose', { id })
const [undo, redo] = [sent('design.undo'), sent('design.redo')]

test('every state is reached, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(unreached(designerMachine, replayed.reached)).toEqual([])
  expect(replayed.uncovered).toEqual([])
})

test('a part is added at the end, after the one that is chosen, or where it is dropped, and is chosen then', () => {
  const { at: state, context } = at(add('list'))
  expect([state, context.design.parts, context.chosen, context.past]).toEqual([
    'designing',
    [{ id: 'p1', kind: 'list', text: 'List', note: '', lines: 'a\nb', required: false, half: false }],
    'p1',
    [plain],
  ])
  expect(ids(add(), add(), choose('p1'), add())).toEqual(['p1', 'p3', 'p2'])
  expect(ids(add(), add(), add('list', 0))).toEqual(['p3', 'p1', 'p2'])
  expect([ids(add('gone')), ids(...Array.from({ length: 65 }, () => add())).length]).toEqual([[], 60])
})

test('a part is chosen and left, and there is nothing to write in where none is', () => {
  const chosen = at(add(), add(), choose('p1'))
  expect([chosen.at, chosenIn(chosen.context)?.id, chosen.context.past.length]).toEqual(['designing', 'p1', 2])
  const left = at(add(), sent('part.leave'))
  expect([left.at, left.context.chosen]).toEqual(['designing', null])
  expect(at(add(), sent('part.leave'), type('Lost'), sent('part.turn', { field: 'half' }), sent('part.copy'), sent('part.remove')).context.design).toEqual(
    left.context.design,
  )
  expect(at(add(), choose('p9')).context.chosen).toBe('p1')
})

test('typing in one place is one step, in another it is another, and parts are turned', () => {
  const typed = at(add(), type('H'), type('Hi'), type('a note', 'note'))
  expect([typed.at, typed.context.design.parts[0]?.text, typed.context.design.parts[0]?.note, typed.context.past.length]).toEqual([
    'designing',
    'Hi',
    'a note',
    3,
  ])
  expect(at(add(), type('H'), type('Hi'), undo).context.design.parts[0]?.text).toBe('Words')
  const turned = at(add(), sent('part.turn', { field: 'required' }))
  expect([
    turned.at,
    turned.context.design.parts[0]?.required,
    at(add(), sent('part.turn', { field: 'required' }), undo).context.design.parts[0]?.required,
  ]).toEqual(['designing', true, false])
  const titled = at(sent('title.type', { text: 'A' }), sent('title.type', { text: 'Ab' }))
  expect([titled.at, titled.context.design.title, titled.context.past.length, at(sent('title.type', { text: 'Ab' }), undo).context.design.title]).toEqual([
    'designing',
    'Ab',
    1,
    'Mine',
  ])
})

test('a part is moved before another, and stays where it would not move', () => {
  const three = [add(), add(), add()]
  expect([ids(...three, move('p1', 3)), ids(...three, move('p3', 0)), ids(...three, move('p1', 2))]).toEqual([
    ['p2', 'p3', 'p1'],
    ['p3', 'p1', 'p2'],
    ['p2', 'p1', 'p3'],
  ])
  expect([at(...three, move('p1', 3)).at, at(...three, move('p1', 3)).context.chosen]).toEqual(['designing', 'p1'])
  for (const none of [move('p1', 0), move('p1', 1), move('p2', 2), move('p9', 0), move('p1', 4), move('p3', -1)])
    expect(at(...three, none).context.past.length).toBe(3)
})

test('a part is copied beside itself and removed, each a step of its own', () => {
  const copied = at(add('list'), add(), choose('p1'), sent('part.copy'))
  expect([copied.at, copied.context.design.parts.map(({ id, kind }: { id: string; kind: string }) => [id, kind]), copied.context.chosen]).toEqual([
    'designing',
    [
      ['p1', 'list'],
      ['p3', 'list'],
      ['p2', 'text'],
    ],
    'p3',
  ])
  const removed = at(add(), add(), sent('part.remove'))
  expect([removed.at, removed.context.design.parts.map(({ id }: { id: string }) => id), removed.context.chosen]).toEqual(['designing', ['p1'], null])
  expect(ids(...Array.from({ length: 60 }, () => add()), sent('part.copy')).length).toBe(60)
})

test('a template and a kept design take the place of what stands, and new parts never take an id of theirs', () => {
  const letter = at(add(), sent('template.take', { name: 'Letter' }))
  expect([letter.at, letter.context.design.title, letter.context.chosen, letter.context.filled]).toEqual(['designing', 'Letter', null, 1])
  expect(ids(sent('template.take', { name: 'Letter' }), add())).toEqual(['p7', 'p8', 'p9'])
  const kept = at(sent('design.open', { id: 's1' }))
  expect([kept.at, kept.context.design.title, ids(sent('design.open', { id: 's1' }), add())]).toEqual(['designing', 'Kept', ['p3', 'p4']])
  expect([
    at(sent('design.open', { id: 's1' }), add(), sent('design.clear')).context.design.row,
    at(sent('design.open', { id: 's1' }), undo).context.design.row,
    at(sent('design.open', { id: 's1' }), sent('template.take', { name: 'Letter' })).context.design.row,
  ]).toEqual(['s1', undefined, undefined])
  expect([at(sent('template.take', { name: 'None' })).context.design, at(sent('design.open', { id: 's9' })).context.design]).toEqual([plain, plain])
})

test('each step is taken back and taken again, and a new step forgets what was taken back', () => {
  const dressed = at(sent('look.choose', { name: 'colour', value: 'red' }))
  expect([dressed.at, dressed.context.design.look, at(sent('look.choose', { name: 'colour', value: 'red' }), undo).context.design.look]).toEqual([
    'designing',
    { colour: 'red' },
    { colour: 'blue' },
  ])
  expect([ids(add(), add(), undo), at(add(), undo).at, ids(add(), add(), undo, undo, redo), at(add(), undo, redo).at]).toEqual([
    ['p1'],
    'designing',
    ['p1'],
    'designing',
  ])
  expect([at(add(), undo, add(), redo).context.future, at(undo).context.filled, at(add(), redo).context.filled]).toEqual([[], 0, 0])
  const cleared = at(add(), add(), sent('design.clear'))
  expect([cleared.at, cleared.context.design, ids(add(), add(), sent('design.clear'), undo), at(sent('design.clear')).context.past]).toEqual([
    'designing',
    plain,
    ['p1', 'p2'],
    [],
  ])
})

test('what has parts is looked at as it will be and as its source, and nothing changes meanwhile', () => {
  const [preview, source, change] = [sent('preview.open'), sent('source.open'), sent('design.change')]
  expect([at(preview).at, at(source).at, at(add(), preview).at, at(add(), source).at]).toEqual(['designing', 'designing', 'previewing', 'reading'])
  expect([at(add(), preview, source).at, at(add(), source, preview).at]).toEqual(['reading', 'previewing'])
  expect([at(add(), preview, change).at, at(add(), source, change).at, at(add(), change).at]).toEqual(['designing', 'designing', 'designing'])
  expect(ids(add(), preview, add(), sent('design.clear'), undo)).toEqual(['p1'])
  expect(ids(add(), source, add(), sent('design.clear'), undo)).toEqual(['p1'])
})

test('a box leads to another and no longer, its arrow bears words, and a box that is added follows the one that is chosen', () => {
  const linesOf = (...events: Sent[]) => at(...events).context.design.parts.map(({ id, lines }: { id: string; lines: string }) => [id, lines])
  const [link, say] = [(to: string) => sent('link.turn', { to }), (to: string, text: string) => sent('link.type', { to, text })]
  const three = [add(), add(), add()]
  expect(linesOf(...three, choose('p1'), link('p2'), link('p3'), say('p3', 'if not'), say('p9', 'lost'), link('p1'), link('p9'))).toEqual([
    ['p1', 'p2\np3 if not'],
    ['p2', ''],
    ['p3', ''],
  ])
  expect(linesOf(...three, choose('p1'), link('p2'), say('p2', 'Yes'), link('p2'))[0]).toEqual(['p1', ''])
  expect(linesOf(...three, choose('p1'), link('p2'), undo)[0]).toEqual(['p1', ''])
  expect(linesOf(add(), { ...add(), linked: true })).toEqual([
    ['p1', 'p2'],
    ['p2', ''],
  ])
})
