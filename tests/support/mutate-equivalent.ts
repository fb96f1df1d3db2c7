const drawnAtOnce = 'a picture is there, and empty leads to drawing at once then'

/** Mutants that no test can tell from their chart, by machine and name, each with its reason. */
export const equivalent: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'account-dialog': {
    'account.open on account.close [isAccountOnTop] to closed: retargeted to plan':
      'it enters every region anew, and only while plan and info are closed already',
  },
  'project-rows': {
    '(root) on entity.chosen to .loading: kept inside': 'a transition of the root leaves and enters each of its children anyway',
    '(root) on rows.reload to .loading: kept inside': 'a transition of the root leaves and enters each of its children anyway',
  },
  turn: {
    'following on stream.received [isEvent] (1) to done: swapped with the next': 'no event is both done and error',
    'following.halting.asking on onError of stopTurn to #turn.following.streaming: retargeted to following.opening':
      'only a named turn is asked to stop, and opening leads a named one to streaming',
  },
  'project-editor': {
    'open.restoring on onError of restoreVersion to ready: retargeted to open.settling':
      'a restore begins where there is no turn to join, and settling then leads to ready',
  },
  'plan-card': {
    'choosable on plan.choose to itself: retargeted to judging': 'Judged anew from the same card, it is choosable again within the same step.',
  },
  callback: {
    'reading on always [isNone] (2) to refused: swapped with the next': 'no tokens are no tokens with a refresh token',
  },
  'token-life': {
    'renewing on onError of renewTokens [isUnoffered] (1) to unrenewable: swapped with the next': 'no failure is of both kinds',
    'recovering on onError of renewTokens [isUnoffered] (1) to ended: swapped with the next': 'no failure is of both kinds',
  },
  session: {
    'initializing on tokens.renewed to .fetching: retargeted to initializing': 'initializing begins with fetching',
    'initializing.fetching on onError of fetchProfile (2) to #session.loggedOut: retargeted to initializing.fetching':
      'without a token, which its actions drop, initializing is left for loggedOut at once',
    'initializing.renewing on onError of renewTokens to #session.loggedOut: retargeted to initializing.renewing':
      'without a token, which its actions drop, initializing is left for loggedOut at once',
  },
  'login-dialog': {
    'open.main.withoutGoogle on google.choose to loadingGoogle: retargeted to open.main': 'Google was configured, and main then begins with loading it',
  },
  picture: {
    '(root) on picture.open to .drawing: retargeted to empty': drawnAtOnce,
    '(root) on sample.take to .drawing: retargeted to empty': drawnAtOnce,
    '(root) on edits.take [areKnownEdits] to .drawing: retargeted to empty': drawnAtOnce,
    '(root) on edit.turn [hasPicture] to .drawing: retargeted to empty': drawnAtOnce,
    '(root) on edit.undo [hasPast] to .drawing: retargeted to empty': drawnAtOnce,
    '(root) on edit.reset [hasPicture] to .drawing: retargeted to empty': drawnAtOnce,
    'settling on after rest to drawing: retargeted to empty': drawnAtOnce,
  },
  split: {
    'shared.resting on separator.move to itself: retargeted to shared': 'shared begins with resting',
    'shared.dragging on separator.release to resting: retargeted to shared': 'shared begins with resting',
  },
}
