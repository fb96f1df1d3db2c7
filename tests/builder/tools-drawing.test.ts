import { describe, expect, test } from 'vitest'
import { runScriptOrTool } from '../../builder/browser/tools/run-script.ts'
import { toolsIn } from '../../builder/complete/module/which-tools.ts'
import { drawingScripts } from '../../builder/drawing-scripts.ts'
import type { AppModel, BlockOf } from '../../builder/model.ts'
import { take } from '../../builder/take.ts'

const run = (mode: string, ...lines: string[]) => runScriptOrTool('sketch', lines.join('\n'), '', mode)
/** What stands on the sheet, without the sheet itself. */
const drawn = async (mode: string, ...lines: string[]) => (await run(mode, ...lines)).drawn?.svg.replace(/^<svg[^>]*><rect[^>]*\/>|<\/svg>$/g, '')
const ink = (colour: string, width = 2) => `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

describe('a script draws', () => {
  test('with a turtle from the middle, whose lines in one style are one', async () =>
    expect(
      await drawn(
        'Python',
        'import turtle as t',
        't.forward(100)',
        't.left(90)',
        't.forward(50)',
        't.penup()',
        't.goto(0, -20)',
        't.pendown()',
        't.color("red")',
        't.back(10)',
      ),
    ).toBe(`<path d="M300 200L400 200L400 150" ${ink('black')}/><path d="M300 220L300 230" ${ink('red')}/>`))

  test('with several turtles, each with its own pen', async () =>
    expect(await drawn('Python', 'from turtle import Turtle', 'a, b = Turtle(), Turtle()', 'a.width(5)', 'a.fd(10)', 'b.right(90)', 'b.fd(10)')).toBe(
      `<path d="M300 200L310 200" ${ink('black', 5)}/><path d="M300 200L300 210" ${ink('black')}/>`,
    ))

  test('with what is filled under its outline', async () =>
    expect(
      await drawn(
        'Python',
        'from turtle import *',
        'color("navy", "gold")',
        'begin_fill()',
        'for side in range(3):',
        '    forward(30)',
        '    left(120)',
        'end_fill()',
      ),
    ).toBe(`<path d="M300 200L330 200L315 174.02L300 200Z" fill="gold" stroke="none"/><path d="M300 200L330 200L315 174.02L300 200" ${ink('navy')}/>`))

  test('with shapes by their place', async () =>
    expect(await drawn('JavaScript', 'line(0, 0, 10, 20)', 'circle(50, 60, 5, "gold")', 'fill("#123456")', 'rectangle(1, 2, 3, 4)', 'text(5, 6, "<Hi>")')).toBe(
      [
        `<path d="M0 0L10 20" ${ink('black')}/>`,
        '<ellipse cx="50" cy="60" rx="5" ry="5" fill="gold" stroke="none" stroke-width="2"/>',
        '<path d="M1 2L4 2L4 6L1 6Z" fill="#123456" stroke="black" stroke-width="2" stroke-linejoin="round"/>',
        '<text x="5" y="6" font-size="18" font-family="sans-serif" text-anchor="start" fill="#123456">&lt;Hi&gt;</text>',
      ].join(''),
    ))

  test('on the surface that scripts of a page know', async () =>
    expect(
      await drawn(
        'JavaScript',
        "const ctx = canvas.getContext('2d')",
        "ctx.fillStyle = 'teal'",
        'ctx.fillRect(10, 20, 30, 40)',
        'ctx.beginPath()',
        'ctx.moveTo(0, 0)',
        'ctx.lineTo(5, 5)',
        'ctx.stroke()',
      ),
    ).toBe(`<path d="M10 20L40 20L40 60L10 60Z" fill="teal" stroke="none" stroke-width="2" stroke-linejoin="round"/><path d="M0 0L5 5" ${ink('black')}/>`))

  test('under what it writes, with a title by its first remark', async () =>
    expect(await run('Python', '# Two steps', 'forward(10)', 'print("done")')).toEqual({
      text: 'done\n',
      note: 'Python: finished after 8 steps.',
      file: 'output.txt',
      drawn: { svg: expect.stringContaining('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"'), label: 'Drawing of 1 line' },
      kept: { title: 'Two steps', language: 'Python' },
    }))

  test('beyond the edge of the sheet, which grows with it', async () =>
    expect((await run('Python', 'forward(500)')).drawn?.svg).toContain('viewBox="0 0 800 400"'))

  test.each(drawingScripts.map(({ name, language, code }) => [name, language, code] as const))('“%s” of the samples', async (name, language, code) => {
    const { drawn: made, kept } = await run('As it is written', code)
    expect([made?.label.startsWith('Drawing of '), kept]).toEqual([true, { title: name, language }])
  })

  test('names of the script itself come before those for drawing', async () =>
    expect(await run('Python', 'left = 3', 'def circle(r):', '    return r * 2', 'print(left, circle(4))')).toEqual({
      text: '3 8\n',
      note: 'Python: finished after 17 steps.',
      file: 'output.txt',
    }))
})

describe('a drawing that cannot be made is told why', () => {
  test.each([
    ['color("javascript:x")', '“javascript:x” is not a colour'],
    ['color("red\\" onload=\\"x")', 'is not a colour'],
    ['forward(99999)', 'This is drawn too far out of the picture.'],
    ['forward("far")', 'A place to draw at has to be a number.'],
    ['for i in range(9000):\n    circle(5)', 'This draws too much.'],
  ])('%j', async (script, why) => await expect(run('Python', script)).rejects.toThrow(why))
})

function built(words: string): AppModel {
  const turn = take(null, words)
  for (;;) {
    const next = turn.next()
    if (next.done) return next.value.model!
  }
}
const benchOf = ({ pages }: AppModel) =>
  pages.flatMap(({ path, blocks }) => blocks.flatMap((one) => (one.kind === 'workbench' ? [{ path, block: one as BlockOf<'workbench'> }] : [])))

describe('words that ask for drawing by code', () => {
  test.each([
    'Users write code to draw shapes.',
    'A turtle graphics playground for children.',
    'Pupils draw pictures with Python code.',
    'An app for creative coding',
    'A website for learning to program',
    'Programming courses for beginners',
  ])('“%s”', (words) => expect(toolsIn(words)[0]).toBe('sketch'))
  test.each([
    'Users draw lots with a code.',
    'A shop for turtles',
    'Draw charts by code.',
    'Teachers draw up courses.',
    'A no-code builder for learning programming',
  ])('“%s” does not', (words) => expect(toolsIn(words)).not.toContain('sketch'))

  test('keep drawings with the code of the words', () => {
    const model = built('A website where users write code to draw shapes, run code, view code examples and share their work.')
    const [bench] = benchOf(model)
    expect(bench).toMatchObject({
      path: '/draw-by-code',
      block: {
        tools: ['sketch'],
        texts: { entity: 'codes', field: 'code' },
        keeps: { by: null, measures: { title: 'title', input: 'code', picture: 'picture', language: 'language' } },
      },
    })
    const codes = model.entities.find(({ id }) => id === 'codes')!
    expect(codes.seeds.map(({ title, language }) => [title, language]).slice(0, 2)).toEqual([
      ['A star', 'Python'],
      ['A square spiral', 'Python'],
    ])
  })
  test('show drawings to all where they are shared in a gallery', () => {
    const model = built('A turtle graphics site. Pupils write code to draw with a turtle and share their drawings in a gallery.')
    expect(model.entities.find(({ id }) => id === 'drawings')).toMatchObject({ read: 'public', write: 'anyone' })
  })
  test('that only teach it have the bench, and keep nothing of it', () =>
    expect(benchOf(built('A coding learning website with tutorials, exercises and a forum.'))).toMatchObject([{ path: '/try-code', block: { keeps: null } }]))
})
