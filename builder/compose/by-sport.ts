import { type Sport, sportOf } from '../lexicon/sports.ts'
import type { Entity, Field, Value } from '../model.ts'
import type { Made } from './entity.ts'

const positions = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward']
/** Ends of the names of football clubs, and what teams of other sports are called for them. */
// biome-ignore format: a table
const ends: Readonly<Record<string, string>> = {
  Rovers: 'Sharks', United: 'Giants', FC: 'Comets', Athletic: 'Eagles', Wanderers: 'Wolves', Rangers: 'Falcons', City: 'Kites',
}
const club = /^((?:\p{Lu}[\p{L}’]+ ){1,2})(Rovers|United|FC|Athletic|Wanderers|Rangers|City)$/u
const result = /^\d{1,2} ?[–:-] ?\d{1,2}$/
const goals = /^(?:Goals|Scored)$/

const named = (value: string, { results, positions: own }: Sport, row: number): string => {
  const at = positions.indexOf(value)
  if (at >= 0) return own[at]!
  if (result.test(value) && results.length > 0) return results[row % results.length]!
  const [, place, end = ''] = club.exec(value) ?? []
  return place === undefined ? value : `${place}${ends[end]}`
}
const valueIn = (value: Value, field: Field, sport: Sport, row: number): Value =>
  typeof value === 'string' && (field.type === 'text' || field.type === 'choice')
    ? named(value, sport, row)
    : typeof value === 'number' && goals.test(field.label)
      ? value * sport.worth
      : value
function fieldIn(field: Field, sport: Sport): Field {
  const own = field.choices?.some((choice) => positions.includes(choice)) ? field.choices.map((choice) => named(choice, sport, 0)) : field.choices
  return { ...field, ...(goals.test(field.label) && { label: sport.made }), ...(own && { choices: own }) }
}
function entityIn(entity: Entity, sport: Sport): Entity {
  const told = new Map(entity.fields.map((field) => [field.id, field]))
  const seeds = entity.seeds.map((row, at) =>
    Object.fromEntries(Object.entries(row).map(([id, value]) => [id, told.has(id) ? valueIn(value, told.get(id)!, sport, at) : value])),
  )
  return { ...entity, fields: entity.fields.map((field) => fieldIn(field, sport)), seeds }
}

/** What teams, players and matches have in the sport that the words name, where that is not football: its positions, its results, what its players make. */
export function bySport(made: readonly Made[], words: string): Made[] {
  const sport = sportOf(words)
  return sport ? made.map((one) => ({ ...one, entity: entityIn(one.entity, sport) })) : [...made]
}
