/** What people say of a thing, by the words in its noun; the first that fits counts, and the last fits any. Every second one speaks to whoever spoke before. */
// biome-ignore format: a table
const table: readonly (readonly [RegExp, string])[] = [
  [/\b(?:live ?streams?|broadcasts?|live)\b/, 'Watching from the train, sound and picture are good.|Same here. Could you show it from closer by?|What time does the next one begin?|I believe at eight again.|I missed the beginning. Can it be watched later?|Greetings from Lisbon!'],
  [/\b(?:videos?|films?|movies?|episodes?|clips?|shows?|anime|cartoons?|dramas?|media)\b/, 'The last scene stayed with me all evening.|With me, too. I watched it twice.|What is the piece of music at the end?|I would like to know that as well.|Beautifully filmed.|I hope there will be a second part.'],
  [/\b(?:images?|pictures?|photos?|paintings?|drawings?|artworks?|albums?|portraits?|graphics?|emojis?|gifs?|posters?|woodcuts?)\b/, 'What a beautiful light!|Yes, and the colours go so well together.|Where was this?|I would have guessed by the river.|I would hang this on my wall.|The longer I look, the more I see.'],
  [/\b(?:songs?|music|tracks?|albums?|playlists?|concerts?|podcasts?|audio|voices?)\b/, 'I have listened to this three times today.|The quiet part in the middle is my favourite.|Who sings the second voice?|Sounds like two singers to me.|Best with headphones.|More of this, please!'],
  [/\b(?:recipes?|dishes|dish|meals?|food)\b/, 'Made it last night, and nothing was left.|How long did yours take in the oven?|Can I leave out the nuts?|I did, and it was just as good.|A little more salt for me.|My children asked for it again.'],
  [/\b(?:games?|levels?|storylines?|game guides?|characters?)\b/, 'Just one more round, I said. That was two hours ago.|I know that feeling!|How do I get past the second level?|Wait until the gate opens, then run.|The music is great.|Would love to play this together.'],
  [/\b(?:products?|goods|items?|commodit(?:y|ies)|wares|listings?|second-?hand\b.*)\b/, 'Is it still available?|I would like to know, too.|Does it also come in another size?|It is the same as on the picture, I have one.|Good quality for the price.|It arrived after two days, well packed.'],
  [/\b(?:questions?|q&as?|help requests?|follow-up questions?)\b/, 'I had the same question last month.|What did you do in the end?|Try it once from the beginning; that helped me.|That worked, thank you!|It depends on how much time you have.|I would ask somebody who has done it before.'],
  [/\b(?:tickets?|issues?|faults?|bugs?|payment issues?|complaints?|requests?|orders?)\b/, 'Thank you for the details. We look into it today.|Thank you. Here is one more thing: it began yesterday.|Could you try it once more?|Yes, it works now.|We have passed it on to a colleague.|Good to know. I wait for your answer.'],
  [/\b(?:news|articles?|stor(?:y|ies)|blog posts?|columns?|reports?|essays?|books?|novels?|chapters?|pages?|updates?|announcements?|information|dynamics?)\b/, 'Clearly written, thank you.|I agree, though I would have liked to read more.|Is there a second part?|I hope so.|I did not know that.|I have sent this to a friend.'],
  [/\b(?:courses?|lessons?|lectures?|tutorials?|classes|trainings?|guides?|exams?|teaching \w+)\b/, 'Now I have understood it at last.|The example helped me, too.|Could you explain the last step once more?|Look at the second page, it is shown there.|A good pace for beginners.|I am looking forward to the next part.'],
  [/\b(?:events?|activit(?:y|ies)|meetings?|exhibitions?|competitions?|matches|match|races?|trips?|tours?|travels?|experiences?)\b/, 'Who else is going?|I am, with two friends.|Is there somewhere to park?|Behind the house, as far as I know.|It was lovely last time.|I cannot come this time. Will there be another one?'],
  [/\b(?:places?|maps?|spots?|attractions?|hotels?|restaurants?|shops?|stores?|parks?|venues?|destinations?|locations?|communit(?:y|ies))\b/, 'We were there on Sunday and liked it.|So did we. Go in the morning, it is quieter.|Is it open on Mondays?|It was closed when I came by.|Easy to reach by bus.|Worth the way.'],
  [/\b(?:components?|libraries|software|apps?|tools?|plugins?|templates?|projects?|code|snippets?|databases?|tables?|interfaces?|apis?|styles?|features?|models?)\b/, 'In use here since last week, without trouble.|Which version do you use?|Does it also run on a phone?|Yes, I have tried it.|The documentation is good.|A small example would help beginners.'],
  [/\b(?:ideas?|suggestions?|proposals?|polls?|votes?)\b/, 'I am for it.|So am I, if it does not cost more.|Who would do it?|I could help on Saturdays.|I am not convinced yet.|Let us try it for a month.'],
  [/\b(?:feedback|feedback messages?|reviews?|ratings?|evaluations?)\b/, 'Thank you for telling us.|I have noticed the same.|Could you tell us a little more?|It happened to me, too.|Well observed.|I see it the same way.'],
]
const usual =
  'Thank you for sharing this.|I was just about to say the same.|How did you come to it?|I would like to know that as well.|I see it a little differently, but it is well put.|Nice to read, and good luck!'
const read = table.map(([words, list]) => [words, list.split('|')] as const)
/** What is said with a gift: encouragement, and why somebody gives. */
export const withGifts: readonly string[] =
  'Keep up the good work!|For my grandmother, who would have liked this.|A small sum, with all my heart.|Glad that I can help.|I have seen what you do, and I am impressed.|In place of flowers.'.split(
    '|',
  )
const common = usual.split('|')

/** What people say of something so called, in singular. */
export const remarksOn = (noun: string): readonly string[] => read.find(([words]) => words.test(noun.toLowerCase()))?.[1] ?? common

const all = new Set([...read.flatMap(([, list]) => list), ...common])
/** Whether somebody may have said it of something else as well. */
export const isRemark = (text: unknown): boolean => typeof text === 'string' && all.has(text)
