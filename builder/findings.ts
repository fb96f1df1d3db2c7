/** What rows are gone through for: what could go better, what may be wrong, what comes next, what somebody could do. */
export const findingPurposes = ['improve', 'check', 'foresee', 'advise'] as const
export type FindingPurpose = (typeof findingPurposes)[number]
