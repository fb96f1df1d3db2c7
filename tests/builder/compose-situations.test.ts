import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const kept = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
const fieldsOf = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label)

describe('what somebody is about who speaks in their own words', () => {
  it.each<[string, string[]]>([
    ['ok so our cat keeps getting fat, i want something to see who fed the cat', ['care entries']],
    ["We're a rabbit sanctuary. People post missing pets with a picture and the street, and we mark each one when it's home again.", ['pets']],
    ['my rota app for the pub: i put the shifts up, they swap when they cannot make it', ['shifts', 'employees', 'shift swaps']],
    [
      "I'm an electrician. People tell me what's wrong and where they live, I send a quote and they say yes or no, then I invoice them.",
      ['quotes', 'invoices'],
    ],
    ['I keep bees and hens. How many eggs each day, what I spend on feed and who buys the eggs.', ['egg counts', 'expenses', 'sales']],
    ['like ebay but for old radios', ['auction items']],
  ])('is kept as what is done there: %s', (words, wanted) => {
    expect(kept(words)).toEqual(expect.arrayContaining(wanted))
  })

  it('makes no tables of words that are said in passing', () => {
    const words =
      'Our choir meets every Tuesday. Basically everyone forgets stuff, so I want a list of the songs with composer and key, and each of us ticks what we know.'
    expect(kept(words).filter((plural) => /everyone|stuff|each|tuesday|thing/.test(plural))).toEqual([])
  })

  it('has rows at the one price that the words give', () => {
    const model = siteOf('i make soap. want a shop w/ 3 scents - rose, mint, sea salt - £6 each. people pay when they pick up')
    const product = model.entities.find(({ plural }) => plural === 'products' || plural === 'soaps')
    expect(product?.seeds.map((row) => [row[product.title], row.price])).toEqual([
      ['Rose', 6],
      ['Mint', 6],
      ['Sea salt', 6],
    ])
  })

  it('keeps what people enter of whom was spoken of', () => {
    expect(fieldsOf('Blood donors in our valley: they leave blood type, town and phone.', 'donors')).toEqual(
      expect.arrayContaining(['Blood type', 'Town', 'Phone']),
    )
  })

  it('leaves well-read words as they are', () => {
    expect(kept('a todo list where I can tick off tasks')).toEqual(['tasks'])
    expect(siteOf('Please implement a parking website. Users can book parking spaces and view orders.').name).toBe('Parking')
  })
})

describe('the name of a site', () => {
  it.each<[string, string]>([
    ["A website for my aunt's plumbing firm, Moss & Daughter. Customers ask for a visit.", 'Moss & Daughter'],
    ['make a site for our punk band Night Bus. gigs and songs', 'Night Bus'],
    ['Physio practice "Wellbend". Patients book treatments online.', 'Wellbend'],
    ['Just me and my mum selling her quilts. People write to us if they want one, once a quilt is sold it is gone.', 'Items'],
  ])('is the one beside what it is the name of, else what is kept: %s', (words, name) => {
    expect(siteOf(words).name).toBe(name)
  })
})
