import type { Brief } from './brief.ts'

/** "no user authentication required", "without registration". */
export const isRefused = (text: string): boolean =>
  /\b(?:no|without|not (?:need|require)|never|n['’]t need)\b(?: \w+){0,3} (?:log(?:ging)?[ -]?in|logins?|sign(?:ing)?[ -]?(?:in|up)|authentication|registration|registering|accounts?|passwords?)\b|\b(?:log-?in|logging in|registration|an account) is (?:not|never) (?:needed|required|necessary)\b/i.test(
    text,
  )

/** Whether the words want nobody to have to log in. */
export const refusesLogin = ({ clauses, words }: Brief): boolean =>
  clauses.some(({ start, end, mode }) => mode !== 'style' && isRefused(words.slice(start, end)))
