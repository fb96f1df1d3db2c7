import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { invokesOf, nodesOf, transitionsOf } from './charts.ts'

const idOf = (node: AnyStateNode): string => node.id.replace(/\W/g, '_')
const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states as Record<string, AnyStateNode>)

/** What starts a transition, in words: an event as it is, a delay with its length, an invoke with how it ended. */
function causeOf(type: string, machine: AnyStateMachine): string {
  const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|after|snapshot)\.([^.]+)/.exec(type) ?? []
  const delay = machine.implementations.delays[name]
  if (kind === 'done.actor') return `${name} done`
  if (kind === 'error.actor') return `${name} failed`
  if (kind === 'done.state') return 'finished'
  if (kind === 'snapshot') return `${name} changed`
  if (kind === 'after') return `after ${typeof delay === 'number' ? `${delay} ms` : name}`
  return type === '*' ? 'anything else' : type
}

const plain = (text: string): string => text.replace(/[:;#"{}]/g, ' ')

function guardOf({ guard }: AnyTransitionDefinition): string {
  if (!guard) return ''
  if (typeof guard === 'string') return ` [${guard}]`
  if (typeof guard === 'function') return ` [${guard.name}]`
  const params = typeof guard.params === 'object' && guard.params ? Object.values(guard.params) : []
  return ` [${[guard.type, ...params].join(' ')}]`
}
const labelOf = (transition: AnyTransitionDefinition, machine: AnyStateMachine): string =>
  plain(`${causeOf(transition.eventType, machine)}${guardOf(transition)}`).trim()

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean => node === outer || (node.parent ? isWithin(node.parent, outer) : false)

/** Mermaid cannot draw an arrow between a state and one within it: such a transition is named in the state instead. */
function ends(from: AnyStateNode, to: AnyStateNode): [AnyStateNode, AnyStateNode] | null {
  if (from !== to && !isWithin(to, from) && !isWithin(from, to)) return [from, to]
  return childrenOf(from).length === 0 && childrenOf(to).length === 0 ? [from, to] : null
}

function notesOf(node: AnyStateNode, machine: AnyStateMachine): string[] {
  const stays = transitionsOf(node).flatMap((transition) => {
    const targets = (transition.target ?? []) as AnyStateNode[]
    if (targets.length === 0) return [`on ${labelOf(transition, machine)}`]
    return targets.filter((to) => !ends(node, to)).map((to) => `on ${labelOf(transition, machine)} to ${to.path.join('.')}`)
  })
  return [...new Set([...invokesOf(node).map((name) => `invokes ${name}`), ...stays].map(plain))]
}

/** One arrow for all that leads from a state to another. */
function arrowsOf(node: AnyStateNode, machine: AnyStateMachine): string[] {
  const drawn = transitionsOf(node).flatMap((transition) =>
    ((transition.target ?? []) as AnyStateNode[]).flatMap((to) => (ends(node, to) ? [{ to, label: labelOf(transition, machine) }] : [])),
  )
  return [...Map.groupBy(drawn, ({ to }) => to)].map(([to, ways]) => {
    const labels = [...new Set(ways.map(({ label }) => label || 'otherwise'))]
    return `${idOf(node)} --> ${idOf(to)}${labels.join() === 'otherwise' ? '' : ` : ${labels.join('<br/>')}`}`
  })
}

const noteOf = (node: AnyStateNode, lines: readonly string[], indent: string): string[] =>
  lines.length ? [`${indent}note right of ${idOf(node)}`, ...lines.map((line) => `${indent}  ${line}`), `${indent}end note`] : []

function bodyOf(node: AnyStateNode, machine: AnyStateMachine, indent: string): string[] {
  const children = childrenOf(node)
  const notes = notesOf(node, machine)
  if (children.length === 0) return [`${indent}state "${[node.key, ...notes].join('<br/>')}" as ${idOf(node)}`]
  const first = node.type === 'parallel' ? undefined : (node.initial?.target[0] as AnyStateNode | undefined)
  const inner = [
    ...(first ? [`${indent}  [*] --> ${idOf(first)}`] : []),
    ...children.flatMap((child) => bodyOf(child, machine, `${indent}  `)),
    ...children.filter(({ type }) => type === 'final').map((child) => `${indent}  ${idOf(child)} --> [*]`),
  ]
  const name = node.type === 'parallel' ? `${node.key} (all at once)` : node.key
  return [`${indent}state "${name}" as ${idOf(node)} {`, ...inner, `${indent}}`, ...noteOf(node, notes, indent)]
}

/** A machine as a Mermaid state diagram: states with what they invoke, arrows with events and guards. */
export function mermaidOf(machine: AnyStateMachine): string {
  const [, ...states] = nodesOf(machine)
  const [first] = states
  const body = states.filter(({ parent }) => parent === machine.root).flatMap((node) => bodyOf(node, machine, '  '))
  const start = machine.root.type === 'parallel' ? [] : machine.root.initial.target.map((node) => `  [*] --> ${idOf(node)}`)
  const finals = states.filter(({ parent, type }) => parent === machine.root && type === 'final').map((node) => `  ${idOf(node)} --> [*]`)
  const everywhere = notesOf(machine.root, machine)
  const note = first && everywhere.length ? noteOf(first, ['everywhere', ...everywhere], '  ') : []
  const arrows = states.flatMap((node) => arrowsOf(node, machine).map((arrow) => `  ${arrow}`))
  return `${['stateDiagram-v2', ...start, ...body, ...finals, ...note, ...arrows].join('\n')}\n`
}
