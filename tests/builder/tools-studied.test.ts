import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { barsOf } from '../../builder/browser/tools/drawings.ts'
import { runTool } from '../../builder/browser/tools/run.ts'

const made = async (...of: Parameters<typeof runTool>) => await runTool(...of)
const text = async (...of: Parameters<typeof runTool>) => (await runTool(...of)).text

describe('texts are studied', () => {
  const reviews = 'The soup was excellent. The waiter was not friendly. We waited.'
  test('for how they sound, a “not” before a word turned', async () => {
    const { rows } = await made('sentiment', reviews, '', '')
    expect(rows).toEqual([
      ['Sentence', 'Value', 'Sounds', 'Because of'],
      ['The soup was excellent.', '+3', 'positive', 'excellent'],
      ['The waiter was not friendly.', '-1.4', 'negative', 'not friendly'],
      ['We waited.', '0', 'neutral', ''],
    ])
  })
  test('for their keywords and the sentences that say most', async () => {
    const words = 'Bees make honey. Bees live in hives. The weather is fine. Honey from bees is sweet.'
    expect((await made('keywords', words, '', 'Words')).rows?.slice(0, 3)).toEqual([
      ['Keyword', 'Times', 'Share'],
      ['bees', '3', expect.any(String)],
      ['honey', '2', expect.any(String)],
    ])
    expect(await text('summary', words, '', 'A quarter')).toBe('Bees make honey.')
  })
  test('for phrases that stand in another word for word', async () => {
    const { text: said, rows } = await made('similar', 'one two three four five, and mine', 'zero one two three four five six', '')
    expect([said.split('\n')[1], rows?.[1]]).toEqual(['Of the first text, word for word in the second: 71%', ['one two three four five', '5']])
  })
  test('for slips and for words of one’s own list', async () => {
    expect(await text('proof', 'This is a apple apple. go home', 'home', 'Everything')).toBe(
      'Line 1: a apple (“an” before a vowel)\nLine 1: apple apple (The same word twice)\nLine 1: g (A sentence that begins small)\nLine 1: home (On your list)',
    )
    expect(await text('proof', 'This is a apple', 'home', 'Own words only')).toBe('Nothing was found.')
  })
  test('into words of any writing', async () => expect(await text('segment', '我们今天开门', '', 'Words')).toBe('我们 / 今天 / 开门'))
})

describe('tables and forms', () => {
  test('are described and cleaned', async () => {
    const table = 'name,age\n Ana ,31\nBen,\nBen,\n,\nCy,41'
    expect((await made('figures', table, '', 'Describe')).rows?.[2]).toEqual(['age', '2', '2', '2', '31', '36', '36', '41', ''])
    expect(await text('figures', table, '', 'Clean')).toBe('name,age\nAna,31\nBen,\nCy,41')
  })
  test('become JSON, and JSON a form', async () => {
    const form = '<label for="n">Name</label><input id="n" name="name" value="Ana"><select name="day"><option>Mon</option><option selected>Tue</option></select><input type="checkbox" name="ok" checked><button>Go</button>' // biome-ignore format: markup
    expect(JSON.parse(await text('fields', form, '', 'HTML to JSON'))).toEqual({ name: 'Ana', day: 'Tue', ok: true })
    expect(await text('fields', '{"email":"a@b.cd","day":["Mon"],"big":"<b>"}', '', 'JSON to form')).toMatch(
      /type="email" value="a@b\.cd"[\s\S]*<select id="day" name="day"><option>Mon<\/option>[\s\S]*value="&lt;b&gt;"/,
    )
  })
  test('keep the rules of a style sheet that mean something', async () => {
    const css = '.a, .gone { color: red }\np > em:hover { margin: 0 }\nnav a { top: 0 }'
    expect(await text('selectors', '<p class="a b"><em>x</em></p>', css, 'Unused selectors')).toBe('.gone\nnav a')
    expect(await text('selectors', '<p class="a b"><em>x</em></p>', css, 'Used rules')).toBe('.a { color: red }p > em:hover { margin: 0 }')
  })
})

describe('drawings', () => {
  test.each(['Bars', 'Line', 'Pie', 'Areas', 'Points'])('of a table as %s say in words what they show, escaped', async (mode) => {
    const { text: svg, picture } = await made('chart', 'a,b\n<x>,3\ny,4', 'My <title>\n#ff0000', mode)
    expect(svg).toContain('My &lt;title&gt;')
    expect(svg).toContain('#ff0000')
    expect(svg).not.toContain('<x>')
    expect(picture).toBe('My <title>: b <x> 3, y 4')
  })
  test('of a table without numbers are refused in words', async () => expect(made('chart', 'just words', '', 'Bars')).rejects.toThrow('A chart needs'))
  test('of words put the most frequent largest', async () => {
    const { text: svg } = await made('cloud', 'sun sun sun rain', '', 'Round')
    expect(svg).toMatch(/font-size="62"[^>]*>sun<[\s\S]*font-size="16"[^>]*>rain</)
  })
  test('of a Code 128 have its start, check and stop', () => {
    expect(barsOf('PJJ123C')).toBe('211214' + '313121' + '112133' + '112133' + '123221' + '223211' + '221132' + '131321' + '311321' + '2331112')
    expect(barsOf('2041').startsWith('211232')).toBe(true)
    expect(() => barsOf('ü')).toThrow('English keyboard')
  })
})

