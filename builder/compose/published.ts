import { kits } from '../lexicon/kits.ts'
import type { Field, Lifecycle } from '../model.ts'
import type { Thing } from './thing.ts'

const [out, back] = ['Published', 'Draft']
const worked = new Set(['manage', 'update', 'delete'])
/** Whether a text is published by the words, and worked on beside that. */
const isPublished = ({ kit, asks }: Pick<Thing, 'kit' | 'asks'>): boolean =>
  kits[kit].group === 'text' && kits[kit].verb === 'publish' && asks.some(({ ask }) => ask.verb === 'publish') && asks.some(({ ask }) => worked.has(ask.kind))

/** "publish, edit and delete articles": each is out as soon as it is published, and can be taken back as a draft until it is published again. */
export function publishedLife(thing: Pick<Thing, 'kit' | 'asks'>): { field: Field; lifecycle: Lifecycle } | null {
  if (!isPublished(thing)) return null
  return {
    field: { id: 'status', label: 'Status', type: 'choice', required: false, choices: [out, back] },
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
