import { singular } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import type { Phrase } from '../read/phrase.ts'
import { addField } from './add-field.ts'
import { type Fate, type Kind, keep, type Plan } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

const told: ReadonlySet<string> = new Set(['record', 'machine', 'text', 'money', 'media'])
const spread =
  /\b(?:various|different|multiple|several|each of the|diverse) (?:[a-z]+ )?(regions|areas|zones|cities|provinces|districts|countries|territories|information sources|data sources|sources|platforms|indicators)\b|\bby (chapter)s?\b/
const divided: Readonly<Record<string, KitName>> = { source: 'link', platform: 'link', indicator: 'reading', chapter: 'book_chapter' }
/** "data from various regions", "the density of different areas": where it is of is a row of its own, which it names. */
function spreadOver(plan: Plan, said: string, thing: Thing): void {
  const [, several, one] = spread.exec(said) ?? []
  const many = several ?? one
  if (many === undefined || !told.has(kits[thing.kit].group)) return
  const noun = singular(many)
  const head = noun.slice(noun.lastIndexOf(' ') + 1)
  if (plan.things.some((other) => other.noun === head || other.noun.endsWith(` ${head}`))) return
  const kit = divided[head] ?? 'place'
  if (added(plan, { noun, kit })) addField(thing, phraseOf(noun), [])
}

const ruled = /\b((?:validation|business|matching|acquisition|automation|scoring|pricing|conversion|allocation|routing) |)rules\b/
const setting = /\b(?:based on|according to|by|with|set\w*|defin\w*|configur\w*|customi[sz]\w*|manag\w*) (?:[a-z]+ ){0,4}rules\b/
const said_elsewhere =
  /\b(?:game|competition|house|privacy|community|traffic|safety|grammar|syntax) rules\b|\b(?:view|read|introduc\w*|understand|learn\w*|follow\w*) (?:the )?(?:[a-z]+ )?rules\b/
/** "acquire users based on predetermined rules": what somebody sets so that it is done by itself. */
function ruledBy(plan: Plan, said: string): void {
  if (
    !setting.test(said) ||
    said_elsewhere.test(said) ||
    plan.things.some(({ noun, kit }) => kit === 'rule' || /(?:rule|strategy|threshold|policy)$/.test(noun))
  )
    return
  added(plan, { noun: `${ruled.exec(said)?.[1] ?? ''}rule`, kit: 'rule' })
}

const looks = /(?:^| )(?:style|theme|skin)$/
const choosing = /^(?:choose|select|switch|pick|change)$/
/** "choose between page styles": each of them is kept, with what it looks like. */
function chosenLooks(plan: Plan, { ask }: Placed): void {
  const { object } = ask
  const named = [...(object ? [object] : []), ...ask.beside].find(({ noun, plural }) => plural && looks.test(noun))
  if (!named || ask.actors.length === 0 || !choosing.test(ask.verb)) return
  if (!plan.things.some(({ noun }) => looks.test(noun))) added(plan, { noun: named.noun, kit: 'style_setting' })
}

const communicating =
  /\b(?:facilitat|enhanc|support|promot|improv|enabl|strengthen)\w* (?:[a-z]+ ){0,2}communication\b|\bcommunication (?:between|among|with) |\b(?:doctor-patient|home-school|parent-teacher|teacher-student|internal|two-way|in-app) (?:communication|messaging)\b|\bcommunication services[^.]{0,60}\bmessaging\b/
const talk: ReadonlySet<KitName> = new Set<KitName>(['message', 'comment', 'post', 'room_chat', 'inquiry', 'feedback', 'mail', 'call'])
/** "doctor-patient communication": they write to one another. */
function communicated(plan: Plan, said: string): void {
  if (communicating.test(said) && !plan.things.some(({ kit }) => talk.has(kit)))
    keep(plan, { noun: 'message', kit: 'message' })?.makes.push({ verb: 'send', role: '', about: '' })
}

const phraseOf = (noun: string): Phrase => ({ start: 0, end: 0, noun, light: '', own: false, plural: false })
function added(plan: Plan, kind: Kind): Thing | null {
  const thing = keep(plan, kind)
  thing?.views.add('')
  return thing
}

const most = 12
/** Keeps what clauses name only beside what they ask for: the regions that data is of, the rules that something is done by, the styles to choose from, whom one writes to. */
export function mentioned(plan: Plan, placed: readonly Placed[], said: readonly string[], fateOf: (one: Placed) => Fate | undefined): void {
  for (const one of placed) {
    if (plan.things.length >= most) return
    plan.at = one.clause
    const fate = fateOf(one)
    if (fate?.is === 'thing') spreadOver(plan, said[one.clause]!, fate.thing)
    chosenLooks(plan, one)
  }
  said.forEach((words, at) => {
    plan.at = at
    ruledBy(plan, words)
    communicated(plan, words)
  })
}
