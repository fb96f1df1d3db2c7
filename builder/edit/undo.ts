import { marksOf, type Rule } from './rule.ts'

/** Taking a change back is done where all versions are kept: this says where. */
export const undo: Rule = (_, request) => {
  if (!/^(?:undo|revert|roll ?back|go back|take (?:that|it) back|open (?:the )?history|restore)\b.{0,60}$/i.test(request.read)) return null
  return {
    kind: 'understood',
    says: 'Every version is kept: open History, choose the one you want and press Restore.',
    where: '',
    marks: marksOf(request, [[request.read, 'action']]),
    choices: ['Open History'],
  }
}
