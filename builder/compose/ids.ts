import { remembered } from '../remember.ts'

const idLength = 48

/** A legal id from any words: `[a-z][a-z0-9_]*`, at most 48 characters, `prefix` where nothing of the words is left. */
export function idFrom(words: string, prefix = 'x'): string {
  const slug = slugOf(words)
  return /^[a-z]/.test(slug) ? slug : slug === '' ? prefix : `${prefix}_${slug}`
}

const slugOf = remembered((words): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, idLength - 6)
    .replace(/_+$/, ''),
)

/** The path of a page from its title: "/manage-orders". */
export function pathFrom(title: string): string {
  const slug = idFrom(title, 'page')
    .replace(/^page_(?=\d)/, '')
    .replaceAll('_', '-')
  return `/${slug.slice(0, 56).replace(/-+$/, '')}`
}

/** `wanted`, or the first of `wanted_2`, `wanted_3` … that is not taken; it is taken from then on. */
export function taken(used: Set<string>, wanted: string, joint = '_'): string {
  let name = wanted
  for (let count = 2; used.has(name); count += 1) name = `${wanted}${joint}${count}`
  used.add(name)
  return name
}
