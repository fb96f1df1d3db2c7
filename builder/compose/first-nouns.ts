import { singular } from '../lexicon/inflect.ts'
import type { kits } from '../lexicon/kits.ts'
import { keep, kindIn, type Plan } from './plan.ts'
import { groupOf, type Placed } from './thing.ts'

/** What other things are of, each telling another side of it: the games of videos and guides, the projects of templates and phases. */
const wholes =
  /^(?:game|project|product|enterprise|student|patient|employee|vehicle|car|room|loan|app|contract|event|match|property|equipment|device|course|novel|book|movie|pet|film|series|song|recipe|exam|crop|hotel|ship|drone)$/
/** Those whom a site shows rather than those who use it, by what it shows of them: the contestants of "contestant videos". */
const shown =
  /^(?:contestant|candidate|finalist|nominee|celebrity|performer|singer|dancer|actor|actress|idol|poet|composer|painter|photographer|designer|artist|athlete|speaker|exhibitor|deity|hero|animal|monster)$/
/** What only tells that there is somebody, or what they do. */
const shows =
  /^(?:video|short video|photo|work|portfolio|song|performance|story|interview|speech|profile|ranking|score|rating|biography|poem|painting|match|schedule|statistic)s?$/
/** Heads that say only that there is something, what is done about it, or how it looks. */
const hollow =
  /^(?:information|info|data|detail|list|record|history|management|introduction|description|display|name|status|page|homepage|content|system|platform|website|app|application|mini-program|function|feature|module|element|interface|world|scene|experience|development|engine|design|end|logic|operation|parameter|user|owner)$/
const most = 16
const fewest = 2

const phrases = ({ ask }: Placed): readonly string[] =>
  [...(ask.object ? [ask.object] : []), ...ask.fields, ...ask.beside].map(({ noun, light }) => singular(`${noun} ${light}`.trim()))

/** "game videos, game guides, game activities": what their names begin with is a thing of the site as well, which each of them is of. */
export function firstNouns(plan: Plan, placed: readonly Placed[]): void {
  const heads = new Map<string, Set<string>>()
  for (const noun of placed.flatMap(phrases)) {
    const [first = '', ...rest] = noun.split(' ')
    while (rest.length > 0 && hollow.test(rest.at(-1)!)) rest.pop()
    if (rest.length > 0 && (wholes.test(first) || shown.test(first))) heads.set(first, (heads.get(first) ?? new Set()).add(rest.join(' ')))
  }
  for (const [first, said] of heads) {
    const kind = kindIn(plan, first, '')
    const named = plan.things.filter(({ noun }) => noun.startsWith(`${first} `))
    const isShown = shown.test(first) && [...said].some((head) => shows.test(head))
    if (kind === null || named.length === 0 || (!isShown && (said.size < fewest || said.size + named.length <= fewest + 1))) continue
    if (plan.actors.has(first) || plan.things.length >= most) continue
    if (plan.things.some((thing) => !named.includes(thing) && isThat(thing, first, kind.kit))) continue
    keep(plan, kind)?.views.add('')
  }
}

/** Whether a thing is what a first noun names, or the goods that it stands for. */
const isThat = (thing: Parameters<typeof groupOf>[0], first: string, kit: keyof typeof kits): boolean =>
  thing.noun === first || thing.noun.endsWith(` ${first}`) || thing.kit === kit || (kit === 'product' && groupOf(thing) === 'offer')
