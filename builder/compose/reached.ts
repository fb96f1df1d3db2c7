import { singular } from '../lexicon/inflect.ts'
import { channels, platforms } from '../lexicon/platforms.ts'
import type { Ask } from '../read/ask.ts'
import { addField } from './add-field.ts'
import { kindIn, type Plan } from './plan.ts'
import { isSame, type Thing } from './thing.ts'

const names = [...platforms, ...channels]
const name = `(?:${names.join('|')})s?`
const listed = new RegExp(`\\b(${name}(?:(?:, and |, or | and | or |, |/)${name})+)\\b`, 'gi')
/** The word before "to …" or "via …", and up to three words after a list. */
const leading = /([a-z-]{1,30})(?: information)? (?:to|on|from|via|by|through) $/
const trailing = /^(?: [a-z-]{1,30}){1,3}/
const window = 60
const one = new RegExp(`\\b${name}\\b`, 'gi')
/** What is for several of these, rather than on them. */
const bearing =
  /^(?:mini-program|applet|account|app|message|notification|alert|reminder|post|order|product|store|shop|contact|friend|video|email|article|invitation|campaign|advert|live stream)$/

function thingOf(plan: Plan, words: readonly string[]): Thing | undefined {
  for (let count = words.length; count > 0; count -= 1) {
    const noun = [...words.slice(0, count - 1), singular(words[count - 1]!)].join(' ')
    if (!bearing.test(noun.split(' ').at(-1)!)) continue
    const kind = kindIn(plan, noun, '')
    const thing = plan.things.find((other) => other.noun === noun) ?? (kind && plan.things.find((other) => isSame(other, kind)))
    if (thing) return thing
  }
  return undefined
}
const spelt = (said: string): string =>
  names.find((known) => singular(said.toLowerCase()) === known.toLowerCase() || said.toLowerCase() === known.toLowerCase()) ?? said

/** "supports WeChat, Baidu and Alipay mini-programs", "send messages to MSN and Yahoo", "reminders via email and SMS": for each row, which of them it is for. */
export function reachedOn(plan: Plan, asks: readonly Ask[], said: readonly string[]): void {
  const text = said.join(', ')
  for (const { 0: list, index } of text.matchAll(listed)) {
    const before = leading.exec(text.slice(Math.max(0, index - window), index))?.[1]
    const after = trailing.exec(text.slice(index + list.length, index + list.length + 2 * window))?.[0] ?? ''
    const choices = [...new Set([...list.matchAll(one)].map(([found]) => spelt(found)))]
    const thing = thingOf(plan, after.trim().split(' ').filter(Boolean)) ?? (before === undefined ? undefined : thingOf(plan, [before]))
    if (!thing || choices.length < 2) continue
    const noun = choices.some((choice) => channels.includes(choice)) ? 'channel' : 'platform'
    addField(thing, { start: 0, end: 0, noun, light: '', own: false, plural: false }, choices)
    const isOfList = ({ object, nominal }: Ask) => nominal && object !== null && choices.some((choice) => object.noun.startsWith(choice.toLowerCase()))
    for (const ask of asks)
      if (isOfList(ask) && ['nothing', 'understood'].includes(plan.fates.get(ask)?.is ?? '')) plan.fates.set(ask, { is: 'thing', thing, partly: false })
  }
}
