import type { BlockOf, Effect } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { claimWords, detailPage, says, withBlocks } from '../social/places.ts'
import { entityIn, putActions, putEntity } from '../trade/parts.ts'

/** The certificates of a site, by the fields that are filled in when one is earned. */
export interface Award {
  readonly entity: string
  readonly named: string
  readonly who: string | null
  readonly on: string | null
  readonly number: string | null
}
const earned =
  /\b(?:receiv\w+|obtain\w*|get|earn\w*|download\w*|print\w*|generat\w+|issu\w+|award\w*|their|completion|reminders?)\b[^.]{0,40}\bcertificat|\bcertificates? (?:download|generation|reminders?|issuance|of completion)/

/** The site's certificates, where they are about what is learnt. */
export function awardOf(draft: Draft, besides: string): Award | null {
  const entity = draft.model.entities.find(
    ({ id, singular, title, fields }) =>
      id !== besides &&
      /(?:^| )(?:certificate|diploma)$/.test(singular) &&
      fields.some((field) => field.id === title && field.type === 'text') &&
      detailPage(draft, id),
  )
  if (!entity) return null
  const first = (type: 'text' | 'date', words: RegExp): string | null =>
    entity.fields.find((field) => field.type === type && field.id !== entity.title && words.test(field.id))?.id ?? null
  return {
    entity: entity.id,
    named: entity.title,
    who: first('text', /^(?:holder|name|student|learner|issued_to|owner|recipient|awarded_to|won_by)$/),
    on: first('date', /^(?:issued_on|date|on|awarded_on)$/),
    number: first('text', /number$/),
  }
}

/** The draft where a certificate is shown as one on its page, and is its holder's where the words have them earn it. */
export function withCertificate(draft: Draft, { entity: id, named, who, on, number }: Award): Draft {
  const entity = entityIn(draft, id)
  const page = detailPage(draft, id)
  if (!entity || !page || page.blocks.some(({ kind }) => kind === 'certificate')) return draft
  const own = entity.read === 'public' && says(draft, earned) ? putEntity(draft, { ...entity, read: 'own' }) : draft
  const block: BlockOf<'certificate'> = { kind: 'certificate', id: newBlockId(own, `${id}_paper`), heading: '', entity: id, named, who, on, number }
  return claimWords(withBlocks(own, page.id, [block]), /\bcertificat/, page.path, /\b(?:ssl|tls|verif\w+|authentic\w+)\b/)
}

/** "online exams and certificates": whoever passes an exam of the site is given one. */
export const examCertificates: Completer = (draft) => {
  const quiz = draft.model.pages.flatMap(({ blocks }) => blocks).find((block): block is BlockOf<'quiz'> => block.kind === 'quiz' && block.keeps !== null)
  const keep = draft.model.actions.find(({ id }) => id === quiz?.keeps?.action)
  const results = entityIn(draft, keep?.entity)
  const passed = results?.fields.find(({ type, choices }) => type === 'choice' && choices?.includes('Passed'))
  const award = results && awardOf(draft, results.id)
  if (!keep || !results || !passed || !award) return draft
  const given: Effect = {
    kind: 'record',
    entity: award.entity,
    by: null,
    copies: award.who === null ? [] : [{ from: results.title, to: award.who }],
    values: { [award.named]: 'Exam passed', ...(award.on !== null && { [award.on]: '{today}' }) },
    sign: 1,
    when: { field: passed.id, is: 'Passed' },
  }
  return withCertificate(putActions(draft, [{ ...keep, effects: [...(keep.effects ?? []), given] }]), award)
}
