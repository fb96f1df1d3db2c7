import { drawingScripts } from './drawing-scripts.ts'
import type { ToolTitle } from './tools.ts'

const article =
  'The new library opened on Monday. It has forty thousand books and a garden. Visitors praised the quiet rooms and the friendly staff. The garden was planted by pupils of the school. On some days the rooms are crowded, and then the garden is the best place to read.'
const table = 'month,shop,online\nJan,120,80\nFeb,132,95\nMar,128,130\nApr,150,142\nMay,171,160'

const iris =
  'flower,sepal length,sepal width,petal length,petal width\nsetosa 1,5.1,3.5,1.4,0.2\nsetosa 2,4.9,3.0,1.4,0.2\nsetosa 3,4.7,3.2,1.3,0.2\nsetosa 4,5.0,3.6,1.4,0.2\nversicolor 1,7.0,3.2,4.7,1.4\nversicolor 2,6.4,3.2,4.5,1.5\nversicolor 3,6.9,3.1,4.9,1.5\nversicolor 4,5.5,2.3,4.0,1.3\nvirginica 1,6.3,3.3,6.0,2.5\nvirginica 2,5.8,2.7,5.1,1.9\nvirginica 3,7.1,3.0,5.9,2.1\nvirginica 4,6.3,2.9,5.6,1.8'
const wave = (terms: number, x: number): string =>
  Array.from({ length: terms }, (_, at) => Math.sin((2 * at + 1) * x) / (2 * at + 1))
    .reduce((sum, one) => sum + (4 / Math.PI) * one, 0)
    .toFixed(2)
const fourier = [
  'x,1 term,3 terms,9 terms',
  ...Array.from({ length: 33 }, (_, at) => at * 0.2).map((x) => [x.toFixed(1), wave(1, x), wave(3, x), wave(9, x)].join(',')),
].join('\n')
const stocks =
  'day,Northwind,Harbour,Oakline\n2 Mar,41.2,18.4,77.0\n3 Mar,41.9,18.1,76.2\n4 Mar,42.6,18.3,75.8\n5 Mar,42.1,18.9,76.9\n6 Mar,43.4,19.4,77.5\n9 Mar,44.0,19.1,78.8\n10 Mar,43.7,19.6,79.4\n11 Mar,44.8,20.2,79.1\n12 Mar,45.5,20.0,80.3\n13 Mar,45.1,20.7,81.0'
/** Tables to begin with, by name. */
export const examples = { 'Iris flowers': iris, 'Fourier series': fourier, 'Stock prices (made up)': stocks }

