import type { Sentence } from './words.ts'

const wishing =
  /^(?:please (?:can|could) you |please |can you |could you )?(?:make|build|create|design|develop|i need|we need|i want|we want|i would like|we would like|i'd like|we'd like) (?:me |us )?(?:an? |our |my |the )?(?:\S+ ){0,4}?(?:site|website|web app|app|page|web page|shop|store|platform|portal)\b/
/** "I sell honey. Please make a shop with …": the sentence that asks for the site, where those before it only tell of whoever asks. */
export function wishAfter(sentences: readonly Sentence[], first: number): number {
  const texts = sentences.map(({ tokens }) => tokens.map(({ word }) => word).join(' '))
  if (!/^(?:i|we|i'm|we're|our|my)\b/.test(texts[first] ?? '') || wishing.test(texts[first] ?? '')) return -1
  return texts.findIndex((text, at) => at > first && at <= first + 2 && wishing.test(text))
}
