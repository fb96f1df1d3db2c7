import { kits } from '../lexicon/kits.ts'
import type { Role } from '../model.ts'
import type { Subject } from '../read/subject.ts'
import type { Made } from './entity.ts'
import { groupOf, type Thing } from './thing.ts'

/** Whether a site is a tool that a team keeps together, one person's own, or a public site with people who run it. */
export type Setting = 'team' | 'personal' | 'public'

const teamWords = /^(?:management|erp|crm|oa|mes|wms|backend|back-end|admin|administration|internal|inventory|warehouse|monitoring|dashboard|factory|production|hr|payroll|accounting|office|intranet|database|maintenance|procurement|analytics|helpdesk|kanban|analysis|testing|test|scheduling|tool)$/
const personalKits = new Set(['todo', 'habit', 'diary', 'reminder', 'expense', 'health', 'medicine', 'favorite', 'recipe', 'plant', 'link', 'transaction', 'profile', 'book', 'movie', 'note'])
const personalWords = /^(?:todo|to-do|habit|diary|journal|notes?|planner|tracker|personal|recipe|recipes|expense|budget|my)$/

export function settingOf(subject: Subject, words: readonly string[], things: readonly Thing[], roles: readonly Role[]): Setting {
  const isPersonal = things.length > 0 && things.every(({ kit }) => personalKits.has(kit)) && (things.some(({ kit }) => kits[kit].read === 'own') || subject.topic.some((word) => personalWords.test(word)))
  if (isPersonal && roles.length < 2) return 'personal'
  return [...subject.topic, subject.site, ...words.slice(0, 3)].some((word) => teamWords.test(word)) && !roles.some(({ manages }) => manages) ? 'team' : 'public'
}

/** Who may see and change the rows: by the kind of the thing, by who does what in the words, and by how the site is used. */
export function shared(made: Made, setting: Setting): Made {
  const { thing, entity } = made
  const users = (roles: Iterable<string>) => [...roles].includes('')
  const madeByUsers = thing.makes.some(({ role, about }) => role === '' && about === '') || users(thing.edits) || (users(thing.manages) && thing.asks.some(({ ask }) => ask.kind === 'manage' && !ask.nominal && ask.actors.length > 0))
  const write = setting !== 'public' || madeByUsers || kits[thing.kit].write === 'anyone' ? 'anyone' : 'managed'
  return { ...made, entity: { ...entity, write, read: readOf(made, setting) } }
}

const private_ = new Set(['payment', 'profile', 'cart', 'health', 'medicine', 'account', 'transaction', 'salary', 'diary', 'todo', 'habit', 'favorite', 'reminder', 'points', 'resume'])

function readOf({ thing, entity }: Made, setting: Setting): 'public' | 'own' | 'managed' {
  if (setting === 'personal') return 'own'
  if (setting === 'team') return thing.kit === 'profile' || thing.kit === 'favorite' || thing.kit === 'cart' ? 'own' : 'public'
  if (thing.own && entity.read === 'public' && ['request', 'record', 'money', 'work'].includes(groupOf(thing))) return 'own'
  const users = thing.views.has('') || thing.manages.has('')
  if (entity.read === 'managed' && users) return thing.own ? 'own' : private_.has(thing.kit) ? 'managed' : 'own'
  return entity.read
}
