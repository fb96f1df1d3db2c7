import type { InstrumentName } from '../../instruments.ts'

const named =
  '(?:pianos?|keyboard instruments?|drums?|drum (?:kits?|sets?|pads?|machines?)|guitars?|ukuleles?|harps?|kalimbas?|xylophones?|marimbas?|flutes?|recorders?|violins?|organs?|synthesi[sz]ers?|synths?|musical instruments?)'
const people =
  '(?! (?:lessons?|courses?|class(?:es)?|schools?|academ(?:y|ies)|shops?|stores?|teachers?|tutors?|tuition|sales?|market\\w*|rentals?|hire|repairs?|tun(?:er|ing)\\w*|studios?|concerts?|brands?))'
/** An instrument that is itself the site: "online piano", "virtual drum kit", "play the piano with the keyboard". */
const asked = new RegExp(
  [
    `\\b(?:online|virtual|web(?:-based)?|digital|interactive|simulated|in-browser|browser|playable) (?:\\w+ )?${named}\\b${people}`,
    `\\b${named} (?:simulators?|simulations?|keyboards?|apps?|applications?|games?|websites?|keys)\\b`,
    `\\b(?:play(?:s|ing)?|practi[sc](?:e|es|ing)|simulat\\w+) (?:on )?(?:an? |the |their |simple |different |various |some |musical |real )*${named}\\b${people}`,
    '\\b(?:drum (?:machines?|pads?)|beat (?:makers?|pads?)|piano keyboards?)\\b',
  ].join('|'),
  'i',
)
/** What is about people who teach, perform or sell, or about hearing others. */
const unless =
  /\b(?:music (?:schools?|academ\w+|shops?|stores?)|teachers?|tutors?|instructors?|orchestras?|concerts?|gigs?|bands?|choirs?|tickets?|venues?|rehears\w+|(?:buy|sell|rent|order|purchas|shop|repair|hir)\w*|products?|e-?commerce|book(?:s|ing)? (?:\w+ ){0,3}(?:lessons?|rooms?|slots?)|enrol\w*|recommend\w*)\b/i

const kinds: readonly (readonly [InstrumentName, RegExp])[] = [
  ['piano', /\bpianos?\b|\bkeyboard instruments?\b/i],
  ['drums', /\bdrums?\b|\bbeat (?:makers?|pads?)\b|\bpercussions?\b/i],
  ['guitar', /\bguitars?\b|\bukuleles?\b|\bharps?\b/i],
  ['xylophone', /\bxylophones?\b|\bmarimbas?\b|\bkalimbas?\b/i],
  ['flute', /\bflutes?\b|\brecorders? (?:lessons|music)\b/i],
  ['violin', /\bviolins?\b/i],
  ['organ', /\borgans?\b(?! (?:donat|transplant))/i],
  ['synthesizer', /\bsynth\w*\b/i],
]
const usual: readonly InstrumentName[] = ['piano', 'guitar', 'xylophone', 'drums']

/** The instruments that the words ask to play in the browser, in the order in which they name them; none where they are taught, sold or heard. */
export function instrumentsIn(words: string): readonly InstrumentName[] {
  if (!asked.test(words) || unless.test(words)) return []
  const found = kinds.flatMap(([name, cue]) => {
    const at = words.search(cue)
    return at < 0 ? [] : [{ name, at }]
  })
  const names = found.toSorted((a, b) => a.at - b.at).map(({ name }) => name)
  return names.length > 0 ? names : usual
}
