type Chance = (most: number) => number
const sounds: readonly (readonly [cue: RegExp, first: string, middle: string, last: string])[] = [
  [/elv|elf|fairy|fey/i, 'Ael Cael El Fae Il Lia Nim Syl Thal Vae', 'a i la ra ri the lo', 'dor nor riel wen thas lien mir nath'],
  [/dwar|dwer|mountain folk/i, 'Bar Dur Gim Kaz Mor Thor Bal Khel', 'a ga ra u o', 'din dum grim khaz nar rak dun'],
  [/nors|viking|german|icel/i, 'Ask Bjor Grim Hel Sig Thor Ulf Vid', 'a e i u', 'fjord gard heim vik mund rik stad holm'],
  [/celt|irish|gael|scot|welsh/i, 'Aber Bal Car Dun Glen Inver Kil Llan', 'a na lo we', 'more dare loch shee wyn allan ross'],
  [/latin|roman|ital|span/i, 'Aure Cor Flav Luc Mari Oct Sera Val', 'a e i ia', 'nia ra lium tia sano villa rio nova'],
  [/slav|russ|polish|czech/i, 'Bel Dra Gor Kras Nov Rado Star Zla', 'a o i', 'grad nica mir slav vo ovka sk dol'],
  [/arab|desert|persian|orient/i, 'Al Bah Dar Fay Jal Qas Sa Zah', 'a i u', 'mar ra rash zad din nah kir mun'],
  [/japan|asian|chin|east/i, 'Aki Haru Kawa Mizu Naga Saku Tsu Yama', 'no ga mi', 'to saki mura shima ra hara'],
  [/dark|orc|evil|gothic|horror/i, 'Gor Kra Mor Nek Raz Skul Vor Zug', 'a u o', 'gul nak rath dush moth zor'],
  [/./, 'Ash Brook Clear Elm Fair Green High Oak Stone West', 'a er in', 'bury ford ham ley mere ton wick wood'],
]
const suffixes: readonly (readonly [RegExp, string])[] = [
  [/river|stream/i, 'River Run Water'],
  [/mountain|hill|peak/i, 'Peak Ridge Heights'],
  [/forest|wood/i, 'Wood Forest Grove'],
  [/island|coast/i, 'Isle Cay Point'],
  [/castle|fort|tower/i, 'Keep Castle Hold'],
  [/lake|sea/i, 'Mere Lake Sound'],
  [/kingdom|country|realm|continent/i, 'Reach Lands Realm'],
]
const branded = /compan|brand|business|startup|product|domain|project|band|team|shop|store|app|user|blog|podcast|channel|restaurant|cafe/i
const before = 'Blue Bright Clear First Good Little North Open True Wild'.split(' ')
const after = 'Works Lab House Collective Yard Point & Co Studio Loop Corner'.replace('& Co', '&_Co').split(' ')
const hashed = (text: string): number => [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7)

/** Names of a kind in a style: of places and people by their sounds, of brands by what they are about. */
export function namesOf(kind: string, style: string, topic: string, count: number, chance: Chance): string[] {
  const pick = (words: string): string => words.split(' ')[chance(words.split(' ').length)]!
  const cued = sounds.slice(0, -1).find(([cue]) => cue.test(style))
  const own = cued ?? (style === '' ? sounds.at(-1)! : sounds[hashed(style.toLowerCase()) % sounds.length]!)
  const [, first, middle, last] = own
  const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
  const root = capital((topic.split(/[\s,]+/).find((word) => word.length > 2) ?? '').replace(/[^\p{L}]/gu, ''))
  const tail = suffixes.find(([cue]) => cue.test(kind))?.[1]
  const made = new Set<string>()
  for (let tries = 0; made.size < count && tries < count * 20; tries++) {
    const sound = `${pick(first)}${chance(3) === 0 ? pick(middle) : ''}${pick(last)}`
    const brand =
      root === '' ? sound : chance(2) === 0 ? `${before[chance(before.length)]} ${root}` : `${root} ${after[chance(after.length)]!.replace('_', ' ')}`
    made.add(branded.test(kind) ? brand : tail && chance(2) === 0 ? `${sound} ${pick(tail)}` : sound)
  }
  return [...made]
}
