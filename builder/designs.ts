/** What a form, a page, a screen or a diagram is put together from in a built site's designer. */
export const designWays = ['form', 'page', 'screen', 'diagram'] as const
export type DesignWay = (typeof designWays)[number]

/** A part as it is kept in a design. */
export interface DesignedPart {
  readonly id: string
  readonly kind: string
  readonly text: string
  readonly note: string
  /** Entries, one a line; of a box of a diagram, the ids of those that it leads to, each with the words of its arrow. */
  readonly lines: string
  readonly required: boolean
  readonly half: boolean
}
export interface Designed {
  readonly title: string
  readonly parts: readonly DesignedPart[]
  readonly look: Readonly<Record<string, string>>
}

interface Kind {
  readonly name: string
  /** What it begins with; null for what it has not. */
  readonly text: string | null
  readonly note: string | null
  readonly lines: string | null
  /** What the note and the lines are called. */
  readonly says?: string
  readonly lists?: string
  readonly ways: readonly DesignWay[]
  /** Whether a visitor answers it. */
  readonly asks?: boolean
}
const asked = { ways: ['form'] as const, asks: true, says: 'Help' }
/** A box of a diagram; its lines say where it leads, and are no entries that are written. */
const box = { ways: ['diagram'] as const, note: null, lines: null }
export const partKinds: Readonly<Record<string, Kind>> = {
  heading: { name: 'Heading', text: 'A heading', note: null, lines: null, ways: ['form', 'page', 'screen'] },
  paragraph: { name: 'Text', text: null, note: 'Write what matters in two or three sentences.', lines: null, says: 'Text', ways: ['form', 'page', 'screen'] },
  short: { ...asked, name: 'Short answer', text: 'Your name', note: '', lines: null },
  long: { ...asked, name: 'Long answer', text: 'Your message', note: '', lines: null },
  number: { ...asked, name: 'Number', text: 'How many?', note: '', lines: null },
  email: { ...asked, name: 'Email address', text: 'Email address', note: '', lines: null },
  phone: { ...asked, name: 'Phone number', text: 'Phone number', note: '', lines: null },
  date: { ...asked, name: 'Date', text: 'On which day?', note: '', lines: null },
  time: { ...asked, name: 'Time', text: 'At what time?', note: '', lines: null },
  single: { ...asked, name: 'Single choice', text: 'Which one?', note: '', lines: 'First\nSecond\nThird', lists: 'Choices, one a line' },
  several: { ...asked, name: 'Several choices', text: 'Which ones?', note: '', lines: 'First\nSecond\nThird', lists: 'Choices, one a line' },
  select: { ...asked, name: 'Select from a list', text: 'Choose one', note: '', lines: 'First\nSecond\nThird', lists: 'Choices, one a line' },
  rating: { ...asked, name: 'Rating', text: 'How was it?', note: '', lines: null },
  agree: { ...asked, name: 'Tick to agree', text: 'I agree to the terms', note: '', lines: null },
  hero: { name: 'Opening', text: 'A good beginning', note: 'Say in one sentence what this page is for.', lines: 'Get started', says: 'Sentence', lists: 'Words of the button', ways: ['page'] }, // biome-ignore format: a table
  button: { name: 'Button', text: 'Get in touch', note: 'https://example.com', lines: null, says: 'Where it leads', ways: ['page'] },
  picture: { name: 'Picture', text: 'What the picture shows', note: '', lines: null, says: 'Address of the picture', ways: ['page', 'screen'] },
  list: { name: 'List', text: 'What you get', note: null, lines: 'The first thing\nThe second thing\nThe third thing', lists: 'Entries, one a line', ways: ['page', 'screen'] }, // biome-ignore format: a table
  cards: { name: 'Cards', text: 'What we do', note: null, lines: 'Advice: An hour with somebody who knows\nMaking: From the sketch to the thing\nCare: We stay in touch', lists: 'Cards, one a line as Title: text', ways: ['page'] }, // biome-ignore format: a table
  quote: { name: 'Quote', text: 'Ana Silva', note: 'They listened first, and then did exactly what we needed.', lines: null, says: 'What was said', ways: ['page'] }, // biome-ignore format: a table
  table: { name: 'Table', text: 'Opening hours', note: null, lines: 'Day, Hours\nMonday to Friday, 9 to 18\nSaturday, 10 to 14', lists: 'Rows, one a line, cells parted by commas', ways: ['page', 'screen'] }, // biome-ignore format: a table
  contact: { name: 'Contact', text: 'Find us', note: null, lines: 'Address: High Street 5\nPhone: 020 7946 0018\nEmail: hello@example.com', lists: 'Lines as Name: value', ways: ['page'] }, // biome-ignore format: a table
  figure: { name: 'Figure', text: 'Orders today', note: '128', lines: null, says: 'Figure', ways: ['screen'] },
  bars: {
    name: 'Bar chart',
    text: 'Orders by day',
    note: null,
    lines: 'Mon: 12\nTue: 18\nWed: 9\nThu: 22\nFri: 27',
    lists: 'Bars as Name: number',
    ways: ['screen'],
  },
  line: { name: 'Line chart', text: 'Visitors by month', note: null, lines: 'Jan: 320\nFeb: 410\nMar: 380\nApr: 520\nMay: 610', lists: 'Points as Name: number', ways: ['screen'] }, // biome-ignore format: a table
  pie: { name: 'Pie chart', text: 'Share by kind', note: null, lines: 'Shop: 46\nOnline: 38\nPhone: 16', lists: 'Parts as Name: number', ways: ['screen'] },
  meter: { name: 'Progress', text: 'Target reached', note: '72', lines: null, says: 'Percent', ways: ['screen'] },
  start: { ...box, name: 'Start', text: 'Start' },
  step: { ...box, name: 'Step', text: 'A step' },
  decision: { ...box, name: 'Decision', text: 'Is it so?' },
  data: { ...box, name: 'Data', text: 'A record' },
  end: { ...box, name: 'End', text: 'End' },
  divider: { name: 'Line between', text: null, note: null, lines: null, ways: ['form', 'page', 'screen'] },
}
export const isBox = (kind: string): boolean => partKinds[kind]?.ways[0] === 'diagram'
export const kindsFor = (way: DesignWay): readonly string[] => Object.keys(partKinds).filter((kind) => partKinds[kind]!.ways.includes(way))

