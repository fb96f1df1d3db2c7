/** A text file to begin with: what it is called, in which format, and what it says. */
export interface FileSample {
  readonly name: string
  readonly format: string
  readonly description: string
  readonly contents: string
}
const lines = (...rows: readonly string[]): string => rows.join('\n')
const feature = (name: string, more: Readonly<Record<string, number | null>>, at: readonly [number, number]) => ({
  type: 'Feature',
  properties: { name, ...more },
  geometry: { type: 'Point', coordinates: at },
})
const collection = (...features: readonly unknown[]): string => JSON.stringify({ type: 'FeatureCollection', features }, null, 1)

/** Files of what lies where. */
export const placeFiles: readonly FileSample[] = [
  {
    name: 'rain-gauges.csv',
    format: 'CSV',
    description: 'Rain of May at seven gauges; one gave no reading.',
    contents: lines(
      'name,latitude,longitude,rain_mm',
      'Harbour,41.146,-8.611,62',
      'North gate,41.171,-8.622,71',
      'Old mill,41.162,-8.583,68',
      'Hill station,41.189,-8.577,',
      'River bend,41.139,-8.572,59',
      'Airfield,41.198,-8.641,77',
      'East wood,41.155,-8.541,66',
    ),
  },
  {
    name: 'wells.geojson',
    format: 'GeoJSON',
    description: 'Ground water under six wells.',
    contents: collection(
      feature('Well 1', { depth_m: 14.2 }, [-8.61, 41.15]),
      feature('Well 2', { depth_m: 12.8 }, [-8.6, 41.16]),
      feature('Well 3', { depth_m: null }, [-8.59, 41.155]),
      feature('Well 4', { depth_m: 17.5 }, [-8.58, 41.17]),
      feature('Well 5', { depth_m: 16.1 }, [-8.565, 41.162]),
      feature('Well 6', { depth_m: 11.9 }, [-8.62, 41.142]),
    ),
  },
  {
    name: 'bus-stops.csv',
    format: 'CSV',
    description: 'Stops of line 4, in their order.',
    contents: lines(
      'name,latitude,longitude,boardings',
      'Station,41.149,-8.611,820',
      'Town hall,41.153,-8.606,410',
      'Museum,41.158,-8.6,190',
      'Hospital,41.166,-8.594,530',
      'University,41.178,-8.598,760',
    ),
  },
  {
    name: 'trees.json',
    format: 'JSON',
    description: 'Street trees with their height.',
    contents: JSON.stringify(
      [
        { kind: 'Plane', latitude: 41.151, longitude: -8.61, height_m: 14 },
        { kind: 'Lime', latitude: 41.152, longitude: -8.607, height_m: 9 },
        { kind: 'Oak', latitude: 41.156, longitude: -8.601, height_m: 17 },
        { kind: 'Lime', latitude: 41.157, longitude: -8.603, height_m: 8 },
      ],
      null,
      1,
    ),
  },
]

/** Files of rows from an office. */
export const tableFiles: readonly FileSample[] = [
  {
    name: 'orders-may.csv',
    format: 'CSV',
    description: 'One line an order.',
    contents: lines(
      'order,customer,city,items,total',
      '1041,Ana Silva,Porto,3,84',
      '1042,Ben Carter,Leeds,1,24',
      '1043,Chen Mei,Taipei,5,190',
      '1044,Ana Silva,Porto,2,46',
      '1045,Dora Klein,Berlin,4,120',
    ),
  },
  {
    name: 'readings-week-20.csv',
    format: 'CSV',
    description: 'A reading every hour; two are missing.',
    contents: lines('hour,temperature,humidity', '0,14.2,71', '1,13.9,72', '2,,74', '3,13.1,75', '4,12.8,', '5,13.4,73', '6,14.9,70'),
  },
  {
    name: 'members.json',
    format: 'JSON',
    description: 'Names and towns.',
    contents: JSON.stringify(
      [
        { name: 'Ana Silva', city: 'Porto', since: 2021 },
        { name: 'Ben Carter', city: 'Leeds', since: 2019 },
        { name: 'Chen Mei', city: 'Taipei', since: 2024 },
      ],
      null,
      1,
    ),
  },
  {
    name: 'stock-list.xml',
    format: 'XML',
    description: 'Counted on Friday.',
    contents:
      '<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n  <row><item>Lamp</item><count>12</count><price>24</price></row>\n  <row><item>Mug</item><count>40</count><price>9</price></row>\n  <row><item>Chair</item><count>6</count><price>68</price></row>\n</rows>',
  },
]
