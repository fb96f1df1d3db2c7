import { kits } from '../lexicon/kits.ts'
import type { Field, Lifecycle } from '../model.ts'
import type { Thing } from './thing.ts'

const [out, back] = ['Published', 'Draft']
const worked = new Set(['manage', 'update', 'delete'])
/** What is made by the words to be read by everybody. */
const made = ({ kind }: Thing['asks'][number]['ask']): boolean => kind === 'create' || kind === 'manage'
const read = /(?:^| )(?:article|news|news (?:article|item)|blog|post|page|content|story|announcement|notice|(?:website|page|site) text)$/
const shown: ReadonlySet<string> = new Set(['offer', 'event', 'media', 'play', 'place'])
/** Whether the words publish it, or a text is written there, and it is worked on beside that. */
const isPublished = ({ kit, noun, asks }: Pick<Thing, 'kit' | 'noun' | 'asks'>): boolean =>
  ((kits[kit].group === 'text' && kits[kit].verb === 'publish' && asks.some(({ ask }) => ask.verb === 'publish' || (made(ask) && read.test(noun)))) ||
    (shown.has(kits[kit].group) && asks.some(({ ask }) => ask.verb === 'publish' && ask.actors.length > 0))) &&
  asks.some(({ ask }) => worked.has(ask.kind) && (ask.kind !== 'manage' || asks.some((other) => other.ask !== ask)))

/** "publish, edit and delete articles": each is out as soon as it is published, and can be taken back as a draft until it is published again. */
export function publishedLife(thing: Pick<Thing, 'kit' | 'noun' | 'asks'>): { field: Field; lifecycle: Lifecycle } | null {
  if (!isPublished(thing)) return null
  return {
    field: {
      id: 'status',
      label: 'Status',
      type: 'choice',
      required: false,
      choices: [out, back],
      help: 'A draft is seen by you and those who run the site alone, until it is published.',
    },
    lifecycle: {
      field: 'status',
      initial: out,
      transitions: [
        { id: 'unpublish', name: 'Unpublish', from: [out], to: back },
        { id: 'publish', name: 'Publish', from: [back], to: out },
      ],
      unpublished: [back],
    },
  }
}

/** Whether who makes a row says whether it is out at once or a draft. */
export const isTakenBack = ({ initial, unpublished }: Lifecycle): boolean => initial === out && unpublished?.[0] === back
