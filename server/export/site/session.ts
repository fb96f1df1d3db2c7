import type { AppModel } from '../../../builder/model.ts'
import { ApiError } from '../../http/api-error.ts'
import { sessionAnswer, sessionRefusal, sessionTyped } from '../../http/session-call.ts'
import type { Caller, createAccounts } from './accounts.ts'
import { Refused, readJson } from './json.ts'
import { cookie, json } from './replies.ts'

/** Answers what the forms of accounts take, by JSON. */
export async function answerSession(request: Request, model: AppModel, accounts: ReturnType<typeof createAccounts>, who: Caller): Promise<Response> {
  try {
    const typed = sessionTyped(await readJson(request), model)
    const { attended: done, token } = await accounts.submit(typed, who)
    if (done.kind === 'limited') throw new ApiError('limited')
    if (done.kind === 'forbidden') throw new ApiError('forbidden')
    if (done.kind === 'refused') throw sessionRefusal(done.refusal)
    const entered = token === null ? (done.keep?.account ?? who.visitor.account) : accounts.visitor(token, null).account
    const cookies = [...(token === null ? [] : [cookie('visitor', token)]), ...(done.role ? [cookie('role', done.role)] : [])]
    return json(200, sessionAnswer(done.enter === null ? null : (entered ?? null)), cookies)
  } catch (error) {
    if (error instanceof Refused) return json(error.status, error.body)
    if (!(error instanceof ApiError)) throw error
    return json(error.status, Object.keys(error.fields).length > 0 ? error.fields : { detail: error.message })
  }
}
