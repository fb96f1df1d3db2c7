import { describe, expect, test } from 'vitest'
import { partOf, plainEdits } from '../../builder/browser/picture-edits.ts'
import { chartOf } from '../../builder/browser/tools/drawings.ts'
import type { AppModel, BlockKind, BlockOf } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRequest } from '../../builder/site.ts'
import { take } from '../../builder/take.ts'
import { titleOfTool } from '../../builder/tools.ts'

function built(words: string): AppModel {
  const turn = take(null, words)
  for (;;) {
    const next = turn.next()
    if (next.done) return next.value.model!
  }
}
const blocksOf = <Kind extends BlockKind>(model: AppModel, kind: Kind) =>
  model.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === kind ? [{ path, block: block as BlockOf<Kind> }] : [])))
const wheres = (model: AppModel, words: RegExp) => model.requirements.filter(({ clause }) => words.test(clause)).map(({ status, where }) => [status, where])
function pageAt(model: AppModel, path: string, rows: SiteRequest['rows'] = {}): string {
  return renderPage(model, { path, query: {}, base: '/s', visitor: { id: 'me', role: null }, roles: [], rows, today: '2026-01-05', badge: false }).html
}

describe('tools for texts', () => {
  test.each([
    ['A Base64 encoder and decoder', ['base64', 'url', 'entities']],
    ['A JSON formatter and a regex tester', ['format', 'minify', 'regex']],
    ['A site that generates QR codes for tables in bulk', ['qr']],
    ['A web scraping tool to extract webpage data', ['harvest']],
    ['A site for converting CSV files to JSON', ['table']],
    ['A website for text encryption and decryption', ['encrypt']],
    ['A note taking app with Markdown', ['markdown']],
  ])('“%s” gets %j', (words, tools) =>
    expect(
      blocksOf(built(words), 'workbench')
        .filter(({ block }) => block.about === undefined)
        .flatMap(({ block }) => block.tools),
    ).toEqual(tools),
  )
  test.each(['A bakery shop with orders', 'A video conversion site', 'A site to reset passwords of employees', 'A high-converting landing page'])(
    '“%s” gets none',
    (words) => expect(blocksOf(built(words), 'workbench')).toEqual([]),
  )
  test('take the place of forms that would only store the wish, and keep what they made', () => {
    const model = built(
      'A site for converting CSV files to JSON. Users should be able to convert CSV files, copy the converted text and view conversion records.',
    )
    const [tool] = blocksOf(model, 'workbench')
    expect(model.entities.filter(({ fields }) => fields.some(({ id }) => id === 'options'))).toEqual([])
    expect(model.actions.find(({ id }) => id === tool?.block.keeps?.action)?.kind).toBe('create')
    expect(wheres(model, /convert CSV files|copy the converted text/)).toEqual([
      ['built', tool?.path],
      ['built', tool?.path],
    ])
  })
  test('are played by a script of their own, and calculators by theirs', () => {
    const words = 'A password generator and a BMI calculator'
    const model = built(words)
    const scripts = (path: string) => [...pageAt(model, path).matchAll(/src="\/s(\/_site\/[a-z]+\.js)"/g)].map(([, script]) => script)
    expect([blocksOf(model, 'workbench'), blocksOf(model, 'calculator')].map(([found]) => scripts(found!.path))).toEqual([
      ['/_site/studio.js'],
      ['/_site/modules.js'],
    ])
  })
  test('run scripts by a script of their own, on a bench to which the scripts that are kept can be taken', () => {
    const model = built('A website to run Python scripts. Users can create and manage Python scripts, run scripts and view the run history.')
    const [{ path, block } = { path: '', block: undefined }] = blocksOf(model, 'workbench')
    const row = { id: 's1', owner: 'me', created_at: 1, updated_at: 1, values: { name: 'Mine', language: 'Python', code: 'print(1)' } }
    const html = pageAt(model, path, { python_scripts: [row] })
    expect(block?.tools).toEqual(['script'])
    expect(block?.texts).toEqual({ entity: 'python_scripts', field: 'code' })
    expect(html.includes('/s/_site/scripts.js') && !html.includes('/s/_site/studio.js')).toBe(true)
    expect(html).toContain('&quot;texts&quot;:[{&quot;name&quot;:&quot;Mine&quot;,&quot;text&quot;:&quot;print(1)&quot;}]')
    const kept = model.actions.find(({ id }) => id === block?.keeps?.action)
    expect(model.entities.find(({ id }) => id === kept?.entity)).toMatchObject({ plural: 'script runs', read: 'own' })
    expect(model.entities.filter(({ fields }) => fields.some(({ choices }) => choices?.includes('Waiting')))).toEqual([])
  })
  test('say what they do before their script runs', () =>
    expect(pageAt(built('A password generator'), '/password-generator')).toContain('Passwords by chance, made in this browser and sent nowhere.'))
})

