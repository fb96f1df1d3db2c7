import { wordsIn } from './gist.ts'

const good =
  'amazing:3 awesome:3 beautiful:3 best:3 better:2 brilliant:3 calm:1 charming:2 cheap:1 clean:1 clear:1 comfortable:2 convenient:2 delicious:3 delight:3 delighted:3 easy:1 effective:2 efficient:2 enjoy:2 enjoyed:2 excellent:3 exciting:2 fair:1 fantastic:3 fast:1 favorite:2 fine:1 fresh:1 friendly:2 fun:2 generous:2 glad:2 gain:1 gains:1 good:2 great:3 growth:1 happy:3 helpful:2 honest:2 impressive:2 improve:1 improved:2 interesting:1 kind:2 like:1 liked:2 love:3 loved:3 lovely:3 nice:2 outstanding:3 perfect:3 pleasant:2 pleased:2 polite:2 positive:2 praise:2 praised:2 profit:1 proud:2 quick:1 quiet:1 recommend:2 reliable:2 rise:1 safe:1 satisfied:2 smooth:1 strong:1 success:2 successful:2 superb:3 support:1 thank:2 thanks:2 useful:2 win:2 wonderful:3 worth:1 welcome:1'
const bad = 'abuse:3 afraid:2 angry:3 annoying:2 awful:3 bad:2 blame:2 boring:2 broken:2 bug:1 cancel:1 complain:2 complaint:2 confusing:2 crash:2 crisis:2 crowded:1 cruel:3 damage:2 damaged:2 danger:2 dangerous:2 dead:2 death:2 decline:1 defect:2 delay:1 delayed:2 difficult:1 dirty:2 disappointed:3 disappointing:3 disaster:3 dislike:2 dull:1 error:1 expensive:1 fail:2 failed:2 failure:2 fake:2 fall:1 fault:1 fear:2 fraud:3 hate:3 horrible:3 hurt:2 ill:1 impossible:1 late:1 lie:2 lose:1 loss:1 lost:1 mess:2 mistake:1 negative:2 nasty:3 noisy:1 pain:2 poor:2 problem:1 problems:1 reject:1 rude:3 sad:2 scam:3 slow:1 stupid:3 terrible:3 tired:1 ugly:2 unfair:2 unhappy:3 unsafe:2 upset:2 useless:3 violence:3 war:2 waste:2 weak:1 worried:2 worry:1 worse:2 worst:3 wrong:2' // biome-ignore format: a list
const weights = new Map(
  [good, bad].flatMap((list, side) =>
    list.split(' ').map((entry) => {
      const [word = '', weight = '0'] = entry.split(':')
      return [word, Number(weight) * (side === 0 ? 1 : -1)] as const
    }),
  ),
)
const turned = /^(?:not|no|never|hardly|without|isn['’]t|wasn['’]t|don['’]t|didn['’]t|doesn['’]t|can['’]t|won['’]t|nothing)$/
const raised = /^(?:very|really|extremely|so|too|highly|absolutely|truly|quite)$/

export interface Felt {
  readonly value: number
  readonly found: readonly string[]
}
/** How a sentence sounds, by the words that it has: above none is good. */
export function felt(sentence: string): Felt {
  const words = wordsIn(sentence)
  const found: string[] = []
  const value = words.reduce((sum, word, at) => {
    const weight = weights.get(word)
    if (weight === undefined) return sum
    const before = words.slice(Math.max(0, at - 3), at)
    const isTurned = before.some((one) => turned.test(one))
    found.push(`${isTurned ? 'not ' : ''}${word}`)
    return sum + weight * (isTurned ? -0.7 : 1) * (before.some((one) => raised.test(one)) ? 1.5 : 1)
  }, 0)
  return { value: Math.round(value * 10) / 10, found }
}
/** What such a value is called. */
export const named = (value: number): string => (value > 0.4 ? 'positive' : value < -0.4 ? 'negative' : 'neutral')
