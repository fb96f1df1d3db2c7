import type { Token } from './words.ts'

const outcome =
  /^(?:(?:they|it|(?:their|its|the|each|any|new|an?) \S+(?: \S+)?) )?(?:(?:are|is|has been|have been|goes?|gets?|can be|may be|being) )?(?:published|posted|listed|shown|displayed|public|visible|online|live|released|appears?|publication|publishing)(?: (?:to|on|for) (?:the |all |other )?\S+| publicly| online)?$/

/** "approves ads before their photos are shown": what becomes of what is looked at is nothing else that is done; the words stay with those before them. */
export function withoutOutcome(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }, index) => index > 1 && (word === 'before' || word === 'until'))
  if (at === -1) return tokens
  const close = tokens.findIndex(({ isWord }, index) => index > at && !isWord)
  const to = close === -1 ? tokens.length : close
  const said = tokens
    .slice(at + 1, to)
    .map(({ word }) => word)
    .join(' ')
  const last = tokens[at - 1]!
  return outcome.test(said) ? [...tokens.slice(0, at - 1), { ...last, end: tokens[to - 1]!.end }, ...tokens.slice(to)] : tokens
}
