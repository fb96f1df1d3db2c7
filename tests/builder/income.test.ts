import { describe, expect, it } from 'vitest'
import { built } from '../support/acting.ts'

const summed = (words: string): string[] =>
  built(words).pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'chart' && block.measure === 'sum' ? [`${block.heading}: ${block.field} of ${block.entity} by ${block.by}, ${block.step}`] : [],
    ),
  )

describe('income adds up', () => {
  it('what each booking comes to, rather than the price of one night', () => {
    expect(
      summed('A campsite site. Travelers can book a pitch and save favorites. Owners can confirm or decline bookings, and view their monthly income.'),
    ).toContain('Income by month: total of bookings by from_date, month')
  })
})
