import { BlockList, isIP } from 'node:net'

const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIP(ip) === 6 ? 'ipv6' : 'ipv4')
const plainOf = (ip: string): string => ip.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/** Whether a text is an address or a network, like 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/')
  const most = isIP(ip) === 6 ? 128 : 32
  return isIP(ip) !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

/** Tells whether an address is one of these addresses and networks. */
export function addressesOf(networks: readonly string[]): (ip: string) => boolean {
  const known = new BlockList()
  for (const network of networks) {
    const [ip = '', bits] = network.split('/')
    if (bits === undefined) known.addAddress(ip, familyOf(ip))
    else known.addSubnet(ip, Number(bits), familyOf(ip))
  }
  return (ip) => isIP(plainOf(ip)) !== 0 && known.check(plainOf(ip), familyOf(plainOf(ip)))
}

/**
 * Reads the address of a client, by whatever proxies of ours it came: `X-Forwarded-For` counts only where one of `proxies`
 * sent it, and then from its right end up to the first address that is none of them.
 */
export function clientAddressBy(proxies: readonly string[]): (ip: string, headers: Headers) => string {
  const isTrusted = addressesOf(proxies)
  return (ip, headers) => {
    let client = plainOf(ip)
    for (const hop of (headers.get('x-forwarded-for') ?? '').split(',').reverse()) {
      if (!isTrusted(client) || isIP(plainOf(hop)) === 0) break
      client = plainOf(hop)
    }
    return client
  }
}
