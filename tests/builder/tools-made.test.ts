import { describe, expect, test } from 'vitest'
import { runHanziOrTool } from '../../builder/browser/tools/hanzi.ts'
import { runScriptOrTool as runTool } from '../../builder/browser/tools/run-script.ts'
import { alignments, capacity, correction, qrCode } from '../../builder/qr.ts'
import { titleOfTool, toolNames } from '../../builder/tools.ts'

const text = async (...of: Parameters<typeof runTool>) => (await runTool(...of)).text

test('every tool makes something of its example in each of its ways', async () => {
  for (const tool of toolNames) {
    const { sample, samples = {}, secondSample = '', modes } = titleOfTool(tool)
    for (const mode of modes.length === 0 ? [''] : modes) {
      if (
        mode === 'Decrypt' ||
        (tool === 'fields' && mode.startsWith('JSON to')) ||
        mode === 'Code to text' ||
        tool === 'document' ||
        ((tool === 'script' || tool === 'sketch') && !['As it is written', 'Python'].includes(mode))
      )
        continue
      const made = await (tool === 'hanzi' ? runHanziOrTool : runTool)(tool, samples[mode] ?? sample, secondSample, mode)
      expect([tool, mode, made.text !== '' || (made.drawings?.length ?? 0) > 0]).toEqual([tool, mode, true])
    }
  }
})

describe('texts', () => {
  test.each([
    ['case', 'hello wORLD. again', '', 'Sentence case', 'Hello world. Again'],
    ['case', 'hello o’neil', '', 'Title Case', 'Hello O’neil'],
    ['lines', 'b10\nb2\na', '', 'Sort A to Z', 'a\nb2\nb10'],
    ['lines', 'a\nb\na', '', 'Remove repeated', 'a\nb'],
    ['replace', 'a.b a+b', '.\n-', 'As written', 'a-b a+b'],
    ['replace', 'red hundred red', 'red\nblue', 'Whole words', 'blue hundred blue'],
    ['compare', 'a\nb\nc', 'a\nx\nc', '', '  a\n- b\n+ x\n  c'],
    ['amount', '1,250.50\n-7', '', 'Words', 'One thousand two hundred fifty and 50/100\nMinus seven and 00/100'],
    ['amount', '19.999', '', 'CAPITALS', 'TWENTY AND 00/100'],
    ['digits', 'Hé', '', 'Text to code', '000072 000233'],
    ['digits', '000072 000233', '', 'Code to text', 'Hé'],
    ['emoji', 'ok 👍🏽 ❤️', '', 'Emoji to text', 'ok :thumbs up: :red heart:'],
    ['emoji', ':thumbs up: 10:30', '', 'Text to emoji', '👍 10:30'],
  ] as const)('%s of %j with %j by “%s” is %j', async (tool, of, second, mode, made) => expect(await text(tool, of, second, mode)).toBe(made))

  test('codes lead back to the text', async () => {
    const words = 'Grüße & <b>"99%"</b> 👍'
    for (const tool of ['base64', 'url', 'entities'] as const) expect(await text(tool, await text(tool, words, '', 'Encode'), '', 'Decode')).toBe(words)
  })
  test('what is no code is told so', async () => {
    await expect(runTool('base64', '???', '', 'Decode')).rejects.toThrow('This is not Base64.')
    await expect(runTool('digits', '12', '', 'Code to text')).rejects.toThrow('six digits')
    await expect(runTool('amount', 'many', '', 'Words')).rejects.toThrow('not an amount')
  })
  test('a pattern lists what it finds with its groups', async () => {
    expect((await runTool('regex', 'a1 b2', '([a-z])(\\d)', 'Find all')).rows).toEqual([
      ['At', 'Found', 'Group 1', 'Group 2'],
      ['1', 'a1', 'a', '1'],
      ['4', 'b2', 'b', '2'],
    ])
  })
})

