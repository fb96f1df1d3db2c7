import { listed, titled } from '../lexicon/inflect.ts'
import type { AppModel } from '../model.ts'
import { short } from './wording.ts'

const shownAtMost = 5
const lower = (text: string) => (/^[A-Z]{2}/.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1))

/** Two or three plain sentences: what is there, what is not, and one thing to say next. */
export function answerOf(model: AppModel, told: boolean): string {
  const pages = model.pages.filter(({ navigation, path }) => navigation !== null && path !== '/')
  const names = pages.slice(0, shownAtMost).map(({ title }) => title)
  const more = pages.length - names.length
  if (!told)
    return `I could not tell from these words what the site is for, so ${model.name} starts with a first page and a contact form. Say in English what people do there, for example: “a pottery studio where people book a class”.`
  const has = `${model.name} is ready with ${listed([...names, ...(more > 0 ? [`${more} more page${more === 1 ? '' : 's'}`] : [])])}${model.pages.some(({ navigation, path }) => navigation !== null && path === '/') ? ', and a first page that leads there' : ''}.`
  return [has, leftOut(model), suggestion(model)].filter((sentence) => sentence !== '').join(' ')
}

function leftOut(model: AppModel): string {
  const open = model.requirements.filter(({ status }) => status === 'understood')
  const dark = model.requirements.filter(({ status }) => status === 'not_understood')
  const quote = (list: typeof open) => listed(list.slice(0, 3).map(({ clause }) => `“${short(clause, 60)}”`))
  const first = open.length > 0 ? `Understood but not working yet: ${quote(open)}${open.length > 3 ? ` and ${open.length - 3} more` : ''}.` : ''
  const second = dark.length > 0 ? `I did not understand ${quote(dark)}.` : ''
  return [first, second].filter((sentence) => sentence !== '').join(' ')
}

function suggestion(model: AppModel): string {
  const entity = model.entities[0]
  if (!model.pages.some(({ path }) => path.startsWith('/contact'))) return 'Next you could say: “add a contact page”.'
  return entity ? `Next you could say: “add a phone number to ${lower(titled(entity.plural))}”.` : ''
}
