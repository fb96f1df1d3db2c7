import { chosen } from '../../compose/chance.ts'
import { samplePhone } from '../../compose/sample.ts'
import { poolOf } from '../../lexicon/samples.ts'
import type { Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'

/** A page where somebody is written to says besides how they are reached: sample lines, until the real ones are told. */
export const reached: Completer = (draft) => {
  const { pages } = draft.model
  const contact = pages.find((page) => isContact(draft, page))
  if (!contact || pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'contact'))) return draft
  const salt = draft.model.name
  const lines = [
    { label: 'Address', value: chosen(poolOf('streets'), `${salt} street`) },
    { label: 'Phone', value: samplePhone(salt) },
    { label: 'Email', value: 'hello@example.com' },
  ]
  const block = { kind: 'contact', id: newBlockId(draft, 'contact_lines'), heading: 'How to reach us', lines } as const
  return withModel(draft, { pages: pages.map((page) => (page === contact ? { ...page, blocks: [...page.blocks, block] } : page)) })
}

const isContact = ({ parts }: Draft, { title, role, navigation, blocks }: Page): boolean =>
  title === 'Contact' &&
  role === undefined &&
  navigation !== null &&
  blocks.some((block) => block.kind === 'form' && parts.some(({ made, acts }) => made.thing.kit === 'inquiry' && acts.create?.id === block.action))
