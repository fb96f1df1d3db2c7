import { isUniqueViolation } from '../database/database.ts'
import { holding } from '../database/locking.ts'
import type { Database } from '../database/tables.ts'

export interface NewUser {
  readonly id: string
  readonly email: string
  readonly full_name: string
  readonly password_hash: string
  readonly created_at: number
}

/** Adds an account on the free plan; false where the address has one. */
export async function addUser(db: Database, user: NewUser): Promise<boolean> {
  try {
    await db
      .insertInto('users')
      .values({ ...user, email_verified_at: null, plan: 'free' })
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

export const findByEmail = (db: Database, email: string) => db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

export const findById = (db: Database, id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/** Reads an account and holds it until the transaction ends, so that neither its password nor its sessions change meanwhile. */
export const holdUser = (trx: Database, id: string) => trx.selectFrom('users').selectAll().where('id', '=', id).$call(holding(trx)).executeTakeFirst()

/** The same by its address. */
export const holdUserByEmail = (trx: Database, email: string) =>
  trx.selectFrom('users').selectAll().where('email', '=', email).$call(holding(trx)).executeTakeFirst()

/** Removes an account with its sessions, links, identities and usage, and the mails that the mailbox has kept for it. */
export async function removeUser(trx: Database, of: { readonly id: string; readonly email: string }): Promise<void> {
  await trx.deleteFrom('mails').where('recipient', '=', of.email).execute()
  await trx.deleteFrom('users').where('id', '=', of.id).execute()
}

/** Marks the address as verified, keeping the time of the first verification. */
export const markVerified = (db: Database, id: string, now: number) =>
  db.updateTable('users').set({ email_verified_at: now }).where('id', '=', id).where('email_verified_at', 'is', null).execute()

export const setPassword = (db: Database, id: string, password_hash: string) => db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()

export const setFullName = (db: Database, id: string, full_name: string) => db.updateTable('users').set({ full_name }).where('id', '=', id).execute()
