import { expect, test } from 'vitest'
import { runHanziOrTool } from '../../builder/browser/tools/hanzi.ts'
import { toolsIn } from '../../builder/complete/module/which-tools.ts'
import { scriptsOf } from '../../builder/render/module/stage.ts'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  ['To traditional', '头发和发展', '頭髮和發展'],
  ['To simplified', '頭髮和發展', '头发和发展'],
  ['Pinyin with tones', '银行行长', 'yín háng háng zhǎng'],
  ['Pinyin without tones', '你好\n世界', 'ni hao\nshi jie'],
  ['Pinyin by words', '你好世界', 'nǐhǎo shìjiè'],
])('Chinese is converted by words: %s', async (mode, text, made) => expect((await runHanziOrTool('hanzi', text, '', mode)).text).toBe(made))

test('what is not Chinese stays, and is not counted', async () =>
  expect(await runHanziOrTool('hanzi', 'OK 发', '', 'To traditional')).toMatchObject({ text: 'OK 發', note: 'To traditional: 1 Chinese character.' }))

test('a site to convert characters has the bench, with a script of its own, in place of tables of characters', () => {
  const site = siteOf(
    'A website for converting Chinese characters to pinyin, with simplified and traditional Chinese conversion. Users can input Chinese characters.',
  )
  const blocks = site.pages.flatMap((page) => page.blocks)
  expect(blocks.flatMap((block) => (block.kind === 'workbench' && block.about === undefined ? [block.tools] : []))).toEqual([['hanzi']])
  expect(scriptsOf(blocks.filter(({ kind }) => kind === 'workbench'))).toEqual(['hanzi'])
  expect(site.entities.filter(({ plural }) => /characters|pinyin/i.test(plural))).toEqual([])
})

test.each(['A website in simplified Chinese and traditional Chinese.', 'A dictionary with pinyin search for words.', 'A Chinese restaurant with orders.'])(
  'no bench of characters: %s',
  (words) => expect(toolsIn(words)).not.toContain('hanzi'),
)