describe('calculators', () => {
  test('show their formula and first result before their script runs', () => {
    const html = pageAt(built('A BMI calculator'), '/body-mass-index')
    expect(html).toContain('BMI = Weight ÷ (Height ÷ 100) ^ 2: 22.9')
    expect(html).toContain('/s/_site/modules.js')
  })
  test('of currencies read a table of the site that can be changed', () => {
    const model = built('A currency converter for travellers. Users can convert currencies.')
    const [found] = blocksOf(model, 'calculator')
    const rates = model.entities.find(({ id }) => id === 'currencies')
    expect(found?.block.sheets[0]?.fields.map(({ rows }) => rows?.entity)).toEqual([undefined, 'currencies', 'currencies'])
    expect([rates?.seeds[0], model.actions.filter(({ entity }) => entity === rates?.id).map(({ kind }) => kind)]).toEqual([
      { code: 'USD', name: 'US dollar', symbol: '$', country: 'United States', decimals: 2, in_use: true, rate: 1 },
      ['create', 'update', 'delete'],
    ])
    expect(wheres(model, /convert currencies/)).toEqual([['built', found?.path]])
  })
  test('of units take the place of tables of what is converted, and are where units are swapped', () => {
    const model = built(
      'An online unit conversion toolbox. The website should have functionalities for length, weight, and pressure conversion. Users should be able to swap the units and set the number of decimal places.',
    )
    expect(model.entities.map(({ plural }) => plural)).not.toContain('weights')
    expect(wheres(model, /length|weight|pressure|decimal/)).toEqual([
      ['built', '/converter'],
      ['built', '/converter'],
      ['built', '/converter'],
      ['built', '/converter'],
    ])
  })
})

describe('an editor of pictures', () => {
  test('stands where pictures are edited, not where they are only shown or recognised', () => {
    const model = built('An image processing site for cropping, rotating and resizing images. Users can download the processed images.')
    expect(wheres(model, /cropping|download/).map(([status]) => status)).toEqual(['built', 'built'])
    expect(blocksOf(built('A gallery of photos for families'), 'picture')).toEqual([])
    expect(blocksOf(built('A clinic site that stores medical images and image processing results of x-rays'), 'picture')).toEqual([])
  })
  test('trims each side, then keeps the shape around the middle', () => {
    expect(partOf(1000, 500, { ...plainEdits.edit, left: '10', bottom: '20' })).toEqual({ x: 100, y: 0, width: 900, height: 400 })
    expect(partOf(1000, 500, { ...plainEdits.edit, shape: 'square' })).toEqual({ x: 250, y: 0, width: 500, height: 500 })
    expect(partOf(100, 100, { ...plainEdits.edit, left: '90', right: 'x' })).toEqual({ x: 49, y: 0, width: 51, height: 100 })
  })
})

describe('timers', () => {
  test.each([
    ['A Pomodoro timer for students', ['pomodoro']],
    ['A sports site with a stopwatch and a countdown timer', ['countdown', 'stopwatch']],
    ['A start page with a timer and quotes', ['countdown', 'stopwatch']],
    ['A spot the difference game with a timer', []],
    ['An auction site with a countdown for each lot', []],
  ])('“%s” gets %j', (words, ways) => expect(blocksOf(built(words), 'timer').flatMap(({ block }) => block.ways)).toEqual(ways))
  test('keep sessions where the words ask for them', () => {
    const model = built('A focus app with a Pomodoro timer. Users can start the timer, save focus sessions and view their focus records.')
    const [found] = blocksOf(model, 'timer')
    expect(Object.keys(found?.block.keeps?.measures ?? {})).toEqual(['kind', 'time', 'rounds'])
    expect(wheres(model, /start the timer|focus/).map(([status]) => status)).toEqual(wheres(model, /start the timer|focus/).map(() => 'built'))
  })
})

