import { singular } from './lexicon/inflect.ts'
import type { Field } from './model.ts'

/** What a row has several of, each said in a word or two. */
export const severalNouns =
  /(?:^| )(?:tag|keyword|facility|amenity|skill|interest|language|allergy|allergen|hobby|symptom|topping|specialty|speciality|dietary requirement)$/

/** Whether a text keeps several values, parted by commas. */
export const isSeveral = ({ id, type }: Pick<Field, 'id' | 'type'>): boolean =>
  type === 'text' && id.endsWith('s') && severalNouns.test(singular(id.replaceAll('_', ' ')))

/** The values of such a text, each once. */
export const valuesIn = (text: string): string[] => [...new Set(text.split(/[,;]/).flatMap((one) => one.trim() || []))]

/** What a row counts under where rows are grouped by the field: each of several values, else the one that it has. */
export const groupsOf = (field: Pick<Field, 'id' | 'type'>, text: string): readonly string[] => (isSeveral(field) ? valuesIn(text) : text === '' ? [] : [text])