const part = (kind: string, change: Partial<DesignedPart> = {}, at = 0): DesignedPart => {
  const { text, note, lines } = partKinds[kind]!
  return { id: `p${at + 1}`, kind, text: text ?? '', note: note ?? '', lines: lines ?? '', required: false, half: false, ...change }
}
export const plainLook = { colour: '#1f5fbf', ground: '#ffffff', face: 'Plain', space: 'Even', align: 'Left' } as const
export const looks = {
  colour: { name: 'Colour', values: ['#1f5fbf', '#1b7a4b', '#a8321f', '#6a3fb5', '#8a5a00', '#22303f'] },
  ground: { name: 'Background', values: ['#ffffff', '#f6f4ee', '#eef4fb', '#101820'] },
  face: { name: 'Font', values: ['Plain', 'Serif', 'Typewriter'] },
  space: { name: 'Spacing', values: ['Tight', 'Even', 'Wide'] },
  align: { name: 'Alignment', values: ['Left', 'Centre'] },
} as const

const design = (title: string, ...parts: readonly (readonly [kind: string, change?: Partial<DesignedPart>])[]): Designed => ({
  title,
  look: plainLook,
  parts: parts.map(([kind, change], at) => part(kind, change, at)),
})
/** Designs to begin with, by their names; the first stands there when the designer opens. */
export const templatesFor: Readonly<Record<DesignWay, Readonly<Record<string, Designed>>>> = {
  form: {
    'Contact form': design('Contact us', ['paragraph', { note: 'Write to us: we answer within two days.' }], ['short', { required: true, half: true }], ['email', { required: true, half: true }], ['long', { required: true }]), // biome-ignore format: a table
    Registration: design('Register', ['short', { text: 'Full name', required: true }], ['email', { required: true, half: true }], ['phone', { half: true }], ['select', { text: 'Which session?', lines: 'Morning\nAfternoon\nEvening' }], ['agree', { required: true }]), // biome-ignore format: a table
    Survey: design('How was it?', ['rating', { required: true }], ['single', { text: 'Would you come again?', lines: 'Yes\nPerhaps\nNo' }], ['several', { text: 'What did you like?', lines: 'The place\nThe people\nThe price' }], ['long', { text: 'What should we do better?' }]), // biome-ignore format: a table
    Booking: design('Ask for a time', ['short', { text: 'Your name', required: true, half: true }], ['phone', { half: true }], ['date', { required: true, half: true }], ['time', { half: true }], ['number', { text: 'How many people?' }]), // biome-ignore format: a table
  },
  page: {
    'Landing page': design('A new start', ['hero'], ['cards'], ['quote'], ['contact']),
    Company: design('Our company', ['hero', { text: 'We make things that last', note: 'A workshop of twelve people since 1994.', lines: 'See our work' }], ['heading', { text: 'About us' }], ['paragraph'], ['list'], ['table'], ['contact']), // biome-ignore format: a table
    Event: design('Summer fair', ['hero', { text: 'Summer fair', note: 'Saturday from ten in the park.', lines: 'Come along' }], ['list', { text: 'What awaits you', lines: 'Music\nFood\nGames' }], ['button', { text: 'Tell us that you come' }]), // biome-ignore format: a table
    Menu: design('The menu', ['hero', { text: 'Today’s menu', note: 'Cooked fresh from noon until it is gone.', lines: 'Reserve a table' }], ['table', { text: 'Dishes', lines: 'Dish, Price\nLentil soup, €7\nMarket salad, €9\nLemon tart, €5' }], ['quote'], ['contact']), // biome-ignore format: a table
  },
  screen: {
    'Sales screen': design('Sales today', ['figure', { half: true }], ['figure', { text: 'Turnover', note: '€4,210', half: true }], ['bars', { half: true }], ['pie', { half: true }], ['line']), // biome-ignore format: a table
    'Works screen': design('On site', ['figure', { text: 'People on site', note: '42', half: true }], ['meter', { half: true }], ['table', { text: 'Today', lines: 'Team, Task\nNorth, Foundations\nSouth, Scaffold' }], ['bars', { text: 'Deliveries by day' }]), // biome-ignore format: a table
    'Visitors screen': design('Visitors', ['figure', { text: 'Visitors today', note: '1,204', half: true }], ['figure', { text: 'New members', note: '36', half: true }], ['line'], ['table', { text: 'Busiest pages', lines: 'Page, Visits\nHome, 640\nPrices, 281' }]), // biome-ignore format: a table
    'Energy screen': design('Energy', ['meter', { text: 'Battery charged', note: '64', half: true }], ['figure', { text: 'Power now', note: '3.2 kW', half: true }], ['bars', { text: 'Kilowatt hours by day' }], ['pie', { text: 'Where it goes', lines: 'Heating: 48\nKitchen: 31\nLight: 21' }]), // biome-ignore format: a table
  },
  diagram: {
    'Order flow': design('From order to delivery', ['start', { text: 'Order comes in', lines: 'p2' }], ['decision', { text: 'In stock?', lines: 'p3 Yes\np4 No' }], ['step', { text: 'Pack it', lines: 'p5' }], ['step', { text: 'Order from supplier', lines: 'p3' }], ['step', { text: 'Send it', lines: 'p6' }], ['end', { text: 'Delivered' }]), // biome-ignore format: a table
    Approval: design('Approval', ['start', { text: 'Request', lines: 'p2' }], ['step', { text: 'Check it', lines: 'p3' }], ['decision', { text: 'Complete?', lines: 'p4 Yes\np1 No' }], ['step', { text: 'Approve', lines: 'p5' }], ['end', { text: 'Filed' }]), // biome-ignore format: a table
    'Mind map': design('A trip', ['start', { text: 'Trip', lines: 'p2\np3\np4' }], ['step', { text: 'Where to', lines: 'p5' }], ['step', { text: 'Who comes' }], ['step', { text: 'What to bring' }], ['step', { text: 'By the sea' }]), // biome-ignore format: a table
    'Data flow': design('Sign-up', ['start', { text: 'Visitor', lines: 'p2' }], ['step', { text: 'Fill in the form', lines: 'p3' }], ['data', { text: 'Accounts', lines: 'p4' }], ['step', { text: 'Send a welcome', lines: 'p5' }], ['end', { text: 'Member' }]), // biome-ignore format: a table
  },
}

