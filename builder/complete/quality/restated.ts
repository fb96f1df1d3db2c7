import { beyond } from '../../compose/ledger.ts'
import type { Block, Page } from '../../model.ts'
import type { Clause } from '../../read/clause.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft } from '../draft.ts'
import { restatedParts } from './restated-parts.ts'

/** The same, where who asks for it tells which page it is. */
interface RestatedFor {
  readonly words: RegExp
  readonly page: (draft: Draft, asked: Asked) => Page | string | undefined
}
const pageWith = ({ model }: Draft, kinds: readonly Block['kind'][]): Page | undefined =>
  model.pages.find(({ blocks, role }) => role === undefined && blocks.some(({ kind }) => kinds.includes(kind)))

const able =
  '(?:and |where |that |so that )*(?:(?:users|players|visitors|students|administrators|they) )?(?:can |should be able to |to )?(?:also )?(?:allowing users to |allow users to |for users to )?(?:the (?:website|system|platform|app|application|tool|page|form) should (?:be able to |have |support |provide )?)?(?:also )?'

/** A form that the role may send, or whoever comes. */
function formFor({ model, cast }: Draft, { ask }: Asked): Page | undefined {
  const role = cast.roleOf(ask.actors[0] ?? '') || undefined
  const withForm = model.pages.filter(({ path, blocks }) => path !== model.accounts?.register && blocks.some(({ kind }) => kind === 'form'))
  return withForm.find((page) => page.role === role) ?? withForm.find((page) => page.role === undefined) ?? withForm[0]
}
const leadsTo = (model: Draft['model'], entity: string | undefined): boolean =>
  model.pages.some(({ navigation, blocks }) => navigation !== null && blocks.some((block) => block.kind === 'list' && block.entity === entity))

const menu =
  /\b(?:navigation (?:menu|bar)|menu bar)s?,? (?:including|with|such as|containing|that includes)(?: (?:items|links|options|pages))?(?: such as| like| to| for)? (.+)$/
