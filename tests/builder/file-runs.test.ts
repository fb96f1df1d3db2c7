import { describe, expect, test } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import { fileOf, heldFile } from '../../builder/file-value.ts'
import { formatOf, type RunOf, run } from '../../builder/tables/run.ts'
import { createOf, done, me, mine } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const gauges = 'name,latitude,longitude,rain\nHarbour,41,-8,60\nMill,41,-7,\nHill,42,-8,90'
const given = (more: Partial<RunOf>): RunOf => ({ work: 'convert', text: gauges, way: '', about: '', points: null, ...more })
const refusal = (more: Partial<RunOf>): string => {
  try {
    return run(given(more)).text
  } catch (error) {
    return (error as Error).message
  }
}

describe('a file that is worked through', () => {
  test('is known by how it is written', () => {
    expect(
      [
        gauges,
        'a\tb\n1\t2',
        '[{"a":1}]',
        '{"type":"FeatureCollection","features":[]}',
        '<?xml version="1.0"?><a/>',
        '- a: 1\n  b: 2',
        '| a | b |\n| --- | --- |\n| 1 | 2 |',
        'We met on Monday. It rained, and we left.',
      ].map(formatOf),
    ).toEqual(['CSV', 'TSV', 'JSON', 'GeoJSON', 'XML', 'YAML', 'Markdown', 'Text'])
  })
  test('becomes places of a map and rows again', () => {
    const map = run(given({ way: 'GeoJSON' }))
    expect(JSON.parse(map.text).features[0]).toEqual({
      type: 'Feature',
      properties: { name: 'Harbour', rain: 60 },
      geometry: { type: 'Point', coordinates: [-8, 41] },
    })
    expect(run(given({ text: map.text, way: 'CSV' }))).toEqual({
      text: 'name,rain,longitude,latitude\nHarbour,60,-8,41\nMill,,-7,41\nHill,90,-8,42',
      note: 'From GeoJSON: 3 rows, 4 columns.',
      ending: 'csv',
    })
    expect(refusal({ text: 'a,b\n1,2', way: 'GeoJSON' })).toBe('GeoJSON needs places: columns called latitude and longitude.')
    expect(refusal({ text: 'We met on Monday.', way: 'CSV' })).toContain('it is read as plain text')
  })
  test('has its gaps filled from the nearest place, or by how near the others lie', () => {
    expect(run(given({ work: 'interpolate', way: 'Nearest' })).text.split('\n')[2]).toBe('Mill,41,-7,60')
    expect(run(given({ work: 'interpolate', way: 'Linear' }))).toMatchObject({
      text: expect.stringContaining('Mill,41,-7,70\n'),
      note: 'rain: 1 gap filled and 0 points added, weighed by how near the others lie.',
    })
  })
  test('has values put between those of its first column', () => {
    const hours = 'hour,degrees\n0,10\n2,14\n4,12'
    expect(run(given({ work: 'interpolate', text: hours, way: 'Linear', points: 2 })).text).toBe('hour,degrees\n0,10\n1,12\n2,14\n3,13\n4,12')
    expect(run(given({ work: 'interpolate', text: hours, way: 'Spline', points: 2 })).text.split('\n')[2]).toBe('1,12.375')
    expect(refusal({ work: 'interpolate', about: 'wind' })).toBe('“wind” is no column of this file. Its columns are: name, latitude, longitude, rain.')
  })
  test('gives the columns and rows that are asked for', () => {
    expect(run(given({ work: 'extract', about: 'name, rain where rain >= 60 and latitude = 41' })).text).toBe('name,rain\nHarbour,60')
    expect(run(given({ work: 'extract', about: 'latitude between 41.5 and 43' })).text.split('\n')).toEqual(['name,latitude,longitude,rain', 'Hill,42,-8,90'])
    expect(run(given({ work: 'extract', about: 'mill' })).note).toBe('1 of 3 rows with “mill”.')
    expect(run(given({ work: 'extract', text: 'Write to ana@example.com.\nOr to ben@example.org', about: 'emails' })).text).toBe(
      'ana@example.com\nben@example.org',
    )
  })
  test('is summed up, sorted, freed of what is there twice and measured', () => {
    const of = (way: string, about = '', text = gauges) => run(given({ work: 'operate', way, about, text }))
    expect(of('Summary').text.split('\n').at(-1)).toBe('rain,2,1,2,60,90,75,150')
    expect(of('Sort', 'rain').text.split('\n').at(-1)).toBe('Hill,42,-8,90')
    expect(of('Remove duplicates', '', 'a,b\n1,2\n1,2\n3,4').text).toBe('a,b\n1,2\n3,4')
    expect(of('Totals by group', 'latitude').text).toBe('latitude,rows,sum of longitude,sum of rain\n41,2,-15,60\n42,1,-8,90')
    expect(of('Extent and centre').text.split('\n')[1]).toBe('south-west,-8,41')
    expect(of('Distances').note).toBe('222.841 km in all, from place to place.')
  })
  test('is kept in its row as a file of its own', () => {
    const value = heldFile('möbel.csv', 'a,b\n1,€')
    expect(value).toBe('data:text/csv;name=m%C3%B6bel.csv;base64,YSxiCjEs4oKs')
    expect(fileOf(value)).toEqual({ id: '', bytes: 9, name: 'möbel.csv', path: value })
  })
})

