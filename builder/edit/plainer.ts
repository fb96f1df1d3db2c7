import { inFull } from '../read/contraction.ts'

const reason =
  /^(.{4,80}?)(?:\s*[,;–—]\s*|\s+-\s+|\s+(?=(?:because|cause|cuz|coz)\b))(?!.*\b(?:can|should|must|may|need|wants?|approve|add|have to|make|put)\b)(?:(?:because|cause|cuz|coz|since|as|so|too|it|it(?:'|’)?s|that|that(?:'|’)?s|this|nobody(?! else)|no one(?! else)|they|people|many|most|some|we|i|there|there(?:'|’)?s|everyone|everybody|my|our|he|she)\b).{2,120}$/i
const textual = /\b(?:(?<!\b(?:need|have|able|want|like|used|allowed) )to|saying|says?|call(?:ed)?|named|titled|with the text)\b|[:"“]/i
const endings = /\s+(?:again|thing|thingy|stuff|anymore|any more|for now|somehow|if (?:possible|you can|that works))$/i

/** The words with their short forms written out, and without why they are said: "no reviews pls, ppl are mean". */
export function plainer(words: string): string {
  const full = inFull(words)
  const said = textual.test(full) ? full : (reason.exec(full)?.[1] ?? full)
  return said.replace(/^please\s+|[\s,]+please$/gi, '').replace(endings, '')
}
