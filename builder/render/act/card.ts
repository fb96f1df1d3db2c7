/** The number that the sandbox declines, so that a declined payment can be tried. */
const declined = '4000000000000002'
const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')

/** Luhn's check: every second digit from the right counts double. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const number = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (number > 9 ? number - 9 : number)
  }, 0)
  return sum % 10 === 0
}

/** What is wrong with a typed card number, in a sentence; null for one that the sandbox accepts. */
export function cardFault(typed: string): string | null {
  const digits = digitsOf(typed)
  if (digits === '') return 'Enter a card number, for example the sandbox’s 4242 4242 4242 4242.'
  if (!isCardNumber(digits)) return 'Check the card number: its digits do not add up.'
  return digits === declined ? 'The card was declined. Nothing was paid; try another card.' : null
}

/** "•••• 4242": all that is kept of a card. */
export const masked = (typed: string): string => `•••• ${digitsOf(typed).slice(-4)}`