const site = siteOf(
  'A soil survey website. The website should have functionalities for data conversion, data interpolation, data operation, and data extraction. Users should be able to upload data files and extract the required data.',
)
const plain = (world: World, entity: string) => mine(world, entity).map(({ values }) => values)

describe('a site whose words run something on uploaded data files', () => {
  test('keeps what each file says, and one run of each kind, without states to be set by hand', () => {
    expect(site.entities.map(({ id, lifecycle }) => [id, lifecycle !== undefined])).toEqual(
      expect.arrayContaining([
        ['conversions', false],
        ['data_interpolations', false],
        ['data_operations', false],
        ['extractions', false],
      ]),
    )
    expect(site.entities.find(({ id }) => id === 'data_files')?.fields.find(({ id }) => id === 'contents')).toMatchObject({ type: 'long_text', reads: 'file' })
  })
  test('works through the chosen file at once', () => {
    const world = createWorld(site)
    const added = done(world, createOf(site, 'data_files'), { name: 'gauges.csv', contents: gauges })
    expect(plain(added.world, 'data_files')).toMatchObject([{ name: 'gauges.csv', format: 'CSV', contents: gauges }])
    const by = site.entities.find(({ id }) => id === 'conversions')!.fields.find(({ type }) => type === 'reference')!.id
    const ran = done(added.world, createOf(site, 'conversions'), { title: 'Gauges', [by]: added.row, to_format: 'YAML' })
    expect(plain(ran.world, 'conversions')).toMatchObject([
      { from_format: 'CSV', to_format: 'YAML', result: expect.stringMatching(/^- name: Harbour\n {2}latitude: 41\n/), outcome: 'From CSV: 3 rows, 4 columns.' },
    ])
    expect(fileOf(mine(ran.world, 'conversions')[0]!.values.result_file)?.name).toBe('gauges.yaml')
  })
  test('says what a run lacks, and what a file holds no text of', () => {
    const world = createWorld(site)
    const { id } = createOf(site, 'extractions')
    const by = site.entities.find((one) => one.id === 'extractions')!.fields.find(({ type }) => type === 'reference')!.id
    const none = act(world, id, null, { title: 'Wet places', what_to_extract: 'rain > 60' }, me)
    expect(none).toMatchObject({ refused: expect.stringContaining('Choose a file, or paste what it says.') })
    const empty = done(world, createOf(site, 'data_files'), { name: 'scan.zip' })
    expect(act(empty.world, id, null, { title: 'Wet places', [by]: empty.row, what_to_extract: 'rain > 60' }, me)).toMatchObject({
      refused: expect.stringContaining('“scan.zip” holds no text'),
    })
    expect(rowsOf(world, 'extractions').every(({ values }) => String(values.outcome).length > 0)).toBe(true)
  })
})
