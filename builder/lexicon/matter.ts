import type { Domain } from './domains.ts'
import { capital } from './inflect.ts'

const word = String.raw`[\w+#.-]*[\w+#]`
const end = String.raw`(?=[.,;:]|$| (?:that|which|where|for|with|to|should|must|on|from|using|so|including|such|through|by|is|are|can)\b)`
const phrase = `(${word}(?: ${word}){0,2}?)(?:,? and (${word}(?: ${word}){0,2}?))?${end}`
const told: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:features|basics|syntax|characteristics|fundamentals)(?:,? and \w+)? of (?:the )?(${word})(?: programming)?(?: language)?${end}`,
    'i',
  ),
  new RegExp(String.raw`\b(?:(?:courses?|tutorials?|lessons?|classes) (?:for \w+ )?(?:on|about)|(?:blog|blog posts|articles) about) (?:the )?${phrase}`, 'i'),
  new RegExp(String.raw`\b(?:teach(?:es|ing)?|learn(?:s|ing)?) (?:the )?(${word}(?: ${word})??)(?: programming)?(?: language)${end}`, 'i'),
  new RegExp(
    String.raw`\b(?:implement|create|develop|build|design|make) (?:an?|the|my) (${word}(?: ${word}){0,4}?) (?:blog|learning|tutorials?|courses?|lessons?)\b(?! management)`,
    'i',
  ),
]
/** Words that say how something is taught or who speaks, and not of what. */
const unsaid =
  /^(?:an?|the|my|our|own|of|and|for|homework|substitutes?|cover|absences?|timetables?|personal|professional|simple|modern|new|web|website|web-based|online|e-?|video|mobile|responsive|smart|interactive|practical|free|complete|private|public|static|dynamic|minimalist|beautiful|creative|multi-\w+|user-\w+|users?|friendly|university|school|campus|corporate|company|vocational|distance|virtual|remote|hybrid|k-12|k12|conversation|courses?|training|learning|platform|content|system|app|mini-program|information|management|various|different|famous|teachers?|students?|children|wordpress|easy|electronic|high-quality|ai-\w+|ai|gamified|adaptive|skills?|language|languages|basic|basics|concepts?|knowledge|topics?|subjects?|site|page|travel|technical|development|programming|plugin|customi[sz]able|industry|adult|educational|education|news|digital|lessons?|tutorials?|articles?|posts?|it|them|this|these|those|their|your|products?|services?|more|how|what|each|other|others|shopping|blog|blogs|certain|specific|related|relevant|that|which|provides?|includes?|offers?)$/i
const lone = /^(?:programming|web development)$/i

function nameOf(found: string | undefined): string | null {
  const words = (found ?? '').trim().split(' ')
  const first = words.findIndex((one) => !unsaid.test(one))
  if (first < 0) return lone.test(found ?? '') ? (found ?? null) : null
  const rest = words.slice(first)
  const last = rest.findLastIndex((one) => !unsaid.test(one) || /^(?:development|programming|site)$/i.test(one))
  const kept = rest.slice(0, last + 1)
  return kept.length > 3 || kept.some((one) => one.length > 24) || kept.every((one) => one.length < 2) ? null : kept.join(' ')
}

/** What the words say is taught or written about: "Java" and "Angular web development", "cyber security"; none where they do not say. */
export function mattersIn(words: string): readonly string[] {
  for (const cue of told) {
    const found = cue.exec(words)
    const names = (found?.slice(1) ?? []).flatMap((one) => nameOf(one) ?? [])
    if (names.length > 0) return [...new Set(names)]
  }
  return []
}

/** Fields of life whose samples say nothing of what a site is about. */
const wide = new Set(['general', 'news', 'software', 'tech', 'ai', 'social', 'education', 'media', 'business', 'support'])
const courses = [
  '{X} for beginners',
  '{X} step by step',
  '{X} in practice',
  'First projects with {x}',
  '{X}: questions and answers',
  '{X}, the next level',
  'A week of {x}',
]
const topics = [
  'Where to begin with {x}:1',
  'Five mistakes in {x}:2',
  '{X}, explained in ten minutes:1',
  'What changed in {x} this year:3',
  '{X}: tools that help:2',
  'Questions people ask about {x}:1',
  'What a year of {x} taught me:4',
  'Notes on {x} from a small project:4',
]
const services = ['First questions on {x} 0:1', 'An hour on {x} 40:2', 'Look at your work 60:2', 'Talk on {x} 90:4']
const sessions = ['Evening on {x}', 'Question hour on {x}', 'Workshop: {x} in practice', 'Reading circle', 'Talk and discussion', 'Open evening']

const questions = [
  'Where do I begin with {x}?',
  'How long does it take to be good at {x}?',
  'Which tools do I need for {x}?',
  'What do beginners get wrong in {x}?',
  'Is there a good book on {x}?',
  'How do you practise {x}?',
]

/** A field of life with samples about what is taught or written about there, where its own say nothing of it. */
export function domainOn(domain: Domain, words: string): Domain {
  const matters = wide.has(domain.id) ? mattersIn(words) : []
  if (matters.length === 0) return domain
  const on = (templates: readonly string[]): readonly string[] =>
    templates.map((template, at) => {
      const matter = matters[at % matters.length]!
      return template.replace('{X}', capital(matter)).replace('{x}', matter)
    })
  return {
    ...domain,
    lore: 'learnt',
    isOwn: true,
    categories: 'Basics|Practice|News|Experience',
    topics: on(topics).join('|'),
    services: on(services).join('|'),
    sessions: on(sessions).join('|'),
    courses: on(courses),
    questions: on(questions),
  }
}
