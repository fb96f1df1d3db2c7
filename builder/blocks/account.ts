import * as v from 'valibot'
import { base, id, label, path, text } from './atoms.ts'

/** Blocks of the visitors' own accounts. */
export const accountBlocks = [
  v.object({ ...base, kind: v.literal('log_in'), text }),
  v.object({ ...base, kind: v.literal('register'), text }),
  /** Sets a new password by a recovery code. */
  v.object({ ...base, kind: v.literal('recover'), text }),
  /** The visitor's own account: what it keeps, settings, password, where their own rows are, and the way out. */
  v.object({ ...base, kind: v.literal('account'), links: v.array(v.object({ label, page: path })) }),
  /** What is set by rows of a name and a value, each with a control of its own that saves it by the action. */
  v.object({ ...base, kind: v.literal('settings'), entity: id, action: id, text }),
  /** Everybody who has an account, for the managing role: found, added, given a role, blocked. */
  v.object({ ...base, kind: v.literal('people'), text }),
  /**
   * Whoever is named in rows, each by name with what they put up: `of` are the entities with the field that names them; `rated` are ratings of them, with
   * the field that names whom they are of and the number. Chosen by `?who=`; without it, all of them.
   */
  v.object({
    ...base,
    kind: v.literal('profiles'),
    of: v.pipe(v.array(v.object({ entity: id, field: id })), v.minLength(1)),
    rated: v.nullable(v.object({ entity: id, whom: id, rating: id })),
  }),
  /** The roles, each a button that shows the site as that role does. */
  v.object({ ...base, kind: v.literal('role_switch'), text }),
  /** Greets whoever is logged in by name, with how many rows of their own there are and where. */
  v.object({ ...base, kind: v.literal('welcome'), links: v.array(v.object({ entity: id, label, page: path })) }),
] as const
