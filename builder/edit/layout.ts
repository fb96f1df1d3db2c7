import type { AppModel, Block, BlockOf } from '../model.ts'
import { pageNamed } from './find.ts'
import { newId } from './ids.ts'
import { marksOf, type Rule } from './rule.ts'

const centring =
  /^(?:cent(?:er|re)|make|put|align|move|show|set|left[ -]align)\b(?=.*\b(?:headline|heading|hero|title|intro)\b).{0,60}?\b(cent(?:er|re)(?:ed|d)?|left(?:[ -]aligned)?|split|side by side|plain)\b|^(cent(?:er|re)|left[ -]align) (?:the |my )?(?:headline|heading|hero|title|intro)(?: text| section)?$/i

/** Where the headline of home stands: in the middle, beside its picture, or at the left without one. */
export const layOut: Rule = (model, request) => {
  const match = centring.exec(request.read)
  if (!match) return null
  const word = (match[1] ?? match[2]!).toLowerCase()
  const layout: BlockOf<'hero'>['layout'] = word.startsWith('cent') ? 'centred' : word === 'split' || word === 'side by side' ? 'split' : 'plain'
  const home = model.pages.find(({ path }) => path === '/')
  const hero = home?.blocks.find((block) => block.kind === 'hero')
  const marks = marksOf(request, [[word, 'style']])
  if (!home || !hero) return null
  const names = { centred: 'centred', split: 'beside its picture', plain: 'at the left' }
  if (hero.layout === layout) return { kind: 'same', says: `The headline already is ${names[layout]}.`, where: '/', marks }
  const pages = model.pages.map((page) =>
    page === home ? { ...page, blocks: page.blocks.map((block) => (block === hero ? { ...hero, layout } : block)) } : page,
  )
  return { kind: 'built', model: { ...model, pages }, says: `The headline is now ${names[layout]}.`, label: `headline ${names[layout]}`, where: '/', marks }
}

const contactLine =
  /^(?:add|put|show|include|insert|display|set|change)\s+(?:our |the |my |your |an? )?(?:new )?(address|phone(?: number)?|telephone|e-?mail(?: address)?|opening hours|opening times|hours|business hours|(?:[a-z]+ ){0,2}(?:fees?|prices?|costs?|tickets?|entry|membership|deposit|delivery|shipping|tax|tip|dues|contribution))(?:\s+(?:to|on|in)\s+(?:the\s|our\s)?(.{2,40}?))?\s*(?::|=|(?<=^(?:set|change)\b.{1,80})\bto\b)\s*(.{2,300})$/isu

/** What a label says the line is for: "Phone number" and "Phone" are one. */
const wayOf = (label: string): string => /phone|e-?mail|hours|opening times/i.exec(label)?.[0].toLowerCase().replace('-', '') ?? label.toLowerCase()

/** "Add our address: 12 Maple Street": a line of contact on the page named, on the contact page, or on home. */
export const addContactLine: Rule = (model: AppModel, request) => {
  const match = contactLine.exec(request.read)
  if (!match) return null
  const label = match[1]![0]!.toUpperCase() + match[1]!.slice(1).toLowerCase()
  const value = match[3]!
    .replace(/^["“'‘]|["”'’]$/gu, '')
    .trim()
    .slice(0, 2000)
  const named = match[2] ? pageNamed(model, match[2]) : undefined
  if (match[2] && !named) return null
  const holder = model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'contact'))
  const page = named ?? holder ?? pageNamed(model, 'contact') ?? model.pages.find(({ path }) => path === '/')!
  const there = page.blocks.find((block) => block.kind === 'contact')
  const marks = marksOf(request, [[match[1]!, 'thing']])
  if (there?.lines.some((line) => line.label === label && line.value === value))
    return { kind: 'same', says: `${page.title} already shows that.`, where: page.path, marks }
  const lines = [...(there?.lines.filter((line) => wayOf(line.label) !== wayOf(label)) ?? []), { label, value }]
  const block: Block = there
    ? { ...there, lines }
    : {
        id: newId(model, 'contact lines'),
        kind: 'contact',
        heading: /address|phone|e-?mail|hours|times/i.test(label) ? 'How to reach us' : 'Good to know',
        lines,
      }
  const blocks = there ? page.blocks.map((one) => (one === there ? block : one)) : [...page.blocks, block]
  const pages = model.pages.map((one) => (one === page ? { ...page, blocks } : one))
  return {
    kind: 'built',
    model: { ...model, pages },
    says: `${page.title} now shows: ${label}, ${value}.`,
    label: `${label.toLowerCase()} on ${page.title}`,
    where: page.path,
    marks,
  }
}
