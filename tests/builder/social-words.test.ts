import { expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import type { AppModel } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'

const built = (words: string): AppModel => compose(readBrief(words)).model
const kindsAt = (model: AppModel, path: string): string[] => model.pages.find((page) => page.path === path)?.blocks.map(({ kind }) => kind) ?? []
const kinds = (model: AppModel): string[] => [...new Set(model.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)))]
const statusOf = (model: AppModel, words: RegExp) => model.requirements.filter(({ clause }) => words.test(clause)).map(({ status }) => status)

test('comments stand with their answers at the post that they are about', () => {
  const model = built('Build a blog. Readers can view posts and comment on posts. Users should be able to like posts.')
  expect(kindsAt(model, '/post').slice(0, 3)).toEqual(['detail', 'vote_bar', 'comments'])
  const block = model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'comments')
  expect(block).toMatchObject({ entity: 'comments', about: 'posts', words: 'comment', reply: { field: 'reply_to' }, live: false })
  expect(
    model.entities
      .find(({ id }) => id === 'comments')
      ?.seeds.slice(0, 3)
      .map(({ post }) => post),
  ).toEqual([0, 0, 1])
})

test('reviews are given once by each visitor, at what they rate', () => {
  const model = built('An online bookstore. Users can browse books, rate books and write reviews.')
  expect(kindsAt(model, '/book')).toContain('reviews')
  const block = model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'reviews')
  const action = model.actions.find(({ id }) => block?.kind === 'reviews' && id === block.action)
  expect(action?.guards).toMatchObject([{ kind: 'unique', among: 'mine' }])
})

test('what is listened to or watched is played where it is listed: guides, episodes, interviews, highlights of matches, whatever a player is for', () => {
  const played = (words: string): readonly string[] =>
    built(words).pages.flatMap(({ path, blocks }) => blocks.flatMap((one) => (one.kind === 'player' ? [`${path}: ${one.medium} of ${one.entity}`] : [])))
  expect(played('A castle website. Visitors listen to audio guides for each room. Curators upload audio guides.')).toEqual([
    '/audio-guides: audio of audio_guides',
  ])
  expect(played('A podcast platform. Hosts upload episodes with title and cover. Listeners play episodes.')).toEqual(['/episodes: audio of episodes'])
  expect(played('A football club website with a video player for match highlights. Fans comment on highlights.')).toEqual(['/highlights: video of highlights'])
  expect(played('A series site. Viewers watch episodes of series.')).toEqual(['/episodes: video of episodes'])
  expect(played('A company site where applicants book interviews.')).toEqual([])
})

test('favourites that the words name in passing have a switch at the row and a page of their own', () => {
  const model = built('A recipe website. Users can browse recipes and add recipes to their favorites.')
  expect(kindsAt(model, '/recipe')).toContain('vote_bar')
  expect(kinds(model)).toContain('favourites')
  expect(model.actions.filter(({ kind }) => kind === 'toggle').map(({ name }) => name)).toEqual(['Save'])
})

test('messages become conversations that only their owner and the managing role read', () => {
  const model = built('A rental site. Tenants can browse apartments and send messages. Administrators manage apartments and reply to messages.')
  const block = model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'inbox')
  expect(block).toMatchObject({ by: 'conversation', open: false })
  const read = block?.kind === 'inbox' ? [block.entity, block.messages].map((id) => model.entities.find((one) => one.id === id)?.read) : []
  expect(read).toEqual(['own', 'own'])
  expect(statusOf(model, /send messages/)).toEqual(['built'])
})

test('messages over other networks are built where the page says that their sending is simulated, and stay understood where codes would have to come', () => {
  const shop = 'A shop. Customers browse products. Users should be able to send SMS messages.'
  expect(statusOf(built(shop), /SMS/)).toEqual(['built'])
  expect(
    built(shop)
      .pages.find(({ path }) => path === '/sms-messages')
      ?.blocks.at(-1),
  ).toMatchObject({ kind: 'text', heading: '' })
  expect(statusOf(built(shop.replace('send SMS messages', 'receive SMS verification codes')), /SMS/)).not.toContain('built')
})

test('music is played on its page, and similar music is recommended with a reason', () => {
  const model = built('A music app. Users can listen to music, rate music and receive music recommendations.')
  expect(kindsAt(model, '/music')).toContain('player')
  expect(kinds(model)).toContain('related')
  const player = model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'player')
  expect(player).toMatchObject({ medium: 'audio', plays: { count: 'plays' } })
})

test('polls are answered where they stand, once, while they are open', () => {
  const model = built('A polling site where members create polls and vote on polls.')
  expect(kindsAt(model, '/polls')[0]).toBe('poll')
  const block = model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'poll')
  const action = model.actions.find(({ id }) => block?.kind === 'poll' && id === block.action)
  expect(action?.guards?.map(({ kind }) => kind)).toEqual(['unique', 'is'])
})

test('notifications tell the owner of each step that somebody else takes', () => {
  const model = built('A repair service. Customers submit repair requests and receive notifications. Administrators accept and complete repair requests.')
  expect(kinds(model)).toContain('notifications')
  const told = model.actions.filter(({ effects }) => effects?.some(({ kind }) => kind === 'notify'))
  expect(told.map(({ kind }) => kind)).toContain('transition')
})

test('customer service answers from the site and says that nobody writes meanwhile', () => {
  const model = built('An online shop selling tea. Users can browse products, read the FAQ, contact online customer service and contact us.')
  const block = model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'help_chat')
  expect(block).toMatchObject({ text: expect.stringContaining('no artificial intelligence is used') })
})

test('reminders list what is due with the days left', () => {
  expect(kinds(built('A personal organiser where I can add tasks with due dates and get reminders.'))).toContain('due')
})

test('words that speak of none of it get none of it', () => {
  const model = built('A warehouse system. Staff record products and count stock.')
  const social = ['comments', 'reviews', 'vote_bar', 'favourites', 'inbox', 'help_chat', 'notifications', 'poll', 'related', 'player', 'share', 'due']
  expect(kinds(model).filter((kind) => social.includes(kind))).toEqual([])
})
