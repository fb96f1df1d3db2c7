import type { Entity, Guard, Page } from '../../model.ts'
import { asksIn, claimed, type Draft, newBlockId } from '../draft.ts'
import { endedStates, withRules } from './fields.ts'
import { addPage, changeActions, changePages, createOn, dropEntity, entityIn, fieldIn, listPage, partsOf } from './parts.ts'

const portfolio = /(?:^| )(?:portfolio|holding|position)$/

/** What one holds follows from what one bought and sold: it is shown at the price of the day, and nobody sells more than that. */
export const portfolios = (draft: Draft): Draft => partsOf(draft, 'trade').reduce((so_far, { made }) => heldBy(so_far, made.entity.id), draft)

function heldBy(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const create = createOn(draft, id)
  const by = entity?.fields.find(({ type, entity: to }) => type === 'reference' && fieldIn(entityIn(draft, to), 'price')?.type === 'money')
  const [side, amount, total] = ['side', 'amount', 'total'].map((one) => fieldIn(entity, one))
  const page = listPage(draft, id)
  const buy = side?.choices?.[0]
  if (!entity || !create || !by || !side || !buy || amount?.type !== 'number' || total?.type !== 'money' || !page || entity.read !== 'own') return draft
  const trading = { by: by.id, side: side.id, buy, amount: amount.id, total: total.id, unless: endedStates(entity) }
  const guard: Guard = { kind: 'held', ...trading, text: 'You hold {left} of it. Sell no more than that.' }
  const guarded = changeActions(draft, id, (action) => (action.id === create.id ? withRules(action, [guard], []) : action))
  const { draft: bare, place, title } = withoutTable(guarded, page)
  const block = {
    kind: 'holdings',
    id: newBlockId(bare, 'holdings'),
    heading: title === undefined ? 'What you hold' : '',
    entity: id,
    ...trading,
    price: 'price',
  } as const
  if (title === undefined) return changePages(bare, (one) => (one.id === place.id ? { ...one, blocks: [block, ...one.blocks] } : one))
  const { draft: paged, path } = addPage(bare, { title, navigation: title, blocks: () => [block] })
  const asked = asksIn(draft).filter(({ ask }) => {
    const fate = draft.plan.fates.get(ask)
    return fate?.is === 'thing' && isTable(fate.thing)
  })
  return claimed(
    paged,
    path,
    asked.map(({ ask }) => ask),
  )
}

const isTable = ({ kit, noun }: { readonly kit: string; readonly noun: string }): boolean => kit === 'investment' && portfolio.test(noun)

/** The draft without a table of holdings that nobody fills, and what its page was called. */
function withoutTable(draft: Draft, page: Page): { readonly draft: Draft; readonly place: Page; readonly title: string | undefined } {
  const part = partsOf(draft, 'investment').find(({ made }) => isTable(made.thing))
  const table: Entity | undefined = entityIn(draft, part?.made.entity.id)
  const shown = table && listPage(draft, table.id)
  if (!table || !shown || table.write === 'anyone') return { draft, place: page, title: undefined }
  const bare = dropEntity(draft, table.id)
  return { draft: bare, place: page, title: bare === draft ? undefined : (shown.navigation ?? shown.title) }
}
