import { describe, expect, test } from 'vitest'
import { designedPage } from '../../builder/designed.ts'
import { partRows, readDesign, templatesFor, writeDesign } from '../../builder/designs.ts'
import { drawnDiagram, toldDiagram } from '../../builder/diagram.ts'
import type { AppModel, BlockKind, BlockOf, Values } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const blocksOf = <Kind extends BlockKind>(model: AppModel, kind: Kind) =>
  model.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === kind ? [{ path, block: block as BlockOf<Kind> }] : [])))
const wheres = (model: AppModel, words: RegExp) => model.requirements.filter(({ clause }) => words.test(clause)).map(({ status, where }) => [status, where])
const rowOf = (id: string, values: Values): SiteRow => ({ id, owner: 'me', created_at: 1, updated_at: 1, values })
function pageAt(model: AppModel, path: string, rows: Record<string, readonly SiteRow[]> = {}): string {
  return renderPage(model, { path, query: {}, base: '/s', visitor: { id: 'me', role: null }, roles: [], rows, today: '2026-01-05', badge: false }).html
}

describe('a designer', () => {
  test.each([
    ['A form builder. Users can design forms by dragging and dropping components.', 'form'],
    ['A platform for beginners. Users can create their own websites without knowing HTML and choose from different templates.', 'page'],
    ['A data platform. Users can configure large screens by dragging components.', 'screen'],
    ['A tool for process engineers. Users can draw flowcharts on a canvas, connect boxes with arrows and save diagrams.', 'diagram'],
    ['A study site. Students can create mind maps and share them.', 'diagram'],
  ])('is there for “%s”', (words, way) => expect(blocksOf(built(words), 'designer').map(({ block }) => block.way)).toEqual([way]))
  test.each([
    'A task board where cards are dragged between columns',
    'A shop. The website should have a homepage and product pages. Users can browse the website.',
    'Please develop a company website. Users can fill out the contact form.',
  ])('is not there for “%s”', (words) => expect(blocksOf(built(words), 'designer')).toEqual([]))
  test('builds what the words say of it, and not what only another service could', () => {
    const model = built('A form builder. Users can drag and drop form elements, preview forms, and connect databases to the forms.')
    const [found] = blocksOf(model, 'designer')
    expect(wheres(model, /drag and drop|preview/)).toEqual([
      ['built', found!.path],
      ['built', found!.path],
    ])
    expect(wheres(model, /databases/).map(([status]) => status)).not.toContain('built')
  })
})

describe('a diagram', () => {
  const flow = templatesFor.diagram['Order flow']!
  const drawn = drawnDiagram({ ...flow, parts: flow.parts.slice(0, 4) }).toString()
  const boxAt = (words: string) =>
    drawn
      .match(new RegExp(`<tspan x="(\\d+)" y="(\\d+)">${words}`))
      ?.slice(1)
      .map(Number)
  test('is drawn with each box below those that lead to it, and arrows that bear their words', () => {
    expect([boxAt('Order comes in'), boxAt('In stock\\?'), boxAt('Order from'), boxAt('Pack it')]).toEqual([
      [127, 61],
      [127, 181],
      [127, 301],
      [127, 421],
    ])
    expect([...drawn.matchAll(/class="dg-words"[^>]*>([^<]+)/g)].map(([, words]) => words)).toEqual(['Yes', 'No'])
  })
  test('is told in words too, without boxes that are gone, and arrows in a circle come to an end', () => {
    const circle = {
      ...flow,
      parts: [
        { ...flow.parts[0]!, lines: 'p2\np99' },
        { ...flow.parts[1]!, lines: 'p1 Again' },
      ],
    }
    expect(toldDiagram(circle).toString()).toBe(
      '<ol class="dg-told"><li>Order comes in leads to In stock?</li><li>In stock? leads to Again: Order comes in</li></ol>',
    )
    expect(
      drawnDiagram(circle)
        .toString()
        .match(/class="dg-arrow"/g),
    ).toHaveLength(2)
  })
  test('that is saved keeps each of its boxes as a row that says where it leads', () => {
    expect(partRows(flow, { name: 'label', kind: 'type', order: 'order', note: null, choices: 'choices', required: null })[1]).toEqual({
      label: 'In stock?',
      type: 'Decision',
      order: 2,
      choices: 'Yes: Pack it\nNo: Order from supplier',
    })
  })
})

describe('a design', () => {
  const [form] = Object.values(templatesFor.form)
  test('is kept in few characters and read back as it was; what is none is not read', () => {
    expect(readDesign(writeDesign(form!))).toEqual(form)
    expect([readDesign('{}'), readDesign('no'), readDesign('{"title":"A","parts":[{"kind":"gone"}]}')?.parts]).toEqual([null, null, []])
  })
  test('becomes a document that stands by itself, escaped, with colours that hold their words', () => {
    const page = designedPage({ ...form!, title: '<b>Mine</b>', look: { ...form!.look, ground: '#101820', colour: 'red;}' } }, true)
    expect(page).toContain('<h1>&lt;b&gt;Mine&lt;/b&gt;</h1>')
    expect(page).toContain('--d-ground:#101820;--d-ink:#ffffff')
    expect(page).not.toContain('red;}')
    expect(page.match(/<(?:input|textarea)/g)?.length).toBe(3)
  })
  test('that is published stands as a form, and its answers are kept by question', () => {
    const model = built('A form builder. Users can design forms by dragging and dropping components.')
    const [found] = blocksOf(model, 'designed')
    const { entity, answers } = found!.block
    const html = pageAt(model, found!.path, { [entity]: [rowOf('d1', { name: 'Contact us', design: writeDesign(form!), more: null })] })
    expect(html).toContain('name="form" value="d1"')
    expect([...html.matchAll(/name="(answer_\d+)"/g)].map(([, name]) => name)).toEqual(['answer_1', 'answer_2', 'answer_3'])
    expect(model.actions.find(({ id }) => id === answers?.action)).toMatchObject({ kind: 'create', confirmation: 'Your answers are sent: {title}.' })
    expect(pageAt(model, found!.path)).toContain('There are no forms yet')
  })
})

test('forms of any name that are designed are those of the designer', () => {
  const model = built('A form designer website. Users can design deployable forms by dragging fields, preview them and deploy forms.')
  expect(model.entities.map(({ plural }) => plural)).toEqual(['forms', 'form submissions', 'form fields'])
  const [found] = blocksOf(model, 'designer')
  expect(wheres(model, /deploy/)).toEqual([
    ['built', found!.path],
    ['built', found!.path],
  ])
})
