/** What can be chosen of a drawn person, by field: the name of each choice, and its colour where it is one. */
export const avatarParts = {
  skin: { label: 'Skin', choices: { Fair: '#f6d3b8', Warm: '#e3b08a', Olive: '#c99367', Brown: '#9a6341', Deep: '#6a4029' } },
  face: { label: 'Face', choices: { Oval: '', Round: '', Long: '' } },
  hair: { label: 'Hair', choices: { Short: '', Long: '', Curly: '', Bun: '', None: '' } },
  'hair colour': {
    label: 'Hair colour',
    choices: { Black: '#23201f', Brown: '#5a3825', Blond: '#d9ad5b', Red: '#a8462a', Grey: '#9aa0a6', Blue: '#3565c0', Pink: '#d5628f' },
  },
  eyes: { label: 'Eyes', choices: { Open: '', Smiling: '', Wink: '' } },
  mouth: { label: 'Mouth', choices: { Smile: '', Laugh: '', Calm: '' } },
  extra: { label: 'Accessory', choices: { Nothing: '', Glasses: '', Sunglasses: '', Hat: '', Headphones: '', Beard: '' } },
  clothes: { label: 'Clothes', choices: { Blue: '#2f6fb5', Green: '#3b8f5a', Red: '#bb3f3f', Yellow: '#d9a520', Black: '#2c2f36', White: '#eef0f2' } },
  ground: { label: 'Background', choices: { Sky: '#bfe0f5', Mint: '#c9ead7', Rose: '#f5cfd8', Sand: '#efe0c2', Violet: '#d9cdf2', White: '#ffffff' } },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly choices: Readonly<Record<string, string>> }>>
export type AvatarPart = keyof typeof avatarParts
export type AvatarChoices = Readonly<Record<string, string>>

/** The first choice of every part. */
export const plainAvatar: AvatarChoices = Object.fromEntries(Object.entries(avatarParts).map(([part, { choices }]) => [part, Object.keys(choices)[0]!]))

function colour(of: AvatarChoices, part: AvatarPart): string {
  const choices: Readonly<Record<string, string>> = avatarParts[part].choices
  return (Object.hasOwn(choices, of[part] ?? '') && choices[of[part]!]) || Object.values(choices)[0]!
}
const wide: Readonly<Record<string, number>> = { Oval: 92, Round: 104, Long: 84 }

function hairOf({ hair }: AvatarChoices, fill: string, width: number): { readonly behind: string; readonly front: string } {
  const cap = `<path d="M${256 - width - 6} 236C${256 - width - 10} 118 ${256 + width + 10} 118 ${256 + width + 6} 236C${256 + width - 30} 176 ${256 - 20} 168 ${256 - width - 6} 236Z" fill="${fill}"/>`
  if (hair === 'None') return { behind: '', front: '' }
  if (hair === 'Long') return { behind: `<rect x="${256 - width - 22}" y="150" width="${2 * width + 44}" height="270" rx="96" fill="${fill}"/>`, front: cap }
  if (hair === 'Bun') return { behind: `<circle cx="256" cy="112" r="46" fill="${fill}"/>`, front: cap }
  if (hair === 'Curly') {
    const curls = Array.from({ length: 9 }, (_, at) => {
      const turn = Math.PI * (1 + at / 8)
      return `<circle cx="${Math.round(256 + Math.cos(turn) * width)}" cy="${Math.round(226 + Math.sin(turn) * 84)}" r="38" fill="${fill}"/>`
    })
    return {
      behind: `<ellipse cx="256" cy="196" rx="${width}" ry="86" fill="${fill}"/>${curls.join('')}`,
      front: `${cap}<ellipse cx="256" cy="158" rx="${width - 22}" ry="26" fill="${fill}"/>`,
    }
  }
  return { behind: '', front: cap }
}

const ink = '#2a2320'
function eyesOf({ eyes }: AvatarChoices): string {
  const open = (x: number) => `<circle cx="${x}" cy="252" r="15" fill="#fff"/><circle cx="${x}" cy="254" r="8" fill="${ink}"/>`
  const shut = (x: number) => `<path d="M${x - 15} 256Q${x} 238 ${x + 15} 256" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`
  return eyes === 'Smiling' ? shut(218) + shut(294) : eyes === 'Wink' ? open(218) + shut(294) : open(218) + open(294)
}
function mouthOf({ mouth }: AvatarChoices): string {
  if (mouth === 'Laugh') return `<path d="M222 310Q256 366 290 310Z" fill="#7d2a2a"/>`
  const bend = mouth === 'Calm' ? 318 : 340
  return `<path d="M226 314Q256 ${bend} 286 314" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`
}
function extraOf({ extra }: AvatarChoices, hair: string, width: number): string {
  switch (extra) {
    case 'Glasses':
      return `<g fill="none" stroke="${ink}" stroke-width="6"><circle cx="218" cy="254" r="30"/><circle cx="294" cy="254" r="30"/><path d="M248 254h16"/></g>`
    case 'Sunglasses':
      return `<g fill="#1d1d22"><rect x="184" y="232" width="66" height="44" rx="16"/><rect x="262" y="232" width="66" height="44" rx="16"/><rect x="246" y="242" width="20" height="8"/></g>`
    case 'Hat':
      return `<path d="M${256 - width - 40} 196h${2 * width + 80}v18h-${2 * width + 80}zM${256 - width} 196Q256 40 ${256 + width} 196Z" fill="#3d4a63"/>`
    case 'Headphones':
      return `<path d="M${256 - width} 250C${256 - width} 90 ${256 + width} 90 ${256 + width} 250" fill="none" stroke="#33363d" stroke-width="16"/><rect x="${256 - width - 20}" y="234" width="34" height="66" rx="16" fill="#33363d"/><rect x="${256 + width - 14}" y="234" width="34" height="66" rx="16" fill="#33363d"/>`
    case 'Beard':
      return `<path d="M${256 - width + 8} 280C${256 - width + 14} 400 ${256 + width - 14} 400 ${256 + width - 8} 280C${256 + 50} 300 ${256 - 50} 300 ${256 - width + 8} 280Z" fill="${hair}"/>`
    default:
      return ''
  }
}

/** A person's head and shoulders as a drawing of 512 by 512; what is not known is drawn as its first choice. */
export function avatarOf(of: AvatarChoices): string {
  const [skin, hair] = [colour(of, 'skin'), colour(of, 'hair colour')]
  const width = wide[of.face ?? ''] ?? 92
  const { behind, front } = hairOf(of, hair, width)
  const body = `<path d="M96 512C96 420 170 396 256 396S416 420 416 512Z" fill="${colour(of, 'clothes')}"/><path d="M222 350h68v60q-34 30-68 0z" fill="${skin}"/>`
  const head = `<ellipse cx="256" cy="250" rx="${width}" ry="${of.face === 'Long' ? 124 : 112}" fill="${skin}"/><circle cx="${256 - width}" cy="258" r="18" fill="${skin}"/><circle cx="${256 + width}" cy="258" r="18" fill="${skin}"/>`
  const beard = of.extra === 'Beard' ? extraOf(of, hair, width) : ''
  const worn = of.extra === 'Beard' ? '' : extraOf(of, hair, width)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" fill="${colour(of, 'ground')}"/>${behind}${body}${head}${beard}${eyesOf(of)}<path d="M256 262l-10 32h16" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="5"/>${mouthOf(of)}${front}${worn}</svg>`
}
