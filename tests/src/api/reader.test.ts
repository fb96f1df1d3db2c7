import { expect, test } from 'vitest'
import { createReader, type ReaderQuestion, type ReaderReply, type ReaderWorker } from '../../../src/api/reader.ts'
import { createReaderAnswers } from '../../../src/api/reader-answers.ts'

const never = new AbortController().signal
const sentence = 'A calm site for my pottery studio where people book a class'

/** A reader whose workers answer when they are told to. */
function reader() {
  const workers: (ReaderWorker & { asked: ReaderQuestion[]; ended: boolean; reply(reply: ReaderReply): void; fail(): void })[] = []
  const made = createReader(() => {
    const worker = {
      asked: [] as ReaderQuestion[],
      ended: false,
      onmessage: null as ReaderWorker['onmessage'],
      onerror: null as ReaderWorker['onerror'],
      postMessage: (question: ReaderQuestion) => void worker.asked.push(question),
      terminate: () => {
        worker.ended = true
      },
      reply: (data: ReaderReply) => worker.onmessage?.({ data } as MessageEvent<ReaderReply>),
      fail: () => worker.onerror?.({ preventDefault: () => undefined } as ErrorEvent),
    }
    workers.push(worker)
    return worker
  })
  return { ...made, workers }
}

test('one worker answers all questions, each with its own answer', async () => {
  const { ask, workers } = reader()
  const [first, second] = [ask('mark', { words: 'a' }, never), ask('mark', { words: 'b' }, never)]
  const ids = workers[0]?.asked.map(({ id }) => id) ?? []
  workers[0]?.reply({ id: ids[1] ?? 0, answer: [{ start: 0, end: 1, pen: 'style' }] })
  workers[0]?.reply({ id: ids[0] ?? 0, answer: [] })
  expect([await first, await second, workers.length]).toEqual([[], [{ start: 0, end: 1, pen: 'style' }], 1])
})

test('a question that is taken back is answered no more, and its late answer is dropped', async () => {
  const { ask, workers } = reader()
  const leaving = new AbortController()
  const asked = ask('mark', { words: 'a' }, leaving.signal)
  leaving.abort(new Error('left'))
  await expect(asked).rejects.toThrow('left')
  workers[0]?.reply({ id: workers[0].asked[0]?.id ?? 0, answer: [] })
  await expect(ask('mark', { words: 'a' }, leaving.signal)).rejects.toThrow('left')
  expect(workers[0]?.asked).toHaveLength(1)
})

test('an answer that failed fails its own question alone', async () => {
  const { ask, workers } = reader()
  const asked = ask('mark', { words: 'a' }, never)
  workers[0]?.reply({ id: workers[0].asked[0]?.id ?? 0, failed: 'no words' })
  await expect(asked).rejects.toThrow('no words')
  expect(workers[0]?.ended).toBe(false)
})

test('a worker that fails fails all that wait, and the next question starts another', async () => {
  const { ask, workers } = reader()
  const asked = [ask('mark', { words: 'a' }, never), ask('mark', { words: 'b' }, never)]
  workers[0]?.fail()
  await Promise.all(asked.map((one) => expect(one).rejects.toThrow('The reader failed.')))
  const next = ask('mark', { words: 'c' }, never)
  expect([workers.length, workers[0]?.ended]).toEqual([2, true])
  workers[1]?.reply({ id: workers[1].asked[0]?.id ?? 0, answer: [] })
  expect(await next).toEqual([])
})

test('a browser without workers fails the question', async () => {
  const { ask } = createReader(() => {
    throw new Error('no workers')
  })
  await expect(ask('mark', { words: 'a' }, never)).rejects.toThrow('no workers')
})

test('ROUTE-13 the reader marks and builds by the builder itself', () => {
  const answers = createReaderAnswers(() => 1_800_000_000)
  const words = (marks: readonly { readonly start: number; readonly end: number }[]) => marks.map(({ start, end }) => sentence.slice(start, end))
  expect(words(answers.mark({ words: sentence }))).toEqual(['calm', 'pottery studio', 'book a class'])
  const site = answers.build({ words: sentence, path: '/' })
  expect([site.number, words(site.marks), site.requirements.map(({ status }) => status), site.page.path]).toEqual([
    1,
    ['calm', 'pottery studio', 'book a class'],
    ['built', 'built'],
    '/',
  ])
})

test('the next build stays on the page where it is, if it still has one there', () => {
  const answers = createReaderAnswers(() => 1_800_000_000)
  const inner = answers.build({ words: sentence, path: '/' }).pages.find(({ path }) => path !== '/')?.path ?? ''
  expect(answers.build({ words: `${sentence}.`, path: `${inner}?done=x` }).page.path).toBe(`${inner}?done=x`)
  expect(answers.build({ words: sentence, path: '/gone' }).page.path).toBe('/')
})

test('a page of a site that is no longer there is refused', () => {
  const answers = createReaderAnswers(() => 1_800_000_000)
  const wish = { to: '/', fields: null }
  expect(() => answers.turn({ number: 1, wish })).toThrow('This page is of a site that is no longer there.')
  const { number } = answers.build({ words: sentence, path: '/' })
  expect(answers.turn({ number, wish }).path).toBe('/')
  expect(() => answers.turn({ number: number + 1, wish })).toThrow('This page is of a site that is no longer there.')
})

test('a site that offers languages is read in the one that is chosen, once its words have come', async () => {
  const answers = createReaderAnswers(() => 1_800_000_000)
  const words = 'A bakery website. Visitors browse products. The website should support English and Spanish languages.'
  const { number } = answers.build({ words, path: '/products' })
  await answers.ready()
  const choose = (language: string) => answers.turn({ number, wish: { to: '/_session', fields: [['language', language], ['back', '/products']] } }).html // biome-ignore format: pairs
  expect([choose('es'), choose('xx')].map((html) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual(['es', 'en'])
  expect(choose('es')).toContain('Buscar productos')
})
