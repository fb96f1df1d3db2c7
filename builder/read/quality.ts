import type { Clause } from './clause.ts'
import { siteNouns } from './cue-words.ts'

/** What a site can be asked to be, rather than to do; each is looked at in the built site before it counts. */
export type Quality =
  | 'responsive'
  | 'compatible'
  | 'fast'
  | 'easy'
  | 'navigable'
  | 'secure'
  | 'valid'
  | 'forgiving'
  | 'stable'
  | 'roomy'
  | 'accessible'
  | 'found'
  | 'animated'
  | 'printable'
  | 'consistent'
  | 'attractive'

/** Words that ask for a quality wherever they stand in a clause that asks for nothing else. */
// biome-ignore format: a table
const asking: Readonly<Record<Quality, string>> = {
  responsive: 'responsive responsiveness adaptive adapt adapts adapting adaptable adaptability adapted mobile mobile-friendly mobile-responsive cross-device multi-device',
  compatible: 'cross-browser cross-platform compatible compatibility',
  fast: 'fast faster quick quickly rapid rapidly speed speeds performance lightweight efficient efficiently efficiency smooth smoothly',
  easy: 'easy easily easy-to-use easy-to-read easy-to-understand user-friendly friendly intuitive intuitively clear clearly convenient conveniently convenience usability usable easier readable readability legible comfortable',
  navigable: 'navigate navigating navigated navigation easy-to-navigate',
  secure: 'secure securely security privacy confidentiality unauthorized protect protects protecting protected',
  valid: 'validation validate validates validated validating valid accuracy accurate accurately integrity correctness',
  forgiving: 'error errors exception exceptions error-free fault-tolerant',
  stable: 'stable stability reliable reliability reliably robust robustness normally bug-free',
  roomy: 'pagination paginated',
  accessible: 'accessible accessibility inclusive',
  found: 'seo seo-friendly seo-optimized search-engine search-engine-friendly',
  animated: 'animation animations animated transition transitions hover interactive interactivity',
  printable: 'printable print-friendly',
  consistent: 'consistent consistency uniform unified',
  attractive: 'beautiful attractive modern clean concise elegant professional professionally appealing aesthetic aesthetics aesthetically pleasing appeal stylish tidy neat visual visually fresh minimalist minimalistic simple simplicity simplistic typography striking stunning engaging eye-catching vibrant',
}
/** Words of a list that go on with the quality before them: "adapting to different devices and screen sizes". */
const going: Readonly<Record<string, Quality>> = Object.fromEntries(
  [
    [
      'responsive',
      'device devices phone phones smartphone smartphones tablet tablets desktop desktops laptop laptops computer computers screen screens size sizes resolution resolutions terminal terminals orientation orientations',
    ],
    ['compatible', 'browser browsers chrome firefox safari edge'],
    ['fast', 'loading'],
    ['attractive', 'layout layouts style styles colors colours fonts font'],
    ['valid', 'completeness'],
  ].flatMap(([quality, words]) => words!.split(' ').map((word) => [word, quality as Quality])),
)
/** Several words that ask for a quality together. */
const phrases: readonly (readonly [Quality, RegExp])[] = [
  [
    'responsive',
    /\b(?:adjust\w*|fits?|optimi[sz]\w+|suitable|adapt\w*|works?|experience)\b[^,.]{0,30}?\b(?:on|to|for|across)\b[^,.]{0,20}?\b(?:devices?|screens?|mobile|phones?|tablets?|resolutions?|terminals)\b(?: (?:sizes?|types?|resolutions?))?/g,
  ],
  ['responsive', /\b(?:different |various |all |multiple |appropriate )?(?:screen|device|display) (?:screen )?(?:sizes|types|resolutions?)\b/g],
  [
    'responsive',
    /\bmobile(?: phone| devices?)?s?(?:,| and| or)? (?:pc|desktop|computer)(?: end| terminal| device)?s?\b|\bmobile (?:responsiveness|optimi[sz]ation|display|devices)\b|\bmultiple devices\b/g,
  ],
  ['compatible', /\b(?:a|an?y|the|all|different|various|multiple|web|mainstream|modern|major) (?:web |mainstream |modern )?browsers?\b/g],
  [
    'compatible',
    /\b(?:ios|android|windows|mac(?:os)?|linux|harmonyos|html5|h5)\b(?: (?:systems?|platforms?|phones?|devices?|versions?|browsers?|operating systems?))?/g,
  ],
  ['found', /\bseo optimi[sz]ation\b|\bsearch engines?(?: optimi[sz]ation)?(?: rankings?| results?)?\b|\bmeta (?:tags?|descriptions?)\b|\bstructured data\b/g],
  ['roomy', /\bpage numbers?(?: buttons?)?\b|\b(?:the )?(?:first|last|next|previous) page\b/g],
  ['fast', /\b(?:response|loading|load|page load) (?:times?|speeds?)\b|\brespond\w* (?:quickly|promptly)\b|\bloads? (?:quickly|fast)\b/g],
  ['forgiving', /\berror (?:handling|messages?|prompts?|reminders?|feedback|pages?)\b|\bexception handling\b/g],
  ['valid', /\b(?:user |all |data |form )?inputs? (?:is|are|be) valid\b/g],
  ['valid', /\b(?:form|data|input|field|user input|client-side|server-side)(?: data)? validations?\b|\bdata (?:accuracy|integrity|consistency)\b/g],
  ['secure', /\b(?:data|user|information|personal|user data|personal information) (?:security|privacy|protection)\b/g],
  ['accessible', /\bscreen readers?\b|\bkeyboard navigation\b/g],
  [
    'animated',
    /\bsmooth scrolling\b|\b(?:view(?:ing)?|see(?:ing)?|enjoy(?:ing)?) (?:the )?(?:custom |smooth |page )?animation effects\b|\bcustom animations\b/g,
  ],
  ['animated', /\b(?:hover|transition|animation|dynamic|visual|interactive|interaction|switching|fade(?:-in)?) effects?\b/g],
  [
    'navigable',
    /\b(?:switch(?:ing)?|slide|jump(?:ing)?) (?:between|to) (?:different |various |the |a )?(?:specific )?(?:pages?|sections?|functions?|modules?|menus?)\b|\bswitch(?:ing)? (?:the )?navigation menus\b|\bclick(?:ing)? (?:on )?(?:the |different |various )?(?:navigation |menu )?(?:pages?|links?|menus?|buttons?|menu items?)\b(?! of\b)|\b(?:to|on|through) (?:different|various|other) pages\b|\blinks? (?:\w+ )?(?:be valid|works?|working)\b/g,
  ],
  [
    'navigable',
    /\b(?:open(?:ing)?|brows(?:e|ing)|access(?:ed|ing)?|visit(?:ed|ing)?|us(?:e|ing)|explor(?:e|ing))\b(?: and (?:use|browse|navigate|interact with))? (?:\w+ly )?(?:the |this |our |its |their )?(?:whole |entire )?(?:website|site|web ?page|page|system|platform|application|app|mini-program|tool|program)(?:'s)?(?: (?:content|pages))?\b/g,
  ],
  [
    'navigable',
    /\b(?:access|open|enter)(?:ing)? (?:different |various |the )*(?:functional )?(?:modules|functions|features|sections)\b(?: through the (?:\w+ )?menu)?/g,
  ],
  [
    'attractive',
    /\bvisual appeal\b|\bengaging (?:user )?(?:interface|design|experience|layout)s?\b|\b(?:fonts?,? (?:and )?colou?rs?|colou?rs?,? (?:and )?fonts?)(?:,? and (?:images|layouts?))?\b|\b(?:prominent|clear) titles\b/g,
  ],
  ['easy', /^(?: the \w+ should have functionalities such as)?(?: an?| the)? user interfaces? $/g],
  ['attractive', /\bcolou?r schemes?\b|\blook and feel\b|\b(?:overall|page|visual|ui|ui\/ux) (?:design|style|appearance|layout)\b/g],
  [
    'attractive',
    /\b(?:proper|suitable|appropriate|harmonious|readable|legible|reasonable|clear) (?:(?:fonts?|layouts?|colou?rs?|images|spacing)(?: sizes?)?(?:,? and |, )?)+\b|\binteraction design\b/g,
  ],
  ['easy', /\buser experiences?\b|\bease of (?:use|navigation)\b|\beasy to (?:use|read|navigate|understand|operate|browse|access|find)\b/g],
]
/** Words that ask for nothing of their own. */
const neutral = new Set(
  `a an the this that these those it its it's their they them your our his her which who and or to of for in on at with by from as so be is are being been was were should would will can could must may
need needs able have has having provide provides provided providing offer offers offering ensure ensures ensured ensuring guarantee guarantees also additionally furthermore moreover finally overall together both while when such not only
user users visitor visitors people everyone anyone others website websites site sites web webpage webpages page pages platform platforms system systems app apps application applications mini-program program programs software
interface interfaces user-interface ui ux ui/ux design designs designed function functions functional functionality functionalities feature features part parts
different various variety all multiple many any every each some certain main basic full whole entire own same general normal good great better best excellent high higher highly well very quite more most fully properly freely directly
make makes making made possible support supports supporting supported allow allows allowing enable enables enabling help helps helping use uses used using via through across between within under
improve improves improving improved improvement enhance enhances enhancing enhanced enhancement optimize optimizes optimizing optimized optimise optimising optimised optimization optimisation maintain maintaining
information content contents data needed need required necessary relevant appropriate corresponding what want wants looking find finding display displays displayed displaying
layout layouts style styles appearance times without including include includes included like etc based according automatically link links menu menus
understand understanding operate operates operation operations works work working capability capabilities ability effect effects principles standards standard
internet computer computers pc terminal terminals end ends version experience experiences rate rates way mechanism mechanisms measure measures rankings ranking visibility
perform performing facilitate how suitable proper access accessed accessing accessible another other separate template templates titles headings implement implemented implementing implementation loading load loads desktop desktops device devices phones tablets browser browsers accesses access click website/app website/application`.split(
    /\s+/,
  ),
)
const named = new Map(Object.entries(asking).flatMap(([quality, words]) => words.split(' ').map((word) => [word, quality as Quality] as const)))

/** Words that ask for another thing where they stand alone: to be led through a town, a film. */
const ambiguous = /^(?:the )?(?:navigate|animations?|animated|interactive|loading|visual|professional|appeal)$/

/** The qualities that words ask for, each once, in order; empty where they ask for anything else, or for nothing. `goesOn` where the words before them ask for one. */
export function qualitiesIn(text: string, goesOn = false): readonly Quality[] {
  if (ambiguous.test(text.toLowerCase())) return []
  const said = text.toLowerCase().replaceAll('’', "'")
  let rest = ` ${said.replace(/^(?:\p{L}+s|the \p{L}+) (?:can|should be able to) |^the (?:\p{L}+ ){1,3}should be (?!able)/u, '')} `
  const found: Quality[] = []
  for (const [quality, phrase] of phrases)
    rest = rest.replace(phrase, () => {
      found.push(quality)
      return ' '
    })
  for (const word of rest.split(/[^\p{L}\p{N}/'-]+/u).map((one) => one.replace(/'s?$|^[-/']+|[-/']+$/g, ''))) {
    const quality = named.get(word) ?? (goesOn && Object.hasOwn(going, word) ? going[word] : undefined)
    if (quality) found.push(quality)
    else if (word !== '' && !neutral.has(word) && !siteNouns.has(word)) return []
  }
  return [...new Set(found)]
}

/** The clauses with those that ask how the site should be, and for nothing that one does there, marked as such. */
export function withQualities(words: string, clauses: readonly Clause[]): Clause[] {
  let goesOn = false
  return clauses.map((clause) => {
    const asks = clause.mode === 'subject' || clause.mode === 'style' || clause.asks.some(({ kind }) => kind === 'search' || kind === 'session')
    const qualities = asks ? [] : qualitiesIn(words.slice(clause.start, clause.end).trim(), goesOn)
    goesOn = qualities.length > 0
    return goesOn ? { ...clause, mode: 'quality', asks: [], qualities } : clause
  })
}
