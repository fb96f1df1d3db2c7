import { singular } from '../lexicon/inflect.ts'
import type { KitName } from '../lexicon/kits.ts'

interface Named {
  readonly noun: string
  readonly kit: KitName
}

/** Heads that say the same of what stands before them, where both are rows of one kind. */
const heads: readonly (readonly string[])[] = [
  ['tip', 'advice', 'suggestion', 'hint'],
  ['guide', 'strategy', 'tutorial', 'how-to'],
  ['option', 'service'],
  ['record', 'data', 'information', 'log', 'detail', 'history', 'list'],
  ['image', 'picture', 'photo'],
  ['shop', 'store'],
  ['source', 'feed'],
  ['notification', 'reminder', 'message'],
  ['process', 'workflow', 'flow'],
  ['point', 'value'],
]
const alike = new Map(heads.flatMap((words) => words.map((word) => [word, words[0]!] as const)))
/** Kinds that one head of a row names by another's name: what a photographer advises is a tip, whether it is written as a note or as an article. */
const acrossKits = new Set(['tip'])
/** What stands behind a noun without making another thing of it: "alert notifications", "wine products", "course resources". */
const trailing = /^(?:notification|message|product|good|item|information|detail|data|record|entry|report|history|list|interface)$/
/** Nouns that the words behind them make another thing of. */
const apart: ReadonlySet<KitName> = new Set<KitName>(['figures', 'setting', 'component', 'category', 'stock', 'contract', 'record', 'thing'])

/** Whether two nouns say one thing in other words: "travel guides" and "travel strategies", "visual alerts" and "visual alert notifications". */
export function isSaidAlike(a: Named, b: Named): boolean {
  if (a.kit === b.kit && inSingular(a.noun) === inSingular(b.noun)) return true
  const [long, short] = a.noun.length >= b.noun.length ? [a, b] : [b, a]
  if (long.noun.startsWith(`${short.noun} `)) return long.kit === short.kit && !apart.has(long.kit) && trailing.test(long.noun.slice(short.noun.length + 1))
  const [before, head] = parted(a.noun)
  const [other, its] = parted(b.noun)
  if (before === '' || before !== other) return false
  const whole = alike.get(head)
  return whole !== undefined && whole === alike.get(its) && (a.kit === b.kit || acrossKits.has(whole))
}

/** "dietitians question", as "dietitians' questions" is read, beside "dietitian question". */
const inSingular = (noun: string): string => noun.split(' ').map(singular).join(' ')
const parted = (noun: string): readonly [string, string] => {
  const cut = noun.lastIndexOf(' ')
  return [noun.slice(0, Math.max(0, cut)), noun.slice(cut + 1)]
}
