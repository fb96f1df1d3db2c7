import { chosen } from '../compose/chance.ts'
import { type Html, raw } from './html.ts'

const drawings = {
  calendar: '<rect x="4" y="5" width="16" height="15" rx="2"/><path d="M4 10h16M8 3v4M16 3v4"/>',
  cart: '<path d="M3 4h2l2.2 10.5h10L20 7H6"/><circle cx="9" cy="19" r="1.4"/><circle cx="16" cy="19" r="1.4"/>',
  person: '<circle cx="12" cy="8" r="3.6"/><path d="M5 20c.6-4 3.4-6 7-6s6.4 2 7 6"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.2"/><path d="M3 19c.5-3.4 2.8-5.2 6-5.2s5.5 1.8 6 5.2"/><path d="M15.5 5.6a3.2 3.2 0 0 1 0 5.9M17.5 14.2c2 .6 3.2 2.3 3.5 4.8"/>',
  chart: '<path d="M4 4v16h16"/><path d="M8 16v-4M12.5 16V8M17 16v-6"/>',
  chat: '<path d="M4 5h16v11H11l-4.5 4V16H4z"/>',
  search: '<circle cx="11" cy="11" r="6"/><path d="M15.5 15.5L20 20"/>',
  star: '<path d="M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z"/>',
  place: '<path d="M12 21c4.7-4.8 7-8.4 7-11a7 7 0 0 0-14 0c0 2.6 2.3 6.2 7 11z"/><circle cx="12" cy="10" r="2.5"/>',
  heart: '<path d="M12 20C6.5 15.8 4 12.8 4 9.5A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 20 9.5c0 3.3-2.5 6.3-8 10.5z"/>',
  box: '<path d="M4 8l8-4 8 4v8l-8 4-8-4z"/><path d="M4 8l8 4 8-4M12 12v8"/>',
  truck: '<path d="M3 6h11v10H3zM14 10h4l3 3v3h-7z"/><circle cx="7" cy="18" r="1.8"/><circle cx="17" cy="18" r="1.8"/>',
  card: '<rect x="3" y="6" width="18" height="13" rx="2"/><path d="M3 10.5h18M7 15h4"/>',
  bell: '<path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15z"/><path d="M10 20.5h4"/>',
  file: '<path d="M6 3h8l4 4v14H6z"/><path d="M14 3v4h4M9 12h6M9 16h6"/>',
  camera: '<path d="M4 8h4l1.5-2.5h5L16 8h4v11H4z"/><circle cx="12" cy="13" r="3.3"/>',
  leaf: '<path d="M5 19C4 10 9 5 19 5c1 9-4 14-12 13z"/><path d="M5 19c3-5 6-7.5 9-9"/>',
  book: '<path d="M12 6c-2-1.5-4.5-2-8-2v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4c-3.5 0-6 .5-8 2zM12 6v14"/>',
  check: '<circle cx="12" cy="12" r="8.5"/><path d="M8.3 12.3l2.6 2.6 5-5.4"/>',
  tools: '<path d="M14 6.5a4 4 0 0 1 5.5-2l-2.8 2.8 2 2 2.8-2.8A4 4 0 0 1 16 12L8 20l-3-3 8-8a4 4 0 0 1 1-2.5z"/>',
  shield: '<path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z"/><path d="M9 11.5l2.2 2.2 4-4.2"/>',
  play: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="M10 9l5 3-5 3z"/>',
  home: '<path d="M4 11l8-7 8 7v9h-5v-6H9v6H4z"/>',
  tag: '<path d="M4 4h8l8 8-8 8-8-8z"/><circle cx="8.5" cy="8.5" r="1.4"/>',
  cap: '<path d="M2.5 9L12 5l9.5 4L12 13z"/><path d="M6.5 11v5c3 2.5 8 2.5 11 0v-5"/>',
  cup: '<path d="M5 8h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 9.5h1.5a2.5 2.5 0 0 1 0 5H17M8 3v2M11 3v2M14 3v2"/>',
  medical: '<rect x="4" y="4" width="16" height="16" rx="4"/><path d="M12 8.5v7M8.5 12h7"/>',
  news: '<path d="M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-3 1.7"/><path d="M7.5 9h6M7.5 12.5h6M7.5 16H11"/>',
  bag: '<rect x="3" y="8" width="18" height="12" rx="2"/><path d="M9 8V5h6v3M3 13h18"/>',
  building: '<path d="M5 21V4h9v17M14 10h5v11M3 21h18"/><path d="M8 8h3M8 12h3M8 16h3"/>',
  ticket: '<path d="M3 8h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4z"/><path d="M14 9.5v1.5M14 13v1M14 16v1"/>',
  list: '<path d="M9 6h11M9 12h11M9 18h11M4 6l1 1 1.5-2M4 12l1 1 1.5-2M4 18l1 1 1.5-2"/>',
  flag: '<path d="M6 21V4h11l-2 4 2 4H6"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.5l3.5 2"/>',
  globe: '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c3 3 3 14 0 17M12 3.5c-3 3-3 14 0 17"/>',
  gift: '<rect x="4" y="11" width="16" height="9"/><path d="M3 7.5h18V11H3zM12 7.5V20M12 7.5C9 7.5 7 6.5 7.5 4.8S11 4 12 7.5c1-3.5 4-4.2 4.5-2.7S15 7.5 12 7.5"/>',
  pen: '<path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z"/><path d="M13.5 7l3.5 3.5"/>',
  idea: '<path d="M9 17a6 6 0 1 1 6 0v1.5H9zM10 21h4"/>',
  grid: '<rect x="4" y="4" width="7" height="7" rx="1"/><rect x="13" y="4" width="7" height="7" rx="1"/><rect x="4" y="13" width="7" height="7" rx="1"/><rect x="13" y="13" width="7" height="7" rx="1"/>',
  spark: '<path d="M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2z"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  arrow: '<path d="M5 12h14M13 6l6 6-6 6"/>',
  back: '<path d="M19 12H5M11 6l-6 6 6 6"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  alert: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5v5.5M12 16v.5"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
} as const
export type Icon = keyof typeof drawings

