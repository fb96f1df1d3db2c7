/** The formats in which a table is read and written, each with a table to begin with. */
export const tableFormats = {
  CSV: 'name,city,orders\nAna Silva,Porto,12\nBen Carter,Leeds,7\n"Chen, Mei",Taipei,21',
  JSON: '[\n  { "name": "Ana Silva", "city": "Porto", "orders": 12 },\n  { "name": "Ben Carter", "city": "Leeds", "orders": 7 },\n  { "name": "Chen, Mei", "city": "Taipei", "orders": 21 }\n]',
  Markdown: '| name | city | orders |\n| --- | --- | --- |\n| Ana Silva | Porto | 12 |\n| Ben Carter | Leeds | 7 |\n| Chen, Mei | Taipei | 21 |',
  YAML: '- name: Ana Silva\n  city: Porto\n  orders: 12\n- name: Ben Carter\n  city: Leeds\n  orders: 7\n- name: "Chen, Mei"\n  city: Taipei\n  orders: 21',
  XML: '<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n  <row>\n    <name>Ana Silva</name>\n    <city>Porto</city>\n    <orders>12</orders>\n  </row>\n  <row>\n    <name>Ben Carter</name>\n    <city>Leeds</city>\n    <orders>7</orders>\n  </row>\n</rows>',
  HTML: '<table>\n  <tr><th>name</th><th>city</th><th>orders</th></tr>\n  <tr><td>Ana Silva</td><td>Porto</td><td>12</td></tr>\n  <tr><td>Ben Carter</td><td>Leeds</td><td>7</td></tr>\n</table>',
  TSV: 'name\tcity\torders\nAna Silva\tPorto\t12\nBen Carter\tLeeds\t7\nChen, Mei\tTaipei\t21',
} as const
export type TableFormat = keyof typeof tableFormats
export const tableFormatNames = Object.keys(tableFormats) as [TableFormat, ...TableFormat[]]
/** Every way from one format to another, as "CSV to JSON". */
export const tableWays: readonly string[] = tableFormatNames.flatMap((from) => tableFormatNames.flatMap((to) => (from === to ? [] : [`${from} to ${to}`])))
/** The two formats of a way. */
export const endsOf = (way: string): readonly [string, string] => {
  const [from = '', to = ''] = way.split(' to ')
  return [from, to]
}
