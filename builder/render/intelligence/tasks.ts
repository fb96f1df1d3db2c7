import { content, count, gist, most, sentencesIn } from '../../gist.ts'
import { felt, named } from '../../mood.ts'
import { drafted } from './drafts.ts'
import { translatedPhrase } from './phrases.ts'
import { converted } from './units.ts'

const about =
  '(?: (?:of|for|in|from|about))?(?: (?:this|the|following|my))*(?: (?:text|article|passage|paragraph|sentence|document|review|comment|words?))?\\s*[:\\n]\\s*'
const summarise = new RegExp(`^(?:please |can you )?(?:summari[sz]e|sum up|shorten|give me a summary|summary)${about}`)
const keyed = new RegExp(`^(?:please |can you )?(?:extract |find |list |give me )?(?:the )?key ?words${about}`)
const sounding = new RegExp(`^(?:please |can you )?(?:analy[sz]e |judge |what is |tell me )?(?:the )?(?:sentiment|mood|tone|emotion)${about}`)

/** What is asked to be made of the words that come with the question, by rules; null where nothing is. */
export function taskDone(question: string): string | null {
  const asked = question.trim().toLowerCase()
  const given = (cue: RegExp): string | null => {
    const length = cue.exec(asked)?.[0].length
    return length === undefined || asked.length - length < 12 ? null : question.trim().slice(length)
  }
  const [long, many, mood] = [given(summarise), given(keyed), given(sounding)]
  if (long !== null) {
    const all = sentencesIn(long)
    const kept = gist(all, Math.max(1, Math.ceil(all.length / 3)))
    return `${kept.join(' ')}\n\n(${kept.length} of ${all.length} sentences, chosen by counting words; nothing is written anew.)`
  }
  if (many !== null)
    return `Keywords: ${most(count(content(many)))
      .slice(0, 8)
      .map(([word]) => word)
      .join(', ')}`
  if (mood !== null) {
    const { value, found } = felt(mood)
    return `That sounds ${named(value)} (${value > 0 ? '+' : ''}${value})${found.length > 0 ? `, because of: ${found.join(', ')}` : ''}.`
  }
  return converted(asked) ?? translatedPhrase(asked) ?? drafted(question.trim())
}
