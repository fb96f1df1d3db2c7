import { Converter } from 'opencc-js'
import { pinyin } from 'pinyin-pro'
import type { Outcome } from '../outcome.ts'
import { type RunTool, runTool } from './run.ts'
import { written } from './words.ts'

const toTraditional = Converter({ from: 'cn', to: 't' })
const toSimplified = Converter({ from: 't', to: 'cn' })
const chinese = /\p{Script=Han}/u

/** Words stand apart and the syllables of a word together; what is not Chinese stays as it is. */
function byWords(line: string): string {
  const spoken = pinyin(line, { type: 'array' })
  let at = 0
  const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(line)].map(({ segment }) => {
    const from = at
    at += [...segment].length
    return spoken.slice(from, at).join('').trim()
  })
  return words.filter((word) => word !== '').join(' ')
}

const ways: Readonly<Record<string, (text: string) => string>> = {
  'To traditional': toTraditional,
  'To simplified': toSimplified,
  'Pinyin with tones': (text) => pinyin(text, { nonZh: 'consecutive' }),
  'Pinyin without tones': (text) => pinyin(text, { toneType: 'none', nonZh: 'consecutive' }),
  'Pinyin by words': byWords,
}

/** Chinese in other characters or in pinyin, line by line. */
export function hanzi(text: string, _: string, mode: string): Outcome {
  const way = Object.hasOwn(ways, mode) ? ways[mode]! : toTraditional
  const made = text.split('\n').map(way).join('\n')
  const count = [...text].filter((sign) => chinese.test(sign)).length
  return written(made, `${mode}: ${count} Chinese ${count === 1 ? 'character' : 'characters'}.`, 'chinese.txt')
}

/** Chinese in other characters, or what another tool makes of a text. */
export const runHanziOrTool: RunTool = async (tool, text, second, mode) => (tool === 'hanzi' ? hanzi(text, second, mode) : runTool(tool, text, second, mode))