describe('documents', () => {
  const address = (bytes: Uint8Array) => `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`
  test('of Word are read with their headings, as text and as JSON', async () => {
    const xml = '<w:document><w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Title</w:t></w:r></w:p><w:p><w:r><w:t>One &amp; </w:t></w:r><w:r><w:t xml:space="preserve">two</w:t></w:r></w:p></w:document>' // biome-ignore format: markup
    const file = address(zipSync({ 'word/document.xml': strToU8(xml) }))
    expect(await text('document', file, '', 'Text')).toBe('Title\n\nOne & two')
    expect(JSON.parse(await text('document', file, '', 'JSON'))).toEqual({ sections: [{ title: 'Title', level: 1, paragraphs: ['One & two'] }] })
  })
  test('as PDF are read line by line, packed or not', async () => {
    const content = deflateSync(Buffer.from('BT /F1 12 Tf 72 700 Td (Hello \\(you\\)) Tj 0 -14 Td [(Wor) 20 (ld) -300 (again)] TJ ET'))
    const pdf = Buffer.concat([
      Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Type /Page /Contents 2 0 R >>\nendobj\n2 0 obj\n<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
      content,
      Buffer.from('\nendstream\nendobj\n'),
    ])
    expect(await text('document', address(pdf), '', 'Text')).toBe('Hello (you)\nWorld again')
    expect(await text('document', address(pdf), '', 'HTML')).toBe('<p>Hello (you)</p>\n<p>World again</p>')
  })
  test('that are neither are refused in words', async () => {
    await expect(made('document', address(strToU8('nothing')), '', 'Text')).rejects.toThrow('no Word document')
    await expect(made('document', '', '', 'Text')).rejects.toThrow('Open a PDF')
  })
})

test('code is coloured and escaped, remarks and texts as a whole', async () => {
  const { text: html } = await made('highlight', 'let a = "<b> if" // if', '', 'JavaScript or Java')
  expect(html).toContain('<span class="key">let</span> a = <span class="text">&quot;&lt;b&gt; if&quot;</span> <span class="remark">// if</span>')
})

test('texts come from templates with what is entered, and sources in the style that is asked for', async () => {
  expect((await text('copy', 'what: tea\nwho: Leaf', '', 'Slogans')).split('\n').slice(0, 2)).toEqual(['Tea: made with care.', 'Tea for you.'])
  const source = 'author: Silva, Ana; Carter, Ben\ntitle: Rooms\nyear: 2024\njournal: Reading\nvolume: 12\nissue: 3\npages: 45-61'
  expect(await text('citation', source, '', 'APA')).toBe('Silva, A., & Carter, B. (2024). Rooms. Reading, 12(3), 45–61.')
  expect(await text('citation', source, '', 'MLA')).toBe('Silva, Ana, and Ben Carter. “Rooms.” Reading, vol. 12, no. 3, 2024, pp. 45–61.')
})

describe('data of a page', () => {
  const page =
    '<script>var a = "<a href=x>no</a>"</script><h1>Corner &amp; Co</h1><a href="/order"><b>Order</b></a><table><tr><th>Bread</th><th>Price</th></tr><tr><td>Rye, dark</td><td>$4.20</td></tr></table><p>Write to hello@bakery.example.</p>'
  test('is taken out as a table, without what the page does not show', async () => {
    const { rows, text: csv, note, file } = await made('harvest', page, '', 'Everything')
    expect(rows).toEqual([
      ['What', 'Words', 'Address'],
      ['Link', 'Order', '/order'],
      ['Heading 1', 'Corner & Co', ''],
      ['Text', 'Write to hello@bakery.example.', ''],
      ['Row', 'Bread | Price', ''],
      ['Row', 'Rye, dark | $4.20', ''],
      ['Email address', 'hello@bakery.example', 'mailto:hello@bakery.example'],
      ['Price', '$4.20', ''],
    ])
    expect(csv.split('\n')[5]).toBe('Row,"Rye, dark | $4.20",')
    expect([note, file]).toEqual(['7 found. Other sites are not fetched from here: open or paste a page that you saved.', 'page-data.csv'])
  })
  test('is that of one kind, or with the words that are asked for', async () => {
    expect((await made('harvest', page, '', 'Links')).rows?.slice(1)).toEqual([['Link', 'Order', '/order']])
    expect((await made('harvest', page, 'RYE\n', 'Everything')).rows?.slice(1)).toEqual([['Row', 'Rye, dark | $4.20', '']])
    expect((await made('harvest', page, 'wheat', 'Everything')).text).toBe('')
  })
})
