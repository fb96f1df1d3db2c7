/** What the demo's words are kept for. */
export const demoWords = 'demo'
