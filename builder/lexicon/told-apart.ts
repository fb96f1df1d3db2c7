/** Words before a noun that tell rows of it apart, by the label of the field that says which of them a row is; an empty label stands for its type. */
const groups: Readonly<Record<string, string>> = {
  '': `online offline hybrid virtual in-person face-to-face on-site onsite off-site remote physical digital electronic paper printed indoor outdoor domestic
international overseas foreign local regional provincial national global rural urban inbound outbound incoming outgoing internal external in-house
personal corporate commercial residential industrial individual group team one-on-one one-to-one family free paid premium basic standard custom
customised bespoke classic temporary permanent seasonal casual full-time part-time one-way round-trip return single double one-off one-time recurring
short-term long-term short-distance long-distance express ordinary regular priority emergency routine statistical analytical financial written oral spoken
practical theoretical formal informal academic professional amateur multiple-choice true-false open-ended exam-style fill-in-the-blank single-choice
single-player multiplayer multi-player co-operative cooperative competitive raw processed unprocessed fresh frozen dried chilled dry wet hot cold sweet
savoury savory vegetarian vegan organic conventional positive negative neutral manual automatic electric hydraulic pneumatic diesel petrol fixed mobile
portable front rear primary secondary upper lower male female junior senior medical surgical clinical mental physical logical structured
unstructured large-screen small-screen wired wireless video voice audio inpatient outpatient first-hand second-hand native tropical hardwood softwood
retail wholesale legal technical commercial social cultural educational recreational`,
  Visibility: 'public private',
  Period: 'hourly daily weekly fortnightly monthly quarterly yearly annual',
  Condition: 'new used old refurbished',
  State: `successful failed unsuccessful current past present upcoming ongoing completed finished pending approved rejected active inactive expired valid invalid
normal abnormal open closed read unread resolved unresolved available sold interrupted resumed scheduled cancelled lost found`,
  Level: 'beginner intermediate advanced elementary easy normal hard expert',
  Size: 'small medium medium-sized large',
}
const labels = new Map(Object.entries(groups).flatMap(([label, words]) => words.split(/\s+/).map((word) => [word, label] as const)))
const formed = /^[a-z]+-(?:based|free|style|level|class|player|screen|term|distance|sided|use|grade|speed|range)$/

/** Whether a word before a noun says which of several sorts of it is meant. */
export const tellsApart = (word: string): boolean => labels.has(word) || formed.test(word)

/** The label of the field that says which of these words holds for a row: that of all of them, else its type. */
export function labelApart(words: readonly string[]): string {
  const own = new Set(words.map((word) => labels.get(word) ?? ''))
  return own.size === 1 ? [...own][0]! : words.every((word) => /^(?:easy|normal|hard)$/.test(word)) ? 'Level' : ''
}
