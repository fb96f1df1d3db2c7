import { titled } from '../../lexicon/inflect.ts'
import type { BlockOf, Entity, Field } from '../../model.ts'
import { asksIn, type Completer, type Draft, newBlockId } from '../draft.ts'
import { wordsOf } from '../module/place.ts'
import { addPage } from '../trade/parts.ts'
import { claimedAs } from './claims.ts'
import { withProposals } from './proposals.ts'

type Pair = BlockOf<'matches'>['pairs'][number]
const matching =
  /\b(?:match(?:ing|es|ed)? (?:of |between |up )?(?:\w+ ){0,3}?(?:with|and|to)\b|(?:intelligent|smart|automatic|precise|resource|demand|job|talent|supply|accurate) (?:\w+ )?match(?:ing)?|match(?:ing)? (?:suitable|appropriate|customers?|jobs?|candidates?|tutors?|mentors?|partners?|talents?|resources?|orders?|needs|drivers?|volunteers?|donors?|teachers?|caregivers?)|matchmaking|dual[- ]selection|(?:supply and )?demand (?:docking|matching)|docking)\b/i
const claiming = /\b(?:match\w*|matchmaking|dual-selection|docking)\b/
const beyond =
  /\b(?:opponents?|players?|game|scores?|football|sports?|league|lists?|highlights?|schedules?|upcoming|live|pattern|regular|regex|css|selectors?|data format|password)\b/

/** Things that are about others, and match nothing. */
const unlike =
  /(?:comments?|reviews?|notifications?|messages?|orders?|records?|logs?|announcements?|news|articles?|files?|selectors?|matches|leagues?|results?|reports?|payments?)$/
const compared = new Set<Field['type']>(['choice', 'reference', 'money', 'number', 'rating', 'long_text', 'text'])
const near = new Set<Field['type']>(['money', 'number', 'rating'])
const plain = (label: string): string => label.toLowerCase().replace(/[^a-z]/g, '')
const isGeneral = ({ label }: Field): boolean => /^(?:status|state|picture|photo|note|year|email|phone)$/i.test(label)

/** What two entities say alike: fields of one name and type, choices in common, and what both tell in words. */
function pairsOf(one: Entity, other: Entity): readonly Pair[] {
  const fields = ({ fields: all, lifecycle }: Entity) => all.filter((field) => compared.has(field.type) && field.id !== lifecycle?.field && !isGeneral(field))
  const pairs = fields(one).flatMap((field): Pair[] => {
    const [twin] = fields(other).filter((its) => its.type === field.type && (plain(its.label) === plain(field.label) || isShared(field, its)))
    if (!twin || field.type === 'text' || field.type === 'long_text') return []
    return [{ field: field.id, other: twin.id, by: near.has(field.type) ? 'near' : 'same' }]
  })
  const told = ({ fields: all }: Entity) => all.find(({ type }) => type === 'long_text')
  const [mine, theirs] = [told(one), told(other)]
  const titles: Pair = { field: one.title, other: other.title, by: 'words' }
  return [...pairs.slice(0, 5), ...(mine && theirs ? [{ field: mine.id, other: theirs.id, by: 'words' as const }] : []), titles]
}
const isShared = (one: Field, other: Field): boolean =>
  (one.type === 'choice' && one.choices?.some((choice) => other.choices?.includes(choice)) === true) ||
  (one.type === 'reference' && one.entity !== undefined && one.entity === other.entity)

/** The two entities that the words bring together: those they name, the ones with most in common first. */
function coupleOf(draft: Draft): { readonly one: Entity; readonly other: Entity; readonly pairs: readonly Pair[] } | null {
  const told = asksIn(draft)
    .filter(({ text }) => matching.test(text))
    .map(({ text }) => text)
    .join(' ')
  const open = draft.model.entities.filter(
    ({ read, id, plural }) => read === 'public' && !unlike.test(plural) && draft.parts.some(({ made }) => made.entity.id === id),
  )
  const named = (entity: Entity): number => (told.includes(entity.singular.split(' ').at(-1) ?? entity.singular) ? 3 : 0)
  const all = open.flatMap((one, index) =>
    open.slice(index + 1).map((other) => ({ one, other, pairs: pairsOf(one, other), points: pairsOf(one, other).length + named(one) + named(other) })),
  )
  return all.filter(({ pairs }) => pairs.length >= 2).toSorted((a, b) => b.points - a.points)[0] ?? null
}

/** Brings the rows of two kinds together by what both say, where the words ask to match them. */
export const matchings: Completer = (draft) => {
  const sentences = wordsOf(draft).toLowerCase().split(/[.!?]/)
  const proposed = withProposals(draft)
  if (proposed) return proposed
  const isTold = sentences.some((sentence) => matching.test(sentence) && !beyond.test(sentence))
  if (!isTold) return draft
  const couple = coupleOf(draft)
  if (!couple) return draft
  const { one, other, pairs } = couple
  const title = `Match ${one.plural} and ${other.plural}`.slice(0, 100)
  const made = addPage(draft, {
    title: titled(title),
    navigation: 'Matches',
    blocks: () => [{ kind: 'matches', id: newBlockId(draft, 'matches'), heading: '', entity: one.id, other: other.id, pairs: [...pairs], most: 6 }],
  })
  return claimedAs(made.draft, made.path, claiming, beyond)
}