/** A line icon for the eye only. */
export const icon = (name: Icon): Html => raw(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${drawings[name]}</svg>`)

const words: readonly (readonly [Icon, RegExp])[] = [
  ['chart', /\b(?:stat|report|analy|dashboard|chart|monitor|metric|forecast|progress|track)/],
  ['cart', /\b(?:cart|shop|store|checkout|purchas|buy|mall|sale)/],
  ['card', /\b(?:pay|bill|invoice|wallet|financ|fees?\b|deposit|withdraw|transaction|bank|commission|expens|salar|cost)/],
  ['calendar', /\b(?:book|appointment|schedul|calendar|event|reserv|date|session|class(?:es)?\b|attendance|leave)/],
  ['truck', /\b(?:deliver|ship|logistic|freight|mov(?:e|ing)|transport|driver|waybill|vehicle|car\b|cars\b)/],
  ['box', /\b(?:product|inventor|stock|warehouse|good|item|order|suppl|asset|material|equipment)/],
  ['people', /\b(?:user|member|team|staff|employ|customer|client|personnel|communit|group|friend|student|merchant|people)/],
  ['person', /\b(?:account|profile|personal|login|regist|doctor|teacher|about|candidate|resume)/],
  ['chat', /\b(?:chat|messag|comment|forum|discuss|contact|feedback|support|consult|question|faq|review|notif)/],
  ['bell', /\b(?:remind|alert|alarm|announce|warning)/],
  ['search', /\b(?:search|find|query|brows|discover|match|inquir)/],
  ['place', /\b(?:map|locat|travel|route|tour|trip|place|city|hotel|scenic|park)/],
  ['cap', /\b(?:course|learn|train|educat|school|exam|test|quiz|lesson|tutor)/],
  ['book', /\b(?:library|knowledge|read|guide|wiki|novel|story|recipe)/],
  ['news', /\b(?:news|blog|article|post|press|journal|magazin)/],
  ['camera', /\b(?:photo|pictur|image|gallery|portfolio|camera|album)/],
  ['play', /\b(?:video|music|movie|film|game|play|live|stream|audio|song)/],
  ['file', /\b(?:file|document|upload|form|record|contract|paper|data|template|application|survey)/],
  ['medical', /\b(?:health|medic|patient|hospital|clinic|drug|care)/],
  ['cup', /\b(?:food|meal|dish|menu|coffee|restaurant|drink|tea|dining|cater)/],
  ['home', /\b(?:home|house|propert|room|rent|estate|apartment)/],
  ['leaf', /\b(?:plant|garden|farm|green|eco|environment|agricult|flower)/],
  ['shield', /\b(?:secur|insur|safe|verif|permission|audit|complian|protect)/],
  ['tools', /\b(?:setting|manage|system|config|repair|mainten|tool|service|admin)/],
  ['tag', /\b(?:price|coupon|discount|offer|promot|deal|tag|categor|brand)/],
  ['star', /\b(?:rating|favou?rit|reward|point|rank|popular|best)/],
  ['bag', /\b(?:job|position|career|vacanc|recruit|interview|freelanc|project|task|leads?\b)/],
  ['ticket', /\b(?:ticket|pass(?:es)?\b|lotter|raffle|draws?\b|cinema|shows?\b|concert|check-?in)/],
  ['gift', /\b(?:gift|prize|redeem|redempt|benefit|bonus|voucher|surprise)/],
  ['list', /\b(?:list|check|rule|polic|requirement|plans?\b|planner|todo|standard|habit|queue|procedure)/],
  ['bell', /\b(?:notice|boards?\b)/],
  ['building', /\b(?:compan|enterprise|office|department|organi[sz]|institut|business|desk|space|facilit|factory|branch)/],
  ['flag', /\b(?:goal|mission|competit|contest|challenge|campaign|activit|match|race|club|team)/],
  ['clock', /\b(?:time|hour|histor|shift|duration|wait|deadline)/],
  ['globe', /\b(?:language|translat|country|global|domain|website|network|international|traffic)/],
  ['idea', /\b(?:idea|suggest|opinion|innovat|problem|diagnos|solution|research|skill|concept)/],
  ['pen', /\b(?:sign|notes?\b|notebook|write|edit|design|draft|creat|declar|propos|entr)/],
  ['heart', /\b(?:emotion|mood|feeling|relax|meditat|stress|mindful|love|dating|charit|donat|pet|volunteer|wish)/],
]
const neutral: readonly Icon[] = ['spark', 'grid', 'flag', 'tag', 'leaf', 'list']
/** The icon that the words call for; where they call for none, one that is always the same for them. */
export const iconFor = (text: string): Html => icon(namesFor(text, 1)[0] ?? chosen(neutral, text))
/** The icons that the words call for, at most so many, in the order in which the words name them. */
export const iconsFor = (text: string, most: number): readonly Html[] => namesFor(text, most).map(icon)

function namesFor(text: string, most: number): readonly Icon[] {
  const low = text.toLowerCase().slice(0, 1000)
  const found = words.flatMap(([name, pattern]) => {
    const at = low.search(pattern)
    return at < 0 ? [] : [{ name, at }]
  })
  return (most === 1 ? found : found.toSorted((a, b) => a.at - b.at)).slice(0, most).map(({ name }) => name)
}
