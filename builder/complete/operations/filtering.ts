import type { Entity, Field } from '../../model.ts'
import type { Completer } from '../draft.ts'
import { changeBlocks, entityIn } from '../trade/parts.ts'

const asked =
  /\b(?:(?<!(?:photo|image|picture|video|beauty|camera|colou?r|spam|noise|air|water|oil|coffee|adding|add|apply|applying) )filter(?:s|ed|ing)?\b(?! (?:effects?|paper|cartridges?))|(?:multi|multiple|various|different|several)[ -](?:(?:search|query|filter\w*) )?(?:conditions?|criteria|criterion)|(?:search|query|find|select|look up)\w*[^.,]{0,40}\b(?:conditions|criteria)|advanced search|screening conditions?)/i
/** Kinds of text of which many rows have the same: whereabouts, makers, trades and the like. */
const shared =
  /\b(?:city|town|village|location|place|area|region|district|county|country|province|zone|neighbou?rhood|venue|destination|origin|departure|brand|company|company name|employer|manufacturer|maker|author|writer|creator|artist|singer|director|publisher|organi[sz]er|teacher|lecturer|instructor|coach|trainer|doctor|supplier|source|subject|department|team|branch|skills?|skill requirements?|qualification|education|profession|occupation|position|industry|speciality|language|nationality|colou?r|size|material|species|breed|genre|variety|flavou?r|cuisine|series|model|category|type|kind|topic|school|university|hospital|warehouse|store|shop|channel|platform|period|season)$/i
const counting = /^(?:order|number|position|rank|place in the queue)$/i
const most = 5

/** What is another for each row. */
const each = /\b(?:number|code|name|title|link|address|id|sku|barcode|isbn|reference|plate|receipt)$/i

/** How much a field helps to tell rows apart by what they share, the least first; null where it does not. What the words name of a row comes before what goes without saying. */
function worth({ type, label }: Field, isNamed: boolean): number | null {
  if (isNamed && (type === 'text' || type === 'number' || type === 'reference' || type === 'money') && !each.test(label) && !counting.test(label)) return -1
  if (type === 'text') return shared.test(label) ? 0 : null
  if (type === 'reference') return 1
  if (type === 'money' || type === 'rating') return 1
  if (type === 'date') return 2
  return (type === 'number' || type === 'percent') && !counting.test(label) ? 3 : null
}

function further(entity: Entity, named: readonly Field[], offered: readonly string[]): string[] {
  const ranked = entity.fields.flatMap((field) => {
    const rank =
      field.id === entity.title || field.entity === entity.id || offered.includes(field.id)
        ? null
        : worth(
            field,
            named.some(({ id, label }) => id === field.id || label === field.label),
          )
    return rank === null ? [] : [{ id: field.id, rank }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id)
}

/** Where the words want rows to be filtered and do not say by what, a searched list is narrowed by each column that rows share values of. */
export const filtering: Completer = (draft) =>
  asked.test(draft.brief.words)
    ? changeBlocks(draft, (block) => {
        const entity = block.kind === 'list' && block.search ? entityIn(draft, block.entity) : undefined
        if (block.kind !== 'list' || !entity || block.scope !== 'all') return [block]
        const named = draft.parts.find(({ made }) => made.entity.id === entity.id)?.made.thing.fields ?? []
        return [{ ...block, filters: [...block.filters, ...further(entity, named, block.filters)].slice(0, Math.max(most, block.filters.length)) }]
      })
    : draft
