import type { Part } from '../../compose/pages.ts'
import type { Entity, Field } from '../../model.ts'
import { type Completer, claimed, type Draft, withModel } from '../draft.ts'
import { widen } from '../operations/named.ts'
import { contentPart } from '../social/places.ts'
import { entityIn, listPage, putEntity } from '../trade/parts.ts'

const setting = String.raw`\b(?:set|choose|manage|control|configure|adjust|define|change|select|decide)\b`
const asked = new RegExp(
  `${setting}[^.]{0,30}\\b(?:(?:access|viewing|view|visibility|privacy|sharing) (?:permissions?|settings?|rights|levels?|scope)|privacy|visibility|who can (?:see|view))\\b|\\b(?:public or private|private or public|publicly or privately)\\b`,
)
/** "Users may publish single rolls": the others stay with whoever made them. */
const single = /\bpublish(?:es|ing)? (?:single|individual|selected|certain|chosen|some(?: of their)?) \w/
/** What somebody who runs the site allows to people. */
const ofPeople = /\b(?:users?|roles?|accounts?|staff|employees?|investigators?|administrators?|menus?|apis?|interfaces?|data|databases?|systems?|locations?)\b/
const label = /^(?:.* )?(?:(?:access|viewing|view|privacy|sharing) (?:permission|setting|right|level)|visibility|privacy|private)s?$/i

const choices = ['Everyone', 'Members', 'Only me'] as const
const field: Field = { id: 'visible_to', label: 'Visible to', type: 'choice', required: false, choices: [...choices] }

/** "set image access permissions": whoever adds a row says who sees it, and it is kept from the others. */
export const visible: Completer = (draft) => {
  const said = draft.brief.clauses.filter(({ start, end, mode }) => {
    const text = draft.brief.words.slice(start, end).toLowerCase()
    return mode !== 'style' && (asked.test(text) || single.test(text)) && !ofPeople.test(text.replace(/^.*?\busers (?:should be able to|can|may)\b/, ''))
  })
  const part =
    said.length === 0 || draft.model.accounts === undefined
      ? undefined
      : partFor(
          draft,
          said.map(({ start, end }) => draft.brief.words.slice(start, end)),
        )
  if (!part) return draft
  const cleared = draft.model.entities.reduce((so_far, entity) => putEntity(so_far, withoutLoose(entity)), draft)
  const isSingle = said.some(({ start, end }) => single.test(draft.brief.words.slice(start, end).toLowerCase()))
  const wide = widen(cleared, part, [isSingle ? { ...field, initial: choices[2] } : field], { asked: true, shown: false })
  const entity = entityIn(wide, part.made.entity.id)
  if (!entity?.fields.some(({ id }) => id === field.id)) return draft
  const seeds = entity.seeds.map((row) => ({ ...row, [field.id]: choices[0] }))
  const built = putEntity(wide, { ...entity, seeds, visible: { field: field.id, members: choices[1], owner: choices[2] } })
  const shown = withModel(built, {
    pages: built.model.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => (block.kind === 'detail' && block.entity === entity.id ? { ...block, fields: [...block.fields, field.id] } : block)),
    })),
  })
  return claimed(shown, listPage(shown, entity.id)?.path ?? '/', said)
}

/** What visitors add for everybody to see: what the words name there, else the site's own content. */
function partFor(draft: Draft, texts: readonly string[]): Part | undefined {
  const open = ({ made }: Part): boolean => {
    const entity = entityIn(draft, made.entity.id)
    return entity?.read === 'public' && entity.write === 'anyone' && !entity.lifecycle?.unpublished
  }
  const words = texts.join(' ').toLowerCase()
  const named = draft.parts.find(
    (part) => open(part) && [part.made.entity.singular, part.made.thing.noun].some((noun) => new RegExp(`\\b${noun}s?\\b`).test(words)),
  )
  const headed = named
    ? undefined
    : draft.parts.find((part) => open(part) && new RegExp(`\\bpublish\\w* [a-z ]*?\\b${part.made.thing.noun.split(' ').at(-1)}s?\\b`).test(words))
  const content = contentPart(draft)
  return named ?? headed ?? (content && open(content) ? content : undefined)
}

/** The entity without a text of its own for what is a choice now. */
const withoutLoose = (entity: Entity): Entity => ({
  ...entity,
  fields: entity.fields.filter((one) => one.id === entity.title || !(label.test(one.label) && (one.type === 'text' || one.type === 'choice'))),
})
