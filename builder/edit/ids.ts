import { idFrom, taken } from '../compose/ids.ts'
import type { AppModel } from '../model.ts'

/** `words` as an id of the model's alphabet; `fallback` where nothing of them is left. */
export const idOf = (words: string, fallback = 'part'): string => idFrom(words.slice(0, 200), fallback)

/** The first of `wanted`, `wanted_2`, `wanted_3` … that is not taken. */
export function unused(wanted: string, taken: Iterable<string>): string {
  const used = new Set(taken)
  if (!used.has(wanted)) return wanted
  let number = 2
  while (used.has(`${wanted}_${number}`)) number += 1
  return `${wanted}_${number}`
}

/** All ids of a model's roles, entities, actions, pages and blocks; a new one is unlike each of them. */
export const idsOf = (model: AppModel): string[] => [
  ...[model.roles, model.entities, model.actions, model.pages].flatMap((list) => list.map(({ id }) => id)),
  ...model.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)),
]
export const newId = (model: AppModel, words: string, fallback?: string): string => unused(idOf(words, fallback), idsOf(model))

/** A path for a page of this title that no page of the model has. */
export const newPath = (model: AppModel, title: string): string =>
  taken(new Set(model.pages.map(({ path }) => path)), `/${idOf(title, 'page').replaceAll('_', '-')}`, '-')

/** The words on one line, trimmed; at most `most` characters, of which the last is then an ellipsis. */
export function cut(text: string, most: number): string {
  const clean = text
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
    .toWellFormed()
  return clean.length <= most
    ? clean
    : `${clean
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')
        .trimEnd()}…`
}
