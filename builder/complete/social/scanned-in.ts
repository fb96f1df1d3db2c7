import type { BlockOf } from '../../model.ts'
import { type Completer, claimed, newBlockId, withModel } from '../draft.ts'

const site = String.raw`\b(?:mini-?program|app|application|website|site|system|platform|public account)\b`
/** A site that is opened by a code that is scanned, rather than something on it. */
const entered = new RegExp(
  String.raw`\bscan(?:ning|s)?(?: (?:the|a|an|its|this|qr|codes?)){0,4} to (?:enter|open|access|visit|use|join|start) (?:the |our |this )?${site}|\b(?:enter|open|access|visit)(?:ing)? (?:the |our |this )?${site} (?:by|through|via) [^.;,]{0,20}\bscan`,
  'i',
)

/** "scan a code to enter the mini-program": the first page has its own address as a code, to be printed or shown. */
export const scannedIn: Completer = (draft) => {
  if (!/scan/i.test(draft.brief.words)) return draft
  const said = draft.brief.clauses.filter(
    ({ start, end, mode }) => mode !== 'style' && mode !== 'subject' && entered.test(draft.brief.words.slice(start, end).toLowerCase()),
  )
  const home = draft.model.pages.find(({ path }) => path === '/')
  if (said.length === 0 || !home) return draft
  const block: BlockOf<'share'> = {
    kind: 'share',
    id: newBlockId(draft, 'enter_by_code'),
    heading: 'Enter by a code',
    text: 'Print or show the code: whoever scans it with a phone comes here.',
    qr: true,
  }
  const pages = draft.model.pages.map((page) => (page === home ? { ...home, blocks: [...home.blocks, block] } : page))
  return claimed(withModel(draft, { pages }), home.path, said)
}
