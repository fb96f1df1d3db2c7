/** A set of things that the cards of a game show. */
interface GameTheme {
  readonly name: string
  readonly things: readonly string[]
}
const known: readonly (GameTheme & { readonly cue: RegExp })[] = [
  { name: 'Animals', cue: /\banimals?\b|\bpets?\b|\bzoo\b/i, things: 'cat dog fish bird rabbit bear mouse frog snail owl'.split(' ') },
  { name: 'Fruits', cue: /\bfruits?\b/i, things: 'apple pear cherry banana grapes lemon orange berry melon plum'.split(' ') },
  { name: 'Shapes', cue: /\bshapes?\b|\bsymbols?\b|\bicons?\b/i, things: 'star heart moon drop bolt diamond sun leaf bell flag'.split(' ') },
  { name: 'Numbers', cue: /\bnumbers?\b|\bdigits?\b/i, things: '1 2 3 4 5 6 7 8 9 10'.split(' ') },
  { name: 'Letters', cue: /\bletters?\b|\balphabet\b/i, things: 'A B C D E F G H K M'.split(' ') },
  { name: 'Vehicles', cue: /\bvehicles?\b|\bcars?\b|\btransport\b/i, things: 'car bus train plane ship bike truck tram rocket boat'.split(' ') },
  { name: 'Food', cue: /\bfoods?\b|\bdesserts?\b/i, things: 'bread cake pizza soup rice cheese salad egg honey pasta'.split(' ') },
  { name: 'Sports', cue: /\bsports?\b/i, things: 'tennis golf judo rugby rowing skiing chess boxing diving polo'.split(' ') },
  { name: 'Countries', cue: /\bcountr(?:y|ies)\b|\bflags?\b/i, things: 'France Japan Brazil Kenya India Peru Italy Spain Egypt China'.split(' ') },
  { name: 'Plants', cue: /\bplants?\b|\bflowers?\b/i, things: 'rose tulip lily oak fern ivy palm daisy pine moss'.split(' ') },
  { name: 'Colours', cue: /\bcolou?rs\b/i, things: 'red blue green yellow pink brown grey black white violet'.split(' ') },
  { name: 'Emojis', cue: /\bemojis?\b|\bfaces\b/i, things: ':) :( :D ;) :o :P :| :3 <3 :x'.split(' ') },
] // biome-ignore format: one theme a line

/** The themes that words name, in a list after "themes" or around it; some usual ones where they name fewer than two. */
export function themesIn(words: string): readonly GameTheme[] {
  const said = /\bthemes?\b[^.;]{0,120}/i.exec(words)?.[0] ?? ''
  const near = /(?:[\w-]+,? (?:and |or )?){0,4}themes?\b/i.exec(words)?.[0] ?? ''
  const listed = /\b(?:such as|like|including|e\.g\.|for example)\b[^.;]*|\([^)]*\)/i.exec(said)?.[0] ?? ''
  const named = known.filter(({ cue }) => cue.test(listed) || cue.test(near))
  const rest = known.filter((theme) => !named.includes(theme)).slice(0, Math.max(0, 3 - named.length))
  return [...named, ...rest].slice(0, 6).map(({ name, things }) => ({ name, things }))
}