describe('a product to put together', () => {
  const model = built('A cake shop where customers customize cakes and preview the design. Administrators manage the options.')
  const [found] = blocksOf(model, 'configurator')
  test('is made of rows of the site, and sent as a request with its price', () => {
    const options = model.entities.find(({ id }) => id === found?.block.entity)
    expect([found?.block.shape, options?.write, new Set(options?.seeds.map(({ part }) => part))]).toEqual([
      'cake',
      'managed',
      new Set(['Sponge', 'Icing', 'Serves']),
    ])
    const keep = model.actions.find(({ id }) => id === found?.block.keeps?.action)
    expect([keep?.fields, keep?.role]).toEqual([['name', 'design', 'choices', 'quantity', 'price'], undefined])
    expect(wheres(model, /customize cakes|preview the design/).map(([status]) => status)).toEqual(
      wheres(model, /customize cakes|preview the design/).map(() => 'built'),
    )
  })
  test('has a page of all requests for the managing role', () => {
    const all = model.pages.find(({ path }) => path === '/all-design-requests')
    expect(model.roles.find(({ id }) => id === all?.role)?.manages).toBe(true)
  })
  test('has its live preview, and no editor of HTML for it', () => {
    const cakes = built('A bakery site. Customers design their own cake, and see a live preview.')
    expect(wheres(cakes, /live preview/)).toEqual([['built', '/design-your-own']])
    expect(blocksOf(cakes, 'workbench')).toEqual([])
    expect(
      blocksOf(built('A code playground. Users write HTML and see a live preview.'), 'workbench')
        .filter(({ block }) => block.about === undefined)
        .map(({ block }) => block.tools),
    ).toEqual([['html']])
  })
  test('is of the parts that the words name, those of a usual name with what is usual for them', () => {
    const bikes = built('A configurator for bicycles: choose frame, colour and saddle, see a live preview and the price, save the design and order it.')
    const [block] = blocksOf(bikes, 'configurator')
    const seeds = bikes.entities.find(({ id }) => id === block?.block.entity)?.seeds ?? []
    expect(block?.block.product).toBe('Bicycle')
    expect(seeds.map(({ part, name, price }) => `${part}: ${name} ${price}`)).toEqual([
      'Frame: Plain frame 80',
      'Frame: Light frame 110',
      'Frame: Best frame 155',
      'Colour: Blue 2',
      'Colour: Red 2',
      'Colour: Green 2',
      'Colour: Sand 0',
      'Saddle: Plain saddle 0',
      'Saddle: Light saddle 30',
      'Saddle: Best saddle 75',
    ])
    expect(wheres(bikes, /live preview|save the design/)).toEqual([
      ['built', '/design-your-own'],
      ['built', '/design-your-own'],
    ])
    expect(blocksOf(built('A clinic site where patients choose a date and a time.'), 'configurator')).toEqual([])
  })
  test('is none where only a service or a page is customized', () => {
    expect(blocksOf(built('A travel agency with customized services and personalized recommendations'), 'configurator')).toEqual([])
    expect(blocksOf(built('A platform where users design their own websites from templates'), 'configurator')).toEqual([])
  })
})

test('visualization tools draw charts of tables that are there to begin with, and keep no list of tools', () => {
  const model = built('Create a website for datasets. Users should be able to use various visualization tools, such as scatter plots and line charts.')
  expect(model.pages.find(({ path }) => path === '/draw-a-chart')?.blocks.map(({ kind }) => kind)).toEqual(['explorer'])
  expect(model.entities.some(({ plural }) => plural === 'visualization tools')).toBe(false)
  expect(Object.values(titleOfTool('chart').examples ?? {}).map((text) => chartOf(text, '', 'Points').note)).toEqual([
    'Points of 12 rows and 4 columns.',
    'Points of 33 rows and 3 columns.',
    'Points of 10 rows and 3 columns.',
  ])
})
