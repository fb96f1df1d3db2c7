import type { Block, Page } from '../../model.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft } from '../draft.ts'

/** What a clause says again that the site has by another of its parts: the words, and the page where it is. */
interface Restated {
  readonly words: RegExp
  readonly page: (draft: Draft, asked: Asked) => Page | string | undefined
}
const pageWith = ({ model }: Draft, kinds: readonly Block['kind'][]): Page | undefined =>
  model.pages.find(({ blocks, role }) => role === undefined && blocks.some(({ kind }) => kinds.includes(kind)))

const menu =
  /\b(?:navigation (?:menu|bar)|menu bar)s?,? (?:including|with|such as|containing|that includes)(?: (?:items|links|options|pages))?(?: such as| like| to| for)? (.+)$/
const restated: readonly Restated[] = [
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
  { words: /\blearning management system$/, page: (draft) => learningPage(draft) },
  { words: menu, page: (draft, { text }) => (isInNavigation(draft, menu.exec(text)?.[1] ?? '') ? '/' : undefined) },
]

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
    if (so_far.claims.has(asked.ask) || so_far.claims.has(asked.clause) || isPlaced(so_far, asked)) return so_far
    const found = restated.find(({ words }) => words.test(asked.text.trim()))?.page(so_far, asked)
    const path = typeof found === 'object' ? found.path : found
    return path === undefined ? so_far : claimed(so_far, path, [asked.clause])
  }, draft)

/** Whether the thing that an ask names has a page of its own. */
function isPlaced({ plan, parts, model }: Draft, { ask }: Asked): boolean {
  const fate = plan.fates.get(ask)
  const part = fate?.is === 'thing' && !fate.partly ? parts.find(({ made }) => made.thing === fate.thing) : undefined
  return part !== undefined && model.pages.some(({ blocks }) => blocks.some((block) => 'entity' in block && block.entity === part.made.entity.id))
}