/** Pictures of some of the things: paths in a box of 24 by 24. */
export const pictures: Readonly<Record<string, string>> = {
  cat: 'M4 3l5 4h6l5-4v11a8 7.500 0 0 1-16 0zM8.500 11a1.300 1.500 0 1 0 .1 0zM15.500 11a1.300 1.500 0 1 0 .1 0zM11 15h2l-1 1.500z',
  dog: 'M7 4h10l4 3v7l-3 1c0 4-3 6-6 6s-6-2-6-6l-3-1V7zM9 9.500a1.300 1.500 0 1 0 .1 0zM15 9.500a1.300 1.500 0 1 0 .1 0zM10 15h4l-2 2.500z',
  fish: 'M2 12c4-7 11-7 15-1l5-5v12l-5-5c-4 6-11 6-15-1zM7 10a1.300 1.300 0 1 0 .1 0z',
  bird: 'M3 9l4-1c1-4 7-5 9-1l1 3 5 6-6-1c-2 4-8 4-10 0-1-2-1-4 0-5zM9 7a1 1 0 1 0 .1 0zM10 18h1v4h-1zM13 18h1v4h-1z',
  rabbit:
    'M8 1c3 2 3 6 3 8h2c0-2 0-6 3-8 2 3 1 7 0 9 5 4 2 12-4 12S3 14 8 10C7 8 6 4 8 1zM9.500 13a1.200 1.400 0 1 0 .1 0zM14.500 13a1.200 1.400 0 1 0 .1 0zM11 17h2l-1 1.500z',
  bear: 'M6 3a3.500 3.500 0 0 1 3 2h6a3.500 3.500 0 1 1 4.500 4.500c2 8-3 12-7.500 12S2.500 17.500 4.500 9.500A3.500 3.500 0 0 1 6 3zM9 11a1.200 1.400 0 1 0 .1 0zM15 11a1.200 1.400 0 1 0 .1 0zM12 14.500a2.500 2 0 1 0 .1 0z',
  mouse: 'M7 3a4 4 0 0 1 4 4h2a4 4 0 1 1 5 4c0 6-3 8-6 11-3-3-6-5-6-11a4 4 0 0 1 1-8zM10 12a1.100 1.300 0 1 0 .1 0zM14 12a1.100 1.300 0 1 0 .1 0z',
  frog: 'M7 4a3 3 0 0 1 3 2h4a3 3 0 1 1 5 3c5 5 2 12-7 12S0 14 5 9a3 3 0 0 1 2-5zM7 6a1.200 1.200 0 1 0 .1 0zM17 6a1.200 1.200 0 1 0 .1 0zM6 15c3 3 9 3 12 0l-1 2c-3 2-7 2-10 0z',
  snail:
    'M10 5a7 7 0 0 1 7 7c0 2-.5 3-1 4 2 0 3-1 3-3V8l-2-3 1-1 2 3 2-3 1 1-2 3v6c0 4-2 6-6 6H2l3-3a7 7 0 0 1 5-12zM10 8a4 4 0 1 0 .1 0zM10 10.500a1.500 1.500 0 1 1-.1 0z',
  owl: 'M4 3c3 2 13 2 16 0v10c0 6-4 9-8 9s-8-3-8-9zM8.500 7a2.800 2.800 0 1 0 .1 0zM15.500 7a2.800 2.800 0 1 0 .1 0zM8.500 8.800a1 1 0 1 1-.1 0zM15.500 8.800a1 1 0 1 1-.1 0zM11 12h2l-1 3z',
  apple: 'M12 8c3-3 9-1 9 5 0 5-4 9-6.500 9-1 0-1.500-.7-2.500-.7s-1.500.7-2.500.7C7 22 3 18 3 13c0-6 6-8 9-5zM12 7c0-3 2-5 5-5 0 3-2 5-5 5z',
  pear: 'M12 6c2 0 3 1.500 3 4 0 3 5 3 5 8 0 3-4 5-8 5s-8-2-8-5c0-5 5-5 5-8 0-2.500 1-4 3-4zM11.300 5L13 1l1.500.5L13 5z',
  cherry: 'M7 14a4.500 4.500 0 1 1-.1 0zM17 13a4.500 4.500 0 1 1-.1 0zM7 14c0-6 4-10 9-12l3 .5-2 10h-1l1.500-9C12 5 8.500 9 8 14z',
  banana: 'M18 2l3 1v3c1 9-6 16-16 16l-3-2 1-2c9 0 14-5 14-12z',
  grapes:
    'M12 6a3 3 0 1 1-.1 0zM6 7a3 3 0 1 1-.1 0zM18 7a3 3 0 1 1-.1 0zM9 12a3 3 0 1 1-.1 0zM15 12a3 3 0 1 1-.1 0zM12 17a3 3 0 1 1-.1 0zM11.300 5L12 1h1.500L13 5z',
  lemon: 'M3 4l4 1c9-3 17 5 14 14l1 3-4-1C9 24 1 15 4 7z',
  orange: 'M12 5a9 9 0 1 1-.1 0zM12 5c0-2 2-4 5-4 0 3-2 4-5 4zM11.500 8h1v5h-1zM7 12l.7-.7 3.500 3.500-.7.7zM17 12l-.7-.7-3.500 3.500.7.7z',
  berry:
    'M6 7c4 2 8 2 12 0 5 2 3 8 0 11-2 2.500-4 4-6 5-2-1-4-2.500-6-5-3-3-5-9 0-11zM12 1l2 3 4-1-3 4H9L6 3l4 1zM8 11h1.500v2H8zM14.500 11H16v2h-1.500zM11 14h1.500v2H11z',
  melon: 'M1 8h22c0 8-5 13-11 13S1 16 1 8zM4 10c.5 5 4 8.500 8 8.500s7.500-3.500 8-8.500zM8 12h1.500v2H8zM14 12h1.500v2H14zM11 14.500h1.500v2H11z',
  plum: 'M12 5c6-2 10 2 9 8-1 5-5 9-9 9s-8-4-9-9c-1-6 3-10 9-8zM12 5c-1 5-1 10 1 15-3-5-3-10-1-15zM12 4c0-2 2-3 4-3-.5 2-2 3-4 3z',
}
