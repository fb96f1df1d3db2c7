/** The address that a sample person of this name has, wherever samples tell of them. */
export const sampleMail = (name: string): string =>
  `${name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '')}@example.com`
