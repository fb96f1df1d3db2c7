/** What is worked out to a value. */
export type Worked =
  | { readonly is: 'value'; readonly value: number | string | boolean | null }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'list'; readonly items: readonly Worked[] }
  | { readonly is: 'pairs'; readonly pairs: readonly (readonly [Worked, Worked])[] }
  | { readonly is: 'template'; readonly parts: readonly { readonly of: Worked; readonly form: string }[] }
  | { readonly is: 'sign'; readonly sign: string; readonly left: Worked; readonly right: Worked }
  | { readonly is: 'before'; readonly sign: string; readonly of: Worked }
  | { readonly is: 'choice'; readonly when: Worked; readonly yes: Worked; readonly no: Worked }
  | { readonly is: 'call'; readonly of: Worked; readonly given: readonly Worked[]; readonly named: Readonly<Record<string, Worked>>; readonly line: number }
  | { readonly is: 'member'; readonly of: Worked; readonly name: string }
  | { readonly is: 'item'; readonly of: Worked; readonly at: Worked | null; readonly end: Worked | null; readonly isSlice: boolean }
  | { readonly is: 'each'; readonly made: Worked; readonly names: readonly string[]; readonly over: Worked; readonly when: Worked | null }
  /** The members of a list among others. */
  | { readonly is: 'spread'; readonly of: Worked }
  | { readonly is: 'function'; readonly takes: readonly Taken[]; readonly body: readonly Step[] }
  | { readonly is: 'set'; readonly target: Worked; readonly sign: string; readonly value: Worked; readonly isAfter: boolean }
/** What a function takes, and what it is where nothing is given. */
export interface Taken {
  readonly name: string
  readonly otherwise: Worked | null
}
/** What is done. */
export type Step =
  | { readonly does: 'work'; readonly of: Worked }
  | { readonly does: 'if'; readonly when: Worked; readonly yes: readonly Step[]; readonly no: readonly Step[] }
  | { readonly does: 'while'; readonly when: Worked; readonly body: readonly Step[]; readonly after: Worked | null }
  | { readonly does: 'each'; readonly names: readonly string[]; readonly over: Worked; readonly isKeys: boolean; readonly body: readonly Step[] }
  | { readonly does: 'return'; readonly of: Worked | null }
  | { readonly does: 'break' | 'continue' }
  | { readonly does: 'several'; readonly steps: readonly Step[] }
