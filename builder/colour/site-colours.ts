/** Colours that whoever runs a site may give it without rebuilding it, by their names. */
export const siteColours: Readonly<Record<string, string>> = {
  White: '#ffffff',
  Ivory: '#fffff0',
  Linen: '#faf0e6',
  'Light grey': '#f0f0f2',
  'Alice blue': '#f0f8ff',
  'Mint cream': '#f5fffa',
  Lavender: '#e6e6fa',
  'Misty rose': '#ffe4e1',
  Charcoal: '#23262b',
  'Midnight blue': '#191970',
  Navy: '#000080',
  'Royal blue': '#4169e1',
  Teal: '#008080',
  'Forest green': '#228b22',
  Olive: '#808000',
  'Burnt orange': '#cc5500',
  Crimson: '#dc143c',
  Plum: '#8e4585',
  Purple: '#800080',
  Brown: '#8b4513',
  'Slate grey': '#708090',
  Black: '#000000',
}
/** How close together things stand on the pages, by the names that whoever runs a site chooses it by. */
export const siteLayouts: Readonly<Record<string, 'calm' | 'regular' | 'compact'>> = { Airy: 'calm', Regular: 'regular', Compact: 'compact' }
/** The choice that leaves a colour or the layout as the site was built. */
export const asBuilt = 'As built'
