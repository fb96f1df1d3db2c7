/** What a subject is measured by, month by month: along what its figures fall apart, and the figures themselves. */
export interface Measures {
  /** Words that tell of the subject. */
  readonly cues: RegExp
  /** Fields of life whose figures are these where no cue is said. */
  readonly domains: ReadonlySet<string>
  readonly along: readonly Dimension[]
  readonly figures: readonly Figure[]
}
export interface Dimension {
  readonly label: string
  readonly values: readonly string[]
}
export interface Figure {
  readonly label: string
  readonly type: 'number' | 'money' | 'percent'
  readonly unit?: string
  /** Sales add up over months; the number of subscribers adds up over regions alone; a temperature over nothing. */
  readonly way: 'adds' | 'stands' | 'is'
  /** What one row of it comes to, more or less. */
  readonly usual: number
}

const dimension = (text: string): Dimension => {
  const [label = '', values = ''] = text.split('=')
  return { label, values: values.split('|') }
}
const written = /^([^:]+):(number|money|percent)(?:\(([^)]+)\))?([+=~])([\d.]+)$/
function figure(text: string): Figure {
  const [, label, type, unit, way, usual] = written.exec(text) ?? []
  if (label === undefined || type === undefined) throw new Error(`No figure: ${text}`)
  return {
    label,
    type: type as Figure['type'],
    ...(unit !== undefined && { unit }),
    way: way === '+' ? 'adds' : way === '=' ? 'stands' : 'is',
    usual: Number(usual),
  }
}
/** Measures by the words that tell of their subject, and the fields of life that they are of; "+1200" adds up over months, "=48" over the parts of one month, "~48" over nothing. */
export const measures = (cues: string, domains: string, along: string, figures: string): Measures => ({
  cues: new RegExp(`\\b(?:${cues || '(?!)'})\\b`, 'i'),
  domains: new Set(domains.split(' ')),
  along: along.split('; ').map(dimension),
  figures: figures.split('; ').map(figure),
})
/** Along what the words may have any figures fall apart. */
export const dimensions: readonly Dimension[] = [
  'Trade area=European Union|ASEAN|Mercosur',
  'Country=Portugal|Norway|Japan|Brazil',
  'Province=Northmark|Lakeland|Southshore|Westhill',
  'State=Northmark|Lakeland|Southshore|Westhill',
  'City=Graston|Millford|Harwick',
  'District=Old Town|Riverside|Eastfield',
  'County=Northmark|Lakeland|Southshore',
  'Region=North|South|East|West',
  'Area=North|South|East|West',
  'Industry=Retail|Energy|Finance|Technology',
  'Department=Sales|Service|Development',
  'Branch=Harbour|Station Road|Hillcrest',
  'Store=Harbour|Station Road|Hillcrest',
  'Warehouse=Hall A|Hall B|Harbour',
  'Brand=Northwind|Oakline|Lantern',
  'Product category=Furniture|Lighting|Textiles',
  'Product=Basic|Standard|Plus',
  'Channel=Website|App|Shop',
  'Platform=Web|iOS|Android',
  'Gender=Women|Men',
  'Age group=Under 25|25 to 44|45 and over',
  'Station=North gate|Riverside|Hillcrest',
].map(dimension)
