import { type KitName, kits } from './kits.ts'

/** What people say who give five, four and three stars, each parted by "|". */
type Opinions = readonly [five: string, four: string, three: string]

const goods: Opinions = [
  'Exactly as described, and it came a day early.|My third one, and still happy.|Better than on the picture, and easy to use.',
  'Good quality for the price.|Well packed; only the colour is a little darker than on the picture.|Works well; the manual could be clearer.',
  'Not quite what I had hoped for, but they made it right at once.|Does what it should, no more.|All right for now, but I would choose another size.',
]
const meals: Opinions = [
  'Hot, fresh and generous. We had seconds.|The best I have had in this town.|Tasted as if made at home. We come back on Sunday.',
  'Very tasty; the wait was a little long.|Good, only a bit too salty for me.|Fresh and well seasoned; I missed a bigger portion.',
  'Fine, but I have had better.|The portion was smaller than I thought.|Lukewarm when it came, but the taste was good.',
]
const help: Opinions = [
  'On time, friendly, and everything was explained.|Done in one visit, and left tidy. I will come back.|Patient with all my questions, and fair in price.',
  'Good work, though the start took a while.|Careful and polite; a little over the time that was agreed.|Thorough and kind; I had to wait two days for a date.',
  'In order in the end, after a second appointment.|Polite, but hard to reach by phone.|The result is good, but it took longer than I was told.',
]
const places: Opinions = [
  'Clean, quiet and easy to reach.|Even nicer than on the pictures. We stayed longer than planned.|Friendly welcome, and everything was there.',
  'Lovely place; parking is a little far.|Well kept, and busy on Saturdays.|Bright and tidy; it could do with better heating.',
  'All right for once, but rather loud.|In need of a coat of paint.|Smaller than on the pictures, but clean.',
]
const outings: Opinions = [
  'Well led, at a pace that was right for everybody.|The best day of the month. I am in again next time.|Beautiful views, good company, and home before dark.',
  'Great route and good company; we started half an hour late.|Beautiful, though more people than I had expected.|Well organised; one more break would have been good.',
  'Nice, but harder than described.|Too short for the way there.|Good idea, but the weather and the plan did not go together.',
]
const lessons: Opinions = [
  'Clear, patient, and with examples that I still remember.|I understood more in one evening than in a month alone.|Every question was welcome. I have booked the next part.',
  'Good pace and useful exercises; the last part was rushed.|Well explained; I would have liked more practice.|Helpful and friendly; the group was a little large.',
  'A good beginning, but too easy for me.|Much theory, few examples.|Fine, though I could have read most of it.',
]
const works: Opinions = [
  'I went through it in one evening and began again.|Surprising to the last minute.|I have told all my friends about it.',
  'Good from the start, with a slow middle.|Well made; the end came too soon.|Much better than I had thought after the first minutes.',
  'Fine for a rainy day.|I had expected more of the second half.|A good idea that could have been shorter.',
]
const people: Opinions = [
  'Reliable and good company; I would do it again at once.|Friendly, on time, and easy to agree with.|Helped everybody and kept us laughing.',
  'Pleasant and well prepared; answers came a little late.|Kept to what was agreed.|Easy to talk to; a little quiet in the morning.',
  'Polite, but changed the time twice.|All right, though we had few words to say.|Friendly, but came twenty minutes late.',
]
const dealings: Opinions = [
  'Quick, as agreed, and with a friendly word at the door.|Everything went well from the first message to the last.|Just what we had asked for, and on the day that was promised.',
  'Good, though it took a day longer than planned.|All in order; the price was as agreed.|Well done; one question was answered late.',
  'In order after I had asked twice.|It worked out, but I had to wait.|Done, but not all of it as we had agreed.',
]

const ofKits = new Map<KitName, Opinions>()
const say = (opinions: Opinions, kitNames: string): void => {
  for (const name of kitNames.split(' ')) ofKits.set(name as KitName, opinions)
}
say(meals, 'dish recipe bake')
say(help, 'service doctor expert employee driver case_record vacancy')
say(places, 'hotel room space bay seat property holiday_let dwelling attraction')
say(outings, 'trip ride event flight ticket_travel itinerary')
say(lessons, 'course class lesson teacher exam homework')
say(works, 'movie book game album character play')
say(people, 'person profile member_profile user_account friend candidate student volunteer squad_player customer patient')

const ofGroups: Readonly<Partial<Record<(typeof kits)[KitName]['group'], Opinions>>> = {
  offer: goods,
  place: places,
  event: outings,
  text: works,
  media: works,
  play: works,
  person: help,
  request: dealings,
  work: dealings,
  money: dealings,
}

/** Nouns that tell more than their kind. */
const ofNouns: readonly (readonly [RegExp, Opinions])[] = [
  [/\b(?:trip|tour|hike|excursion|outing|walk|ride|sailing|crossing|flight|journey)$/, outings],
  [/\b(?:member|companion|user|host|guest|participant|organi[sz]er|roommate|sitter|player|partner)(?:$| (?:rating|review|evaluation))/, people],
  [/\b(?:meal|dish|restaurant|food|menu)(?:$| (?:rating|review|evaluation))/, meals],
  [/\b(?:course|lesson|class|teacher|tutor|training)(?:$| (?:rating|review|evaluation))/, lessons],
  [/\b(?:service|technician|doctor|driver|therapist|repair|worker|cleaner)(?:$| (?:rating|review|evaluation))/, help],
  [/\b(?:product|goods|item)(?:$| (?:rating|review|evaluation))/, goods],
]

/** What somebody says in a review with so many stars of something of a kind and noun, or of the whole site. */
export const opinionsOf = (kit: KitName | undefined, noun: string, stars: number): readonly string[] => {
  const opinions = ofNouns.find(([said]) => said.test(noun))?.[1] ?? (kit && (ofKits.get(kit) ?? ofGroups[kits[kit].group])) ?? dealings
  return opinions[Math.min(2, Math.max(0, 5 - stars))]!.split('|')
}
