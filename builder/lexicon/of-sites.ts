const nothing = /^\b$/
/** What is said before and after the languages in which a site is shown. */
const spoken = /^(?:both|between|support|supporting|switch|in|into)$/
const shownIn = /^(?:version|interface|website|site|page|support|content|option|text)$/
/** Words that say how a site is made rather than what it is about, by those beside them: "a responsive design", "navigation menu", "fast loading", "different devices". */
const ofSites: Readonly<Record<string, { readonly before: RegExp; readonly after: RegExp }>> = {
  design: {
    before: /^(?:responsive|web|website|page|interface|ui|ux|user|layout|modern|clean|minimalist|simple|friendly|visual|overall|adaptive)$/,
    after: /^(?:website|web|site|page|layout|draft|style|principle|element|guideline)$/,
  },
  menu: {
    before:
      /^(?:navigation|drop-down|dropdown|main|side|top|hamburger|context|clear|system|directory|tree-like|easy-to-navigate|voice|ivr|phone|call|start|pop-up|popup|sidebar|dynamic)$/,
    after: /^(?:bar|navigation|item|management|function|option|role|information|based)$/,
  },
  machine: { before: nothing, after: /^(?:learning|translation|model|vision)$/ },
  event: {
    before: /^(?:asynchronous|concurrent|client-side|server-side|trigger|triggering|tracking|click|mouse|javascript|custom)$/,
    after: /^(?:handling|handler|listener|triggering|loop|tracking|bus|driven|data)$/,
  },
  guide: { before: /^(?:tutorial|user|style|showcase|installation|step-by-step|beginner|usage|operation)$/, after: /^(?:user|visitor|them|help)$/ },
  domestic: { before: nothing, after: /^(?:epidemic|pandemic|terminal|market|trade|brand|product|data|shipping|news|hotel|flight|stock|policy)$/ },
  cleaning: { before: /^(?:data|text|file|cache|code|log|table)$/, after: /^(?:data|rule|process)$/ },
  engineering: { before: /^(?:reliability|software|data|prompt|system|feature|reverse|requirement|social)$/, after: nothing },
  running: { before: nothing, after: /^(?:status|of|task|time|process|script|state|result|on|in|environment)$/ },
  chain: { before: /^(?!supply$|cold$|logistic$)/, after: nothing },
  learning: { before: /^(?:machine|deep|reinforcement)$/, after: nothing },
  environment: { before: nothing, after: /^variable$/ },
  park: { before: /^(?:industrial|science|technology|software|tech|business|logistic)$/, after: nothing },
  industry: { before: /^(?:various|different|all|many|multiple|each|other)$/, after: /^(?:such|news|information|knowledge|insight|trend)$/ },
  help: { before: /^(?:to|that|can|will|should|and|could)$/, after: /^(?:user|customer|them|people|you|visitor)$/ },
  delivery: { before: /^(?:message|content|software|email|project|service|news)$/, after: nothing },
  quality: {
    before: /^(?:high|good|top|best|image|video|code|data|service|sound|picture|air|water|sleep)$/,
    after: /^(?:supplier|service|product|content|customer|goods)$/,
  },
  chinese: { before: spoken, after: shownIn },
  spanish: { before: spoken, after: shownIn },
  french: { before: spoken, after: shownIn },
  monitoring: {
    before:
      /^(?:network|server|system|website|api|performance|database|user|traffic|security|interface|maintenance|activity|compliance|status|order|content|behaviou?r|process|service|real-time)$/,
    after: /^(?:cpu|server|disk|network|database|website|memory|bandwidth|traffic|uptime)$/,
  },
  loading: {
    before: /^(?:fast|faster|quick|page|slow|lazy|image|data|website)$/,
    after: /^(?:speed|time|performance|progress|animation|environment|variable|file|more|effect)$/,
  },
  activity: { before: /^(?:user|account|login|network|system|browsing|suspicious)$/, after: /^(?:monitoring|log|record|tracking)$/ },
  building: { before: /^(?:website|site|web|page|form|app|application|system|model|interface|team|brand)$/, after: /^(?:platform|tool|block|system)$/ },
  audio: { before: /^(?:and|video)$/, after: /^(?:call|chat|video|and|file|format|conference)$/ },
  deploy: { before: /^(?:and|to|then)$/, after: /^(?:it|the|on|to)$/ },
  drawing: { before: /^(?:chart|graph|lucky|prize|ai)$/, after: /^(?:board|result)$/ },
  property: { before: /^intellectual$/, after: nothing },
  quiz: { before: /^(?:recommendation|product|personality|style|skin|matching)$/, after: nothing },
  job: { before: /^(?:cron|scheduled|batch|background|print|timed|crawler|backup|crontab|crawling|import|export|hadoop|spark)$/, after: nothing },
  computer: { before: /^(?:desktop|tablet|both|phone)$/, after: /^(?:tablet|laptop|smartphone|mobile|and|or)$/ },
  laptop: { before: /^(?:computer|tablet|desktop|phone|including|smartphone)$/, after: /^(?:tablet|smartphone|mobile|desktop)$/ },
  device: { before: /^(?:different|various|mobile|multiple|all|any)$/, after: /^(?:and|screen|type|size)$/ },
  phone: { before: nothing, after: /^(?:number|call|tablet|screen)$/ },
  match: { before: /^(?:that|must|should|to)$/, after: /^(?:the|a|with|different)$/ },
  english: { before: /^(?:both|between|and|in|support|bilingual|chinese|french|arabic|german|spanish)$/, after: /^(?:and|website|version|or)$/ },
  studio: { before: /^visual$/, after: /^code$/ },
  word: { before: nothing, after: /^(?:cloud|count|document|file|processor|processing)$/ },
  language: {
    before:
      /^(?:programming|markup|query|scripting|coding|natural|elm|go|c|english|french|arabic|chinese|multiple|different|two|multi|several|many|various|preferred|other|their)$/,
    after: /^(?:switching|support|selection|version|option|switch|preference|setting|model)$/,
  },
  home: { before: /^(?:including|include|page|as)$/, after: /^(?:page|about|product|contact|service|company|news)$/ },
  support: { before: /^(?:should|and|can|also|that|will|must|to)$/, after: /^(?:for|multiple|various|different|both|all|the)$/ },
  produce: { before: /^(?:to|that|can|and|also|automatically|directly)$/, after: /^(?:a|an|the|high-quality|result)$/ },
}
/** What a site is seen on, where several are named beside each other: "desktop computers, tablets, and mobile phones". */
const screens = /^(?:desktop|computer|pc|laptop|tablet|phone|smartphone|screen)$/
const orders = /^(?:and|a|an|the)$/
/** Whether a word says how the site is to be, also as what is asked to be done: "design and rebuild a website". */
export function isOfSite(words: readonly string[], at: number): boolean {
  if (
    screens.test(words[at]!) &&
    words[at - 1] !== 'my' &&
    [-3, -2, -1, 1, 2, 3].some((by) => screens.test(words[at + by] ?? '') && words[at + by] !== words[at])
  )
    return true
  const said = Object.hasOwn(ofSites, words[at]!) ? ofSites[words[at]!]! : undefined
  const [before = '', after = ''] = [words[at - 1], words[at + 1]]
  return said !== undefined && (said.before.test(before) || said.after.test(after) || (words[at] === 'design' && at < 3 && orders.test(after)))
}
