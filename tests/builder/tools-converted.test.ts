import { describe, expect, it, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createWorld, pageOf } from '../../builder/accept/world.ts'
import { convertTable } from '../../builder/browser/tools/tables.ts'
import { workbench } from '../../builder/browser/workbench.ts'
import type { BlockOf } from '../../builder/model.ts'
import type { WorkbenchData } from '../../builder/module-data.ts'
import { tableFormatNames, tableFormats } from '../../builder/table-formats.ts'
import { createOf, done, me } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const text = (of: string, way: string, second = '') => convertTable(of, second, way).text
const refused = (of: string, way: string) => {
  try {
    return text(of, way)
  } catch (error) {
    return (error as Error).message
  }
}

describe('a table from one format to another', () => {
  test.each(tableFormatNames.filter((format) => format !== 'CSV'))('is the same in %s and back', (format) => {
    expect(text(text(tableFormats.CSV, `CSV to ${format}`), `${format} to CSV`)).toBe(tableFormats.CSV)
  })
  it('is sorted by numbers, and written without the columns that are left out', () => {
    expect(text(tableFormats.CSV, 'CSV to Markdown', '{"by":"orders","isDown":true,"without":["city"]}')).toBe(
      '| name | orders |\n| --- | --- |\n| Chen, Mei | 21 |\n| Ana Silva | 12 |\n| Ben Carter | 7 |',
    )
  })
  it('holds what is no table too, between formats that can', () => {
    const shop = { shop: 'Corner', open: true, days: ['Mon', 'Tue'], address: { street: 'High Street 5', rooms: [{ a: 1, b: [1, 2] }] } }
    const yaml = text(JSON.stringify(shop), 'JSON to YAML')
    expect(yaml.split('\n').slice(0, 4)).toEqual(['shop: Corner', 'open: true', 'days:', '  - Mon'])
    expect(JSON.parse(text(yaml, 'YAML to JSON'))).toEqual(shop)
    expect(JSON.parse(text('<a><b>1</b><b>2</b><c>x</c></a>', 'XML to JSON'))).toEqual({ a: { b: [1, 2], c: 'x' } })
  })
  it('is refused with the line that is wrong', () => {
    expect([
      refused('{"a":1,\n"b":}', 'JSON to CSV'),
      refused('a: 1\nfoo', 'YAML to JSON'),
      refused('<a><b></a>', 'XML to JSON'),
      refused('a\n"b', 'CSV to JSON'),
    ]).toEqual([
      "This is not JSON yet: Unexpected token '}', in line 2, column 6.",
      'Line 2 is not read: it should be a name, a colon and a value, as “city: Porto”.',
      '<b> is closed by </a> in line 1.',
      'A quotation mark of this table is not closed: it is opened in line 2, column 1.',
    ])
  })
})

describe('a site that converts', () => {
  const site = siteOf(
    'Please implement an online data conversion tool that converts between YAML, JSON and CSV. Users should be able to paste text, choose the source and target formats, preview columns, copy results, and see every conversion in a history.',
  )
  const bench = (path: string) =>
    site.pages.find((page) => page.path === path)?.blocks.find((block): block is BlockOf<'workbench'> => block.kind === 'workbench')
  it('keeps the formats and the time of each conversion by itself, and has nothing else for its parts', () => {
    expect(site.entities.map(({ plural }) => plural)).toEqual(['conversions'])
    expect(site.entities[0]?.seeds.map((seed) => [seed.source_format, seed.target_format, seed.time])[0]).toEqual(['CSV', 'JSON', '09:20'])
    expect(bench('/convert-tables')?.isKept ?? bench('/tools')?.isKept).toBe(true)
  })
  it('takes up a kept conversion on its page', () => {
    const keep = createOf(site, 'conversions')
    const { world, row } = done(createWorld(site), keep, {
      tool: 'Convert tables',
      mode: 'JSON to YAML',
      source_format: 'JSON',
      target_format: 'YAML',
      input: '[{"a":1}]',
    })
    const page = site.pages.find(({ blocks }) => blocks[0]?.kind === 'detail')!
    const data = /data-module-input="([^"]*)"/.exec(pageOf(world, page.path, me, { row }))![1]!.replaceAll('&quot;', '"')
    expect((JSON.parse(data) as WorkbenchData).opened).toEqual({ tool: 'table', mode: 'JSON to YAML', text: '[{"a":1}]', second: '' })
  })
  it('counts a run as made when it was meant, and not while it is being typed', async () => {
    const data: WorkbenchData = { tools: ['table'], isKept: true }
    const actor = createActor(workbench.machine, { input: workbench.input(data, 0, null, 0) }).start()
    const measured = async () => {
      const shown = await waitFor(actor, (snapshot) => snapshot.matches('shown'))
      return workbench.measures!(shown, data)
    }
    expect(await measured()).toBeNull()
    actor.send({ type: 'mode.choose', mode: 'JSON to Markdown' })
    expect(await measured()).toMatchObject({ source: 'JSON', target: 'Markdown', input: tableFormats.JSON })
  })
})

describe('a site of tools', () => {
  const site = siteOf(
    'Please implement an online text toolbox for editors with word counting, case conversion, find and replace, and duplicate line removal. Users should be able to choose a tool and save the result as a named snippet. There is a home page listing and searching all tools, and a My Snippets page.',
  )
  it('lists its tools on the first page, to be searched and opened', () => {
    expect(site.pages[0]?.blocks.map(({ kind }) => kind)).toContain('tool_list')
    const found = pageOf(createWorld(site), '/', me, { tools: 'duplicate' })
    expect([...found.matchAll(/href="([^"]*tool=[^"]*)"/g)].map(([, href]) => href)).toEqual(['/text-tools?tool=lines'])
    expect(pageOf(createWorld(site), '/text-tools', me, { tool: 'count' })).toContain('&quot;opened&quot;:{&quot;tool&quot;:&quot;count&quot;')
  })
  it('saves a result under a name among the snippets of the words', () => {
    const keep = site.actions.find(({ name }) => name === 'Save as a snippet')
    expect([keep?.kind, keep?.entity, keep?.fields]).toEqual(['create', 'snippets', ['title', 'content', 'tool', 'mode']])
    expect(site.entities.map(({ plural, read }) => [plural, read])).toEqual([['snippets', 'own']])
  })
})
