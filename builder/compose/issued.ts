import type { Placed } from './thing.ts'

const handing = /^(?:issue|hand out|give out|deliver|dispatch|release|pack)$/
const granted = /^(?:(?:the|all) )?(?:approved|granted|requested) (?:items?|goods|supplies|materials?|equipment|articles?|parts?)$/i

/** "issue approved items" where requests for them are submitted: a step of the request, rather than more items. */
export function withIssued(placed: readonly Placed[], words: string): readonly Placed[] {
  const request = placed.find(({ ask }) => ask.kind === 'create' && /(?:^| )(?:request|requisition)$/.test(ask.object?.noun ?? ''))?.ask.object
  if (!request) return placed
  return placed.map((one) => {
    const { object, verb } = one.ask
    return object && handing.test(verb) && granted.test(words.slice(object.start, object.end))
      ? { ...one, ask: { ...one.ask, kind: 'transition', object: { ...object, noun: request.noun, light: '' } } }
      : one
  })
}
