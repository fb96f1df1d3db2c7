import { kitField } from '../../compose/field.ts'
import { referenceTo } from '../../compose/reference.ts'
import { isMeantBy } from '../../lexicon/by-noun.ts'
import { titled } from '../../lexicon/inflect.ts'
import { lateLinksOf, linksOf, wholesOf } from '../../lexicon/links.ts'
import type { Entity } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { withReference } from './refer-to.ts'

/** What a site keeps beyond its words that what the words name can be of. */
const whole = /(?:^| )(?:form|page|design|prize|alert rule|condition|exam result)$/

/** What an alert rule gives rise to. */
const alerting = /(?:^| )(?:alert|alarm|warning|notification|event|message)$/

/** Tables that came with what the site can do refer to what its words name, and what its words name to such as are forms, pages or prizes: an analysis to its dataset, form data to a form. */
export const lateOf: Completer = (draft) => {
  const named = new Map(draft.parts.map(({ made: { entity, thing } }) => [entity.id, thing.noun]))
  const late = draft.model.entities.filter(({ id }) => !named.has(id))
  const own = draft.model.entities.filter(({ id }) => named.has(id))
  const wholes = late.filter(({ singular }) => whole.test(singular))
  const found = late.reduce((now, one) => withLinks(now, one, lateLinksOf(one.singular), own), draft)
  return wholes.length === 0
    ? found
    : draft.model.entities.reduce((now, one) => {
        const links = linksOf(one.singular)
        const open = alerting.test(one.singular) ? wholes : wholes.filter(({ singular }) => singular !== 'alert rule')
        return withLinks(now, one, one.fields.some(({ entity }) => entity !== undefined) ? links : [...links, ...wholesOf(one.singular)], open)
      }, found)

  function withLinks(so_far: Draft, { id }: Entity, links: readonly string[], to: readonly Entity[]): Draft {
    return links.reduce((now, said) => {
      const nouns = kitField(said).refers?.startsWith('@') ? kitField(said).refers!.slice(1).split('|') : []
      const isCalled = (one: Entity, noun: string): boolean => isMeantBy(one.singular.toLowerCase(), noun) || isMeantBy(named.get(one.id) ?? '', noun)
      const other = nouns.map((noun) => to.find((one) => one.id !== id && isCalled(one, noun))).find((one) => one !== undefined)
      return other ? withReference(now, id, referenceTo(titled(other.singular), other.id), true) : now
    }, so_far)
  }
}
