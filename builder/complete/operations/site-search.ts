import type { Entity, Page } from '../../model.ts'
import { asksIn, type Completer, claimed, type Draft, isOpen, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'

/** Words that search for no one kind of thing: "search functions", "search for information of interest". */
const whole =
  /^(?:content|contents|information|data|result|keyword|resource|function|functionality|feature|search|site|website|item|interest|anything|everything|relevant information|site content|website content)s?$/
const several = /\bsearch(?:es|ing)?\b/
const elsewhere = /\bsearch engines?\b|\bhot[- ]search\w*|\bsearch(?:es)? (?:history|records?|by)\b/
const least = 2
const most = 8

/** The kinds that everybody reads and that have a list. */
export const searchedIn = ({ pages, entities }: Draft['model']): readonly Entity[] =>
  entities
    .filter(
      ({ id, read }) =>
        read === 'public' && pages.some(({ role, blocks }) => role === undefined && blocks.some((block) => block.kind === 'list' && block.entity === id)),
    )
    .slice(0, most)

/** One search over all that a site has to read, where the words ask to search and name no one kind. */
export const siteSearch: Completer = (draft) => {
  const said = asksIn(draft).filter((one) => {
    const fate = draft.plan.fates.get(one.ask)
    const noun = one.ask.object?.noun ?? ''
    return (
      one.ask.kind === 'search' &&
      several.test(one.text) &&
      !elsewhere.test(one.text) &&
      (fate?.is === 'search' || isOpen(draft, one)) &&
      (noun === '' || whole.test(noun))
    )
  })
  const kinds = searchedIn(draft.model)
  if (said.length === 0 || kinds.length < least) return draft
  const path = newPath(draft, '/search')
  const page: Page = {
    id: newPageId(draft, 'search'),
    path,
    title: 'Search',
    navigation: 'Search',
    blocks: [{ kind: 'site_search', id: newBlockId(draft, 'site_search'), heading: '', entities: kinds.map(({ id }) => id) }],
  }
  return claimed(
    withModel(draft, { pages: withPage(draft.model.pages, page) }),
    path,
    said.map(({ ask }) => ask),
  )
}
