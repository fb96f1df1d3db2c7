import type { KnownSheet } from './sheet-parts.ts'
import { units } from './sheets-units.ts'

/** Old units of a region and a period, by kind: name and how many metres, kilograms or litres. */
type Old = readonly (readonly [string, number])[]
const old: readonly (readonly [where: string, id: string, length: Old, weight: Old, volume: Old])[] = [
  [
    'Rome, antiquity',
    'rome',
    [
      ['pes', 0.2962],
      ['cubitus', 0.4443],
      ['passus', 1.481],
      ['stadium', 185.1],
      ['mille passus', 1481],
    ],
    [
      ['uncia', 0.02729],
      ['libra', 0.3274],
      ['centumpondium', 32.74],
    ],
    [
      ['sextarius', 0.546],
      ['congius', 3.27],
      ['modius', 8.73],
      ['amphora', 26.2],
    ],
  ],
  [
    'England, Middle Ages',
    'england',
    [
      ['barleycorn', 0.008467],
      ['hand', 0.1016],
      ['ell', 1.143],
      ['rod', 5.0292],
      ['furlong', 201.168],
      ['league', 4828.03],
    ],
    [
      ['grain', 0.0000648],
      ['stone', 6.35029],
      ['wey', 101.6],
      ['hundredweight', 50.8023],
    ],
    [
      ['gill', 0.1421],
      ['bushel', 36.3687],
      ['hogshead', 238.7],
      ['tun', 954.7],
    ],
  ],
  [
    'France, before 1795',
    'france',
    [
      ['pouce', 0.02707],
      ['pied du roi', 0.3248],
      ['aune', 1.1884],
      ['toise', 1.949],
      ['lieue', 3898],
    ],
    [
      ['once', 0.03059],
      ['livre', 0.4895],
      ['quintal', 48.95],
    ],
    [
      ['chopine', 0.4656],
      ['pinte', 0.9313],
      ['boisseau', 13],
      ['muid', 268.2],
    ],
  ],
  [
    'Prussia, 19th century',
    'prussia',
    [
      ['Zoll', 0.02615],
      ['Fuß', 0.31385],
      ['Elle', 0.6669],
      ['Rute', 3.7662],
      ['Meile', 7532.5],
    ],
    [
      ['Lot', 0.014616],
      ['Pfund', 0.46771],
      ['Zentner', 51.448],
    ],
    [
      ['Quart', 1.145],
      ['Scheffel', 54.961],
      ['Eimer', 68.7],
      ['Oxhoft', 206.1],
    ],
  ],
  [
    'Russia, Empire',
    'russia',
    [
      ['vershok', 0.04445],
      ['arshin', 0.7112],
      ['sazhen', 2.1336],
      ['verst', 1066.8],
    ],
    [
      ['zolotnik', 0.0042658],
      ['funt', 0.40951],
      ['pood', 16.3805],
    ],
    [
      ['charka', 0.123],
      ['shtof', 1.23],
      ['vedro', 12.3],
      ['bochka', 492],
    ],
  ],
  [
    'China, Qing dynasty',
    'china',
    [
      ['cun', 0.032],
      ['chi', 0.32],
      ['bu', 1.6],
      ['zhang', 3.2],
      ['li', 576],
    ],
    [
      ['qian', 0.00373],
      ['liang', 0.0373],
      ['jin', 0.5968],
      ['dan', 59.68],
    ],
    [
      ['ge', 0.1035],
      ['sheng', 1.035],
      ['dou', 10.35],
      ['hu', 51.77],
    ],
  ],
  [
    'Japan, Edo period',
    'japan',
    [
      ['sun', 0.0303],
      ['shaku', 0.303],
      ['ken', 1.818],
      ['cho', 109.09],
      ['ri', 3927],
    ],
    [
      ['momme', 0.00375],
      ['kin', 0.6],
      ['kan', 3.75],
    ],
    [
      ['go', 0.1804],
      ['sho', 1.804],
      ['to', 18.04],
      ['koku', 180.4],
    ],
  ],
]
const modern: Readonly<Record<'length' | 'weight' | 'volume', Old>> = {
  length: [
    ['metres', 1],
    ['centimetres', 0.01],
    ['kilometres', 1000],
  ],
  weight: [
    ['kilograms', 1],
    ['grams', 0.001],
    ['tonnes', 1000],
  ],
  volume: [
    ['litres', 1],
    ['millilitres', 0.001],
    ['cubic metres', 1000],
  ],
}
const asked =
  /\b(?:histor\w+|old|ancient|obsolete|traditional|medieval|antique|forgotten) (?:measure\w*|units?|weights)\b|\bunits? (?:of measure\w* )?(?:of the past|from (?:history|the past))\b/

/** Converters of old units of a region and a period into those of today. */
export const historicSheets: readonly KnownSheet[] = old.flatMap(([where, id, ...kinds]) =>
  (['length', 'weight', 'volume'] as const).map((kind, at): KnownSheet => {
    const all = kinds[at]!
    const sheet = units(`${id}_${kind}`, `${where}: ${kind}`, [...all, ...modern[kind]], all.length)
    return {
      asked,
      family: 'convert',
      sheet: {
        ...sheet,
        about: `Units of ${kind} of ${where}. ${all
          .slice(0, 3)
          .map(([name, value]) => `1 ${name} is ${value} ${modern[kind][0]![0]}`)
          .join(', ')}.`,
      },
    }
  }),
)

/** What a table of old units says of each: name, kind, how much it is, of what, where and when. */
export const oldUnits = old.flatMap(([where, , ...kinds]) =>
  (['length', 'weight', 'volume'] as const).flatMap((kind, at) =>
    kinds[at]!.slice(0, 2).map(([name, value]) => {
      const [region = '', period = ''] = where.split(', ')
      return { name, kind, value, of: modern[kind][0]![0], region, period }
    }),
  ),
)
