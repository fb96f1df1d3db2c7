import { expect, it } from 'vitest'
import { createWorld, visitorOf, wholeOf, withRow } from '../../builder/accept/world.ts'
import { formatted, isFormatted, plainly } from '../../builder/render/formatted.ts'
import { built } from '../support/acting.ts'

const markup = (text: string): string => formatted(text).map(String).join('')

it.each([
  ['A **bold** word and an *italic* one.', '<p>A <strong>bold</strong> word and an <em>italic</em> one.</p>'],
  ['## Plan\nFirst line\nsecond line\n\n- one\n- two', '<h3>Plan</h3><p>First line<br>second line</p><ul><li>one</li><li>two</li></ul>'],
  ['1. boil\n2. pour\n### Note\n> slowly', '<ol><li>boil</li><li>pour</li></ol><h4>Note</h4><blockquote>slowly</blockquote>'],
  ['See [the map](https://example.com/map).', '<p>See <a href="https://example.com/map" rel="nofollow noopener noreferrer">the map</a>.</p>'],
  ['5 * 3 * 2 stays, <b>tags</b> too, [no](javascript:alert).', '<p>5 * 3 * 2 stays, &lt;b&gt;tags&lt;/b&gt; too, [no](javascript:alert).</p>'],
])('%s', (text, shown) => expect(markup(text)).toBe(shown))

it('a card says a text without its marks', () => {
  expect(plainly('## Plan\n**Read** [this](https://example.com) *twice*\n- one')).toBe('Plan\nRead this twice\none')
})

it('what is written as a text takes marks; remarks and code do not', () => {
  const of = (label: string) => isFormatted({ type: 'long_text', label })
  expect(['Text', 'Content', 'Story', 'Note', 'Code', 'Prompt', 'Message'].map(of)).toEqual([true, true, true, false, false, false, false])
})

it('an article shows on its page what was formatted in its form', () => {
  const model = built('A blog. Users log in, write articles and read articles.')
  const articles = model.entities.find(({ plural }) => plural === 'articles')!
  const field = articles.fields.find(isFormatted)!
  const ada = visitorOf(model, 'ada', null)
  const row = { id: 'mine', owner: 'ada', values: { [articles.title]: 'Tea', [field.id]: '**Agreed** on all\n- tea' } }
  const page = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'detail' && block.entity === articles.id))!
  const form = model.pages.find(({ blocks }) =>
    blocks.some((block) => block.kind === 'form' && model.actions.some(({ id, entity }) => id === block.action && entity === articles.id)),
  )!
  const world = withRow(createWorld(model), articles.id, row)
  expect(wholeOf(world, page.path, ada, { row: 'mine' })).toContain('<p><strong>Agreed</strong> on all</p><ul><li>tea</li></ul>')
  expect(wholeOf(world, form.path, ada)).toContain(`name="${field.id}" rows="8" maxlength="5000" data-formats`)
})
