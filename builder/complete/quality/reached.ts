import { chosen } from '../../compose/chance.ts'
import { samplePhone } from '../../compose/sample.ts'
import { poolOf } from '../../lexicon/samples.ts'
import type { BlockOf, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { says } from '../social/places.ts'
import { withContactDetails } from './contact-details.ts'

const named =
  /\bcontact (?:us|information|info|details?)\b|\b(?:company|firm|store|shop|office|clinic|studio)(?:'s)? (?:phone|telephone|hotline|address|location)\b|\bphone(?: numbers?)?,? (?:and )?(?:e-?mail|address|location)\b/
/** A page where somebody is written to says besides how they are reached, which whoever runs the site keeps where the words name them: sample lines, until the real ones are told. */
export const reached: Completer = (draft) => {
  const { pages } = draft.model
  const contact = pages.find((page) => isContact(draft, page))
  const told = pages.flatMap(({ blocks }) => blocks.filter((block): block is BlockOf<'contact'> => block.kind === 'contact'))
  const kept = (so_far: Draft, block: BlockOf<'contact'>): Draft => (says(draft, named) ? withContactDetails(so_far, block) : so_far)
  if (contact && told.length === 1) return kept(draft, told[0]!)
  if (!contact || told.length > 0) return draft
  const salt = draft.model.name
  const lines = [
    { label: 'Address', value: chosen(poolOf('streets'), `${salt} street`) },
    { label: 'Phone', value: samplePhone(salt) },
    { label: 'Email', value: 'hello@example.com' },
  ]
  const block: BlockOf<'contact'> = { kind: 'contact', id: newBlockId(draft, 'contact_lines'), heading: 'How to reach us', lines }
  const shown = withModel(draft, { pages: pages.map((page) => (page === contact ? { ...page, blocks: [...page.blocks, block] } : page)) })
  return kept(shown, block)
}

const isContact = ({ parts }: Draft, { title, role, navigation, blocks }: Page): boolean =>
  title === 'Contact' &&
  role === undefined &&
  navigation !== null &&
  blocks.some((block) => block.kind === 'form' && parts.some(({ made, acts }) => made.thing.kit === 'inquiry' && acts.create?.id === block.action))
