import * as v from 'valibot'
import { base, id, label, path, text } from './atoms.ts'

const optional = v.nullable(id)
/** Lines that belong to a row: an order's, a cart's. */
const lines = { item: id, quantity: id, price: id, amount: id }

/** Blocks of what is bought, booked, lent and kept in stock. */
export const tradeBlocks = [
  /** The visitor's own lines, each with its quantity to change and a button to take it out, and what they come to. */
  v.object({ ...base, kind: v.literal('cart'), entity: id, ...lines, change: id, remove: id, checkout: v.nullable(path), shop: v.nullable(path), empty: text }),
  /** The form that turns a cart into an order, beside what is in it; afterwards what was ordered. */
  v.object({
    ...base,
    kind: v.literal('checkout'),
    action: id,
    cart: v.object({ entity: id, ...lines }),
    text,
    orders: v.nullable(path),
    shop: v.nullable(path),
  }),
  /** A row as a receipt that prints: its number, facts, lines and total. */
  v.object({
    ...base,
    kind: v.literal('receipt'),
    entity: id,
    fields: v.array(id),
    total: optional,
    lines: v.nullable(v.object({ entity: id, by: id, ...lines })),
    text,
  }),
  /** A code to pay a row by that waits for it: its amount, its reference, and a button that says that it is paid. */
  v.object({
    ...base,
    kind: v.literal('scan_to_pay'),
    entity: id,
    /** The row is paid by a code where `method` is `is`, and waits for it while `state` is one of `open`. */
    method: id,
    is: label,
    state: id,
    open: v.pipe(v.array(label), v.minLength(1)),
    total: optional,
    number: optional,
    action: id,
    text,
  }),
  /** How far a row is on its way, as a line of its states. */
  v.object({ ...base, kind: v.literal('order_steps'), entity: id, steps: v.array(label) }),
  /** A form that works out a price, the rates that it goes by, and the price last worked out. */
  v.object({ ...base, kind: v.literal('quote'), action: id, result: id, rates: v.array(v.object({ label, value: label })), text }),
  /** Which times of which days are still free, each a link that fills the form. */
  v.object({
    ...base,
    kind: v.literal('slots'),
    action: id,
    /** The field that says what is booked; null where there is one calendar for all. */
    by: optional,
    date: id,
    time: id,
    /** The field that says when it ends; left out where a booking takes up one of the times. */
    until: v.optional(id),
    times: v.pipe(v.array(label), v.minLength(1), v.maxLength(24)),
    /** How many may have the same time. */
    room: v.pipe(v.number(), v.integer(), v.minValue(1)),
    unless: v.array(label),
  }),
  /** A month with the rows of each day. */
  v.object({ ...base, kind: v.literal('calendar'), entity: id, date: id, until: optional, time: optional }),
  /** What there is of each, with a mark where it runs low. */
  v.object({ ...base, kind: v.literal('stock'), entity: id, quantity: id, low: optional, unit: optional }),
  /** Two or three rows side by side. */
  v.object({ ...base, kind: v.literal('compare'), entity: id, fields: v.array(id) }),
  /** What the visitor's own rows add up to, with what everybody begins with: money on an account, points. */
  v.object({ ...base, kind: v.literal('balance'), entity: id, field: id, label, opening: v.optional(v.number()), unless: v.array(label), text }),
  /** What the visitor's own trades leave of each thing that `by` refers to, at its `price`; a trade whose `side` is not `buy` is a sale. */
  v.object({ ...base, kind: v.literal('holdings'), entity: id, by: id, side: id, buy: label, amount: id, total: id, price: id, unless: v.array(label) }),
] as const
