/** Mutants that no test can tell from their chart, by machine and name, each with its reason. */
export const equivalent: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'account-dialog': {
    'account.open on account.close [isAccountOnTop] to closed: retargeted to plan':
      'It enters every region anew, and the guard lets it only where plan and info are closed already.',
  },
}
