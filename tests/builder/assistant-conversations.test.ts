import { describe, expect, it } from 'vitest'
import { act, createWorld, pageOf, rowsOf, type World } from '../../builder/accept/world.ts'
import { apart, createOf, done, me } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf('An AI gardening assistant that answers questions in a chat. Users start a new conversation, reopen or delete earlier conversations.')
const ask = createOf(site, 'asked_questions')
const paths = site.pages.flatMap(({ path, blocks }) => (blocks[0]?.kind === 'assistant' ? [path] : []))
const asked = (world: World, question: string, conversation = '') => {
  const { world: next, row } = done(world, ask, { question, conversation })
  return { world: apart(next, question), row: `${question}-${row.slice(5)}` }
}
const first = asked(createWorld(site), 'tomatoes')
const second = asked(first.world, 'roses')
const third = asked(second.world, 'pests', second.row)
const bubbles = (markup: string) => [...markup.matchAll(/bubble-mine[\s\S]*?<\/p><p>([^<]*)/g)].map(([, words]) => words)

describe('conversations with the site', () => {
  it('stand each by itself: the newest, one that is reopened, and a new one that is empty', () => {
    const shown = (query: Record<string, string>) => bubbles(pageOf(third.world, paths[0]!, me, query))
    expect([shown({}), shown({ talk: first.row }), shown({ talk: 'new' })]).toEqual([['roses', 'pests'], ['tomatoes'], []])
  })
  it('are listed with what they began with, and go with all that was said in them', () => {
    const listed = (world: World) =>
      [...pageOf(world, paths[1]!, me).matchAll(/<h3><a [^>]*>([^<]*)<\/a><\/h3><p class="help">[^·]*· (\d+)/g)].map(([, words, count]) => [words, count])
    expect(listed(third.world)).toEqual([
      ['roses', '2'],
      ['tomatoes', '1'],
    ])
    const remove = site.actions.find(({ id }) => id === 'forget_question')!
    const answer = act(third.world, remove.id, rowsOf(third.world, 'asked_questions').find(({ id }) => id === second.row)!, {}, me)
    expect('refused' in answer ? answer.refused : listed(answer.world)).toEqual([['tomatoes', '1']])
  })
})
