import { type Completer, claimed } from '../draft.ts'
import { withoutThings } from '../module/remake.ts'
import { listPage } from '../trade/parts.ts'

const bare = /^(?:(?:historical|history|search|searching|fuzzy|data|information|tracking|record|real-time) )*quer(?:y|ies)(?: result)?$/
/** Where statements are kept and run as a thing of their own. */
const ofDatabases = /\b(?:sql|htsql|mysql|databases?|jdbc|odbc|graphql|(?:query )?statements?|(?:data)?tables?|datasets?|data sources?|graph data)\b/
const fewest = 3

/** "historical data queries" of a site that is no tool of databases: what is asked is asked of its lists, and no list of statements. */
export const queried: Completer = (draft) => {
  const part = draft.parts.find(({ made: { entity, thing } }) => bare.test(thing.noun) && entity.fields.some(({ id }) => id === 'statement'))
  if (!part || ofDatabases.test(draft.brief.words.toLowerCase())) return draft
  const others = draft.parts.filter((one) => one !== part)
  const path = others.map(({ made }) => listPage(draft, made.entity.id)?.path).find((found) => found !== undefined)
  if (path === undefined || others.length < fewest) return draft
  const asks = part.made.thing.asks.map(({ ask }) => ask)
  return claimed({ ...withoutThings(draft, [part.made.entity.id]), parts: others }, path, asks)
}
