import type { Outcome, ToolName } from '../outcome.ts'
import { formatCode, minifyCode } from './code.ts'
import { base64, emoji, htmlCharacters, sixDigits, urlCode } from './codes.ts'
import { citations, copyFrom } from './copy.ts'
import { readDocument } from './documents.ts'
import { barcodes, chartOf, cloudOf } from './drawings.ts'
import { formsAndJson, rulesInUse, tableFigures } from './forms.ts'
import { harvest } from './harvest.ts'
import { highlighted } from './highlight.ts'
import { htmlPreview, markdownPreview, qrCodes } from './pages.ts'
import { tryPattern } from './pattern.ts'
import { codeFrom } from './scaffold.ts'
import { checksum, encryption, passwordStrength, passwords } from './secrets.ts'
import { keywords, proofread, segmented, sentiment, similarity, summary } from './studied.ts'
import { convertTable } from './tables.ts'
import { amountInWords, changeCase, cleanLines, compareTexts, countWords, findAndReplace } from './words.ts'

type Tool = (text: string, second: string, mode: string) => Outcome | Promise<Outcome>
const tools: Readonly<Record<Exclude<ToolName, 'script' | 'sketch' | 'hanzi'>, Tool>> = {
  case: changeCase,
  count: countWords,
  lines: cleanLines,
  replace: findAndReplace,
  compare: compareTexts,
  format: formatCode,
  minify: minifyCode,
  base64,
  url: urlCode,
  entities: htmlCharacters,
  digits: sixDigits,
  emoji,
  amount: amountInWords,
  table: convertTable,
  hash: checksum,
  encrypt: encryption,
  password: passwords,
  strength: passwordStrength,
  qr: qrCodes,
  markdown: markdownPreview,
  html: htmlPreview,
  regex: tryPattern,
  keywords,
  summary,
  sentiment,
  similar: similarity,
  proof: proofread,
  segment: segmented,
  highlight: highlighted,
  chart: chartOf,
  cloud: cloudOf,
  figures: tableFigures,
  fields: formsAndJson,
  selectors: rulesInUse,
  document: readDocument,
  copy: copyFrom,
  citation: citations,
  barcode: barcodes,
  harvest,
  code: codeFrom,
}

export type RunTool = (tool: ToolName, text: string, second: string, mode: string) => Promise<Outcome>

/** What a tool makes of a text; a text that it cannot read rejects with an error whose message says why. Scripts and Chinese characters have runners of their own. */
export const runTool: RunTool = async (tool, text, second, mode) => {
  if (tool === 'script' || tool === 'sketch' || tool === 'hanzi') throw new Error('This bench does not have that tool.')
  return tools[tool](text, second, mode)
}