/** Tools that study a text or a table, draw it, or read a document. */
export const studiedTitles = {
  keywords: {
    name: 'Keywords',
    about: 'Finds the words and pairs of words that a text is about, with how often each comes.',
    input: 'Text',
    modes: ['Words', 'Words and pairs'],
    second: null,
    sample: article,
  },
  summary: {
    name: 'Summary',
    about: 'Picks the sentences that say most of a text, in their own order. Chosen by counting words; nothing is written anew.',
    input: 'Text',
    modes: ['Two sentences', 'A quarter', 'A half'],
    second: null,
    sample: article,
  },
  sentiment: {
    name: 'Sentiment',
    about: 'Says whether a text sounds good or bad, on the whole and sentence by sentence, by a list of words with their weight.',
    input: 'Text',
    modes: [],
    second: null,
    sample: article,
  },
  similar: {
    name: 'Similarity of two texts',
    about: 'Says how much of one text stands in another, in words and in whole phrases, and lists the phrases.',
    input: 'First text',
    modes: [],
    second: 'Second text',
    sample: 'The garden was planted by pupils of the school, and it is the best place to read.',
    secondSample: article,
  },
  proof: {
    name: 'Proofread',
    about: 'Finds doubled words, missing capitals and spaces, “a” before a vowel, long sentences, and words from your own list.',
    input: 'Text',
    modes: ['Everything', 'Own words only'],
    second: 'Words that should not stand there, one a line',
    sample: 'this is a example of a text text with some slips . it was , like, very very long',
    secondSample: 'very\nlike',
  },
  segment: {
    name: 'Split into words',
    about: 'Cuts a text into its words or sentences, also one in Chinese, Japanese or Thai, and counts them.',
    input: 'Text',
    modes: ['Words', 'Sentences'],
    second: null,
    sample: '图书馆今天开门。花园是学校的学生种的。',
  },
  highlight: {
    name: 'Highlight code',
    about: 'Colours the key words, texts, numbers and remarks of code, with the HTML to save.',
    input: 'Code',
    modes: ['JavaScript or Java', 'PHP', 'Python', 'HTML or XML', 'CSS', 'SQL', 'Elm or Haskell'],
    second: null,
    sample: '// The price of an order\nfunction price(items) {\n  let sum = 0\n  for (const item of items) sum += item.price * 1.2\n  return sum + " euros"\n}',
  },
  chart: {
    name: 'Draw a chart',
    about: 'Draws a table as a chart: its first column names, the others are numbers. Saved as a picture.',
    input: 'Table (CSV or JSON)',
    modes: ['Bars', 'Line', 'Pie', 'Areas', 'Points'],
    second: 'Title (first line), colours (second line)',
    sample: table,
    secondSample: 'Figures\n#1f5fbf #1b7a4b #b3541e',
    examples,
  },
  cloud: {
    name: 'Word cloud',
    about: 'Draws the words of a text the larger the more often they come. Saved as a picture.',
    input: 'Text',
    modes: ['Round', 'In lines'],
    second: 'Colours',
    sample: article,
    secondSample: '#1f5fbf #1b7a4b #b3541e #6a3fb5',
  },
  figures: {
    name: 'Analyse a table',
    about: 'Says of each column how many values it has, their range, mean and median, what comes most often, and what is missing or doubled.',
    input: 'Table (CSV or JSON)',
    modes: ['Describe', 'Clean'],
    second: null,
    sample: 'name,age,city\nAna,31,Porto\nBen,44,Leeds\nBen,44,Leeds\nChen,,Taipei\n Dora ,29,Porto',
    examples,
  },
  fields: {
    name: 'Forms and JSON',
    about: 'Writes the fields of an HTML form as JSON, or makes a form of JSON.',
    input: 'HTML or JSON',
    modes: ['HTML to JSON', 'JSON to form'],
    second: null,
    sample:
      '<form>\n  <label>Name <input name="name" required></label>\n  <label>Guests <input name="guests" type="number" value="2"></label>\n  <select name="day"><option>Monday</option><option selected>Friday</option></select>\n</form>',
  },
  selectors: {
    name: 'CSS in use',
    about: 'Looks which rules of a style sheet match something in the HTML, and writes the sheet without the others.',
    input: 'HTML',
    modes: ['Used rules', 'Unused selectors'],
    second: 'CSS',
    sample: '<main><h1 class="title">Hello</h1><p>Text</p></main>',
    secondSample: '.title { color: navy; }\np { margin: 0; }\n.gone { color: red; }\nnav a:hover { color: blue; }',
  },
  document: {
    name: 'Read a document',
    about: 'Takes the text out of a PDF or Word document that is on this device. A PDF of scanned pictures has no text to take.',
    input: 'Document',
    modes: ['Text', 'JSON', 'HTML'],
    second: null,
    sample: '',
  },
  copy: {
    name: 'Write from your words',
    about: 'Puts texts together from templates and what you enter. No language model is asked: read and change what you get.',
    input: 'What it is about: one “name: value” a line',
    modes: ['Slogans', 'Product text', 'Social post', 'Email', 'Cover letter', 'Reply to a customer'],
    second: null,
    sample: 'what: oat biscuits\nwho: Corner Bakery\nfor: people on the move\nwhy: baked every morning without additives\nhow: friendly',
  },
  code: {
    name: 'Write code',
    about: 'Writes code for a thing and its fields in a language of your choice, or fills a template of your own with them.',
    input: 'What it is about: a line “name:” and a line “fields:”',
    modes: ['HTML form', 'SQL table', 'JavaScript', 'TypeScript', 'PHP', 'Python', 'Java', 'REST routes', 'JSON', 'Own template'],
    second: 'Own template: {{Name}}, {{name}}, {{NAME}}, and {{#fields}}…{{/fields}} for each field with its {{type}}',
    sample: 'name: Customer\nfields: full name, email email, born date, orders number, active boolean',
    secondSample: '// {{Name}}\n{{#fields}}set{{Name}}({{type}})\n{{/fields}}',
  },
  citation: {
    name: 'Citation',
    about: 'Writes what a source is called in the style that is asked for.',
    input: 'Source: one “name: value” a line',
    modes: ['APA', 'MLA', 'Chicago', 'GB/T 7714', 'BibTeX'],
    second: null,
    sample:
      'author: Silva, Ana; Carter, Ben\ntitle: Quiet rooms in public libraries\nyear: 2024\njournal: Journal of Reading\nvolume: 12\nissue: 3\npages: 45-61\ndoi: 10.1000/182',
  },
  harvest: {
    name: 'Take data from a page',
    about: 'Takes links, headings, texts, tables, contacts and prices out of the HTML of a page, as a table to save. Other sites are not fetched from here.',
    input: 'HTML of the page',
    modes: ['Everything', 'Links', 'Headings', 'Texts', 'Table rows', 'Pictures', 'Contacts', 'Prices'],
    second: 'Only what has one of these words, one a line',
    sample:
      '<h1>Corner Bakery</h1>\n<img src="/rye.jpg" alt="A loaf of rye">\n<p>Bread and cake, baked every morning.</p>\n<table><tr><th>Bread</th><th>Price</th></tr><tr><td>Rye</td><td>$4.20</td></tr></table>\n<a href="/order">Order</a> <a href="mailto:hello@bakery.example">hello@bakery.example</a> Call 020 7946 0018',
    secondSample: '',
  },
  barcode: {
    name: 'Barcode',
    about: 'Draws a Code 128 barcode of a number or a short text; for a list, one for each line.',
    input: 'Number or text',
    modes: [],
    second: null,
    sample: 'PARCEL-2041',
  },
  hanzi: {
    name: 'Chinese characters',
    about: 'Turns simplified characters into traditional ones and back, word by word, and writes Chinese in pinyin.',
    input: 'Chinese text',
    modes: ['To traditional', 'To simplified', 'Pinyin with tones', 'Pinyin without tones', 'Pinyin by words'],
    second: null,
    sample: '头发和发展，银行行长在网络上买软件。',
    examples: { Traditional: '頭髮和發展，銀行行長在網絡上買軟件。' },
  },
  script: {
    name: 'Run a script',
    about: 'Runs the core of Python, JavaScript or PHP in this page, step by step and with a limit: no files, no network, no packages.',
    input: 'Script',
    modes: ['As it is written', 'Python', 'JavaScript', 'PHP'],
    second: null,
    sample: 'prices = [4.2, 3.5, 12]\ntotal = 0\nfor price in prices:\n    total += price\nprint(f"{len(prices)} items, {total:.2f} in all")',
    examples: {
      JavaScript:
        'const prices = [4.2, 3.5, 12]\nconst total = prices.reduce((sum, price) => sum + price, 0)\nconsole.log(prices.length, "items,", total.toFixed(2), "in all")',
      PHP: '<?php\n$prices = [4.2, 3.5, 12];\necho count($prices) . " items, " . number_format(array_sum($prices), 2) . " in all";',
    },
  },
  sketch: {
    name: 'Draw by code',
    about:
      'Draws what a script says, on a sheet of 600 × 400: by a turtle from its middle (forward, left, right, penup, pendown, color, goto, circle), or by shapes from its top left corner (line, rectangle, circle, ellipse, triangle, text, background). Python, JavaScript or PHP, run in this page step by step.',
    input: 'Script',
    modes: ['As it is written', 'Python', 'JavaScript', 'PHP'],
    second: null,
    sample: drawingScripts[0]!.code,
    examples: Object.fromEntries(drawingScripts.slice(1).map(({ name, code }) => [name, code])),
  },
} as const satisfies Readonly<Record<string, ToolTitle>>