/** What of a design is told in words beside it: its parts one a line, how many they are, and its look. */
export const toldOf = ({ parts, look }: Designed) => ({
  parts: parts
    .map(({ kind, text, required }) => `${partKinds[kind]?.name ?? kind}${text === '' ? '' : `: ${text}`}${required ? ' (required)' : ''}`)
    .join('\n')
    .slice(0, mostTold),
  count: parts.length,
  colour: look.colour ?? plainLook.colour,
  background: look.ground ?? plainLook.ground,
  font: look.face ?? plainLook.face,
})
const mostTold = 2000

/** Which field of a row takes which side of a part. */
export interface PartFields {
  readonly name: string
  readonly kind: string
  readonly order: string
  readonly note: string | null
  readonly choices: string | null
  readonly required: string | null
}
const mostText = 200
/** The parts of a design as rows, in order; lines between them are none. */
export const partRows = (
  { parts }: Designed,
  { name, kind, order, note, choices, required }: PartFields,
): Readonly<Record<string, string | number | boolean | null>>[] =>
  parts
    .filter((one) => one.kind !== 'divider')
    .map((one, index) => ({
      [name]: (one.text || one.note || partKinds[one.kind]!.name).slice(0, mostText),
      [kind]: partKinds[one.kind]!.name,
      [order]: index + 1,
      ...(note !== null && { [note]: one.note === '' ? null : one.note.slice(0, mostTold) }),
      ...(choices !== null && { [choices]: toldLines(one, parts).slice(0, mostTold) || null }),
      ...(required !== null && { [required]: one.required }),
    }))

