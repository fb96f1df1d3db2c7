import type { Entity, Field, Values } from '../../model.ts'

const made = /^(?:edited|processed|converted|transcoded|compressed|enhanced|finished) (?:file|media|media file|multimedia file)$/
const done = /^(?:what_was_done|operation|processing)$/

interface Work {
  readonly of: RegExp
  readonly ways: readonly (readonly [said: string, short: string, ending: string])[]
}
const works: readonly Work[] = [
  { of: /(?:^| )(?:video|film|clip|movie)(?: file)?$/, ways: [['Cut to 30 seconds', 'shorter', 'mp4'], ['Converted to WebM', 'for the web', 'webm'], ['Scaled to 720p', 'smaller', 'mp4']] }, // biome-ignore format: a table
  { of: /(?:^| )(?:audio|music|song|sound|recording|track)(?: file)?$/, ways: [['Converted to WAV', 'uncompressed', 'wav'], ['Pauses cut out', 'without pauses', 'mp3'], ['Volume evened out', 'even volume', 'mp3']] }, // biome-ignore format: a table
  { of: /(?:^| )(?:image|photo|picture)(?: file)?$/, ways: [['Cropped to a square', 'square', 'jpg'], ['Converted to PNG', 'as PNG', 'png'], ['Light and contrast', 'brighter', 'jpg']] }, // biome-ignore format: a table
]

/** Rows of what was made of videos, sounds and pictures: each of one original, named after it, with what is done to such a thing. */
export function workedOn(entities: readonly Entity[]): readonly Entity[] {
  return entities.map((entity) => {
    const originals = made.test(entity.singular) ? entity.fields.flatMap((field) => originalOf(entities, field)) : []
    return originals.length === 0 ? entity : ofOne(entity, originals)
  })
}

interface Original {
  readonly field: Field
  readonly of: Entity
  readonly ways: Work['ways']
}
function originalOf(entities: readonly Entity[], field: Field): Original[] {
  const of = field.type === 'reference' ? entities.find(({ id }) => id === field.entity) : undefined
  const work = of && of.seeds.length > 0 ? works.find((one) => one.of.test(of.singular)) : undefined
  return of && work ? [{ field, of, ways: work.ways }] : []
}

function ofOne(entity: Entity, originals: readonly Original[]): Entity {
  const ids = new Set(originals.map(({ field }) => field.id))
  const how = entity.fields.find(({ id }) => done.test(id))
  const format = entity.fields.find(({ id, type }) => id === 'format' && type === 'text')
  const file = entity.fields.find(({ type }) => type === 'file')
  const seeds = entity.seeds.map((seed, index): Values => {
    const { field, of, ways } = originals[index % originals.length]!
    const place = Math.floor(index / originals.length) % of.seeds.length
    const [said, short, ending] = ways[place % ways.length]!
    const title = String(of.seeds[place]![of.title] ?? '')
    return {
      ...seed,
      ...Object.fromEntries([...ids].map((id) => [id, id === field.id ? place : null])),
      [entity.title]: `${title}, ${short}`,
      ...(how && (how.type === 'text' || how.type === 'long_text') && { [how.id]: said }),
      ...(format && { [format.id]: ending.toUpperCase() }),
      ...(file && { [file.id]: `${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}-${short.replaceAll(' ', '-').toLowerCase()}.${ending}` }),
    }
  })
  const fields = ids.size < 2 ? entity.fields : entity.fields.map((field) => (ids.has(field.id) ? { ...field, required: false } : field))
  return { ...entity, fields, seeds }
}
