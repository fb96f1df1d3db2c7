import type { DesignWay } from '../../designs.ts'
import type { Action, Block, BlockOf, Entity, Field } from '../../model.ts'
import type { Clause } from '../../read/clause.ts'
import { type Completer, type Draft, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'
import { claimedAs } from '../intelligence/claims.ts'
import { withTemplates } from './design-templates.ts'
import { keptDesigns, type Made, measured, ofWhole, withParts } from './kept-designs.ts'
import { managerOf, withFirstPage, withKept } from './place.ts'
import { newActionId, newEntityId, withoutThings } from './remake.ts'

const site = '(?:web ?sites?(?! content)|web ?pages?(?! content)|landing pages?|portals?|page templates?|site templates?|page designs?)'
const make = '(?:build|creat|design|generat|construct|edit|compos|assembl|publish)\\w*'
const cues: readonly (readonly [DesignWay, RegExp])[] = [
  [
    'form',
    /\b(?:form (?:builder|designer|generator|maker|creator|design|layouts?|controls?|components?|templates?|creation|construction|elements?)|(?:design|build|creat|customi[sz]|generat|drag)\w* (?:and \w+ )?(?:\w+ ){0,3}?(?:web |online |dynamic |custom )?(?:forms?|questionnaires?)\b(?! (?:validation|of|submission|field changes))|(?:dynamic|custom|low-code) (?:\w+ )?forms?|custom (?:form )?fields?|form fields? (?:should|and))\b/,
  ],
  [
    'screen',
    /\b(?:(?:large|big|data|visuali[sz]ation|display) screens?\b[^.]{0,40}\b(?:drag\w*|design\w*|edit\w*|config\w*|customi[sz]\w*|layout)|(?:drag\w*|design\w*|config\w*|customi[sz]\w*) (?:\w+ ){0,3}?(?:large|big|data) screens?|(?:drag\w*|customi[sz]\w*|config\w*) (?:\w+ ){0,4}?dashboards?|dashboard (?:builder|designer|layouts?|design|editing|editor)|(?:screen|view) (?:components?|designer|layouts?))\b/,
  ],
  [
    'page',
    new RegExp(
      `\\b(?:(?:web ?site|web ?page|page|site|landing page|visual|template) (?:builders?|designers?|editors?|generators?|makers?|construction|building|layouts?)|(?:web ?site|web ?page|site) editing (?:system|platform|tool|website|function)|(?:add\\w*|delet\\w*|modify\\w*|edit\\w*),? (?:(?:new|unnecessary|existing|and|or|\\w+ing),? )*(?:web ?page|page|web ?site) elements|${make} (?:and \\w+ )?(?:and \\w+ )?(?:(?:their|new|static|own|corporate|brand|various|simple|responsive|corresponding|personal|a|an|the|final|entire|types|of) )*${site}|customi[sz]e the layout and content of|drag\\w*[^.]{0,30}\\b(?:components?|elements?|modules?|widgets?|blocks?|layouts?|interface building)\\b|drag-and-drop (?:editor|editing|interface|design|page|website|builder|components?)|low[- ]code (?:\\w+ )?platform|no[- ]code (?:\\w+ )?platform|components? (?:dragging|libraries|library|modeling)|without (?:needing to know|knowing|writing) (?:html|code))\\b`,
    ),
  ],
]
/** What is dragged or designed elsewhere, or only looks so. */
const otherwise =
  /\b(?:kanban|cards? between|tasks?|calendar|schedul\w*|files? (?:here|to upload)|upload area|to upload|products?|t-shirts?|clothes|furniture|rooms?|houses?|floor|gam(?:e|es|ing)|e-?books?|email templates?|invoices?|certificates?|puzzles?|images?|photos?|pictures?|videos?|maps?|charts?|graphs?|flow ?charts?|resumes?|cvs?|posters?|logos?|models?|relationship data|characters?|infobox\w*|business website, including|leads?|opportunit\w*|icons?|map zooming|visiting cards?|analysis templates|music|playlist|courses?|lessons?|routes?|nodes?|code editor|slide|3d|mind ?map|app designs?|web design (?:services|cases|works)|design (?:services|works|cases|inspiration)|news pages?|articles?|blogs?|posts?)\b/

const claiming =
  /\b(?:drag\w*|drop (?:components?|elements?|modules?|fields?)|components?|elements?|widgets?|layouts?|templates?|forms?\b|form (?:fields?|controls?|builder|designer)|(?:input|custom|add|adding|delete|deleting|editing) (?:form )?fields?|^fields?$|^custom fields?$|web ?sites?|web ?pages?|(?:manage|generate|design|edit|create|forming) pages?|previews?|styles?|appearance|low-code|no-code|large screens?|screen size|themes?|fonts?|multimedia elements|questionnaires?|(?:save|saving|publish|export)\w* (?:and \w+ )?(?:their |the )?(?:designs?|pages?|websites?|forms?|works?|changes)|^(?:dragging|editing|designing|preview|publish|layout)$)\b/

const beyond =
  /\b(?:ai|artificial|voice|word|repair\w*|loop|versions?|analyz\w*|abstract|verification|automatically adjust\w*|video conferenc\w*|collaborat\w*|real-time collaboration|third-?party|plugins?|databases?|data sources?|source code|code generat\w*|api|apis|interfaces? integration|integrat\w*|server|domain|hosting|deploy\w*|seo|search engine|payments?|orders?|users?' accounts|log ?in|regist\w*|permission\w*|role\w*|scrap\w*|import\w*|json|pdf|word documents?|ppt|excel|mobile app|mini-?programs?|front and back|back-?end|workflow|approval|version|multilingual|language\w*|responsive|devices?|browsers?|screen sizes?|compatib\w*|animations?|3d|carousel|rotation|search\w*|categor\w*|upload\w*|statistic\w*|response time|performance|secur\w*|encrypt\w*|validation|product\w*|companies|company|news|articles?|course\w*|contract\w*|navigat\w*|users can browse)\b/

/** What is drawn of boxes and arrows, however its work is named. */
const drawn = '(?:flow ?charts?|flow diagrams?|diagrams?|mind ?maps?)'
const diagramming = new RegExp(
  `\\b(?:${drawn} (?:editors?|designers?|builders?|makers?|canvas|tools?|creat\\w+|drawing|design)|(?:draw|creat|edit|design|build|mak|sketch|develop|customi[sz])\\w* (?:and \\w+ )?(?:\\w+ ){0,3}?${drawn}|(?:mind ?mapping|flow ?charting|diagramming))\\b`,
)
const drawing = new RegExp(
  `${diagramming.source}|\\b(?:${drawn}$|(?:name|save|export|download|edit|delete|connect|move|drag|arrange)\\w* (?:and \\w+ )?(?:\\w+ ){0,2}?(?:${drawn}|boxes|shapes|nodes|arrows|elements)|canvas|on the canvas|toolbar)\\b`,
)
const shared = /\b(?:ai|real[- ]time|collaborat\w*|comment\w*|share\w*|folders?|import\w*|version\w*|search\w*|permission\w*|assign\w*)\b/
/** A site's content is designed as pages, where no articles are said to be it. */
const contents = new RegExp(`\\b${make} (?:and \\w+ )?(?:(?:the|their|new|own|corresponding) )*(?:web ?site|web ?page) content\\b`)
const written = /\b(?:articles?|posts?)\b/i
/** What is done with forms of any kind, which are there for everybody once they are saved. */
const making = /\b(?:design|creat|build|edit|delet|deploy|publish|generat)\w* (?:\w+ ){0,2}forms?\b/
const unmade = /\b(?:ai|analy[sz]\w*|approv\w*|json|collaborat\w*|payments?|sign\w*)\b/
/** The clauses of the words that say what can be done. */
const doneIn = ({ brief }: Draft, ...without: readonly Clause['mode'][]): readonly string[] =>
  brief.clauses.filter(({ mode }) => !without.includes(mode)).map(({ start, end }) => brief.words.slice(start, end).toLowerCase())
/** What is designed, by the words; a form goes before a page. */
export function wayOf(draft: Draft): DesignWay | null {
  if (doneIn(draft, 'style', 'quality').some((text) => diagramming.test(text))) return 'diagram'
  const text = doneIn(draft, 'subject', 'style', 'quality')
    .filter((one) => !otherwise.test(one))
    .join(' . ')
  return cues.find(([, cue]) => cue.test(text))?.[0] ?? (contents.test(text) && !written.test(draft.brief.words) ? 'page' : null)
}

interface Words {
  readonly title: string
  readonly seen: string
}
const words: Readonly<Record<DesignWay, Words>> = {
  form: { title: 'Form designer', seen: 'Published forms' },
  page: { title: 'Page designer', seen: 'Published pages' },
  screen: { title: 'Screen designer', seen: 'Published screens' },
  diagram: { title: 'Diagram editor', seen: 'Published diagrams' },
}

const sorts = /(?:^| )(websites|dashboards|questionnaires|surveys|designs|flow ?charts|flow diagrams|diagrams|mind ?maps)$/
/** What the words call what is designed, where they name a thing of their own that gives way to it. */
function nounOf(before: Draft, after: Draft, way: DesignWay): string {
  const gone = before.model.entities.flatMap(({ id, plural }) => (after.model.entities.some((one) => one.id === id) ? [] : (sorts.exec(plural)?.[1] ?? [])))
  const many = gone[0] ?? (/\b(?:their|own|my|save) designs\b/i.test(before.brief.words) ? 'designs' : `${way}s`)
  return after.model.entities.some(({ plural }) => plural === many) ? `designed ${many}` : many
}

const answers_max = 12
/** Where answers to forms are kept: each question of a form in its place. */
function keptAnswers(draft: Draft, forms: string): { readonly entity: Entity; readonly action: Action; readonly fields: readonly string[] } {
  const id = newEntityId(draft, 'form_submissions')
  const fields = Array.from({ length: answers_max }, (_, index) => `answer_${index + 1}`)
  const entity: Entity = {
    id,
    singular: 'form submission',
    plural: 'form submissions',
    title: 'form',
    fields: [
      { id: 'form', label: 'Form', type: 'reference', required: true, entity: forms },
      { id: 'answered_on', label: 'Submitted on', type: 'date', required: false },
      ...fields.map((field, index) => ({ id: field, label: `Answer ${index + 1}`, type: 'text' as const, required: false })),
    ],
    read: 'own',
    write: 'anyone',
    seeds: [
      { answer_1: 'Ana Silva', form: 0, answered_on: '-1d', answer_2: 'ana@example.com', answer_3: 'When do you open on Saturday?' },
      { answer_1: 'Ben Carter', form: 0, answered_on: '-2d', answer_2: 'ben@example.com', answer_3: 'Could we come with ten people?' },
    ].map((seed) => ({ ...Object.fromEntries(fields.map((field) => [field, null])), ...seed })),
  }
  const action: Action = {
    id: newActionId(draft, 'answer_form'),
    name: 'Send',
    kind: 'create',
    entity: id,
    fields: ['form', ...fields],
    effects: [{ kind: 'today', field: 'answered_on' }],
    confirmation: 'Your answers are sent: {title}.',
  }
  return { entity, action, fields }
}

const listOf = (draft: Draft, id: string, entity: Entity, fields: readonly string[], actions: readonly string[], empty: string): BlockOf<'list'> => ({
  kind: 'list',
  id: newBlockId(draft, id),
  heading: '',
  entity: entity.id,
  layout: 'table',
  fields: [...fields],
  search: true,
  filters: [],
  sorts: [],
  per_page: 20,
  scope: 'mine',
  actions: [...actions],
  empty,
})

/** The page where what was published stands as it will be, and, of forms, the page of what was answered. */
function withPublished(draft: Draft, way: DesignWay, { entity, actions, change }: Made): { readonly draft: Draft; readonly path: string } {
  const answers = way === 'form' ? keptAnswers(draft, entity.id) : null
  const kept = answers ? withKept(draft, answers.entity, [answers.action], null) : draft
  const path = newPath(kept, `/published-${way}s`)
  const blocks: Block[] = [
    {
      kind: 'designed',
      id: newBlockId(kept, 'published'),
      heading: '',
      entity: entity.id,
      design: ['design', 'more'],
      way,
      answers: answers ? { action: answers.action.id, by: 'form', fields: [...answers.fields] } : null,
    },
    {
      ...listOf(
        kept,
        'my_designs',
        entity,
        way === 'form' ? ['description', 'count', 'saved_on', 'status'] : ['count', 'saved_on'],
        actions.flatMap(({ id, kind }) => (kind === 'create' || id === change.id ? [] : [id])),
        'You have saved nothing yet: open the designer and save what you made.',
      ),
      heading: `Your ${entity.plural}`,
    },
  ]
  const shown = withModel(kept, {
    pages: withPage(kept.model.pages, { id: newPageId(kept, 'published'), path, title: words[way].seen, navigation: words[way].seen, blocks }),
  })
  if (!answers) return { draft: shown, path }
  const manager = managerOf(shown)
  const fields = ['answered_on', ...answers.fields.slice(0, 5)]
  const list = listOf(shown, 'form_answers', answers.entity, fields, [], 'Nobody has answered a form yet.')
  const page = {
    id: newPageId(shown, 'form_answers'),
    path: newPath(shown, '/form-submissions'),
    title: 'Form submissions',
    navigation: 'Form submissions',
    ...(manager === undefined ? {} : { role: manager }),
    blocks: [manager === undefined ? list : { ...list, scope: 'all' as const }],
  }
  return { draft: withModel(shown, { pages: withPage(shown.model.pages, page) }), path }
}

/** Things of the words that are only parts of designing. */
const itself =
  /^(?:(?:dragging|dropping|drop|web ?site|web ?page|page|form|dashboard|screen|drag-and-drop|drag and drop|visual|custom|component|ui|site|large screen|dynamic|low-code|no-code|html|static|reusable|interface|module|style|layout|visualization|data) ?)*(?:dashboards?|components?|elements?|layouts?|widgets?|builders?|designers?|editors?|templates?|form fields?|controls?|drag(?:ging)?s?(?: and drop\w*)?|drag-and-drops?|interfaces?|forms?|websites?|web ?pages?|pages?|designs?|styles?|previews?|large screens?)$/

/** What a diagram is drawn of and on, and what it may be called. */
const boxes =
  /(?:^| )(?:canvas(?:es)?|toolbars?|shapes|boxes|diamonds|circles|rectangles|arrows|connectors|connections|nodes|lines|mind ?mappings?|flow ?chartings?)$/
const called = new RegExp(`^(?:\\w+ )?${drawn}$`)
const isOfDiagrams = ({ model }: Draft, { plural, id }: Entity): boolean =>
  boxes.test(plural) || model.entities.find((one) => called.test(one.plural))?.id === id
/** Pages of the websites that are built. */
const isPages = (plural: string): boolean => /(?:^| )(?:web ?)?pages$/.test(plural)
/** Templates that somebody makes and looks after, rather than begins with. */
const isKeptByHand = ({ parts }: Draft, id: string): boolean =>
  parts.some(({ made: { entity, thing } }) => entity.id === id && thing.kit === 'template' && thing.makes.length + thing.manages.size + thing.edits.size > 0)

/** What the words call the parts of what is designed, where they name them as things of their own. */
const partsOf = ({ model }: Draft, own: readonly string[]): string | undefined =>
  model.entities
    .find(({ id, plural }) => own.includes(id) && /(?:^| )(?:components|elements|widgets|modules|blocks|sections|controls|fields)$/.test(plural))
    ?.plural.replace(/^(?:dragging|dropping|drag-and-drop) /, '')

/** What a drawing that was a thing of the words tells beside itself: what it belongs to, and of which kind it is. */
const besideDrawing = (before: Draft, after: Draft, own: readonly string[]): readonly Field[] =>
  before.model.entities
    .filter(({ id, plural }) => own.includes(id) && called.test(plural))
    .flatMap(({ fields, lifecycle }) =>
      fields.filter(
        ({ id, type, entity }) =>
          (type === 'choice' && id !== lifecycle?.field) || (type === 'reference' && after.model.entities.some((one) => one.id === entity)),
      ),
    )

/** A designer of forms, pages or screens, and the page where what is saved stands as it will be, where the words ask to put such a thing together. */
export const designers: Completer = (draft) => {
  const way = wayOf(draft)
  if (way === null) return draft
  const isOfSites = draft.model.entities.some(({ plural }) => /(?:^| )websites$/.test(plural))
  const isForm = ({ id, plural }: Entity) => /(?:^| )forms$/.test(plural) && draft.parts.some(({ made }) => made.entity.id === id && made.thing.kit === 'form')
  const isDesigned = (entity: Entity) =>
    (way === 'form' && isForm(entity)) || (itself.test(entity.plural) && !(isOfSites && isPages(entity.plural)) && !isKeptByHand(draft, entity.id))
  const own = draft.model.entities.filter((entity) => (way === 'diagram' ? isOfDiagrams(draft, entity) : isDesigned(entity))).map(({ id }) => id)
  const lean = withoutThings(draft, own)
  const made = keptDesigns(lean, way, nounOf(draft, lean, way), way === 'diagram' ? besideDrawing(draft, lean, own) : ofWhole(lean))
  const published = withPublished(withKept(lean, made.entity, made.actions, null), way, made)
  const parted = withParts(published.draft, way, made, partsOf(draft, own))
  const begun = draft.model.entities.some(({ id, plural }) => own.includes(id) && /(?:^| )templates$/.test(plural))
  const whole = begun ? withTemplates(parted, way) : parted
  const paged = withFirstPage(
    whole,
    words[way].title,
    (id) => [
      {
        kind: 'designer',
        id: id('designer'),
        heading: '',
        way,
        saved: { entity: made.entity.id, design: ['design', 'more'], change: made.change.id },
        keeps: { action: made.save.id, by: null, measures: { name: 'name', ...Object.fromEntries(measured.map((one) => [one, one])) } },
      },
    ],
    `Open the ${words[way].title.toLowerCase()}`,
  )
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'designer')?.path ?? '/'
  if (way === 'diagram') return claimedAs(paged, where, drawing, shared)
  const built = claimedAs(paged, where, claiming, beyond)
  return way === 'form' ? claimedAs(built, where, making, unmade) : built
}