/** A design in few characters, to be kept. */
export const writeDesign = ({ title, parts, look }: Designed): string =>
  JSON.stringify({
    title,
    look: Object.fromEntries(Object.entries(look).filter(([name, value]) => value !== plainLook[name as keyof typeof plainLook])),
    parts: parts.map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== '' && value !== false))),
  })

/** What the lines of a part say to a reader: entries as they are written, and boxes by their words. */
const toldLines = (one: DesignedPart, parts: readonly DesignedPart[]): string =>
  isBox(one.kind) ? linksOf(one, parts).map(({ to, words }) => (words === '' ? to.text : `${words}: ${to.text}`)).join('\n') : one.lines // biome-ignore format: one rule

/** The boxes that a box leads to, with the words of each arrow; those that are gone are left out. */
export const linksOf = ({ lines }: DesignedPart, parts: readonly DesignedPart[]): readonly { readonly to: DesignedPart; readonly words: string }[] =>
  lines.split('\n').flatMap((line) => {
    const [id = '', ...words] = line.trim().split(' ')
    const to = parts.find((one) => one.id === id)
    return to ? [{ to, words: words.join(' ') }] : []
  })

/** A design as it was kept; null for what is none. */
export function readDesign(text: string): Designed | null {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return null
  }
  const { title, parts, look } = (data ?? {}) as Partial<Designed>
  if (typeof title !== 'string' || !Array.isArray(parts)) return null
  const words = (of: unknown): string => (typeof of === 'string' ? of : '')
  return {
    title,
    look: Object.fromEntries(Object.entries({ ...plainLook, ...(look ?? {}) }).map(([name, value]) => [name, words(value)])),
    parts: parts.slice(0, 60).flatMap((one: Partial<DesignedPart>, at) =>
      Object.hasOwn(partKinds, words(one?.kind))
        ? [{ id: /^p\d+$/.test(words(one.id)) ? words(one.id) : `p${900 + at}`, kind: words(one.kind), text: words(one.text), note: words(one.note), lines: words(one.lines), required: one.required === true, half: one.half === true }] // biome-ignore format: one record
        : [],
    ),
  }
}
