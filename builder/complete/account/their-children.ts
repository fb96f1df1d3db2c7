import type { Block, Entity } from '../../model.ts'
import type { Completer } from '../draft.ts'
import { addPage, changeActions, changeBlocks, claimWhere, createOn, fieldIn, putEntity } from '../trade/parts.ts'

const children = /^(?:child|kid|pupil|toddler)$/
const parents = /^(?:parent|guardian|family)$/i
/** What only its own parents, and those who look after the child, are told. */
const confided = /(?:^| )(?:pick-?up person|authori[sz]ed person|collector|allergy|medication request)$/

/** Parents register their own children, and see none but those; those who look after them see all. */
export const theirChildren: Completer = (draft) => {
  const parent = draft.model.roles.find(({ name, manages }) => !manages && parents.test(name))
  const child = draft.model.entities.find(({ singular }) => children.test(singular))
  const create = child && createOn(draft, child.id)
  if (!parent || !child || !create || create.role !== parent.id || child.read !== 'managed') return draft
  const own: Entity = { ...child, read: 'own', write: 'anyone', fields: child.fields.filter(({ id }) => !/^parents?$/.test(id)) }
  const opened = changeActions(putEntity(draft, own), child.id, (action) => {
    const { role: _, ...open } = action
    return action.id === create.id ? open : action
  })
  const confident = opened.model.entities
    .filter(({ singular, read, write }) => confided.test(singular) && read === 'public' && write === 'anyone')
    .reduce((so_far, entity) => putEntity(so_far, { ...entity, read: 'own' }), opened)
  const shown = [fieldIn(own, 'class'), fieldIn(own, 'group'), fieldIn(own, 'date_of_birth')].flatMap((field) => (field ? [field.id] : []))
  const { draft: paged, path } = addPage(confident, {
    title: 'My children',
    navigation: 'My children',
    blocks: (id): Block[] => [
      {
        kind: 'list',
        id: id('children_mine'),
        heading: 'Your children',
        entity: child.id,
        layout: 'table',
        fields: [...shown, ...(own.lifecycle ? [own.lifecycle.field] : [])],
        search: false,
        filters: [],
        sorts: [],
        per_page: 10,
        scope: 'mine',
        actions: [],
        empty: 'You have registered no child yet.',
      },
      { kind: 'form', id: id('children_form'), heading: create.name, action: create.id, text: 'Only you and those who look after your child see this.' },
    ],
  })
  const elsewhere = changeBlocks(paged, (block, page) => (page.path !== path && block.kind === 'form' && block.action === create.id ? [] : [block]))
  return claimWhere(
    elsewhere,
    /\b(?:child(?:ren)?|pupils?)(?:['’]s)? (?:registration|enrol\w*)\b|\b(?:register|enroll?) (?:\w+ ){0,2}(?:child|children)\b/,
    path,
  )
}