const restated: readonly RestatedFor[] = [
  {
    words: /^(?:users should be able to |users can )?(?:register|sign up|create)(?: for)? (?:an? |their |personal )*accounts?$/,
    page: ({ model }) => model.accounts?.register,
  },
  {
    words:
      /^(?:users should be able to |users can |the \w+ should )?(?:also )?(?:change|update|view|manage|configure|edit)? ?(?:users? |their |the |own |personal )*accounts?(?: information| settings?)?(?: management)?$/,
    page: ({ model }, { ask, text }) =>
      /\baccount management\b|\bmanage accounts\b/.test(text) && ask.actors.length > 0
        ? model.pages.find(({ path }) => path === '/people')
        : model.accounts?.account,
  },
  { words: /^(?:the (?:website|system|platform|app|application) should (?:also )?)?support multiple users$/, page: ({ model }) => model.accounts?.register },
  {
    words:
      /^(?:users should be able to |users can |where |that |for )*(?:players? |users? )?(?:can |to |should be able to )?(?:participate in|take part in|play|experience|enjoy|explore|start|operate|perform|provides?|enter)(?: a| an| the| various| different| interesting| exciting| fun| flying| ping pong| game)* games?(?: world| operations| experience)?$/,
    page: (draft) => pageWith(draft, ['game']),
  },
  {
    words:
      /^(?:users should be able to |users can |the \w+ should (?:also )?(?:have|support|provide) )?(?:perform |use |provide )?(?:data |information |content )?(?:sort|sorting|filter|filtering)(?:,? (?:and|or) (?:sort|sorting|filter|filtering|search|searching|query|querying))?(?: functions?| functionality| features?| options?)?$/,
    page: ({ model }, { text }) =>
      model.pages.find(
        ({ role, blocks }) =>
          role === undefined && blocks.some((block) => block.kind === 'list' && (/sort/.test(text) ? block.sorts : block.filters).length > 0),
      ),
  },
  {
    words:
      /^(?:users should be able to |users can |the \w+ should (?:also )?(?:have|support|provide) )?(?:(?:input|enter|set|type|perform|execute|use|support) )?(?:(?:historical |fuzzy |real-time |information |data |simple |quick )*quer(?:y|ies)|(?:query|search|filter) (?:conditions?|keywords?|criteria)|fuzzy search(?:es)?)(?: functions?| functionality| features?| operations)?(?: to (?:find|search for|get) .{0,60})?$/,
    page: ({ model }) => model.pages.find(({ role, blocks }) => role === undefined && blocks.some((block) => block.kind === 'list' && block.search)),
  },
  {
    words:
      /^(?:and |users (?:should be able to|can) |the (?:website|system|platform|app|application|tool) should (?:have|support|provide) )?(?:online |team |multi-user |user |group |promote )*(?:team |group |user )?(?:collaboration|cooperation|communication)(?: tools?| functions?| features?| functionality)?$/,
    page: (draft) => pageWith(draft, ['inbox', 'comments']),
  },
  {
    words: /^(?:and |provide |receive |get )?(?:online |technical |user |customer )*(?:support|customer service)s?$/,
    page: (draft) => pageWith(draft, ['help_chat', 'inbox']),
  },
  {
    words: new RegExp(
      `^${able}(?:perform|carry out|conduct|complete) (?:various |basic |related |corresponding |relevant |interactive |different )*(?:operations?|actions?|interactions?)(?: through the (?:website|application|app|system|platform|interface)| on the (?:website|platform|system))?$`,
    ),
    page: (draft, asked) => formFor(draft, asked),
  },
  {
    words: new RegExp(
      `^${able}(?:(?:input|enter|fill in|submit|submitting|submission|save|saving|input and save)(?: and submit)?(?: the| their| its| relevant| necessary| required| user)*(?: functionality| functions?| features?)?(?: (?:data|information|them|it|it to the server|changes|forms?|user input|user input data))?)$`,
    ),
    page: (draft, asked) => formFor(draft, asked),
  },
  {
    words:
      /^(?:the \w+ should (?:also )?(?:have|support|include) )?(?:checking whether user input data is valid|(?:required |form |data |input )?field (?:verification|validation)|(?:form |input |data )?validation(?:, used for handling form submissions)?|validate it(?: according to predefined patterns)?)$/,
    page: (draft, asked) => formFor(draft, asked),
  },
  {
    words: new RegExp(
      `^${able}click(?:ing)?(?: on)? (?:the |an? |different |any )?(?:\\w+ )?(?:title|name|picture|image|thumbnail|card|item|product|article|news)s?(?: information)?(?: in the \\w+)? to (?:view|see|open|read|navigate to|enter) (?:the |its |their |a )?(?:[\\w']+ ){0,3}(?:details?|detail(?:ed)? (?:page|information)|content|larger image)$`,
    ),
    page: ({ model }) => model.pages.find(({ role, blocks }) => role === undefined && blocks[0]?.kind === 'detail' && leadsTo(model, blocks[0].entity)),
  },
  {
    words:
      /^(?:users should be able to |users can |the \w+ should (?:also )?(?:have|support|provide)(?: functionalities for)? )?(?:select(?:ing)?|choos(?:e|ing)|set(?:ting)?|specify(?:ing)?) (?:a |the |different |specific |custom )*(?:time|date) (?:periods?|ranges?|spans?|intervals?)$/,
    page: (draft) => drawnPage(draft),
  },
  {
    words:
      /^(?:users should be able to |users can |the \w+ should (?:also )?(?:have|support|provide)(?: functionalities for)? )?export(?:ing)? (?:(?:the )?(?:charts?|graphs?|data|chart data|figures) )?(?:to|as|into) (?:an? )?(?:excel|csv|spreadsheets?)(?: files?)?$/,
    page: (draft) => drawnPage(draft),
  },
  {
    words: new RegExp(
      `^${able}(?:(?:make|making|have|having|start|starting) )?(?:the )?(?:(?:voice|video|audio)(?:,? (?:and|or) (?:voice|video|audio))?(?: calls?| chats?)|voice)(?: functions?| functionality| features?)?(?: through the (?:website|application|app|system|platform))?$`,
    ),
    page: (draft) => pageWith(draft, ['call']),
  },
  { words: /\blearning management system$/, page: (draft) => learningPage(draft) },
  { words: menu, page: (draft, { text }) => (isInNavigation(draft, menu.exec(text)?.[1] ?? '') ? '/' : undefined) },
  ...restatedParts,
]

