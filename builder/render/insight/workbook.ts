import { zipped } from './zipped.ts'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text of an element; signs that XML has no place for are left out. */
const plain = (text: string): string => text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? '') // biome-ignore format: one chain
const spaces = 'http://schemas.openxmlformats.org'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const cell = (value: string | number): string =>
  typeof value === 'number' ? `<c><v>${value}</v></c>` : value === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${plain(value)}</t></is></c>`

/** A workbook of one sheet with these rows, as spreadsheet programs open it. */
export const workbookOf = (rows: readonly (readonly (string | number)[])[]): Uint8Array =>
  zipped({
    '[Content_Types].xml': `${head}<Types xmlns="${spaces}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${spaces}/package/2006/relationships"><Relationship Id="rId1" Type="${spaces}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${spaces}/spreadsheetml/2006/main" xmlns:r="${spaces}/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${spaces}/package/2006/relationships"><Relationship Id="rId1" Type="${spaces}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${spaces}/spreadsheetml/2006/main"><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
  })
