import { describe, expect, it } from 'vitest'
import { accept } from '../../builder/accept/accept.ts'
import { checkChange, checkCreate, checkSearch, checkStep } from '../../builder/accept/checks.ts'
import { checkColours, checkFigures, checkPage, checkView } from '../../builder/accept/sights.ts'
import { createWorld } from '../../builder/accept/world.ts'
import { compose } from '../../builder/compose/compose.ts'
import type { AppModel } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { siteOf } from '../support/visitor-words.ts'

const words =
  'A bakery shop. Customers can browse cakes, search cakes, place orders and cancel orders. Administrators can manage cakes, approve orders and view statistics. Use ivory for the background and dark olive green for the buttons.'
const composed = compose(readBrief(words))
const { model } = composed
const world = (change: Partial<AppModel> = {}) => createWorld({ ...model, ...change })
const action = (kind: string, entity: string, name = '') =>
  model.actions.find((one) => one.kind === kind && one.entity === entity && one.name.startsWith(name))!
const verdicts = (of: AppModel) => of.requirements.map(({ clause, status, check }) => [clause, status, check])

describe('acceptance', () => {
  it('BUILD-04 says for each built clause what was tried and that it worked', () => {
    expect(verdicts(siteOf(words))).toEqual([
      ['A bakery shop', 'built', { passed: true, what: expect.stringMatching(/^The page .+ opens\.$/) }],
      ['Customers can browse cakes', 'built', { passed: true, what: 'Cakes shows cakes.' }],
      ['search cakes', 'built', { passed: true, what: expect.stringMatching(/^Cakes was searched for “.+”: it is found/) }],
      ['place orders', 'built', { passed: true, what: '“Place order” was sent: confirmed, and the order is listed.' }],
      ['cancel orders', 'built', { passed: true, what: '“Cancel” was pressed: the order is now cancelled.' }],
      ['Administrators can manage cakes', 'built', { passed: true, what: '“Edit” was saved on cakes.' }],
      ['approve orders', 'built', { passed: true, what: '“Approve” was pressed: the order is now approved.' }],
      ['view statistics', 'built', { passed: true, what: expect.stringMatching(/ shows its figures\.$/) }],
      [
        'Use ivory for the background and dark olive green for the buttons',
        'built',
        { passed: true, what: 'The stylesheet has ivory (#fffff0) and dark olive green (#556b2f).' },
      ],
    ])
  })

  it('says the same of the same words', () => {
    expect(siteOf(words)).toEqual(siteOf(words))
  })

  it('leaves a clause understood whose form is on no page, and says so', () => {
    const bare = { ...model, pages: model.pages.map((page) => ({ ...page, blocks: page.blocks.filter((block) => !('action' in block)) })) }
    const judged = accept({ ...composed, model: bare })
    expect(judged.requirements.find(({ clause }) => clause === 'place orders')).toMatchObject({
      status: 'understood',
      check: { passed: false, what: 'No page has the form “Place order”.' },
    })
  })
})

describe('a check', () => {
  it('of a form fails where nothing can be sent, and where what is sent is not listed', () => {
    const create = action('create', 'orders')
    expect(checkCreate(world(), create)).toMatchObject({ passed: true })
    const lacking = { id: 'desk', label: 'Desk', type: 'reference' as const, entity: 'none', required: true }
    const closed = world({
      entities: model.entities.map((one) => (one.id === 'orders' ? { ...one, fields: [...one.fields, lacking] } : one)),
      actions: model.actions.map((one) => (one === create ? { ...one, fields: [...one.fields, 'desk'] } : one)),
    })
    const refused = checkCreate(closed, closed.model.actions.find(({ id }) => id === create.id)!)
    expect(refused).toEqual({ passed: false, what: `“${create.name}” was refused: Choose the desk.` })
    const unlisted = world({
      pages: model.pages.map((page) => ({ ...page, blocks: page.blocks.filter((block) => 'action' in block || block.kind === 'hero') })),
    })
    expect(checkCreate(unlisted, create)).toEqual({ passed: false, what: `What “${create.name}” makes is not listed.` })
  })

  it('of a step fails where no button offers it or it leads elsewhere', () => {
    const cancel = action('transition', 'orders', 'Cancel')
    expect(checkStep(world(), cancel)).toEqual({ passed: true, what: '“Cancel” was pressed: the order is now cancelled.' })
    const unoffered = world({
      pages: model.pages.map((page) => ({ ...page, blocks: page.blocks.map((block) => ('actions' in block ? { ...block, actions: [] } : block)) })),
    })
    expect(checkStep(unoffered, cancel)).toEqual({ passed: false, what: 'No page offers “Cancel”.' })
    expect(checkStep(world(), { ...cancel, transition: 'none' })).toEqual({ passed: false, what: '“Cancel” leads to no state.' })
  })

  it('of a change fails where no row offers it', () => {
    expect(checkChange(world(), action('update', 'cakes')).passed).toBe(true)
    expect(checkChange(world(), action('delete', 'cakes'))).toEqual({ passed: true, what: '“Delete” was confirmed: the cake is gone.' })
    const unoffered = world({
      pages: model.pages.map((page) => ({ ...page, blocks: page.blocks.map((block) => ('actions' in block ? { ...block, actions: [] } : block)) })),
    })
    expect(checkChange(unoffered, action('update', 'cakes'))).toEqual({ passed: false, what: 'No page offers “Edit” on cakes.' })
  })

  it('of a search fails where no list has one', () => {
    const cakes = model.entities.find(({ id }) => id === 'cakes')
    expect(checkSearch(world(), cakes).passed).toBe(true)
    const blind = world({
      pages: model.pages.map((page) => ({ ...page, blocks: page.blocks.map((block) => (block.kind === 'list' ? { ...block, search: false } : block)) })),
    })
    expect(checkSearch(blind, cakes)).toEqual({ passed: false, what: 'No list can be searched.' })
  })

  it('of a page fails where it is missing or nothing leads there', () => {
    expect(checkPage(world(), '/cakes')).toEqual({ passed: true, what: 'The page Cakes is in the navigation and opens.' })
    expect(checkPage(world(), '/nowhere')).toEqual({ passed: false, what: 'There is no page at /nowhere.' })
    const lone = {
      id: 'lone',
      path: '/lone',
      title: 'Lone',
      navigation: null,
      blocks: [{ id: 'words', kind: 'text' as const, heading: '', paragraphs: ['Hello.'] }],
    }
    expect(checkPage(world({ pages: [...model.pages, lone] }), '/lone')).toEqual({ passed: false, what: 'Nothing leads to the page Lone.' })
  })

  it('of rows, figures and colours fails where they are not to be seen', () => {
    const cakes = model.entities.find(({ id }) => id === 'cakes')!
    const text = { id: 'words', kind: 'text' as const, heading: 'Welcome', paragraphs: ['Hello.'] }
    const home = { id: 'home', path: '/', title: 'Home', navigation: 'Home', blocks: [text] }
    expect(checkView(world({ pages: [home] }), cakes, '/')).toEqual({ passed: false, what: 'No page shows cakes.' })
    expect(checkFigures(world({ pages: [home] }), '/')).toEqual({ passed: false, what: 'Home shows no figure.' })
    const lost = { ...model.theme, background: '#ffffff', named: { background: { words: 'ivory', hex: '#fffff0' } } }
    expect(checkColours(world({ theme: lost }))).toEqual({ passed: false, what: 'ivory (#fffff0) is not in the stylesheet.' })
  })
})
