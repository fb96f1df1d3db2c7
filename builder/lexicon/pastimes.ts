import type { Domain } from './domains.ts'
import { capital } from './inflect.ts'

const sports =
  'archery|karate|judo|aikido|taekwondo|kendo|fencing|hockey|handball|volleyball|gymnastics|athletics|triathlon|parkour|rugby|cricket|lacrosse|squash|petanque|tennis|table tennis|badminton|golf|football|soccer|basketball|floorball|water polo|chess|astronomy|robotics|debate|ballet'
const done =
  '(?!training|learning|trading|shopping|dating|gaming|booking|sharing|meeting|networking|driving|marketing|building|parking|housing|running|writing|programming|coding|engineering)[a-z]{3,}ing'
const clubs = new RegExp(
  String.raw`\b(?:an?|the|my|our) (?:[\w’'-]+ ){0,2}?(${sports}|${done}) (?:youth |junior |amateur |sports? )?(?:club|league|association|federation|society|dojo|academy|tournament|team|training group)\b`,
  'i',
)

/** What the members of the club do of which the site is: "archery"; null where it is that of no club. */
export const pastimeIn = (words: string): string | null => clubs.exec(words.slice(0, 160))?.[1]?.toLowerCase() ?? null

/** Fields of life whose samples are of other pastimes than the one that the words name. */
const others = new Set(['general', 'news', 'social', 'education', 'event', 'business', 'fitness'])

/** A field of life with samples about what the members of a club do. */
export function domainOfClub(domain: Domain, words: string): Domain {
  const pastime = others.has(domain.id) ? pastimeIn(words) : null
  if (pastime === null) return domain
  const about = (samples: string): string => samples.replaceAll('{X}', capital(pastime)).replaceAll('{x}', pastime)
  return {
    ...domain,
    lore: 'learnt',
    isOwn: true,
    categories: 'Beginners|Training|Competition|Juniors',
    services: 'Trial hour 0:1|Private lesson 40:2|Group lesson 15:2|Loan of equipment 10:1|Competition licence 25:3|Junior membership 60:4',
    topics: about(
      'Where to begin with {x}:1|Five mistakes in {x}:2|Your first competition:3|What to bring to training:1|{X} with children:4|A winter of {x}:2',
    ),
    sessions: about('Training evening|Beginners’ hour|Junior training|Open day|Club competition|Workshop: {x} in practice'),
    courses: about(
      '{X} for beginners|{X}, the next step|{X} for juniors|{X} for families|Weekend of {x}|Getting ready for a competition|Refresher evening',
    ).split('|'),
    questions: about(
      'Where do I begin with {x}?|What do I need for {x}?|May I try {x} once before I join?|From what age can children come?|How often do you train?|May I borrow equipment?',
    ).split('|'),
  }
}
