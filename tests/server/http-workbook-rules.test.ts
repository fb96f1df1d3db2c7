import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { tableText } from '../../server/http/workbook.ts'

const sheet = (rows: string): Uint8Array =>
  zipSync({
    'xl/sharedStrings.xml': strToU8(
      '<sst><si><t>Name</t></si><si><r><t>Date </t></r><r><t>of &quot;birth&quot;</t></r></si><si><t>Smith, &#38; Co</t></si></sst>',
    ),
    'xl/worksheets/sheet10.xml': strToU8('<worksheet><sheetData><row r="1"><c r="A1"><v>9</v></c></row></sheetData></worksheet>'),
    'xl/worksheets/sheet2.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  })

test('the first sheet of a workbook is read as comma-separated values', () => {
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" s="1"/><c r="C2"><v>46296</v></c><c t="inlineStr"><is><t>x</t></is></c></row><row r="3"/>'
  expect(tableText(sheet(rows))).toBe('Name,,"Date of ""birth"""\n"Smith, & Co",,46296,x\n')
})

test('parts that open and never close are read in one pass', () => {
  const open = (what: string): string => what.repeat(1_000_000)
  expect(tableText(sheet(open('<row>')))).toBe('')
  expect(tableText(sheet(`<row>${open('<c>')}</row>`))).toBe('')
  expect(tableText(sheet(`<row><c t="inlineStr">${open('<t ')}</c></row>`))).toBe('')
})

test('text is read as it is, and what is neither reads as nothing', () => {
  expect(tableText(strToU8('a,b\n1,2'))).toBe('a,b\n1,2')
  expect(tableText(strToU8('PK, but no workbook'))).toBe('')
  expect(tableText(Uint8Array.of(0xff, 0xfe, 0x00))).toBe('')
})
