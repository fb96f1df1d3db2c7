import type { BlockOf, Entity } from '../../model.ts'
import { isFull } from '../../render/context.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft, isOpen } from '../draft.ts'
import { partFor } from '../insight/places.ts'
import { changeBlocks, entityIn, listPage } from '../trade/parts.ts'

const ofThePast =
  /\bhistor(?:y|ies|ical)\b|\bpast (?:data|records?|readings|results|transactions)\b|\b(?:time|date) (?:range|period|span|interval)s?\b|\bquer(?:y|ies|ying) (?:of )?(?:[a-z]+ ){0,2}(?:records?|data|logs?)\b|\b(?:data|records?|logs?) quer(?:y|ies|ying)\b/
/** What a thing was once, told as a text: "the history of the company". */
const told =
  /\bhistory of (?:the )?|\b(?:cultural?|art|natural|local|world) history|\bhistorical (?:figures?|sites?|events?|background|relics?|culture|stories)/

/** "query historical data": the lists of what is meant can be held to the days from one date to another. */
export const periods: Completer = (draft) => {
  const asked = asksIn(draft).filter((one) => {
    const words = wordsOf(draft, one)
    return ofThePast.test(words) && !told.test(words)
  })
  return asked.reduce((so_far, one) => {
    const part = partFor(so_far, one)
    const own = part && entityIn(so_far, part.made.entity.id)
    const entities = own && dateIn(own) ? [own] : /\b(?:data|records?)\b/.test(wordsOf(draft, one)) ? kept(so_far) : []
    const next = entities.reduce(withPeriod, so_far)
    const path = entities.map(({ id }) => listPage(next, id)?.path).find((found) => found !== undefined)
    return path !== undefined && isOpen(next, one) ? claimed(next, path, [one.ask]) : next
  }, draft)
}

/** The words of an ask from its verb to the end of its object, with the word before: "historical" may stand there. */
function wordsOf({ brief }: Draft, { ask }: Asked): string {
  const start = Math.min(ask.start, ask.object?.start ?? ask.start)
  const end = Math.max(ask.end, ask.object?.end ?? ask.end, ...ask.beside.filter(({ after }) => after === 'by' || after === 'for').map((phrase) => phrase.end))
  return brief.words.slice(start, end).toLowerCase()
}

const apart =
  /^(?:next|due|until|ends?|expires?|to|deadline|valid|leaves|draws|closes|since|updated|joined|hired|born|birth)(?:_|$)|_(?:until|due|end|expires?|deadline|since)$/
/** The date of an entity that says when what it keeps was; not one that lies ahead, or tells only since when it is there. */
const dateIn = ({ fields }: Entity): string | undefined => fields.find(({ type, id }) => (type === 'date' || type === 'datetime') && !apart.test(id))?.id

const isTable = (block: { readonly kind: string }): block is BlockOf<'list'> => block.kind === 'list' && (block as BlockOf<'list'>).layout === 'table'
/** What the site keeps in tables, with a date: its data, where the words name none. */
const kept = ({ model }: Draft): readonly Entity[] =>
  model.entities.filter(
    (entity) =>
      dateIn(entity) !== undefined &&
      model.pages.some(({ path, blocks }) => path !== '/' && blocks.some((block) => isTable(block) && block.entity === entity.id && isFull(block))),
  )

const withPeriod = (draft: Draft, entity: Entity): Draft => {
  const period = dateIn(entity)
  return period === undefined
    ? draft
    : changeBlocks(draft, (block) =>
        block.kind === 'list' && block.entity === entity.id && block.layout !== 'agenda' && isFull(block)
          ? [{ ...block, period, fields: [...new Set([...block.fields, period])] }]
          : [block],
      )
}