describe('code', () => {
  test.each([
    ['JSON', '{"a":[1,{"b":null}]}', '{\n  "a": [\n    1,\n    {\n      "b": null\n    }\n  ]\n}'],
    ['HTML or XML', '<ul><li>One</li><li><b>Two</b> more</li></ul>', '<ul>\n  <li>One</li>\n  <li>\n    <b>Two</b>\n    more\n  </li>\n</ul>'],
    ['CSS', 'a{color:red;margin:0}b{top:1px}', 'a {\n  color: red;\n  margin: 0\n}\n\nb {\n  top: 1px\n}'],
    ['SQL', "select a, b from t where a = 'from x' and b > 2", "SELECT a, b\nFROM t\nWHERE a = 'from x'\n  AND b > 2"],
    [
      'PHP, JavaScript, Java or C',
      'function f($a){if($a){return "{;}";}else{for($i=0;$i<3;$i++){go();}}}',
      'function f($a) {\n  if($a) {\n    return "{;}";\n  } else {\n    for($i=0;$i<3;$i++) {\n      go();\n    }\n  }\n}',
    ],
  ])('%s is indented', async (mode, of, made) => expect(await text('format', of, '', mode)).toBe(made))
  test('what only people need is taken out', async () => {
    expect(await text('minify', 'a { color : red; /* x */ }\n', '', 'CSS')).toBe('a{color :red}')
    expect(await text('minify', '<p>\n  a <b>b</b> <!-- c -->\n</p>', '', 'HTML or XML')).toBe('<p> a <b>b</b> </p>')
    await expect(runTool('minify', '{', '', 'JSON')).rejects.toThrow('This is not JSON yet')
  })
})

describe('tables', () => {
  const csv = 'name;note\n"Chen; Mei";"said ""hi""\nand left"\nBen;7\n'
  test('are read with quotes, breaks and other commas, and written in each format', async () => {
    expect(JSON.parse(await text('table', csv, '', 'CSV to JSON'))).toEqual([
      { name: 'Chen; Mei', note: 'said "hi"\nand left' },
      { name: 'Ben', note: 7 },
    ])
    expect(await text('table', '[{"a":1,"b":"x,y"},{"a":2,"c":true}]', '', 'JSON to CSV')).toBe('a,b,c\n1,"x,y",\n2,,true')
    expect(await text('table', 'a b,c\n<1>,2', '', 'CSV to XML')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n  <row>\n    <a_b>&lt;1&gt;</a_b>\n    <c>2</c>\n  </row>\n</rows>',
    )
  })
  test('a quotation mark that is not closed is told', async () => await expect(runTool('table', 'a\n"b', '', 'CSV to JSON')).rejects.toThrow('not closed'))
})

describe('secrets', () => {
  test('only the same key opens what was locked', async () => {
    const locked = await text('encrypt', 'Meet at noon', 'a long enough key', 'Encrypt')
    expect(locked).not.toContain('noon')
    expect(await text('encrypt', locked, 'a long enough key', 'Decrypt')).toBe('Meet at noon')
    await expect(runTool('encrypt', locked, 'another long key', 'Decrypt')).rejects.toThrow('does not open it')
    await expect(runTool('encrypt', 'x', 'short', 'Encrypt')).rejects.toThrow('at least 8')
  })
  test('a checksum is that of the standard', async () =>
    expect(await text('hash', 'abc', '', 'SHA-256')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'))
  test('passwords have their length and every kind of sign', async () => {
    for (const one of (await text('password', '', '', '16 characters')).split('\n'))
      expect(one).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^A-Za-z\d]).{16}$/)
    expect((await text('password', '', '', '4 words')).split('\n')[0]).toMatch(/^[a-z]+(?:-[a-z]+){3}-\d\d$/)
  })
})

test('Markdown is shown without what would run', async () => {
  expect(await text('markdown', '# A *b*\n\n- [x] done\n- `<i>`\n\n[go](javascript:alert(1)) <script>x</script>', '', 'HTML')).toBe(
    '<h1>A <em>b</em></h1>\n<ul>\n<li>☑ done</li>\n<li><code>&lt;i&gt;</code></li>\n</ul>\n<p>[go](javascript:alert(1)) &lt;script&gt;x&lt;/script&gt;</p>',
  )
})

describe('QR codes', () => {
  test('hold what the standard says', () => {
    expect([1, 2, 7, 14, 40].map(capacity)).toEqual([26, 44, 196, 581, 3706])
    expect([alignments(1), alignments(2), alignments(7), alignments(32).length]).toEqual([[], [6, 18], [6, 22, 38], 6])
  })
  test('their correction is a multiple of the generator: its polynomial is zero at each root', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })
  test('grow with the text, and have three corners, timing and a dark module', () => {
    const grid = qrCode('https://example.com')!
    expect(grid.length).toBe(25)
    const corner = (x: number, y: number) => [0, 1, 2, 3, 4, 5, 6].map((at) => grid[y]![x + at])
    for (const [x, y] of [
      [0, 0],
      [18, 0],
      [0, 18],
    ] as const)
      expect(corner(x, y)).toEqual([true, true, true, true, true, true, true])
    expect(grid[6]!.slice(8, 17)).toEqual([true, false, true, false, true, false, true, false, true])
    expect(grid[17]![8]).toBe(true)
    expect(qrCode('x'.repeat(2331))!.length).toBe(177)
    expect(qrCode('x'.repeat(2332))).toBeNull()
  })
})