/** The page whose figures are those of the days that one chooses, to be taken along as a table. */
const drawnPage = (draft: Draft): Page | undefined =>
  draft.model.pages.find(({ role, blocks }) => role === undefined && blocks.some(({ kind }) => kind === 'report'))

const learnt = new Set<string>(['course', 'exam', 'progress', 'class'])
function learningPage({ model, parts }: Draft): Page | undefined {
  const kept = parts.filter(({ made }) => learnt.has(made.thing.kit)).map(({ made }) => made.entity.id)
  return model.pages.find(({ navigation, blocks }) => navigation !== null && blocks.some((block) => 'entity' in block && kept.includes(block.entity ?? '')))
}

/** Whether each page that a menu is said to have stands in the navigation. */
function isInNavigation({ model }: Draft, listed: string): boolean {
  const entries = model.pages.flatMap(({ navigation }) => (navigation === null ? [] : [navigation.toLowerCase()]))
  const names = listed
    .toLowerCase()
    .split(/,| and | or /)
    .map((one) => one.replace(/^(?:and|the|an?) | (?:pages?|us|functions?|sections?)$/g, '').trim())
    .filter((one) => one !== '' && !/^(?:other|others|etc|more)$/.test(one))
  return names.length > 1 && names.every((name) => entries.some((entry) => entry === name || entry.startsWith(name) || entry === `${name}s`))
}

/** What stands in the words for a part that the site has: an account, a game that is there. */
export const restatements: Completer = (draft) =>
  asksIn(draft).reduce((so_far, asked) => {
    if (so_far.claims.has(asked.ask) || so_far.claims.has(asked.clause) || (isPlaced(so_far, asked) && !beyond.test(asked.text))) return so_far
    const found = restated.find(({ words }) => words.test(asked.text.trim()))?.page(so_far, asked)
    return placed(so_far, asked.clause, found)
  }, saidWithoutAsking(draft))

function placed(draft: Draft, clause: Clause, found: Page | string | undefined): Draft {
  const path = typeof found === 'object' ? found.path : found
  return path === undefined ? draft : claimed(draft, path, [clause])
}

/** Clauses in which nothing is asked, which name a part all the same. */
const saidWithoutAsking = (draft: Draft): Draft =>
  draft.brief.clauses.reduce((so_far, clause) => {
    const { asks, mode, qualities, start, end } = clause
    if (asks.length > 0 || mode === 'style' || mode === 'subject' || qualities || so_far.claims.has(clause)) return so_far
    const text = so_far.brief.words.slice(start, end).toLowerCase().trim()
    return placed(so_far, clause, restatedParts.find(({ words }) => words.test(text))?.page(so_far, { text }))
  }, draft)

/** Whether the thing that an ask names has a page of its own. */
function isPlaced({ plan, parts, model }: Draft, { ask }: Asked): boolean {
  const fate = plan.fates.get(ask)
  const part = fate?.is === 'thing' && !fate.partly ? parts.find(({ made }) => made.thing === fate.thing) : undefined
  return part !== undefined && model.pages.some(({ blocks }) => blocks.some((block) => 'entity' in block && block.entity === part.made.entity.id))
}
