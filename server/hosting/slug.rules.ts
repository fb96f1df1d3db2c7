/** Labels that no site gets: the product's own, and those that people take for somebody's authority. */
const reserved = new Set(
  `about abuse account accounts admin administrator ai api app apps assets auth beta billing blog cdn chat community console contact dashboard demo deploy dev
docs domain domains download email files forum ftp git github google healthz help home host hostmaster imap info internal invoice legal local localhost login
logout mail mailer media metrics mobile money monitor news noreply ns1 ns2 oauth office operator pay payment payments plans pop postmaster preview previews pricing
privacy proxy public readyz register root sandbox security server settings shop signin signup sites smtp spark sparksite sso staff staging static status store support
sysadmin system team terms test trust uploads user users verify webmail webmaster website wiki www`.split(/\s+/),
)

const shape = /^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/
export const slug_max = 40

/** Whether a site may have this label: 3 to 40 of a-z, 0-9 and inner hyphens, not reserved, and none that stands for a preview or an encoded name. */
export const isSlug = (text: string): boolean => shape.test(text) && !reserved.has(text) && !text.startsWith('p-') && !text.startsWith('xn--')

/** The label that a name asks for; `site-…` around one that is too short, reserved or without any letter that a label may hold. */
export function slugFor(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slug_max)
    .replace(/^-|-$/g, '')
  if (isSlug(plain)) return plain
  const site = `site-${plain}`.slice(0, slug_max).replace(/-$/, '')
  return isSlug(site) ? site : 'site'
}

/** The same label with something behind it, still of a label's length. */
export const withSuffix = (slug: string, suffix: string): string => `${slug.slice(0, slug_max - suffix.length - 1).replace(/-$/, '')}-${suffix}`
