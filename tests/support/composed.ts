import './practices.ts'
import { compose } from '../../builder/compose/compose.ts'
import type { AppModel } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'

/** A description, who is there, what is kept, and what is made (in brackets who alone makes it). */
export type Summary = readonly [words: string, roles: string, kept: string, done: string]

const helpers = ['cart items', 'order lines', 'conversations']
const usual = /^(?:Reply|Add to cart|Start a conversation)/

/** The app model that a description is composed to, before its checks are run. */
export const modelOf = (words: string): AppModel => compose(readBrief(words)).model

/** The summary of what a description is composed to. */
export const summaryOf = (words: string): Summary => {
  const model = modelOf(words)
  const done = model.actions
    .filter(({ kind }) => kind === 'create')
    .map(({ name, role }) => (role ? `${name} (${role.replaceAll('_', ' ')})` : name))
    .filter((name) => !usual.test(name))
  const kept = model.entities.map(({ plural }) => plural).filter((plural) => !helpers.includes(plural))
  return [words, model.roles.map(({ name }) => name).join(', '), kept.toSorted().join(', '), [...new Set(done)].toSorted().join(', ')]
}
