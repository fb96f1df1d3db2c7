import { colourOf } from '../../colour/names.ts'
import type { Entity } from '../../model.ts'
import type { PdfLook } from '../../pdf.ts'
import type { SiteRow } from '../../site.ts'
import { type Context, entityOf } from '../context.ts'
import { valueIn } from '../own.ts'
import { referenceOf, textOf } from '../value.ts'

/** Whether rows are templates, by which others are laid out. */
export const isOfTemplates = (entity: Entity | undefined): boolean => entity !== undefined && /templates$/.test(entity.plural)

/** The look that the template of a row gives its document, by the letters and the colour that it names; undefined for a row without one. */
export function lookOf(of: Context, entity: Entity, row: SiteRow): PdfLook | undefined {
  for (const field of entity.fields) {
    const about = field.type === 'reference' ? entityOf(of, field.entity ?? '') : undefined
    if (!about || !isOfTemplates(about)) continue
    const template = referenceOf(of, field, valueIn(row, field.id))?.row
    if (!template) continue
    const said = (label: RegExp): string => {
      const told = about.fields.find((one) => label.test(one.label))
      return told ? textOf(of, told, valueIn(template, told.id)) : ''
    }
    const font = said(/^font/i)
    return {
      letters: /typewriter|courier|mono/i.test(font) ? 'typewriter' : /(?<!sans )serif|times/i.test(font) ? 'serif' : 'sans',
      colour: sharesOf(said(/^colou?r/i)),
    }
  }
  return undefined
}

function sharesOf(name: string): PdfLook['colour'] {
  const hex = /^#([0-9a-f]{6})$/i.exec(colourOf(name) ?? '')?.[1]
  if (hex === undefined) return [0, 0, 0]
  const share = (at: number): number => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 100) / 100
  return [share(0), share(2), share(4)]
}
