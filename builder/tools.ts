import { endsOf, type TableFormat, tableFormats, tableWays } from './table-formats.ts'
import { studiedTitles } from './tools-studied.ts'

/** The tools of a workbench: what each is called, what it does, and what it asks beside its text. */
export interface ToolTitle {
  readonly name: string
  readonly about: string
  /** What is entered; null for a tool that needs no text. */
  readonly input: string | null
  readonly modes: readonly string[]
  /** What is entered beside it; null for nothing. */
  readonly second: string | null
  /** Something to begin with, and where its ways need different ones, by the way. */
  readonly sample: string
  readonly samples?: Readonly<Record<string, string>>
  readonly secondSample?: string
  /** Further tables to begin with, by name. */
  readonly examples?: Readonly<Record<string, string>>
}

export const toolTitles = {
  ...studiedTitles,
  case: {
    name: 'Change case',
    about: 'Writes a text in capitals, small letters, or with a capital for each word or sentence.',
    input: 'Text',
    modes: ['UPPER CASE', 'lower case', 'Title Case', 'Sentence case', 'kebab-case'],
    second: null,
    sample: 'the quick brown fox. it jumps over the lazy dog.',
  },
  count: {
    name: 'Count words',
    about: 'Counts characters, words, sentences and lines, and says how long it takes to read.',
    input: 'Text',
    modes: [],
    second: null,
    sample: 'Good tools are quiet. They do one thing well, and then they step back.',
  },
  lines: {
    name: 'Sort and clean lines',
    about: 'Sorts lines, removes duplicate and empty ones, turns their order or numbers them.',
    input: 'Lines',
    modes: ['Sort A to Z', 'Sort Z to A', 'Remove repeated', 'Remove empty', 'Reverse', 'Number'],
    second: null,
    sample: 'pears\napples\nplums\napples\n\nfigs',
  },
  replace: {
    name: 'Find and replace',
    about: 'Replaces what is found throughout a text: what to find on the first line, what to write in its place on the second.',
    input: 'Text',
    modes: ['As written', 'Whole words'],
    second: 'Find (first line), replace by (second line)',
    sample: 'The colour of the door is red. The red door is shut.',
    secondSample: 'red\nblue',
  },
  compare: {
    name: 'Compare two texts',
    about: 'Shows line by line what was taken out and what was added.',
    input: 'First text',
    modes: [],
    second: 'Second text',
    sample: 'Milk\nBread\nButter',
    secondSample: 'Milk\nRye bread\nButter\nJam',
  },
  format: {
    name: 'Format code',
    about: 'Indents code so that it is easy to read, without changing what it means.',
    input: 'Code',
    modes: ['JSON', 'HTML or XML', 'CSS', 'SQL', 'PHP, JavaScript, Java or C'],
    second: null,
    sample: '{"shop":"Corner","open":true,"days":["Mon","Tue"],"address":{"street":"High Street 5"}}',
    samples: {
      'HTML or XML': '<ul class="days"><li>Monday</li><li>Tuesday</li></ul>',
      CSS: 'body{margin:0;color:#222}h1{font-size:2rem}',
      SQL: 'select name, city from customers where orders > 10 order by name',
      'PHP, JavaScript, Java or C': 'function total(prices) { let sum = 0; for (const price of prices) { sum += price; } return sum; }',
    },
  },
  minify: {
    name: 'Minify code',
    about: 'Takes out what only people need: spaces, line breaks and comments.',
    input: 'Code',
    modes: ['JSON', 'CSS', 'HTML or XML'],
    second: null,
    sample: '{\n  "shop": "Corner",\n  "open": true\n}',
    samples: {
      CSS: 'body {\n  margin: 0; /* none */\n  color: #222;\n}',
      'HTML or XML': '<ul>\n  <li>Monday</li>\n  <!-- closed -->\n  <li>Tuesday</li>\n</ul>',
    },
  },
  base64: {
    name: 'Base64',
    about: 'Writes any text in the 64 signs that pass everywhere, and reads it back.',
    input: 'Text',
    modes: ['Encode', 'Decode'],
    second: null,
    sample: 'Grüße from the café',
    samples: { Decode: 'R3LDvMOfZSBmcm9tIHRoZSBjYWbDqQ==' },
  },
  url: {
    name: 'URL encoding',
    about: 'Writes a text so that it can stand in an address, and reads it back.',
    input: 'Text',
    modes: ['Encode', 'Decode'],
    second: null,
    sample: 'coffee & cake, 2 people?',
    samples: { Decode: 'coffee%20%26%20cake%2C%202%20people%3F' },
  },
  entities: {
    name: 'HTML characters',
    about: 'Writes the characters that mean something in HTML so that they are shown, and reads them back.',
    input: 'Text',
    modes: ['Encode', 'Decode'],
    second: null,
    sample: '<p class="note">Fish & chips</p>',
    samples: { Decode: '&lt;p class=&quot;note&quot;&gt;Fish &amp; chips&lt;/p&gt;' },
  },
  digits: {
    name: 'Text and 6-digit code',
    about: 'Writes each character as its number in six digits, and reads such codes back into text.',
    input: 'Text or code',
    modes: ['Text to code', 'Code to text'],
    second: null,
    sample: 'Hello',
  },
  emoji: {
    name: 'Emoji and words',
    about: 'Writes each emoji as its name between colons, and such names as emoji.',
    input: 'Text',
    modes: ['Emoji to text', 'Text to emoji'],
    second: null,
    sample: 'Great work 👍 see you at the party 🎉',
  },
  amount: {
    name: 'Amount in words',
    about: 'Writes an amount of money in words, as contracts and cheques ask for it; one amount a line.',
    input: 'Amount',
    modes: ['Words', 'CAPITALS'],
    second: null,
    sample: '1250.50',
  },
  table: {
    name: 'Convert tables',
    about: 'Reads a table in one format and writes it in another, with a preview whose columns can be sorted and left out.',
    input: 'Table',
    modes: tableWays,
    second: null,
    sample: tableFormats.CSV,
    samples: Object.fromEntries(tableWays.map((way) => [way, tableFormats[endsOf(way)[0] as TableFormat]])),
  },
  hash: {
    name: 'Checksum',
    about: 'The fingerprint of a text: the same text always has the same one, and it does not lead back to the text.',
    input: 'Text',
    modes: ['SHA-256', 'SHA-384', 'SHA-512', 'SHA-1'],
    second: null,
    sample: 'The same text, the same fingerprint',
  },
  encrypt: {
    name: 'Encrypt and decrypt',
    about: 'Locks a text with a key (AES-256) and opens it again with the same key. Neither leaves this browser.',
    input: 'Text',
    modes: ['Encrypt', 'Decrypt'],
    second: 'Key',
    sample: 'Meet at noon behind the library.',
    secondSample: 'a long key of several words',
  },
  password: {
    name: 'Password generator',
    about: 'Passwords by chance, made in this browser and sent nowhere.',
    input: null,
    modes: ['8 characters', '12 characters', '16 characters', '24 characters', '32 characters', '4 words'],
    second: null,
    sample: '',
  },
  strength: {
    name: 'Password strength',
    about: 'Says how strong a password is, how long it would hold, and what would make it stronger. It stays in this browser.',
    input: 'Password',
    modes: [],
    second: null,
    sample: 'Summer2024',
  },
  qr: {
    name: 'QR code generator',
    about: 'Draws a QR code of a text or an address; for a list, one code for each line.',
    input: 'Text or address',
    modes: ['One code', 'One for each line'],
    second: null,
    sample: 'https://example.com/menu',
  },
  markdown: {
    name: 'Markdown preview',
    about: 'Shows Markdown as it will be read while you write it, with the HTML to copy.',
    input: 'Markdown',
    modes: ['Preview', 'HTML'],
    second: null,
    sample: '# Opening hours\n\nWe are open **every day** but Monday.\n\n- Morning: 8 to 12\n- Evening: 17 to 22\n\n> Ask for the soup of the day.',
  },
  html: {
    name: 'HTML editor',
    about: 'Shows a page of HTML and CSS as you write it. Scripts do not run in the preview.',
    input: 'HTML',
    modes: [],
    second: 'CSS',
    sample: '<h1>Hello</h1>\n<p>Change this text and look at the preview.</p>\n<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>',
    secondSample: 'body { font-family: sans-serif; padding: 2rem; }\nh1 { color: rebeccapurple; }',
  },
  regex: {
    name: 'Regular expressions',
    about: 'Tries a pattern on a text, marks and lists what it finds with its groups, and explains the pattern piece by piece.',
    input: 'Text',
    modes: ['Find all', 'Ignore case'],
    second: 'Pattern',
    sample: 'Write to ana@example.com or ben@example.org before 12:30.',
    secondSample: '(\\w+)@([\\w.]+)',
  },
} as const satisfies Readonly<Record<string, ToolTitle>>
export type ToolName = keyof typeof toolTitles
export const toolNames = Object.keys(toolTitles) as [ToolName, ...ToolName[]]
export const titleOfTool = (name: ToolName): ToolTitle => toolTitles[name]
