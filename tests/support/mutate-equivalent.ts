/** Mutants that no test can tell from their chart, by machine and name, each with its reason. */
export const equivalent: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
