import { expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { answersTo } from '../../builder/render/social/help.ts'
import { optionsOf } from '../../builder/render/social/poll.ts'
import { tuneOf } from '../../builder/render/social/tone.ts'
import { createTriedSite } from '../../src/api/tried-site.ts'

const now = () => Date.UTC(2026, 10, 3) / 1000
const open = (words: string) => createTriedSite(compose(readBrief(words)).model, now)
/** The words of a page without its markup. */
const said = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
/** The form that posts the action: its hidden fields. */
function formOf(html: string, action: string): [string, string][] {
  const form = new RegExp(`<form[^>]*action="/_actions/${action}"[^>]*>(.*?)</form>`, 's').exec(html)?.[1] ?? ''
  return [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
}
const actionNamed = (site: ReturnType<typeof open>, name: string) => site.model.actions.find((one) => one.name === name)?.id ?? ''

test('a comment appears under the post that was open, marked as new', () => {
  const site = open('Build a blog. Readers can view posts and comment on posts.')
  const action = actionNamed(site, 'Post comment')
  const page = site.show('/post?row=posts-sample-3').html
  const after = site.turn({ to: `/_actions/${action}`, fields: [...formOf(page, action), ['name', 'Zoe'], ['comment', 'A lovely remark']] })
  expect(after.path).toMatch(/^\/post\?done=\w+&row=row-[\d-]+&at=posts-sample-3$/)
  expect(said(after.html)).toMatch(/Zoe You New today, \d\d:\d\d A lovely remark/)
})

test('a comment without words is refused under the same post', () => {
  const site = open('Build a blog. Readers can view posts and comment on posts without logging in.')
  const action = actionNamed(site, 'Post comment')
  const page = site.show('/post?row=posts-sample-3').html
  const after = site.turn({ to: `/_actions/${action}`, fields: [...formOf(page, action), ['name', 'Zoe'], ['comment', '']] })
  const title = /<h1[^>]*>([^<]+)</.exec(page)?.[1] ?? ''
  expect([said(after.html).includes('Enter the comment.'), after.html.includes(`>${title}</h1>`), after.html.includes('value="Zoe"')]).toEqual([
    true,
    true,
    true,
  ])
})

test('an answer stands under the comment that it answers', () => {
  const site = open('Build a blog. Readers can view posts and comment on posts.')
  const action = actionNamed(site, 'Reply')
  const page = site.show('/post').html
  const after = site.turn({ to: `/_actions/${action}`, fields: [...formOf(page, action), ['name', 'Bo'], ['comment', 'I answer']] })
  expect(/<ol class="talk talk-inner">(.*?)<\/ol>/s.exec(after.html)?.[1]).toContain('I answer')
})

test('what is saved can be taken back where it was saved, and is on the page of favourites between', () => {
  const site = open('A recipe website. Users can browse recipes and add recipes to their favorites.')
  const action = actionNamed(site, 'Save')
  const page = site.show('/recipe?row=recipes-sample-2').html
  const fields = formOf(page, action)
  const on = site.turn({ to: `/_actions/${action}`, fields })
  expect(on.html).toContain('aria-pressed="true"')
  const mine = site.model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'favourites'))?.path ?? ''
  expect([site.show(mine).html.includes('recipes-sample-2'), site.show(mine).html.includes('These are samples')]).toEqual([true, false])
  expect(site.turn({ to: `/_actions/${action}`, fields }).html).toContain('aria-pressed="false"')
})

test('a rating counts in the average, and is not given twice', () => {
  const site = open('An online bookstore. Users can browse books, rate books and write reviews.')
  const block = site.model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'reviews')
  if (block?.kind !== 'reviews') throw new Error('There are no reviews.')
  const page = site.show('/book?row=books-sample-6').html
  expect(said(page)).toContain('No reviews yet.')
  const fields: [string, string][] = [...formOf(page, block.action), ['name', 'Zoe'], [block.rating, '4'], [block.words ?? '', 'Good']]
  expect(said(site.turn({ to: `/_actions/${block.action}`, fields }).html)).toMatch(/4\.0 out of 5, 1 review .*You have given your review\. Thank you\./)
  expect(said(site.turn({ to: `/_actions/${block.action}`, fields }).html)).toContain('You have given your review already.')
})

test('an answer to a poll is counted once', () => {
  const site = open('A polling site where members create polls and vote on polls.')
  const action = actionNamed(site, 'Vote')
  const fields: [string, string][] = [...formOf(site.show('/polls').html, action), ['choice', 'Tea']]
  const first = said(site.turn({ to: `/_actions/${action}`, fields }).html)
  expect(first).toContain('Your answer “Tea” is counted.')
  expect(first).toContain('You answered: Tea.')
  expect(said(site.turn({ to: `/_actions/${action}`, fields }).html)).toContain('You have answered this already.')
})

test('playing counts, stays on the track and says that the sound is a sample', () => {
  const site = open('A music app. Users can listen to music, rate music and receive music recommendations.')
  const action = actionNamed(site, 'Play')
  const page = site.show('/music?at=tracks-sample-3').html
  expect(said(page)).toContain('Played 74 times')
  const after = site.turn({ to: `/_actions/${action}`, fields: formOf(page, action) })
  expect([said(after.html).includes('Played 75 times'), said(after.html).includes('Sample sound'), after.html.includes('src="data:audio/wav;base64,')]).toEqual(
    [true, true, true],
  )
})

test('what is played is played on its own page too, and every list leads to where it plays', () => {
  const site = open('A video website. Users can watch videos and upload videos.')
  const list = site.show('/videos').html
  const links = [...list.matchAll(/href="([^"]+)" data-plays-row/g)].map(([, to]) => to!.replaceAll('&amp;', '&'))
  expect(links[1]).toBe('/videos?at=videos-sample-2#videos_player-stage')
  const own = site.show('/video?row=videos-sample-2').html
  expect(own.split('data-stage').length).toBe(2)
  expect(own).toMatch(/<audio [^>]*data-play="videos_player" data-sample>/)
  expect(said(own)).toContain('Sample film')
  const action = actionNamed(site, 'Play')
  const after = site.turn({ to: `/_actions/${action}`, fields: formOf(own, action) })
  expect([said(own).includes('Played 96 times'), said(after.html).includes('Played 97 times')]).toEqual([true, true])
})

test('the same words make the same tune, and others another', () => {
  expect(tuneOf('Slow Tide')).toBe(tuneOf('Slow Tide'))
  expect(tuneOf('Slow Tide')).not.toBe(tuneOf('Copper Wire'))
  expect(atob(tuneOf('Slow Tide').split(',')[1] ?? '').slice(0, 4)).toBe('RIFF')
})

test('a question is answered with what shares its rarest words, and with nothing where nothing does', () => {
  const passage = (title: string, words: string) => ({ title, words, href: '/', from: 'FAQ' })
  const passages = [
    passage('When are you open?', 'Daily from nine.'),
    passage('How do I return an item?', 'Send it back within a month.'),
    passage('Shipping', 'We send every item by post.'),
  ]
  expect(answersTo('Can I return something?', passages).map(({ title }) => title)).toEqual(['How do I return an item?'])
  expect(answersTo('xylophone', passages)).toEqual([])
})

test('options are read one a line, each once', () => {
  expect(optionsOf('Tea\n\n Coffee \nTea')).toEqual(['Tea', 'Coffee'])
})
