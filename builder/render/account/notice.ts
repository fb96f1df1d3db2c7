import type { Context } from '../context.ts'
import { roleName } from './given-roles.ts'

/** What was done about accounts, in a sentence that names who; null where nothing was. */
export function accountNotice(of: Context): string | null {
  const { done, account } = of.request.query
  const mine = of.viewer.account
  if (done === '_log_out') return mine ? null : 'You are logged out.'
  if (done === '_waiting') return mine ? null : 'You are registered. You can log in as soon as whoever runs the site lets you in.'
  if (done === '_recover') return mine ? null : 'Your password is changed. Log in with it.'
  if (done === '_leave') return mine ? null : 'Your account is deleted, and you are logged out.'
  if (mine) {
    const own = {
      _register: `Welcome, ${mine.name}: you are registered and logged in.${of.model.accounts?.recovery === undefined ? '' : ' Make a recovery code in your account, in case you forget your password.'}`,
      _log_in: `You are logged in as ${mine.name}.`,
    }
    const kept = { _profile: `Your profile is saved, ${mine.name}.`, _settings: 'Your settings are saved.', _password: 'Your password is changed.' }
    const words: Readonly<Record<string, string>> = { ...own, ...kept }
    if (done !== undefined && Object.hasOwn(words, done)) return words[done] ?? null
  }
  if (!of.viewer.manages || done === undefined || account === undefined) return null
  if (done === '_remove') return 'The account is removed.'
  const one = of.request.people?.find(({ id }) => id === account)
  if (!one) return null
  const about: Readonly<Record<string, string>> = {
    _add: `${one.name} has an account now.`,
    _rename: `${one.name} is saved.`,
    _role: `${one.name} is now: ${roleName(of, one)}.`,
    _block: `${one.name} is blocked.`,
    _unblock: of.model.accounts?.admitted ? `${one.name} can log in now.` : `${one.name} is no longer blocked.`,
  }
  return Object.hasOwn(about, done) ? (about[done] ?? null) : null
}
