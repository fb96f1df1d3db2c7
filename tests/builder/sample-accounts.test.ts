import { expect, test } from 'vitest'
import type { Values } from '../../builder/model.ts'
import { built } from '../support/acting.ts'

const addressOf = (name: unknown): string => `${String(name).toLowerCase().replaceAll(' ', '.')}@example.com`

test('a sample conversation is between two people, and its answer comes from the one that it is with', () => {
  const model = built('An instant messaging app. Users can register, log in, chat with friends and view messages.')
  const seeds = (id: string): readonly Values[] => model.entities.find((one) => one.id === id)!.seeds
  const accounts = new Map(model.accounts?.samples.map(({ name, email }) => [email, name]))
  const conversations = seeds('conversations')
  expect(conversations.length > 0).toBe(true)
  expect(conversations.map(({ subject }) => subject)).toEqual(conversations.map(({ name, to }) => `${name} and ${accounts.get(String(to))}`))
  const told = seeds('messages').map(({ author, to, conversation }) => [author, to, conversations[Number(conversation)]!] as const)
  expect(told.map(([author, to]) => [author, to])).toEqual(told.map(([, , about]) => [accounts.get(String(about.to)), addressOf(about.name)]))
})

test('what is handed to an account says which in its samples', () => {
  const model = built('A news app. Users log in, share news, earn rewards for shares and view their earnings details.')
  const earnings = model.entities.find(({ id }) => id === 'earnings')!
  const addresses = new Set([model.accounts!.demo, ...model.accounts!.samples].map(({ email }) => email))
  expect(earnings.seeds.map((seed) => addresses.has(String(seed[earnings.shared ?? '']))).filter((isAccount) => !isAccount)).toEqual([])
  expect(earnings.seeds.length > 0).toBe(true)
})
