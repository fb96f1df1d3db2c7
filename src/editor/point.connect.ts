import { readableOn } from '../../builder/colour/contrast.ts'
import type { AppModel, Block, Page } from '../../builder/model.ts'
import type { ColouredPart } from '../../contract/edit.ts'
import type { PickedPart } from '../../machines/pointing.machine.ts'

export const partNames: Readonly<Record<ColouredPart, string>> = {
  background: 'Background',
  header: 'Header',
  button: 'Buttons',
  heading: 'Headings',
  text: 'Text',
  card: 'Cards',
  footer: 'Footer',
}

/** The colour that a part of a site has now, as #rrggbb. */
export function colourOf({ theme }: AppModel, part: ColouredPart): string {
  if (part === 'background') return theme.background
  const own = theme.parts[part]
  if (own) return own
  if (part === 'heading' || part === 'text') return readableOn(theme.background)
  return part === 'card' ? theme.surface : theme.component
}

const nameOf = (block: Block, page: Page, at: number): string => block.heading.trim() || `Part ${at + 1} of ${page.title}`

export interface ListedPart {
  readonly key: string
  readonly name: string
  readonly part: PickedPart
}
/** The parts of a page for those who do not point: its blocks, and the entries of the navigation. */
export function partsOf(model: AppModel, path: string): readonly ListedPart[] {
  const page = model.pages.find((one) => one.path === path)
  if (!page) return []
  const blocks = page.blocks.map(
    (block, at): ListedPart => ({
      key: block.id,
      name: nameOf(block, page, at),
      part: { page: path, block: block.id, text: block.heading.trim(), colours: 'background' },
    }),
  )
  const entries = model.pages.flatMap(({ navigation, id }): ListedPart[] =>
    navigation === null
      ? []
      : [{ key: `${id} entry`, name: `${navigation} (navigation)`, part: { page: path, block: null, text: navigation, colours: 'header' } }],
  )
  return [...blocks, ...entries]
}

/** Whether a part has a place of its own to move from: a block, or an entry of the navigation. */
export const isMovable = (model: AppModel, { block, text }: PickedPart): boolean => block !== null || model.pages.some(({ navigation }) => navigation === text)
