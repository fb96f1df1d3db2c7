import { titled } from '../lexicon/inflect.ts'
import type { Field } from '../model.ts'
import type { Made } from './entity.ts'
import { insertAt, mostFields, referenceTo } from './reference.ts'

const marking = /(?:^| )(?:tag|hashtag|label|keyword)$/

/** One tag marks many notes: a note says which tag it has, rather than a tag which note. */
export function markedBy(all: readonly Made[]): readonly Made[] {
  const marks = all.filter(({ thing, entity }) => thing.kit === 'category' && marking.test(thing.noun) && entity.fields.some(isReference))
  return marks.reduce((made, { entity: { id, title, fields } }) => {
    const turned = new Map(fields.flatMap((field) => (isReference(field) && field.id !== title && field.entity !== id ? [[field.entity!, field.id]] : [])))
    return made.map((one) => {
      if (one.entity.id === id) {
        const gone = new Set(turned.values())
        return {
          ...one,
          asked: one.asked.filter((field) => !gone.has(field)),
          entity: { ...one.entity, fields: fields.filter((field) => !gone.has(field.id)) },
        }
      }
      return turned.has(one.entity.id) ? withMark(one, id, marks.find(({ entity }) => entity.id === id)!) : one
    })
  }, all)
}
const isReference = ({ type }: Field): boolean => type === 'reference'

function withMark(one: Made, id: string, { thing }: Made): Made {
  if (one.entity.fields.some(({ entity }) => entity === id) || one.entity.fields.length >= mostFields) return one
  const [fields, asked] = [[...one.entity.fields], [...one.asked]]
  insertAt(fields, asked, fields[1]?.type === 'reference' ? 2 : 1, referenceTo(titled(thing.singular), id), true)
  return { ...one, asked, entity: { ...one.entity, fields } }
}
